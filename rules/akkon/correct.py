"""Setting the companion right: the table knows better than the log."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.akkon import moves, rounds
from rules.akkon.components import CITIES, CITY_CARDS, KNIGHTS_EACH, TRACK_MOST
from rules.akkon.hands import held, reprinted, with_hand
from rules.akkon.printed import as_card, learn
from rules.akkon.state import KeepFive, Loan, Result, State, TellTops, add, first_done, is_ledger, with_player
from rules.akkon.words import LATER
from rules.kit.expect import expect
from rules.kit.settings import changed
from rules.kit.types import TABLE, Illegal

MOST_HAND = 24  # more cards than anybody can come to hold
MOST_LYING = 2 * KNIGHTS_EACH  # knights of one seat on one field: its own and borrowed ones
MOST_ROUND = 99
BOX = CITY_CARDS * len(CITIES)
FIXED = ("tracking", "short")  # options that are settled when the game begins


def correct(state: State, move: moves.Correction) -> Result:
    """The table after a correction; Illegal if this cannot be set, or not so far."""
    if isinstance(move, moves.LeaveOut):
        return _left_out(state)
    return _set(state, move), ()


def _set(state: State, move: moves.Correction) -> State:
    match move:
        case moves.CorrectTrack():
            player = state.players[_seat(state, move.seat)]
            tracks = {**player.tracks, move.track: _within(move.value, TRACK_MOST, 0)}
            return with_player(state, move.seat, replace(player, tracks=tracks))
        case moves.CorrectHand():
            cards = held(state, _seat(state, move.seat))
            n = _within(move.value, MOST_HAND, len(cards))
            return with_hand(state, move.seat, (*cards[:n], *("",) * (n - len(cards))))
        case moves.CorrectBid():
            player = state.players[_seat(state, move.seat)]
            now = player.bid.get(move.city, 0)
            more = _within(move.value, MOST_LYING, now) - now
            return with_player(state, move.seat, replace(player, bid=add(player.bid, move.city, more)))
        case moves.CorrectPaid():
            player = state.players[_seat(state, move.seat)]
            now = player.paid.get(move.city, 0)
            more = _within(move.value, MOST_LYING, now) - now
            return with_player(state, move.seat, replace(player, paid=add(player.paid, move.city, more)))
        case moves.CorrectStack():
            tops = state.tops if move.value else {**state.tops, move.city: ""}
            return replace(state, stacks={**state.stacks, move.city: _within(move.value, CITY_CARDS, 0)}, tops=tops)
        case moves.CorrectDiscard():
            n = _within(move.value, BOX, len(state.discard))
            return replace(state, discard=(*state.discard[:n], *("",) * (n - len(state.discard))))
        case moves.CorrectRound():
            expect(1 <= move.value <= MOST_ROUND, "does-not-fit")
            return _set_round(state, move.value)
        case moves.CorrectLoan():
            return _set_loan(state, move)
        case moves.CorrectStart():
            expect(state.step != "over", "does-not-fit")
            turn = state.turn if state.step in ("bid", "cards") else move.seat
            return replace(state, start=_seat(state, move.seat), turn=turn)
        case moves.CorrectTurn():
            return _set_turn(state, _seat(state, move.seat))
        case moves.CorrectPassed():
            passed = {_seat(state, seat) for seat in move.seats}
            return replace(state, players=tuple(replace(p, passed=s in passed) for s, p in enumerate(state.players)))
        case moves.CorrectHolder():
            rest = {track: seat for track, seat in state.holders.items() if track != move.track}
            holders = rest if move.seat == TABLE else {**rest, move.track: _seat(state, move.seat)}
            return replace(state, holders=holders)
        case moves.CorrectSeneschal():
            return replace(state, seneschal=move.place)
        case moves.CorrectChaplain():
            player = state.players[_seat(state, move.seat)]
            place = None if move.place == "none" else move.place
            return with_player(state, move.seat, replace(player, chaplain=place))
        case moves.CorrectTop():
            known = state.cards.get(move.card)
            expect(move.card == LATER or (known is not None and known.city == move.city), "does-not-fit", "AKK-11")
            expect(state.stacks[move.city], "does-not-fit", "AKK-11")
            return replace(state, tops={**state.tops, move.city: move.city if move.card == LATER else move.card})
        case moves.CorrectCard():
            return _set_card(state, move)
        case moves.SetReading():
            return _set_reading(state, move)
        case moves.LeaveOut():
            return state
        case _:
            assert_never(move)


def _seat(state: State, seat: int) -> int:
    expect(0 <= seat < state.seats, "does-not-fit")
    return seat


def _within(value: int, most: int, now: int) -> int:
    """The number, if the "set it right" grid lets it through: at most what is likely, or what is written now."""
    expect(0 <= value <= max(most, now), "does-not-fit")
    return value


def _set_round(state: State, round: int) -> State:
    """The loans move with the round, for what is lent now stays lent now."""
    loans = tuple(replace(loan, round=loan.round + round - state.round) for loan in state.loans)
    return replace(state, round=round, loans=loans)


def _set_loan(state: State, move: moves.CorrectLoan) -> State:
    owner, borrower = _seat(state, move.owner), _seat(state, move.borrower)
    expect(owner != borrower, "another-player", "AKK-79")
    round = state.round + (1 if move.later else 0)
    loan = Loan(owner=owner, borrower=borrower, count=_within(move.value, KNIGHTS_EACH, 0), round=round)
    rest = tuple(x for x in state.loans if (x.owner, x.borrower, x.round) != (owner, borrower, round))
    return replace(state, loans=(*rest, loan) if loan.count else rest)


def _set_turn(state: State, seat: int) -> State:
    """Another seat's turn; in the bidding it has not passed then."""
    expect(state.step in ("bid", "cards") and not state.queue and not (is_ledger(state) and state.step == "bid"),
           "does-not-fit")  # fmt: skip
    if state.step == "bid":
        state = with_player(state, seat, replace(state.players[seat], passed=False))
    return replace(state, turn=seat, turn_cards=(), clement=False, richard=False)


def _set_card(state: State, move: moves.CorrectCard) -> State:
    """The card has other print, wherever it lies."""
    old = state.cards.get(move.card)
    expect(old is not None, "does-not-fit", "AKK-12")
    assert old is not None
    card = as_card(old.city, move)
    learn({id: known for id, known in state.cards.items() if id != move.card}, card)
    return reprinted(state, move.card, card)


def _set_reading(state: State, move: moves.SetReading) -> State:
    expect(move.name not in FIXED, "does-not-fit")
    state = replace(state, options=changed(state.options, move.name, move.value))
    for seat in range(state.seats):  # who sees the hands may be another now
        state = with_hand(state, seat, held(state, seat))
    return state


# ---- something else happened ---------------------------------------------------------------------------
def _left_out(state: State) -> Result:
    """The first task, or what the step still asks, is left out."""
    if state.queue:
        rest = first_done(state)
        return rounds.next_turn(rest) if isinstance(state.queue[0], KeepFive) else (rest, ())
    match state.step:
        case "deal":
            return replace(state, step="barbarossa", queue=(TellTops(),)), ()
        case "barbarossa":
            return replace(state, step="bid"), ()
        case "bid":
            return replace(state, step="saladin"), ()
        case "saladin":
            return replace(state, step="reveal"), ()
        case "reveal":
            return replace(state, step="cards", turn=state.start), ()
        case "cards":
            return rounds.next_turn(state)
        case "setup" | "over":
            raise Illegal("does-not-fit")
        case _:
            assert_never(state.step)
