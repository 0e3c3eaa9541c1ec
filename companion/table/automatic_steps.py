"""Automatic steps: find the moves that leave nothing to decide, show them for three seconds, then play them.

How much the box does of its own accord the table says game by game: companion/table/settings.py.
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
from rules.kit.answers import only_value, whole
from rules.kit.types import TABLE, Frozen, Illegal, Prompt

SHOW_MS = 3_000  # how long a step is shown before it is taken
BY = "auto"  # who took it, in the log


class AutomaticStep(Frozen, frozen=True, kw_only=True):
    """The only answer to the only question."""

    prompt: Prompt
    values: dict[str, Any]


# ---- what can be worked out ---------------------------------------------------------------------------
def forced_step(prompts: Sequence[Prompt]) -> AutomaticStep | None:
    """The step that leaves nothing to decide; None where anybody has a say, or hands or dice are needed.

    What the table is asked is always to be done with hands. A form without fields may be so as well: the game says
    by `moves_on` where it only tells what happens.
    """
    prompt = _front_prompt(prompts)
    if prompt is None or prompt.secret or not prompt.waits or prompt.seat == TABLE:
        return None
    values = whole(prompt, only_value)
    return None if values is None else AutomaticStep(prompt=prompt, values=values)


def _front_prompt(prompts: Sequence[Prompt]) -> Prompt | None:
    """Of one ask alone the prompt that only tells what happens, or the only one, if it has a form."""
    if len({prompt.group for prompt in prompts}) != 1:
        return None
    telling = [prompt for prompt in prompts if prompt.moves_on]
    if not telling and len(prompts) == 1 and prompts[0].fields:
        return prompts[0]
    return telling[0] if len(telling) == 1 else None


def is_quiet(session: Session, step: AutomaticStep) -> bool:
    """Whether the game goes on after that step, and nothing comes to light by it."""
    game, before, prompt = session.game, session.state, step.prompt
    try:
        after, _ = game.apply(before, prompt.seat, game.move(prompt.move, {**step.values, **prompt.given}))
        return bool(game.prompts(after)) and keeps_hidden(before, after)
    except (Illegal, ValidationError):
        return False


def _find_step(now: Snapshot) -> AutomaticStep | None:
    """The step that leaves nothing to decide, if this table wants it taken and nothing comes to light by it."""
    step = forced_step(now.session.prompts())
    wanted = step and now.automation.is_automatic(step.prompt)
    return step if step and wanted and is_quiet(now.session, step) else None


# ---- at the table -------------------------------------------------------------------------------------
class AutomaticSteps:
    """The next step that the table takes by itself. It is shown for a moment first, and can be stopped."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self.front_step: AutomaticStep | None = None  # that leaves nothing to decide: what stands in front
        self.step: AutomaticStep | None = None  # the same, where nobody stopped it: it is shown, and will be taken
        self._now_ms = now_ms
        self._due_ms = 0  # when, by the table's clock
        self._is_held = False  # until somebody answers

    async def hear(self, happened: Happened) -> None:
        """Who answers lets it go on, who takes back or pauses stops it; then look what comes next."""
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
        with fence("automatic steps"):  # a trial must not cost the move that was made its screens
            self.front_step = _find_step(now) if now else None
        step = None if self._is_held or paused else self.front_step
        if step is None or self.step is None or step.prompt.id != self.step.prompt.id:
            self._due_ms = self._now_ms() + SHOW_MS
        self.step = step

    def hold(self) -> None:
        """Somebody stopped it: the table is asked, until it has answered."""
        self._is_held, self.step = True, None

    def left_ms(self) -> int | None:
        """Milliseconds until the step is taken; None where none is coming."""
        return max(0, self._due_ms - self._now_ms()) if self.step else None

    def due_answer(self) -> GiveAnswer | None:
        """What is to be done now; None as long as nothing is."""
        if self.step is None or self.left_ms():
            return None
        return GiveAnswer(prompt_id=self.step.prompt.id, values=self.step.values)
