"""Short texts, and the fields that name cities and cards."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.types import Choice, Field, Option, Say, Seat, Who

from .cards import held, likeness, most_room
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


def cards_of(state: State, city: City) -> tuple[str, ...]:
    """The known cards of a city."""
    return tuple(id for id, card in state.cards.items() if card.city == city)


def card_options(state: State, cards: Iterable[str]) -> tuple[Option, ...]:
    return tuple(
        Option(value=id, label=card_word(state.cards[id]),
               note=Say(key="n-knights", args={"n": state.cards[id].knights}))
        for id in cards
    )  # fmt: skip


def may_be_new(state: State, city: City) -> tuple[Option, ...]:
    """The way to tell a card that is not known, while the city can have another."""
    return (Option(value=NEW, label=Say(key="card-new")),) if most_room(state.cards, city) > 0 else ()


def in_hand(state: State, seat: Seat, city: City) -> tuple[str, ...]:
    """The cards of a city that a seat may hold: all that are known, or where hands are open those that fit them."""
    cards = cards_of(state, city)
    if state.options.hands == "closed":
        return cards
    return tuple(card for card in cards if any(likeness(known, card) >= 0 for known in held(state, seat)))


def hand_cities(state: State, seat: Seat, cities: Iterable[City]) -> tuple[City, ...]:
    """The cities of which a seat may hold cards: all, or where hands are open those of its cards."""
    if state.options.hands == "closed":
        return tuple(cities)
    cards = held(state, seat)
    return tuple(city for city in cities if any(not known or known.split("/")[0] == city for known in cards))


def hand_rows(state: State, seat: Seat, cities: Iterable[City], extra: Option | None = None) -> tuple[Field, ...]:
    """Which card of the city that was tapped: a row per city, of which one is asked."""
    rows = []
    for city in cities:
        last = (extra,) if extra else may_be_new(state, city)
        options = (*card_options(state, in_hand(state, seat, city)), *last)
        default = (LATER,) if extra else (str(options[0].value),) if len(options) == 1 else ()
        if options:
            rows.append(Choice(name="card", key=city, label=city_word(city), options=options, default=default,
                               when=("city", (city,))))  # fmt: skip
    return tuple(rows)
