"""The game's own correction: the start player."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.rules import pick
from rules.kit.types import Option, Seat

from .flow import pebbles
from .state import State


def everybody(s: State) -> tuple[Option, ...]:
    return forms.seats(range(len(s.fists)))


def now(s: State) -> tuple[Seat]:
    return (s.start,)


@pebbles.correction(label="start-label")
def set_start(s: State, seat_: Annotated[Seat, pick(everybody, default=now)]) -> State:
    return replace(s, start=seat_)
