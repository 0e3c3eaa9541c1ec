"""What the table can set right beside what every game has: who starts."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Fixes, Wanted, correction
from rules.kit.rules import Outcome, must
from rules.kit.types import Choice, Say, Seat, Tagged

from .flow import pebbles
from .state import State


class SetStart(Tagged, frozen=True, kw_only=True, tag="set_start"):
    seat: Seat


def fixes(s: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, the way out, the readings, and the start."""
    label = Say(key="start-label")
    seats = Choice(name="seat", label=label, options=forms.seats(range(len(s.fists))), default=(s.start,))
    yield from pebbles.fixes(s, wanted)
    if wanted("set-start"):
        yield correction("set-start", "set_start", label, seats)


def do_set_start(s: State, seat: Seat, move: SetStart) -> Outcome[State]:
    must(0 <= move.seat < len(s.fists), "not-now")
    return replace(s, start=move.seat)
