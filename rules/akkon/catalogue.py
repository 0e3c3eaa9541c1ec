"""The catalogue of city cards: viewed and changed between games, and checked on import from a file."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.kit.printed import Kind, Printed, entry_values
from rules.kit.rules import field_of, pick
from rules.kit.types import Catalogue, MutableCatalogue, Say

from . import components as box
from .cards import as_card, card_fields, card_id, copies_of, is_overfull, learn
from .state import Card, State
from .words import card_word, city_word

CITY = field_of(pick(box.CITIES, words="city", label="played-city-label"), "city")


def learned(state: State) -> Catalogue:
    """Every city card that the table has entered."""
    return {CARDS.id: {id: msgspec.to_builtins(card) for id, card in state.cards.items()}}


def _tell(catalogue: Catalogue, id: str, values: dict[str, Any]) -> MutableCatalogue:
    """The catalogue with a card from its form; Illegal if its city would have too many."""
    cards = CARDS.entries(catalogue)
    card = CARDS.from_answers(cards.pop(id, None), values)
    return {CARDS.id: {id: entry_values(known) for id, known in learn(cards, card).items()}}


def _cross_check(catalogue: Catalogue) -> tuple[Say, ...]:
    """An error for every city with more than twelve cards (AKK-7)."""
    cards = CARDS.entries(catalogue)
    over = [city for city in box.CITIES if is_overfull(cards, city)]
    return tuple(Say(key="check-twelve", args={"city": Say(key=f"city-{c}"), "n": box.CITY_CARDS}) for c in over)


CARDS = Kind(
    id="city_card", type=Card, title="section-cards", name=card_id,
    label=lambda id, card: Say(key="", args={"city": city_word(card.city), "card": card_word(card)}),
    note=lambda id, card: None if card.copies is None else Say(key="n-copies", args={"n": card.copies}),
    order=lambda id, card: box.CITIES.index(card.city), count=copies_of, most=box.CITY_CARDS * len(box.CITIES),
    fields=lambda id, card: card_fields(asks_points=card.points is not None),
    new_fields=(CITY, *card_fields(asks_points=False)),
    answers=lambda id, card: {name: value for name, value in entry_values(card).items() if name != "city"},
    tidy=as_card, tell=_tell,
)  # fmt: skip
PRINTED = Printed(CARDS, cross_check=_cross_check)
