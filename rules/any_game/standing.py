"""Who is still in, whose turn it is, and how turns and rounds go on (ANY-6, ANY-13)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.places import clockwise, put
from rules.kit.rules import once
from rules.kit.types import Seat

from .components import Pad, Phase
from .points import in_game, totals
from .state import Column, Side, State, every_side, is_full, is_here, side_of


# ---- who is still in --------------------------------------------------------------------------------------
def is_there(state: State, total: int) -> bool:
    """Whether somebody with so many points has reached the goal."""
    goal, start = state.pad.goal, state.pad.start
    if state.pad.exact and state.pad.scores == "turn":
        return total == goal
    return goal is not None and (total >= goal if goal > start else total <= goal)


@once
def fallen(state: State, card: tuple[Column, ...] | None = None) -> tuple[Side, ...]:
    """The sides that have reached the goal, or for whom the formula of the end holds."""
    if state.pad.over:
        return tuple(side for side, is_over in enumerate(in_game(state, state.pad.over, card)) if is_over)
    if state.pad.goal is None:
        return ()
    return tuple(side for side, total in enumerate(totals(state, card)) if is_there(state, total))


@once
def playing(state: State) -> tuple[Side, ...]:
    """The sides that get points now: somebody of them is there, and they are still in (ANY-13)."""
    down = fallen(state) if state.pad.wins == "last" else ()
    return tuple(side for side in every_side(state) if is_here(state, side) and side not in down)


def scoring(state: State) -> tuple[Side, ...]:
    """The same; all of them where nobody plays any more, as at the end (ANY-13)."""
    return playing(state) or tuple(every_side(state))


def leads_low(pad: Pad) -> bool:
    """Whether whoever has fewer points is ahead."""
    return pad.wins == "fewest" or (pad.wins == "last" and (pad.goal or 0) > pad.start)


def fell(state: State) -> tuple[tuple[Side, ...], ...]:
    """Who is out of a score that is counted, in turn: its card does not say when (ANY-13)."""
    out = fallen(state)
    before = [kept for group in state.down if (kept := tuple(side for side in group if side in out))]
    new = tuple(side for side in out if not any(side in group for group in before))
    return (*before, new) if new else tuple(before)


# ---- turns ------------------------------------------------------------------------------------------------
def phases(state: State) -> tuple[Phase, ...]:
    """The parts of every round; none where points alone are told."""
    return _phases(state.pad)


@once
def _phases(pad: Pad) -> tuple[Phase, ...]:
    if pad.phases:
        return tuple(replace(each, turns=each.turns and pad.order != "free") for each in pad.phases)
    return (Phase(say=""),) if pad.order != "free" else ()


@once
def in_order(state: State) -> tuple[Seat, ...]:
    """Everybody who plays this round, in its order; who has fallen in the middle of a round plays it out."""
    order = tuple(dict.fromkeys((*state.order, *clockwise(state.start, state.seats))))  # who came later is last
    if state.pad.order == "counter":
        order = (order[0], *reversed(order[1:]))
    by_round = state.pad.scores in ("round", "turn")
    if state.pad.wins == "last":
        down = fallen(state, state.card[: state.round - 1] if by_round else state.card)
        order = tuple(seat for seat in order if side_of(state, seat) not in down)
    if state.pad.scores == "rows":
        order = tuple(seat for seat in order if not is_full(state, side_of(state, seat)))
    return tuple(seat for seat in order if seat not in state.away)


def due(state: State) -> tuple[Seat, ...]:
    """Who is still to have a turn in this lap, the next one first."""
    return tuple(seat for seat in in_order(state) if seat not in state.had and seat not in state.out)


def acting(state: State) -> tuple[Seat, ...]:
    """Whose turn it is: one seat, or all that are not ready."""
    if state.step != "turn" or not phases(state)[state.phase].turns:
        return ()
    return due(state) if state.pad.order == "together" else due(state)[:1]


# ---- going on -------------------------------------------------------------------------------------------------
def passed(state: State, seat: Seat) -> State:
    """That seat has had its turn."""
    return replace(state, had=(*state.had, seat), turns=put(state.turns, seat, state.turns[seat] + 1))


def next_leg(state: State, further: int) -> State:
    """A new card, which somebody so many seats further starts (ANY-24)."""
    first = (state.start + (-further if state.pad.order == "counter" else further)) % state.seats
    start = next(seat for seat in clockwise(first, state.seats) if seat not in state.away)
    return replace(state, card=(), round=1, phase=0, had=(), out=(), order=(), start=start)


def next_round(state: State) -> State:
    """Another round, which the next seat starts, unless the pad says that it stays (ANY-6)."""
    step = -1 if state.pad.order == "counter" else 1
    following = ((state.start + step * n) % state.seats for n in range(1, state.seats + 1))
    start = state.start if state.pad.stays else next(seat for seat in following if seat not in state.away)
    return replace(state, round=state.round + 1, phase=0, had=(), out=(), order=(), told={}, start=start)
