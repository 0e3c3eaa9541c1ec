"""What is only printed on the city cards: told once, offered from then on, and handed to the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from rules.akkon.components import (
    CITIES,
    CITY_CARDS,
    KINDS,
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
from rules.akkon.state import Card, State
from rules.kit.types import Catalogue, Illegal, Say


class Print(Protocol):
    """The printed values that a move tells."""

    @property
    def kind(self) -> Kind: ...
    @property
    def knights(self) -> int: ...
    @property
    def copies(self) -> int: ...
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
    wrong = _wrong(card)
    if wrong:
        raise Illegal(wrong, "AKK-12")
    return card


def _wrong(card: Card) -> str:
    """Which sentence says what is wrong with a card by itself; "" if nothing is."""
    if (card.track is None) != (card.kind not in NAMED):
        return "card-needs-track"
    if (card.falls is None) != (card.kind != "siege") or (card.falls and card.falls == card.track):
        return "siege-needs-two"
    if bool(card.cities) != (card.kind == "levant"):
        return "levant-needs-cities"
    if not 1 <= card.knights <= MOST_COST or not 1 <= card.copies <= CITY_CARDS:
        return "card-out-of-range"
    return "" if card.points in (None, 1, 3) else "card-out-of-range"


# ---- counts ------------------------------------------------------------------------------------------
def needed(city: City) -> dict[Kind, int]:
    """How many cards of a kind a city has at least, for they are taken out by name (AKK-8, AKK-13)."""
    least: dict[Kind, int] = {STARTERS[city]: START_COPIES}
    least[SHORTENED[city]] = least.get(SHORTENED[city], 0) + START_COPIES
    return least


def room(cards: Mapping[str, Card], city: City, kind: Kind) -> int:
    """How many copies another card of that city and kind can have: a city has twelve cards (AKK-7)."""
    here = [card for card in cards.values() if card.city == city]
    owed = sum(
        max(0, n - sum(card.copies for card in here if card.kind == other))
        for other, n in needed(city).items()
        if other != kind
    )
    return CITY_CARDS - sum(card.copies for card in here) - owed


def most_room(cards: Mapping[str, Card], city: City) -> int:
    """How many copies a card of that city can have that is not known yet."""
    return max(room(cards, city, kind) for kind in KINDS)


def learn(cards: dict[str, Card], card: Card) -> dict[str, Card]:
    """The known cards with one more; Illegal where the counts contradict it."""
    id = card_id(card)
    before = cards.get(id)
    if before is not None and before.copies != card.copies:
        raise Illegal("card-has-copies", "AKK-12", n=before.copies)
    left = room(cards, card.city, card.kind)
    if before is None and card.copies > left:
        raise Illegal("city-has-twelve", "AKK-7", city=Say(key=f"city-{card.city}"), n=max(0, left))
    return {**cards, id: card}


# ---- the catalogue -----------------------------------------------------------------------------------
def learned(state: State) -> Catalogue:
    """Every city card that the table has told."""
    return {"city_card": {id: msgspec.to_builtins(card) for id, card in state.cards.items()}}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with city cards that come from a file."""
    cards: dict[str, Card] = {}
    wrong = [Say(key="check-list", args={"id": id}) for id in catalogue if id != "city_card"]
    for id, values in catalogue.get("city_card", {}).items():
        key = _wrong_entry(id, values)
        if key:
            wrong.append(Say(key=key, args={"id": id}))
        else:
            cards[id] = msgspec.convert(dict(values), Card)
    return (*wrong, *_too_many(cards))


def _wrong_entry(id: str, values: Mapping[str, Any]) -> str:
    try:
        card = msgspec.convert(dict(values), Card)
    except msgspec.ValidationError:
        return "check-card"
    return "check-card" if _wrong(card) else "" if card_id(card) == id else "check-id"


def _too_many(cards: Mapping[str, Card]) -> tuple[Say, ...]:
    over = [city for city in CITIES if min(room(cards, city, kind) for kind in KINDS) < 0]
    return tuple(Say(key="check-twelve", args={"city": Say(key=f"city-{c}"), "n": CITY_CARDS}) for c in over)
