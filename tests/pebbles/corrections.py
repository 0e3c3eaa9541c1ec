"""What the table can set right, for it knows better than the log."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import correction, leave_out, public_numbers, readings
from rules.kit.expect import expect
from rules.kit.types import Choice, Prompt, PublicNumber, Say, Seat

from .moves import SetStart
from .numbers import numbers
from .state import Result, State


def corrections(state: State) -> tuple[PublicNumber | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    label = Say(key="start-label")
    seats = Choice(name="seat", label=label, options=forms.seats(range(len(state.fists))), default=(state.start,))
    start = correction("set-start", "set_start", label, seats)
    way_out = (leave_out(Say(key="drop-label")),) if state.queue else ()
    return (*public_numbers(numbers(state)), start, *way_out, *readings(state.options))


def do_set_start(state: State, seat: Seat, move: SetStart) -> Result:
    expect(0 <= move.seat < len(state.fists), "not-now")
    return replace(state, start=move.seat), ()
