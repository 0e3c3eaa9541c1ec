"""What the box knows of the city cards, to look at and to change between games."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.akkon.components import CITIES, CITY_CARDS
from rules.akkon.moves import LearnCard
from rules.akkon.printed import as_card, learn
from rules.akkon.state import Card
from rules.akkon.tops import card_fields
from rules.akkon.words import card_word, city_word
from rules.kit import forms
from rules.kit.types import Catalogue, Choice, Entry, Field, Say, Shelf, Told

KIND = "city_card"


def shelves(catalogue: Catalogue) -> tuple[Shelf, ...]:
    """The city cards, city by city."""
    cards = _cards(catalogue)
    entries = tuple(_entry(id, card) for city in CITIES for id, card in cards.items() if card.city == city)
    told = sum(card.copies for card in cards.values())
    city = Choice(name="city", label=Say(key="played-city-label"), options=forms.words("city", CITIES))
    new: tuple[Field, ...] = (city, *card_fields(CITY_CARDS, asks_points=False))
    return (Shelf(kind=KIND, label=Say(key="shelf-cards"), told=told, most=CITY_CARDS * len(CITIES), entries=entries,
                  fields=new),)  # fmt: skip


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with a card as the table tells it; Illegal where its city would have too many."""
    cards = _cards(catalogue)
    old = cards.pop(id, None)
    print = msgspec.convert({**({"city": old.city, "points": old.points} if old else {}), **values}, LearnCard)
    cards = learn(cards, as_card(print.city, print))
    return {KIND: {id: msgspec.to_builtins(card) for id, card in cards.items()}}


def _cards(catalogue: Catalogue) -> dict[str, Card]:
    return {id: msgspec.convert(dict(values), Card) for id, values in catalogue.get(KIND, {}).items()}


def _entry(id: str, card: Card) -> Entry:
    label = Say(key="", args={"city": city_word(card.city), "card": card_word(card)})
    note = Say(key="n-copies", args={"n": card.copies})
    asks_points = card.points is not None
    return Entry(id=id, label=label, note=note, fields=card_fields(CITY_CARDS, asks_points=asks_points, card=card))
