"""Every public number: where it shows itself, within which limits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from rules.kit.corrections import Number, Wanted, set_number
from rules.kit.types import Say, Seat, SetNumber, Who

from .components import (
    CITIES,
    CITY_CARDS,
    KNIGHTS_EACH,
    TRACK_LEAST,
    TRACK_MOST,
    TRACKS,
    City,
    Track,
)
from .state import Result, State, add, is_ledger, with_player
from .words import city_word, track_word

BIDDING = ("bid", "saladin", "reveal", "cards")  # steps in which knights lie on the fields
MOST_HAND = 24  # more cards than anybody can come to hold
MOST_LYING = 2 * KNIGHTS_EACH  # knights of one seat on one field: its own and borrowed ones
MOST_ROUND = 99
BOX = CITY_CARDS * len(CITIES)


TAGS = (
    "correct_track", "correct_hand", "correct_bid", "correct_paid", "correct_stack", "correct_discard", "correct_round",
)  # fmt: skip


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    return set_number(partial(numbers, state), move), ()


def numbers(state: State, wanted: Wanted) -> Iterator[Number[State]]:
    """All of them, as the table sees them now."""
    if wanted("correct_track-"):
        yield from _tracks(state)
    if wanted("correct_hand-"):
        yield from _hands(state)
    if not is_ledger(state) and state.step in BIDDING:
        if wanted("correct_bid-"):
            yield from _bid(state)
        if wanted("correct_paid-"):
            yield from _paid(state)
    if wanted("correct_stack-"):
        yield from _stacks(state)
    yield Number(kind="correct_discard", row=Say(key="row-discard"), now=len(state.discard) + state.miscounted,
                 most=BOX, put=lambda n: replace(state, miscounted=n - len(state.discard)))  # fmt: skip
    yield Number(kind="correct_round", row=Say(key="row-round"), now=state.round, least=1, most=MOST_ROUND,
                 put=partial(_with_round, state))  # fmt: skip


def _tracks(state: State) -> Iterator[Number[State]]:
    for track in TRACKS:
        for seat, player in enumerate(state.players):
            yield Number(kind="correct_track", of={"seat": seat, "track": track}, row=track_word(track),
                         column=Who(seat=seat), now=player.tracks[track], least=TRACK_LEAST, most=TRACK_MOST,
                         put=partial(_with_track, state, seat, track))  # fmt: skip


def _hands(state: State) -> Iterator[Number[State]]:
    for seat, player in enumerate(state.players):
        yield Number(kind="correct_hand", of={"seat": seat}, row=Say(key="row-hand"), column=Who(seat=seat),
                     now=player.hand.count, most=MOST_HAND, put=partial(_with_cards, state, seat))  # fmt: skip


def _stacks(state: State) -> Iterator[Number[State]]:
    for city in CITIES:
        yield Number(kind="correct_stack", of={"city": city}, row=Say(key="row-stack", args={"city": city_word(city)}),
                     now=state.stacks[city], most=CITY_CARDS, put=partial(_with_stack, state, city),
                     cell=city)  # fmt: skip


def _bid(state: State) -> Iterator[Number[State]]:
    """Knights on the fields."""
    for city in CITIES:
        for seat, player in enumerate(state.players):
            yield Number(kind="correct_bid", of={"seat": seat, "city": city}, column=Who(seat=seat),
                         row=Say(key="row-bid", args={"city": city_word(city)}), now=player.bid.get(city, 0),
                         most=MOST_LYING, put=partial(_with_bid, state, seat, city), cell=city)  # fmt: skip


def _paid(state: State) -> Iterator[Number[State]]:
    """And those among them that were paid in the card round."""
    for city in CITIES if state.step == "cards" else ():
        for seat, player in enumerate(state.players):
            yield Number(kind="correct_paid", of={"seat": seat, "city": city}, column=Who(seat=seat),
                         row=Say(key="row-paid", args={"city": city_word(city)}), now=player.paid.get(city, 0),
                         most=MOST_LYING, put=partial(_with_paid, state, seat, city), cell=city)  # fmt: skip


# ---- set right ---------------------------------------------------------------------------------------
def _with_track(state: State, seat: Seat, track: Track, n: int) -> State:
    player = state.players[seat]
    return with_player(state, seat, replace(player, tracks={**player.tracks, track: n}))


def _with_cards(state: State, seat: Seat, n: int) -> State:
    """The last cards are gone, or unknown ones have come; what was known of them is not lost with a slip."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, hand=replace(player.hand, count=n)))


def _with_bid(state: State, seat: Seat, city: City, n: int) -> State:
    player = state.players[seat]
    return with_player(state, seat, replace(player, bid=add(player.bid, city, n - player.bid.get(city, 0))))


def _with_paid(state: State, seat: Seat, city: City, n: int) -> State:
    player = state.players[seat]
    return with_player(state, seat, replace(player, paid=add(player.paid, city, n - player.paid.get(city, 0))))


def _with_stack(state: State, city: City, n: int) -> State:
    return replace(state, stacks={**state.stacks, city: n})


def _with_round(state: State, n: int) -> State:
    """The loans move with the round, for what is lent now stays lent now."""
    loans = tuple(replace(loan, round=loan.round + n - state.round) for loan in state.loans)
    return replace(state, round=n, loans=loans)
