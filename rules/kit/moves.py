"""Moves that every game has: a number, a reading of the rules or the course of play is set right."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.kit.words import Frozen


class Tagged(Frozen, frozen=True, kw_only=True, tag_field="move"):
    """Base of the moves. A record holds the tag under "move"; a tag that is in use keeps its word."""


class SetNumber(Frozen, frozen=True, kw_only=True):
    """A public number is what the table says. Every tag of `Game.numbers` is one kind of number and decodes to this."""

    kind: str  # the tag
    of: dict[str, str | int]  # which one of that kind: its seat, its track ...
    value: int

    @classmethod
    def decode(cls, tag: str, values: dict[str, Any]) -> SetNumber:
        """The move as a record holds it; msgspec.ValidationError where it does not fit."""
        of = {name: value for name, value in values.items() if name != "value"}
        return msgspec.convert({"kind": tag, "of": of, "value": values.get("value")}, cls)


class SetReading(Tagged, frozen=True, kw_only=True, tag="set_reading"):
    """From now on the table reads a rule in another way, or sets a timer anew."""

    name: str
    value: str | int


class LeaveOut(Tagged, frozen=True, kw_only=True, tag="leave_out"):
    """Something else happened: what is asked now is left out."""
