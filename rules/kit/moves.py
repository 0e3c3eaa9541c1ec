"""Moves of every game: the corrections of a number, of a house rule and of the course of play."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.kit.words import Frozen


class Tagged(Frozen, frozen=True, kw_only=True, tag_field="move"):
    """Base of the moves. A record holds the tag under "move"; a tag in use never changes."""


class SetNumber(Frozen, frozen=True, kw_only=True):
    """The correction of a public number. Every tag in `Game.numbers` is one kind of number and decodes to this type."""

    kind: str  # the tag
    of: dict[str, str | int]  # identifies the number within its kind: its seat, its track ...
    value: int

    @classmethod
    def decode(cls, tag: str, values: dict[str, Any]) -> SetNumber:
        """The move of a record's values; msgspec.ValidationError if they do not fit."""
        of = {name: value for name, value in values.items() if name != "value"}
        return msgspec.convert({"kind": tag, "of": of, "value": values.get("value")}, cls)


class SetReading(Tagged, frozen=True, kw_only=True, tag="set_reading"):
    """A change of a house rule or of a timer's length, from now on."""

    name: str
    value: str | int


class LeaveOut(Tagged, frozen=True, kw_only=True, tag="leave_out"):
    """Skips the current question because the table did something else."""
