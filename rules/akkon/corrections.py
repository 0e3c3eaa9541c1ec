"""Corrections for when the table and the log disagree: every number, and one form for each other fact."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated

from msgspec.structs import replace

from rules.kit import corrections as kit
from rules.kit import forms
from rules.kit.corrections import IdFilter, Number, number
from rules.kit.rules import about, amount, must, only, pick
from rules.kit.types import TABLE, Option, Say, Seat, SetReading, Who

from . import cards, flow
from . import components as box
from .components import City, Kind, Track
from .flow import akk, bidder
from .state import Card, Loan, Place, Result, State, add
from .words import IS_LATER, LATER, card_word, city_word, track_word

RETOLD = {"correct_saladin": "saladin", "correct_chaplain": "award.chaplain"}
MOST_HAND = 24  # more cards than a hand can reach
MOST_LYING = 2 * box.KNIGHTS_EACH  # knights of one seat on one field: its own and borrowed ones
MOST_ROUND = 99
BOX = box.CITY_CARDS * len(box.CITIES)


def has_field_knights(s: State) -> bool:
    """Whether knights can be on the fields and the companion follows them."""
    return not s.is_ledger() and s.step in ("bid", "saladin", "reveal", "cards")


# ---- numbers -----------------------------------------------------------------------------------------
@akk.numbers(
    "correct_track", "correct_hand", "correct_bid", "correct_paid", "correct_stack", "correct_discard", "correct_round"
)
def numbers(s: State, wanted: IdFilter) -> Iterator[Number[State]]:
    """All public numbers of the current step."""
    for track in box.TRACKS if wanted("correct_track-") else ():
        for seat in range(s.seats):
            yield number(s, "correct_track", "players", seat, "tracks", track, of={"seat": seat, "track": track},
                         row=track_word(track), column=Who(seat=seat), least=box.TRACK_LEAST,
                         most=box.TRACK_MOST)  # fmt: skip
    for seat in range(s.seats) if wanted("correct_hand-") else ():
        yield number(s, "correct_hand", "players", seat, "hand", "count", of={"seat": seat}, row=Say(key="row-hand"),
                     column=Who(seat=seat), most=MOST_HAND)  # fmt: skip
    if has_field_knights(s) and wanted("correct_bid-"):
        yield from _knights(s, "bid")
    if s.step == "cards" and not s.is_ledger() and wanted("correct_paid-"):
        yield from _knights(s, "paid")
    for city in box.CITIES if wanted("correct_stack-") else ():
        row = Say(key="row-stack", args={"city": city_word(city)})
        yield number(s, "correct_stack", "stacks", city, of={"city": city}, row=row, most=box.CITY_CARDS, cell=city)
    yield Number(kind="correct_discard", row=Say(key="row-discard"), now=len(s.discard) + s.miscounted, most=BOX,
                 put=lambda n: replace(s, miscounted=n - len(s.discard)))  # fmt: skip
    yield number(
        s, "correct_round", "round", row=Say(key="row-round"), least=1, most=MOST_ROUND, put=partial(_with_round, s)
    )


def _knights(s: State, where: str) -> Iterator[Number[State]]:
    """The knights on the fields, bid or paid (`where`)."""
    for city in box.CITIES:
        for seat in range(s.seats):
            yield number(s, f"correct_{where}", "players", seat, where, city, of={"seat": seat, "city": city},
                         row=Say(key=f"row-{where}", args={"city": city_word(city)}), column=Who(seat=seat),
                         most=MOST_LYING, put=partial(_with_knights, s, seat, where, city), cell=city)  # fmt: skip


def _with_knights(s: State, seat: Seat, where: str, city: City, n: int) -> State:
    """The state with a seat's knights on a field set to n; zeros are left out."""
    player = s.players[seat]
    lying = player.bid if where == "bid" else player.paid
    return s.with_player(seat, replace(player, **{where: add(lying, city, n - lying.get(city, 0))}))


def _with_round(s: State, n: int) -> State:
    """The state with another round; the loans move with it, so that current ones stay current."""
    return replace(s, round=n, loans=tuple(replace(loan, round=loan.round + n - s.round) for loan in s.loans))


# ---- start player, turn, passed seats ----------------------------------------------------------------
def is_bidding(s: State) -> bool:
    return s.step == "bid" and not s.is_ledger()


@akk.correction(id="start", when=lambda s: s.step != "over")
def correct_start(s: State, seat_: Annotated[Seat, pick(forms.all_seats, default=lambda s: (s.start,))]) -> State:
    """Corrects the start player, and before the bidding the turn with it (AKK-16)."""
    turn = seat_ if s.step in ("setup", "deal", "barbarossa") else s.turn
    return replace(s, start=seat_, turn=turn)


@akk.correction(id="turn", when=lambda s: not s.queue and (is_bidding(s) or s.step == "cards"))
def correct_turn(
    s: State,
    seat_: Annotated[Seat, pick(forms.all_seats, default=lambda s: (s.turn if s.step == "cards" else bidder(s),))],
) -> State:
    """Corrects the turn: in the bidding the seat has then not passed; in the card round it gets a new turn."""
    if s.step == "bid":
        return replace(s, turn=seat_).with_player(seat_, replace(s.players[seat_], passed=False))
    return s if seat_ == s.turn else flow.new_turn(s, seat_)


