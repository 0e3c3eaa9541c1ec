"""City cards: what is printed on them, as far as it is told, and how they come and go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec.structs import replace

from rules.kit.types import Illegal, Say, Seat, Secret

from .components import (
    CITIES,
    CITY_CARDS,
    MOST_COST,
    NAMED,
    RAISED,
    SHORTENED,
    START_COPIES,
    STARTERS,
    City,
    Kind,
    Track,
)
from .state import Card, State, new_hand, with_player


class Print(Protocol):
    """The printed values that a move tells."""

    @property
    def kind(self) -> Kind: ...
    @property
    def knights(self) -> int: ...
    @property
    def copies(self) -> int | None: ...
    @property
    def track(self) -> Track | None: ...
    @property
    def falls(self) -> Track | None: ...
    @property
    def cities(self) -> tuple[City, ...]: ...
    @property
    def points(self) -> int | None: ...


def card_id(card: Card) -> str:
    """The card's content as its id: "tyre/siege/2/gold/faith/-/-"; the number of copies is not part of it."""
    parts = (card.track, card.falls, card.points, "+".join(card.cities))
    return "/".join([card.city, card.kind, str(card.knights), *(str(part or "-") for part in parts)])


def as_card(city: City, told: Print) -> Card:
    """The card that a move tells, without what its kind does not have; Illegal if something is missing."""
    kind = told.kind
    card = Card(
        city=city,
        kind=kind,
        knights=told.knights,
        copies=told.copies,
        track=told.track if kind in NAMED else None,
        falls=told.falls if kind == "siege" else None,
        cities=tuple(c for c in CITIES if c in told.cities) if kind == "levant" else (),
        points=told.points if kind in RAISED else None,
    )
    wrong = wrong_with(card)
    if wrong:
        raise Illegal(wrong, "AKK-12")
    return card


def wrong_with(card: Card) -> str:
    """Which sentence says what is wrong with a card by itself; "" if nothing is."""
    if (card.track is None) != (card.kind not in NAMED):
        return "card-needs-track"
    if (card.falls is None) != (card.kind != "siege") or (card.falls and card.falls == card.track):
        return "siege-needs-two"
    if bool(card.cities) != (card.kind == "levant"):
        return "levant-needs-cities"
    if not 1 <= card.knights <= MOST_COST or not 1 <= copies_of(card) <= CITY_CARDS:
        return "card-out-of-range"
    return "" if card.points in (None, 1, 3) else "card-out-of-range"


# ---- counts ------------------------------------------------------------------------------------------
def copies_of(card: Card) -> int:
    """How many there are at least: one where nobody has told it."""
    return 1 if card.copies is None else card.copies


def needed(city: City) -> dict[Kind, int]:
    """How many cards of a kind a city has at least, for they are taken out by name (AKK-8, AKK-13)."""
    least: dict[Kind, int] = {STARTERS[city]: START_COPIES}
    least[SHORTENED[city]] = least.get(SHORTENED[city], 0) + START_COPIES
    return least


def _owed(cards: Mapping[str, Card], city: City) -> dict[Kind, int]:
    """How many cards of a kind a city still has that nobody has told."""
    return {kind: max(0, n - _copies(cards, city, kind)) for kind, n in needed(city).items()}


def _copies(cards: Mapping[str, Card], city: City, kind: Kind | None = None) -> int:
    """How many cards of a city (and kind) are known."""
    return sum(copies_of(card) for card in cards.values() if card.city == city and kind in (None, card.kind))


def room(cards: Mapping[str, Card], city: City, kind: Kind) -> int:
    """How many copies another card of that city and kind can have: a city has twelve cards (AKK-7)."""
    owed = _owed(cards, city)
    return CITY_CARDS - _copies(cards, city) - sum(owed.values()) + owed.get(kind, 0)


def most_room(cards: Mapping[str, Card], city: City) -> int:
    """How many copies a card of that city can have that is not known yet."""
    owed = _owed(cards, city).values()
    return CITY_CARDS - _copies(cards, city) - sum(owed) + max(owed)


def learn(cards: dict[str, Card], card: Card) -> dict[str, Card]:
    """The known cards with one more; Illegal where the counts contradict it."""
    id = card_id(card)
    before = cards.get(id)
    if before is not None and card.copies is None:
        return cards
    if before is not None and before.copies not in (None, card.copies):
        raise Illegal("card-has-copies", "AKK-12", n=before.copies)
    left = room({other: known for other, known in cards.items() if other != id}, card.city, card.kind)
    if copies_of(card) > left:
        raise Illegal("city-has-twelve", "AKK-7", city=Say(key=f"city-{card.city}"), n=max(0, left))
    return {**cards, id: card}


def held(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards of a seat by the log; only where the state is not sealed or hands are open."""
    hand = state.players[seat].hand
    assert hand.value is not None, "a closed hand is not looked at"
    return in_hand(hand)


def in_hand(hand: Secret[tuple[str, ...]]) -> tuple[str, ...]:
    """As many cards as there are by the table: the log may know of fewer, or of more."""
    cards = hand.value or ()
    return cards if hand.count == len(cards) else (*cards[: hand.count], *("",) * (hand.count - len(cards)))


def with_hand(state: State, seat: Seat, cards: tuple[str, ...]) -> State:
    hand = new_hand(state.options, state.seats, seat, cards)
    return with_player(state, seat, replace(state.players[seat], hand=hand))


def take(state: State, seat: Seat, card: str) -> State:
    return with_hand(state, seat, (*held(state, seat), card))


def draw(state: State, city: City) -> tuple[State, str]:
    """The top card of a stack, as far as it is known; the next one is exposed (AKK-43)."""
    stacks = {**state.stacks, city: max(0, state.stacks[city] - 1)}
    card = state.tops[city] or city
    return replace(state, stacks=stacks, tops={**state.tops, city: ""}), card


def draw_to(state: State, seat: Seat, city: City) -> State:
    """The top card of a stack comes into a hand."""
    drawn, card = draw(state, city)
    return take(drawn, seat, card)


def lose(state: State, seat: Seat, card: str) -> tuple[State, bool]:
    """A card leaves a hand: the best known one that it can be. False if by the log it is not there."""
    cards = held(state, seat)
    if not cards:
        return state, False
    best = max(range(len(cards)), key=lambda i: likeness(cards[i], card))
    return with_hand(state, seat, (*cards[:best], *cards[best + 1 :])), likeness(cards[best], card) >= 0


def likeness(known: str, card: str) -> int:
    """How well a card in hand agrees with the one that is shown; -1 if it cannot be the same."""
    if known == card:
        return 1000
    if not known or card.startswith(known + "/"):
        return 500 + len(known)  # less was known of it: the more, the surer
    if not card or known.startswith(card + "/"):
        return 100 - len(known)  # less is shown: rather one of which little is known
    return -1


# ---- what is printed is another ------------------------------------------------------------------------
def reprinted(state: State, old: str, card: Card) -> State:
    """A known card has other print, wherever it lies."""
    new = card_id(card)

    def renamed(those: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(new if id == old else id for id in those)

    state = replace(
        state,
        cards={**{id: known for id, known in state.cards.items() if id != old}, new: card},
        tops={city: new if id == old else id for city, id in state.tops.items()},
        turn_cards=renamed(state.turn_cards),
        played=renamed(state.played),
        discard=renamed(state.discard),
        surplus=renamed(state.surplus),
    )
    for seat in range(state.seats):
        state = with_hand(state, seat, renamed(held(state, seat)))
    return state
