"""Which game is played: one that the box knows, or a new pad; and how it begins (ANY-1 to ANY-4)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.types import NOTHING, TABLE, Catalogue, Choice, Option, Prompt, Say, Seat, Seating

from . import pad_form
from .catalogue import pads_of
from .components import BUILT_IN, Pad
from .moves import Choose, Make
from .options import Options
from .state import Result, State, blank, expect_step, sides
from .words import title


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """Nothing is chosen yet; there are the pads that this box knows."""
    n, own = len(seating.names), pads_of(catalogue)
    last = catalogue.get("played", {}).get("last", {}).get("pad", "")
    return State(options=options, seats=n, start=seating.start, turns=(0,) * n, pads=own, last=last)


def known(state: State) -> dict[str, Pad]:
    """Every pad that so many people can play, the one that was played last first, then their own."""
    every = {**state.pads, **BUILT_IN}
    ordered = {state.last: every[state.last], **every} if state.last in every else every
    return {id: pad for id, pad in ordered.items() if _fits(state, id, pad)}


def _fits(state: State, id: str, pad: Pad) -> bool:
    """Whether so many can play it; the rules of built-in games know no uneven teams."""
    is_even = id not in BUILT_IN or not pad.teams or state.seats % pad.teams == 0
    return pad.least <= state.seats <= pad.most and is_even


def with_pad(state: State, id: str, pad: Pad) -> State:
    """The game begins: everybody has what they begin with."""
    state = replace(state, pad_id=id, pad=pad, pads={}, last="")
    state = replace(state, carried=(0,) * len(sides(state)),
                    counters=tuple((counter.start,) * state.seats for counter in pad.counters))  # fmt: skip
    if max(pad.legs, pad.sets) > 1:
        state = replace(state, legs=(0,) * len(sides(state)), sets=(0,) * len(sides(state)))
    if pad.scores == "count":
        return replace(state, card=(((pad.start,) * len(sides(state)),),))
    return replace(state, card=(blank(state),)) if pad.scores == "rows" else state


def ask_choose(state: State) -> tuple[Prompt, ...]:
    """The pad that was played last is chosen; none is on the first evening."""
    options = tuple(Option(value=id, label=title(pad)) for id, pad in known(state).items())
    usual = (state.last,) if state.last in known(state) else ()
    pad = Choice(name="pad", label=NOTHING, options=options, default=usual)
    return (
        forms.form("choose", TABLE, "choose", (pad,), ask="choose", picks=("pad",)),
        forms.form("make", TABLE, "make", pad_form.fields(brief=True), ask="choose", picks=("name",),
                   hint=Say(key="make-hint")),
    )  # fmt: skip


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
