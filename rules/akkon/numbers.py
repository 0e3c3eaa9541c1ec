"""Every public number: where it shows itself, within which limits, and what is set right with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from rules.kit.corrections import Number, Wanted, set_number
from rules.kit.news import by_hand, warn
from rules.kit.types import News, Say, Seat, SetNumber, Who

from . import privileges
from .bidding import may_bid
from .components import (
    CITIES,
    CITY_CARDS,
    HAND_MOST,
    KNIGHTS_EACH,
    TRACK_LEAST,
    TRACK_MOST,
    TRACKS,
    City,
    Track,
)
from .knights import amended, as_moved
from .rounds import has_begun, to_come
from .state import KeepFive, Result, State, TellFaces, add, holds, is_ledger, is_used_up, with_player
from .words import city_word, track_word

BIDDING = ("bid", "saladin", "reveal", "cards")  # steps in which knights lie on the fields
PASSING = ("bid", "saladin", "reveal")  # before a knight is revealed
MOST_HAND = 24  # more cards than anybody can come to hold
MOST_LYING = 2 * KNIGHTS_EACH  # knights of one seat on one field: its own and borrowed ones
MOST_ROUND = 99
BOX = CITY_CARDS * len(CITIES)
BIDS = ("place.city", "place.count", "spread.knights", "saladin.source", "saladin.target")
MOVED = ("ban", "plague.victim", "brother.rise", "levant", "writings", "clement.track")  # moves of markers


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    after = set_number(partial(numbers, state), move)
    hands = bids_by_hand(state, after) if move.kind == "correct_bid" else ()
    return after, (*privileges.changes(state.holders, after.holders), *_not_over(state, after), *hands)


def bids_by_hand(before: State, after: State) -> tuple[News, ...]:
    """Who can bid again, and who only pass: who has passed meanwhile, the table knows (AKK-22)."""
    if before.step not in PASSING and not isinstance(next(iter(before.queue), None), TellFaces):
        return ()
    could, can = ([may_bid(replace(state, step="bid"), seat) for seat in range(state.seats)]
                  for state in (before, after))  # fmt: skip
    return tuple(
        by_hand("bids-again" if can[seat] else "bids-no-more", "AKK-22", who=Who(seat=seat))
        for seat in range(before.seats)
        if could[seat] != can[seat]
    )


def _not_over(state: State, after: State) -> Iterator[News]:
    """The game ended with a stack that has cards left: only Undo leads back into it."""
    if state.step == "over" and is_used_up(state) and not is_used_up(after):
        yield warn("none-used-up", "AKK-90")


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
                         put=partial(_with_track, state, seat, track), mends=MOVED)  # fmt: skip


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
                         most=MOST_LYING, put=partial(_with_bid, state, seat, city), cell=city,
                         mends=BIDS)  # fmt: skip


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
    after = with_player(state, seat, replace(player, tracks={**player.tracks, track: n}))
    return privileges.awarded_anew(after, track)


def _with_cards(state: State, seat: Seat, n: int) -> State:
    """The last cards are gone, or unknown ones have come; what was known of them is not lost with a slip."""
    player = state.players[seat]
    after = with_player(state, seat, replace(player, hand=replace(player.hand, count=n)))
    is_over = state.step == "cards" and has_begun(state) and seat not in (state.turn, *to_come(state))
    if is_ledger(state) or not is_over:
        return after
    keeps = KeepFive(seat=seat)  # at the end of that turn somebody held too many (AKK-55)
    queue = tuple(task for task in state.queue if task != keeps)
    return replace(after, queue=(*queue, keeps) if n > HAND_MOST else queue)


def _with_bid(state: State, seat: Seat, city: City, n: int) -> State:
    player = state.players[seat]
    by = n - player.bid.get(city, 0)
    by_saladin = bool(state.moved_to) and holds(state, seat, "gold")  # his move may be what was told wrong
    if by and not by_saladin:
        state = amended(state, seat, city, by)
    after = with_player(state, seat, replace(player, bid=add(player.bid, city, by)))
    return as_moved(after, seat) if by_saladin else after


def _with_paid(state: State, seat: Seat, city: City, n: int) -> State:
    player = state.players[seat]
    return with_player(state, seat, replace(player, paid=add(player.paid, city, n - player.paid.get(city, 0))))


def _with_stack(state: State, city: City, n: int) -> State:
    return replace(state, stacks={**state.stacks, city: n})


def _with_round(state: State, n: int) -> State:
    """The loans move with the round, for what is lent now stays lent now; timers that have not run yet begin."""
    loans = tuple(replace(loan, round=loan.round + n - state.round) for loan in state.loans)
    return replace(state, round=n, loans=loans, given=state.given + 1)
