"""How much the box does of its own accord in a game: which steps it takes, and what it fills in.

There are three kinds of things it can know. What is laid down: a programmed action, the end of a turn; the game says
so by `Prompt.moves_on`. An answer of which there is only one. And what is likely: it may be filled in, and is never
taken without somebody's confirm.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from rules.kit.types import Allot, Amount, Cells, Choice, Field, Frozen, Prompt, Slots, Throw


class Automation(Frozen, frozen=True, kw_only=True):
    """For each kind "auto": shown, then taken; "ask": filled in, and somebody confirms; "off": not even that."""

    told: Literal["auto", "ask"] = "ask"
    only: Literal["auto", "ask", "off"] = "ask"
    likely: Literal["ask", "off"] = "ask"

    def takes(self, prompt: Prompt) -> bool:
        """Whether the box takes that step by itself, where it leaves nothing to decide."""
        return (self.told if prompt.moves_on else self.only) == "auto"

    def filled_in(self, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
        """The same questions with as much filled in as this table wants."""
        return tuple(replace(prompt, fields=tuple(map(self._filled_in, prompt.fields))) for prompt in prompts)

    def _filled_in(self, field: Field) -> Field:
        value = only_value(field)
        if value is None:
            return field if self.likely == "ask" else _emptied(field)
        return _emptied(field) if self.only == "off" else _with_only(field, value)


USUAL = Automation()


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


def _with_only(field: Field, value: Any) -> Field:
    match field:
        case Choice() | Cells():
            return replace(field, usual=tuple(value) if field.many else (value,))
        case _:
            return replace(field, usual=value)


def _emptied(field: Field) -> Field:
    match field:
        case Choice() | Cells() | Slots():
            return replace(field, usual=())
        case Amount() | Allot() | Throw():
            return replace(field, usual=None)
