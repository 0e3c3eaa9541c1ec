"""Which game is played: one that the box knows, or a new pad (ANY-1 to ANY-4)."""

from __future__ import annotations

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.types import NOTHING, TABLE, Choice, Option, Prompt, Say, Seat

from . import pad_form
from .moves import Choose, Make
from .setup import known, usual, with_pad
from .state import Result, State, expect_step
from .words import title


def ask_choose(state: State) -> tuple[Prompt, ...]:
    options = tuple(Option(value=id, label=title(pad)) for id, pad in known(state).items())
    pad = Choice(name="pad", label=NOTHING, options=options, default=usual(state))
    return (
        forms.form("choose", TABLE, "choose", (pad,), ask="choose", picks=("pad",)),
        forms.form(
            "make", TABLE, "make", pad_form.fields(brief=True), ask="choose", picks=("name",), hint=Say(key="make-hint")
        ),
    )


def do_choose(state: State, seat: Seat, move: Choose) -> Result:
    expect_step(state, "choose")
    pad = known(state).get(move.pad)
    expect(pad, "does-not-fit", "ANY-2")
    assert pad is not None
    return with_pad(state, move.pad, pad), (info("chosen", "ANY-1", pad=title(pad)),)


def do_make(state: State, seat: Seat, move: Make) -> Result:
    """A new pad: the box keeps it for other evenings."""
    expect_step(state, "choose")
    pad = pad_form.pad_of(move)
    expect(pad.least <= state.seats <= pad.most, "wrong-seats", "ANY-2", least=pad.least, most=pad.most)
    return with_pad(state, pad.name, pad), (info("made", "ANY-4", pad=title(pad)),)
