"""Setting the companion right where the table lies otherwise than the log says: each form sets its field."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from rules.kit import corrections as kit
from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, readings
from rules.kit.expect import expect, expect_seat
from rules.kit.types import (
    TABLE,
    Amount,
    Choice,
    Option,
    Prompt,
    Say,
    Seat,
    SetReading,
    Tagged,
)

from . import rounds
from .cards import (
    as_card,
    card_fields,
    card_id,
    card_options,
    cards_of,
    held,
    learn,
    reads_points,
    reprinted,
    with_hand,
)
from .components import CITIES, KNIGHTS_EACH, RAISED, TRACKS, City, Kind, Track
from .flow import akk
from .numbers import BIDDING, numbers
from .rounds import bidder
from .state import Card, Loan, Place, Result, State, is_ledger, with_player
from .words import IS_LATER, LATER, card_word, city_word

RETOLD = {"correct_saladin": "saladin", "correct_chaplain": "award.chaplain"}


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can lie otherwise on the table."""
    yield from numbers(state, wanted)
    if (step := akk.now(state)) and step.way_out and wanted("leave-out"):
        yield step.way_out.form(state)
    yield from forms_of(state, wanted, {
        ("start", "turn", "passed"): _turns, "holder-": _holders,
        "seneschal-place": _seneschal, "loan": _loans, "top-": _tops, "card": _cards,
    })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)


def _seat_field(state: State, name: str, label: Say, now: int | None) -> Choice:
    default = () if now is None else (now,)
    return Choice(name=name, label=label, options=forms.seats(range(state.seats)), default=default)


# ---- who starts, whose turn it is, who has passed ----------------------------------------------------
def _turns(state: State) -> Iterator[Prompt]:
    if state.step == "over":
        return
    label = Say(key="start-label")
    yield correction("start", "correct_start", label, _seat_field(state, "seat", label, state.start))
    bidding = state.step == "bid" and not is_ledger(state)
    if not state.queue and (bidding or state.step == "cards"):
        label = Say(key="turn-label")
        now = state.turn if state.step == "cards" else bidder(state)
        yield correction("turn", "correct_turn", label, _seat_field(state, "seat", label, now))
    if bidding:
        passed = tuple(seat for seat, player in enumerate(state.players) if player.passed)
        label = Say(key="passed-label")
        seats = Choice(name="seats", label=label, options=forms.seats(range(state.seats)), many=True, least=0,
                       most=state.seats, default=passed)  # fmt: skip
        yield correction("passed", "correct_passed", label, seats)


class CorrectStart(Tagged, frozen=True, kw_only=True, tag="correct_start"):
    seat: int


def do_correct_start(state: State, seat: Seat, move: CorrectStart) -> Result:
    """Until the bidding begins, the first turn is the start player's too (AKK-16)."""
    start = expect_seat(move.seat, state.seats)
    turn = start if state.step in ("setup", "deal", "barbarossa") else state.turn
    return replace(state, start=start, turn=turn), ()


class CorrectTurn(Tagged, frozen=True, kw_only=True, tag="correct_turn"):
    seat: int


def do_correct_turn(state: State, seat: Seat, move: CorrectTurn) -> Result:
    """In the bidding whoever has the turn has not passed; in the card round another seat's turn is a new one."""
    turn = expect_seat(move.seat, state.seats)
    expect(state.step in ("bid", "cards") and not state.queue, "does-not-fit")
    if state.step == "bid":
        return with_player(replace(state, turn=turn), turn, replace(state.players[turn], passed=False)), ()
    return (state if turn == state.turn else rounds.new_turn(state, turn)), ()


class CorrectPassed(Tagged, frozen=True, kw_only=True, tag="correct_passed"):
    seats: tuple[int, ...]


def do_correct_passed(state: State, seat: Seat, move: CorrectPassed) -> Result:
    expect(state.step == "bid", "does-not-fit")
    players = tuple(replace(player, passed=seat in move.seats) for seat, player in enumerate(state.players))
    return replace(state, players=players), ()


# ---- privileges and the seneschal --------------------------------------------------------------------
def _holders(state: State) -> Iterator[Prompt]:
    for track in TRACKS:
        label = Say(key="holder-of", args={"privilege": Say(key=f"privilege-{track}")})
        options = forms.seats_or_nobody(range(state.seats))
        holder = state.holders.get(track, TABLE)
        seat = Choice(name="seat", label=Say(key="holder-label"), options=options, default=(holder,))
        yield correction(f"holder-{track}", "correct_holder", label, seat, given={"track": track})


class CorrectHolder(Tagged, frozen=True, kw_only=True, tag="correct_holder"):
    track: Track
    seat: int  # or TABLE


def do_correct_holder(state: State, seat: Seat, move: CorrectHolder) -> Result:
    holders = {track: seat for track, seat in state.holders.items() if track != move.track}
    if move.seat != TABLE:
        holders[move.track] = expect_seat(move.seat, state.seats)
    return replace(state, holders=holders), ()


