"""Automation settings of one game: which steps are automatic, and which answers are pre-filled.

There are three kinds of things it can know. What is laid down: a programmed action, the end of a turn; the game says
so by `Prompt.moves_on`. An answer of which there is only one. And what is likely: it may be filled in, and is never
taken without somebody's confirm.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit.answers import only_value, with_preset, without_preset
from rules.kit.settings import Hint
from rules.kit.types import Field, Frozen, Prompt


class Automation(Frozen, frozen=True, kw_only=True):
    """For each kind "auto": shown, then taken; "ask": filled in, and somebody confirms; "off": not even that."""

    told: Annotated[Literal["auto", "ask"], Hint(key="auto-told")] = "ask"
    only: Annotated[Literal["auto", "ask", "off"], Hint(key="auto-only")] = "ask"
    likely: Annotated[Literal["ask", "off"], Hint(key="auto-likely")] = "ask"

    def takes(self, prompt: Prompt) -> bool:
        """Whether the box takes that step by itself, where it leaves nothing to decide."""
        return (self.told if prompt.moves_on else self.only) == "auto"

    def filled_in(self, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
        """The same questions with as much filled in as this table wants."""
        return tuple(replace(prompt, fields=tuple(map(self._filled_in, prompt.fields))) for prompt in prompts)

    def _filled_in(self, field: Field) -> Field:
        value = only_value(field)
        if value is None:
            return field if self.likely == "ask" else without_preset(field)
        return without_preset(field) if self.only == "off" else with_preset(field, value)


USUAL = Automation()
