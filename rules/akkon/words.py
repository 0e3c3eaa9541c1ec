"""Short texts for cities, tracks and cards, and the field that names a city."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.types import Choice, Option, Say, Who

from .components import RAISED, City, Track
from .state import Card, State

LATER = "later"  # a card that is not told
NEW = "new"  # a card that the companion does not know yet


def city_word(city: City) -> Say:
    return Say(key=f"city-{city}")


def track_word(track: Track) -> Say:
    return Say(key=f"track-{track}")


def points_of(card: Card) -> int:
    """How far a Holy Lance or a Templar Feast moves its marker (AKK-58)."""
    return card.points or RAISED[card.kind]


def card_word(card: Card, short: bool = False) -> Say:
    """ "Siege: gold, faith": what tells a card from the others of its city."""
    kind = Say(key=f"short-{card.kind}" if short else f"kind-{card.kind}")
    if card.track is None:
        return kind
    track: Say | Who = track_word(card.track)
    if card.kind in RAISED:
        return Say(key="card-raise", args={"kind": kind, "track": track, "n": points_of(card)})
    if card.falls is not None:
        track = forms.listed((track, track_word(card.falls)))
    if card.cities:
        track = forms.listed((track, *(city_word(city) for city in card.cities)))
    return Say(key="card-named", args={"kind": kind, "track": track})


def known_word(state: State, card: str) -> Say:
    """A card by as much as is known of it."""
    if card in state.cards:
        return card_word(state.cards[card])
    city, _, kind = card.partition("/")
    if kind:
        return Say(key="card-of", args={"kind": Say(key=f"kind-{kind}"), "city": Say(key=f"city-{city}")})
    return Say(key="card-in", args={"city": Say(key=f"city-{city}")}) if city else Say(key="card-some")


def sign_word(card: Card) -> Say:
    """ "Siege: gold": as much of a card as fits on its field."""
    if card.track is None:
        return Say(key=f"kind-{card.kind}")
    return card_word(replace(card, falls=None, cities=()), short=True)


# ---- fields -------------------------------------------------------------------------------------------
def city_field(name: str, label: Say, cities: Iterable[City], default: tuple[City, ...] = ()) -> Choice:
    """One of these cities; a tap on its field chooses it."""
    options = tuple(Option(value=city, label=city_word(city), cell=city) for city in cities)
    return Choice(name=name, label=label, options=options, default=default)
