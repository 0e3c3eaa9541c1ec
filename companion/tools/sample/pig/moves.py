"""Everything that can be written down. The tag is what a record keeps, so it never changes its word."""

from __future__ import annotations

from rules.kit.types import LeaveOut, SetNumber, SetReading, Tagged


class Roll(Tagged, frozen=True, kw_only=True, tag="roll"):
    dice: dict[str, int]


class Stop(Tagged, frozen=True, kw_only=True, tag="stop"):
    pass


Move = Roll | Stop | SetNumber | SetReading | LeaveOut
NUMBERS = ("points",)  # tags of SetNumber
