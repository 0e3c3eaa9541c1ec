"""Whose turn it is to bid, and who still has a card turn: everybody has one, whatever is corrected (AKK-44)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from msgspec.structs import replace

from rules.kit.places import clockwise
from rules.kit.types import Seat

from .state import State, TellFaces


def bidder(state: State) -> Seat:
    """Whose turn it is to bid: the next who has not passed, unless the table has said that somebody bids again."""
    if state.again:
        return state.turn
    return next((s for s in clockwise(state.turn, state.seats) if not state.players[s].passed), state.turn)


def to_come(state: State) -> tuple[Seat, ...]:
    """Who still plays cards after this turn, in order."""
    if state.left is not None:
        return state.left
    return tuple(takewhile(lambda seat: seat != state.start, clockwise(state.turn, state.seats)[1:]))


def with_turn(state: State, turn: Seat, left: Iterable[Seat]) -> State:
    """It is that seat's card turn, and these come after it, clockwise."""
    seats = set(left)
    order = tuple(seat for seat in clockwise(turn, state.seats)[1:] if seat in seats)
    state = replace(state, turn=turn, left=None)
    return state if to_come(state) == order else replace(state, left=order)


def given_to(state: State, seat: Seat) -> State:
    """The card turn is that seat's, by what the table says; who has not had one yet still gets it."""
    waiting = {*to_come(state), *(() if state.again else (state.turn,))}
    return replace(with_turn(state, seat, waiting - {seat}), again=seat not in waiting)


def has_begun(state: State) -> bool:
    """Whether somebody has bid in this bidding round, or played in this card round."""
    if state.step == "cards":
        waiting = {*to_come(state), state.turn}
        busy = any(not isinstance(task, TellFaces) for task in state.queue)
        return busy or len(waiting) < state.seats or bool(state.turn_cards) or state.richard
    return state.step == "bid" and has_bids(state)


def has_bids(state: State) -> bool:
    """Whether a knight or the seneschal lies on a field, or somebody has passed."""
    return state.seneschal not in ("camp", "paid") or any(p.bid or p.passed for p in state.players)
