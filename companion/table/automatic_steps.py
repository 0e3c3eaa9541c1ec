"""Automatic steps: find the moves that leave nothing to decide, show them for three seconds, then play them.

The settings say for each game which steps are automatic: companion/table/settings.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import ValidationError

from companion.fence import fence
from companion.log.secrecy import keeps_hidden
from companion.log.session import Session
from companion.table.events import Happened
from companion.table.intents import Amend, Begin, GiveAnswer, RedoMove, Resume, SetPause, UndoMove
from companion.table.snapshot import Snapshot
from rules.kit.answers import all_values, only_value
from rules.kit.types import TABLE, Frozen, Illegal, Prompt

SHOW_MS = 3_000
BY = "auto"  # the log's name for the player of such a step


class AutomaticStep(Frozen, frozen=True, kw_only=True):
    """The only answer to the only question."""

    prompt: Prompt
    values: dict[str, Any]


# ---- finding the step ---------------------------------------------------------------------------------
def forced_step(prompts: Sequence[Prompt]) -> AutomaticStep | None:
    """The step that leaves nothing to decide; None if a player has a choice, or hands or dice are needed.

    A question to the table always needs hands. A form without fields may need them, too: the game marks those that only
    announce something by `moves_on`.
    """
    prompt = _front_prompt(prompts)
    if prompt is None or prompt.secret or not prompt.waits or prompt.seat == TABLE:
        return None
    values = all_values(prompt, only_value)
    return None if values is None else AutomaticStep(prompt=prompt, values=values)


def _front_prompt(prompts: Sequence[Prompt]) -> Prompt | None:
    """The announcement among the alternatives of a single question, else its only prompt if that has fields."""
    if len({prompt.group for prompt in prompts}) != 1:
        return None
    telling = [prompt for prompt in prompts if prompt.moves_on]
    if not telling and len(prompts) == 1 and prompts[0].fields:
        return prompts[0]
    return telling[0] if len(telling) == 1 else None


def is_quiet(session: Session, step: AutomaticStep) -> bool:
    """Whether the game continues after that step, and the step reveals nothing."""
    game, before, prompt = session.game, session.state, step.prompt
    try:
        after, _ = game.apply(before, prompt.seat, game.move(prompt.move, {**step.values, **prompt.given}))
        return bool(game.prompts(after)) and keeps_hidden(before, after)
    except (Illegal, ValidationError):
        return False


def _find_step(now: Snapshot) -> AutomaticStep | None:
    """The forced step, if the settings want it automatic and it reveals nothing."""
    step = forced_step(now.session.prompts())
    wanted = step and now.automation.is_automatic(step.prompt)
    return step if step and wanted and is_quiet(now.session, step) else None


# ---- playing the step ---------------------------------------------------------------------------------
class AutomaticSteps:
    """The next automatic step: shown for SHOW_MS first, and stoppable."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self.front_step: AutomaticStep | None = None  # the forced step, stopped or not: its prompt comes first
        self.step: AutomaticStep | None = None  # the same unless stopped or paused: shown, then played
        self._now_ms = now_ms
        self._due_ms = 0  # by the table's clock
        self._is_held = False  # until the next answer

    async def hear(self, happened: Happened) -> None:
        """Continue after an answer, stop after an undo, an amendment or a pause; then find the next step."""
        now = happened.now
        paused = now is not None and now.session.paused
        match happened.intent:
            case GiveAnswer() | RedoMove() | Begin() | Resume():
                self._is_held, self.step = False, None
            case UndoMove() | Amend():
                self.hold()
            case SetPause() if paused:
                self.hold()
        self.front_step = None
        with fence("automatic steps"):  # an error in the trial must not keep the last move off the screens
            self.front_step = _find_step(now) if now else None
        step = None if self._is_held or paused else self.front_step
        if step is None or self.step is None or step.prompt.id != self.step.prompt.id:
            self._due_ms = self._now_ms() + SHOW_MS
        self.step = step

    def hold(self) -> None:
        """Stop the step: the table is asked, until it has answered."""
        self._is_held, self.step = True, None

    def left_ms(self) -> int | None:
        """Milliseconds until the step is played; None without one."""
        return max(0, self._due_ms - self._now_ms()) if self.step else None

    def due_answer(self) -> GiveAnswer | None:
        """The answer that is due; None before its time."""
        if self.step is None or self.left_ms():
            return None
        return GiveAnswer(prompt_id=self.step.prompt.id, values=self.step.values)
