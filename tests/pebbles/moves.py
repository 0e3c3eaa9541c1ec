"""Everything that can be written down. The tag is what a record keeps."""

from __future__ import annotations

from typing import Literal

from rules.kit.types import LeaveOut, Seat, SetNumber, SetReading, Tagged

from .components import Colour


class Hide(Tagged, frozen=True, kw_only=True, tag="hide"):
    pebbles: dict[Colour, int]


class Fist(Tagged, frozen=True, kw_only=True, tag="fist"):
    pass


class TimeUp(Tagged, frozen=True, kw_only=True, tag="time_up"):
    pass


class Open(Tagged, frozen=True, kw_only=True, tag="open"):
    fists: dict[Seat, dict[Colour, int]]


class Roll(Tagged, frozen=True, kw_only=True, tag="roll"):
    dice: dict[str, str | int]


class StepIn(Tagged, frozen=True, kw_only=True, tag="step"):
    way: Literal["stone", "path"]
    stone: str | None = None
    path: tuple[str, ...] = ()


class Rest(Tagged, frozen=True, kw_only=True, tag="rest"):
    pass


class Learn(Tagged, frozen=True, kw_only=True, tag="learn"):
    stone: str
    value: int


class Lay(Tagged, frozen=True, kw_only=True, tag="lay"):
    shells: tuple[Literal["conch", "snail"], ...]


class SetStart(Tagged, frozen=True, kw_only=True, tag="set_start"):
    seat: Seat


Move = Hide | Fist | TimeUp | Open | Roll | StepIn | Rest | Learn | Lay | SetStart | SetNumber | SetReading | LeaveOut
NUMBERS = ("conches",)  # tags of SetNumber