@akk.correction(id="passed", when=is_bidding)
def correct_passed(
    s: State, seats: Annotated[tuple[int, ...], pick(
        forms.all_seats, many=True, least=0, default=lambda s: (i for i, p in enumerate(s.players) if p.passed))],
) -> State:  # fmt: skip
    players = (replace(player, passed=seat in seats) for seat, player in enumerate(s.players))
    return replace(s, players=tuple(players))


# ---- privileges and the seneschal --------------------------------------------------------------------
@akk.correction(
    id="holder-{track}", label="holder-of", say=lambda s, track: {"privilege": Say(key=f"privilege-{track}")}
)
def correct_holder(
    s: State, track: Annotated[Track, about(box.TRACKS)],
    seat_: Annotated[Seat, pick(
        forms.all_or_nobody, label="holder-label", default=lambda s, track: (s.holders.get(track, TABLE),))],
) -> State:  # fmt: skip
    holders = {its: holder for its, holder in s.holders.items() if its != track}
    return replace(s, holders=holders if seat_ == TABLE else {**holders, track: seat_})


PLACES = (
    Option(value="camp", label=Say(key="in-camp")),
    *forms.words("city", box.CITIES),
    Option(value="paid", label=Say(key="has-paid")),
)


@akk.correction(id="seneschal-place", label="seneschal-at", when=has_field_knights)
def correct_seneschal(s: State, place: Annotated[Place, pick(PLACES, default=lambda s: (s.seneschal,))]) -> State:
    return replace(s, seneschal=place)


# ---- loans -------------------------------------------------------------------------------------------
LOAN_ROUNDS = (Option(value=0, label=Say(key="this-round")), Option(value=1, label=Say(key="next-round-loan")))


@akk.correction(id="loan")
def correct_loan(
    s: State, owner: Annotated[Seat, pick(forms.all_seats)], borrower: Annotated[Seat, pick(forms.all_seats)],
    value: Annotated[int, amount(0, box.KNIGHTS_EACH, label="loan-knights")],
    later: Annotated[int, pick(LOAN_ROUNDS, label="loan-when", default=(0,))] = 0,
) -> State:  # fmt: skip
    must(owner != borrower, "another-player", "AKK-79")
    round = s.round + later
    rest = tuple(x for x in s.loans if (x.owner, x.borrower, x.round) != (owner, borrower, round))
    return replace(s, loans=(*rest, Loan(owner=owner, borrower=borrower, count=value, round=round)) if value else rest)


# ---- cards -------------------------------------------------------------------------------------------
@akk.correction(id="top-{city}", label="top-of", say=lambda s, city: {"city": city_word(city)},
                cell=lambda s, city: city, when=lambda s, city: s.stacks[city] and not s.is_ledger())  # fmt: skip
def correct_top(
    s: State, city: Annotated[City, about(box.CITIES)],
    card: Annotated[str, pick(
        lambda s, city: (*cards.card_options(s, cards.cards_by_city(s.cards)[city]), IS_LATER),
        default=lambda s, city: (s.tops[city] if s.tops[city] in s.cards else LATER,))],
) -> State:  # fmt: skip
    """Corrects a stack's top card."""
    return replace(s, tops={**s.tops, city: city if card == LATER else card})


def known_cards(s: State) -> Iterator[Option]:
    """The options for every known card, of this game or an earlier one."""
    for id, card in s.cards.items():
        yield Option(value=id, label=card_word(card), note=city_word(card.city))


@akk.correction(id="card")
def correct_card(
    s: State, card: Annotated[str, pick(known_cards)], kind: Annotated[Kind, cards.KIND],
    knights: Annotated[int, cards.COST],
    track: Annotated[Track | None, cards.TRACK] = None, falls: Annotated[Track | None, cards.FALLS] = None,
    cities: Annotated[tuple[City, ...], cards.NAMES_CITIES] = (),
    points: Annotated[int | None, only(cards.has_printed_points, cards.POINTS)] = None,
    copies: Annotated[int | None, cards.COPIES] = None,
) -> State:  # fmt: skip
    """Corrects a card's printed values, in every pile and hand; values not asked stay, and so do the card's effects."""
    old = s.cards[card]
    new = cards.as_card(Card(city=old.city, kind=kind, knights=knights, copies=copies, track=track, falls=falls,
                             cities=cities, points=points))  # fmt: skip
    if new.kind in box.RAISES and new.points is None:
        new = replace(new, points=old.points)  # asked only if the name does not decide (AKK-58)
    others = {id: known for id, known in s.cards.items() if id != card}
    if new.copies is None and cards.card_id(new) not in others:
        new = replace(new, copies=old.copies)
    return cards.with_print(s, card, cards.learn(others, new)[cards.card_id(new)])


# ---- readings ----------------------------------------------------------------------------------------
def do_set_reading(s: State, seat: Seat, move: SetReading) -> Result:
    """Changes a house rule, and with it who may see the hands."""
    s, news = kit.do_set_reading(s, seat, move)
    for each in range(s.seats):
        s = cards.with_hand(s, each, cards.held_cards(s, each))
    return s, news
