"""How turns, phases and rounds go on by themselves (ANY-5 to ANY-8)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.places import put
from rules.kit.types import Seat

from .state import State, in_order, phases


def passed(state: State, seat: Seat) -> State:
    """That seat has had its turn."""
    return replace(state, had=(*state.had, seat), turns=put(state.turns, seat, state.turns[seat] + 1))


def went_on(state: State) -> State | None:
    """The next lap, phase or round, where nobody is left to have a turn; None while somebody is,
    and after the last counting up."""
    parts = phases(state)
    if state.final or not parts or (state.pad.order == "told" and not state.order):
        return None
    every = in_order(state)
    if not every:
        return None
    if state.phase == len(parts):
        return None if state.pad.scores == "round" else next_round(state)
    if not parts[state.phase].turns or not set(every) <= {*state.had, *state.out}:
        return None
    if state.pad.laps == "passes" and not set(every) <= set(state.out):
        return replace(state, had=())
    return replace(state, phase=state.phase + 1, had=(), out=())


def next_round(state: State) -> State:
    """Another round, which the next seat starts, unless the pad says that it stays (ANY-6)."""
    step = -1 if state.pad.order == "counter" else 1
    following = ((state.start + step * n) % state.seats for n in range(1, state.seats + 1))
    start = state.start if state.pad.stays else next(seat for seat in following if seat not in state.away)
    return replace(state, round=state.round + 1, phase=0, had=(), out=(), order=(), told={}, start=start)
