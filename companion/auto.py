"""Steps that leave nothing to decide: which those are, and how the table moves on by itself after showing them.

Per game the table says how much the box does of its own accord (companion/prefs.py): "auto", it also takes these
steps; "ask", it only fills in what is likely; "off", not even that.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import ValidationError
from msgspec.structs import replace

from companion.errors import Trouble
from companion.filled import with_value
from companion.log.secrecy import keeps_hidden
from companion.log.session import Session
from rules.kit.sample import asked
from rules.kit.types import TABLE, Allot, Amount, Cells, Choice, Field, Frozen, Illegal, Prompt, Slots, Throw

if TYPE_CHECKING:
    from companion.table import Table

SHOWN_MS = 3_000  # how long a step is shown before it is taken
BY = "auto"  # who took it, in the log

log = logging.getLogger(__name__)


class Step(Frozen, frozen=True, kw_only=True):
    """The only answer to the only question."""

    prompt: Prompt
    values: dict[str, Any]


# ---- what can be worked out ---------------------------------------------------------------------------
def forced(prompts: Sequence[Prompt]) -> Step | None:
    """The step that leaves nothing to decide; None where anybody has a say, or hands or dice are needed.

    What the table is asked is always to be done with hands. A form without fields may be so as well: the game says
    by `moves_on` where it only tells what happens.
    """
    prompt = _telling(prompts)
    if prompt is None or prompt.secret or not prompt.waits or prompt.seat == TABLE:
        return None
    values: dict[str, Any] = {}
    for field in prompt.fields:
        if asked(field, values):
            value = only_value(field)
            if value is None:
                return None
            values = with_value(values, field, value)
    return Step(prompt=prompt, values=values)


def _telling(prompts: Sequence[Prompt]) -> Prompt | None:
    """Of one ask alone the prompt that only tells what happens, or the only one, if it has a form."""
    if len({prompt.group for prompt in prompts}) != 1:
        return None
    telling = [prompt for prompt in prompts if prompt.moves_on]
    if not telling and len(prompts) == 1 and prompts[0].fields:
        return prompts[0]
    return telling[0] if len(telling) == 1 else None


def only_value(field: Field) -> Any:
    """The value that is the only admissible one; None where there are more, or dice say it."""
    match field:
        case Choice(die=None):
            return _all_of([option.value for option in field.options], field)
        case Cells(ordered=False):
            return _all_of(list(field.allowed), field)
        case Amount():
            return field.least if field.least == field.most else None
        case _:
            return None


def _all_of(values: list[Any], field: Choice | Cells) -> Any:
    if field.many:
        return values if field.least == len(values) else None
    return values[0] if len(values) == 1 and field.least == 1 else None


def goes_quietly(session: Session[Any, Any, Any], step: Step) -> bool:
    """Whether the game goes on after that step, and nothing comes to light by it."""
    game, before, prompt = session.game, session.state, step.prompt
    try:
        after, _ = game.apply(before, prompt.seat, game.move(prompt.move, {**step.values, **prompt.given}))
    except (Illegal, ValidationError):
        return False
    return bool(game.prompts(after)) and keeps_hidden(before, after)


def bare(prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    """The same questions with nothing filled in."""
    return tuple(replace(prompt, fields=tuple(_emptied(field) for field in prompt.fields)) for prompt in prompts)


def _emptied(field: Field) -> Field:
    match field:
        case Choice() | Cells() | Slots():
            return replace(field, usual=())
        case Amount() | Allot() | Throw():
            return replace(field, usual=None)


# ---- at the table -------------------------------------------------------------------------------------
class Auto:
    """The next step that one table takes by itself. It is shown for a moment first; a pause or an undo holds it."""

    def __init__(self, table: Table) -> None:
        self.step: Step | None = None  # that is shown, and will be taken
        self._table = table
        self._due_ms = 0  # when, by the table's clock
        self._held = False  # until somebody answers

    def follow(self) -> None:
        """Look at the table again: a step that comes up is shown from now on, one that is gone is forgotten."""
        step = self._coming()
        if step is None or self.step is None or step.prompt.id != self.step.prompt.id:
            self._due_ms = self._table.now_ms() + SHOWN_MS
        self.step = step

    def _coming(self) -> Step | None:
        table = self._table
        if self._held or not table.playing or table.session.paused or table.proposes != "auto":
            return None
        step = forced(table.session.prompts())
        return step if step and goes_quietly(table.session, step) else None

    def hold(self) -> None:
        """Somebody stopped it: the table is asked, until it has answered."""
        self._held, self.step = True, None

    def answered(self) -> None:
        """Somebody has answered: from here on it may go by itself again."""
        self._held, self.step = False, None

    def left_ms(self) -> int | None:
        """Milliseconds until the step is taken; None where none is coming."""
        return max(0, self._due_ms - self._table.now_ms()) if self.step else None

    async def take(self) -> None:
        """Take the step if its moment is over. One that cannot be written down is asked instead."""
        step = self.step
        if step is None or self.left_ms() or not self._table.playing or self._table.session.paused:
            return
        try:
            await self._table.answer(step.prompt.id, step.values, by=BY)
        except (Illegal, Trouble) as error:
            log.warning("an automatic step was not taken: %s", error)
            self.hold()
