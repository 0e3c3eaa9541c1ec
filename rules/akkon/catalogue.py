"""The catalogue page for city cards: view and edit them between games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.kit import forms
from rules.kit.types import Catalogue, Choice, Entry, Field, Say, Section, Told

from . import components as box
from .cards import as_card, card_fields, card_id, copies_of, learn, room, wrong_with
from .state import Card, State
from .words import card_word, city_word

KIND = "city_card"


def sections(catalogue: Catalogue) -> tuple[Section, ...]:
    """The city cards, city by city."""
    cards = _cards(catalogue)
    entries = tuple(_entry(id, card) for city in box.CITIES for id, card in cards.items() if card.city == city)
    told = sum(copies_of(card) for card in cards.values())
    city = Choice(name="city", label=Say(key="played-city-label"), options=forms.words("city", box.CITIES))
    new: tuple[Field, ...] = (city, *card_fields(asks_points=False))
    most = box.CITY_CARDS * len(box.CITIES)
    return (Section(kind=KIND, label=Say(key="section-cards"), told=told, most=most, entries=entries, fields=new),)


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with a card as the table tells it; Illegal where its city would have too many."""
    cards = _cards(catalogue)
    old = cards.pop(id, None)
    known = {"city": old.city, "points": old.points} if old else {}
    cards = learn(cards, as_card(msgspec.convert({**known, **values}, Card)))
    return {KIND: {id: msgspec.to_builtins(card) for id, card in cards.items()}}


def _cards(catalogue: Catalogue) -> dict[str, Card]:
    return {id: msgspec.convert(dict(values), Card) for id, values in catalogue.get(KIND, {}).items()}


def _entry(id: str, card: Card) -> Entry:
    label = Say(key="", args={"city": city_word(card.city), "card": card_word(card)})
    note = None if card.copies is None else Say(key="n-copies", args={"n": card.copies})
    fields = card_fields(asks_points=card.points is not None, card=card)
    return Entry(id=id, label=label, note=note, fields=fields)


# ---- from play, and from a file ------------------------------------------------------------------------
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
    return "check-card" if wrong_with(card) else "" if card_id(card) == id else "check-id"


def _too_many(cards: Mapping[str, Card]) -> tuple[Say, ...]:
    over = [city for city in box.CITIES if min(room(cards, city, kind) for kind in box.KINDS) < 0]
    return tuple(Say(key="check-twelve", args={"city": Say(key=f"city-{c}"), "n": box.CITY_CARDS}) for c in over)
