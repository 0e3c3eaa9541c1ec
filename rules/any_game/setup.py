"""How a game begins: with the pads that this box knows; and with the one that is chosen."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.types import Catalogue, Seating

from .catalogue import pads_of
from .options import Options
from .pads import BUILT_IN, Pad
from .state import State, blank, sides


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    n, own = len(seating.names), pads_of(catalogue)
    last = catalogue.get("played", {}).get("last", {}).get("pad", "")
    return State(options=options, seats=n, start=seating.start, turns=(0,) * n, pads=own, last=last)


def known(state: State) -> dict[str, Pad]:
    """Every pad that so many people can play, the one that was played last first, then their own."""
    every = {**state.pads, **BUILT_IN}
    ordered = {state.last: every[state.last], **every} if state.last in every else every
    return {id: pad for id, pad in ordered.items() if pad.least <= state.seats <= pad.most}


def usual(state: State) -> tuple[str, ...]:
    """The pad that is likely to be played: the last one; none on the first evening."""
    return (state.last,) if state.last in known(state) else ()


def with_pad(state: State, id: str, pad: Pad) -> State:
    """The game begins: everybody has what they begin with."""
    state = replace(state, pad_id=id, pad=pad, pads={}, last="")
    state = replace(state, carried=(0,) * len(sides(state)),
                    counters=tuple((counter.start,) * state.seats for counter in pad.counters))  # fmt: skip
    if pad.scores == "count":
        return replace(state, card=(((pad.start,) * len(sides(state)),),))
    return replace(state, card=(blank(state),)) if pad.scores == "rows" else state