def _seneschal(state: State) -> Iterator[Prompt]:
    if is_ledger(state) or state.step not in BIDDING:
        return
    label, cities = Say(key="seneschal-at"), forms.words("city", CITIES)
    options = (Option(value="camp", label=Say(key="in-camp")), *cities, Option(value="paid", label=Say(key="has-paid")))
    place = Choice(name="place", label=label, options=options, default=(state.seneschal,))
    yield correction("seneschal-place", "correct_seneschal", label, place)


class CorrectSeneschal(Tagged, frozen=True, kw_only=True, tag="correct_seneschal"):
    place: Place


def do_correct_seneschal(state: State, seat: Seat, move: CorrectSeneschal) -> Result:
    return replace(state, seneschal=move.place), ()


# ---- loans -------------------------------------------------------------------------------------------
def _loans(state: State) -> Iterator[Prompt]:
    rounds = (Option(value=0, label=Say(key="this-round")), Option(value=1, label=Say(key="next-round-loan")))
    yield correction(
        "loan", "correct_loan", Say(key="loan-label"),
        _seat_field(state, "owner", Say(key="owner-label"), None),
        _seat_field(state, "borrower", Say(key="borrower-label"), None),
        Amount(name="value", label=Say(key="loan-knights"), least=0, most=KNIGHTS_EACH),
        Choice(name="later", label=Say(key="loan-when"), options=rounds, default=(0,)),
    )  # fmt: skip


class CorrectLoan(Tagged, frozen=True, kw_only=True, tag="correct_loan"):
    owner: int
    borrower: int
    value: int  # knights
    later: int = 0  # 1: for the next round


def do_correct_loan(state: State, seat: Seat, move: CorrectLoan) -> Result:
    owner, borrower = expect_seat(move.owner, state.seats), expect_seat(move.borrower, state.seats)
    expect(owner != borrower, "another-player", "AKK-79")
    expect(0 <= move.value <= KNIGHTS_EACH, "does-not-fit")
    round = state.round + (1 if move.later else 0)
    loan = Loan(owner=owner, borrower=borrower, count=move.value, round=round)
    rest = tuple(x for x in state.loans if (x.owner, x.borrower, x.round) != (owner, borrower, round))
    return replace(state, loans=(*rest, loan) if loan.count else rest), ()


# ---- cards -------------------------------------------------------------------------------------------
def _tops(state: State) -> Iterator[Prompt]:
    """What lies on top of each stack."""
    for city in CITIES if not is_ledger(state) else ():
        if state.stacks[city]:
            top, label = state.tops[city], Say(key="top-of", args={"city": city_word(city)})
            options = (*card_options(state, cards_of(state, city)), IS_LATER)
            card = Choice(name="card", label=label, options=options, default=(top if top in state.cards else LATER,))
            yield correction(f"top-{city}", "correct_top", label, card, given={"city": city}, cell=city)


class CorrectTop(Tagged, frozen=True, kw_only=True, tag="correct_top"):
    city: City
    card: str  # or "later"


def do_correct_top(state: State, seat: Seat, move: CorrectTop) -> Result:
    is_told = move.card != LATER
    expect(not is_told or move.card in cards_of(state, move.city), "does-not-fit", "AKK-11")
    return replace(state, tops={**state.tops, move.city: move.card if is_told else move.city}), ()


def _cards(state: State) -> Iterator[Prompt]:
    """What is printed on a known card, of this game or of an earlier one."""
    if state.cards:
        options = tuple(
            Option(value=id, label=card_word(card), note=city_word(card.city)) for id, card in state.cards.items()
        )
        label = Say(key="card-label")
        card = Choice(name="card", label=label, options=options)
        yield correction("card", "correct_card", label, card, *card_fields(asks_points=reads_points(state)))


class CorrectCard(Tagged, frozen=True, kw_only=True, tag="correct_card"):
    """A known card with other print. What it has done stays."""

    card: str
    kind: Kind
    knights: int
    copies: int | None = None
    track: Track | None = None
    falls: Track | None = None
    cities: tuple[City, ...] = ()
    points: int | None = None


def do_correct_card(state: State, seat: Seat, move: CorrectCard) -> Result:
    """The card has other print, wherever it lies; what was not asked of it stays."""
    old = state.cards.get(move.card)
    expect(old is not None, "does-not-fit", "AKK-12")
    assert old is not None
    told = {name: value for name, value in asdict(move).items() if name != "card"}
    card = as_card(Card(city=old.city, **told))
    if card.kind in RAISED and card.points is None:
        card = replace(card, points=old.points)  # it is asked only where not the name decides (AKK-58)
    others = {id: known for id, known in state.cards.items() if id != move.card}
    if card.copies is None and card_id(card) not in others:
        card = replace(card, copies=old.copies)
    return reprinted(state, move.card, learn(others, card)[card_id(card)]), ()


# ---- readings ----------------------------------------------------------------------------------------
def do_set_reading(state: State, seat: Seat, move: SetReading) -> Result:
    """Who sees the hands may be another now."""
    state, news = kit.do_set_reading(state, seat, move)
    for each in range(state.seats):
        state = with_hand(state, each, held(state, each))
    return state, news


DO = (
    do_correct_start, do_correct_turn, do_correct_passed, do_correct_holder, do_correct_seneschal, do_correct_loan,
    do_correct_top, do_correct_card, do_set_reading,
)  # fmt: skip
