"""Short texts for cities, tracks and cards, and the options that name them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.types import Option, Say, Who

from . import components as box
from . import tasks
from .components import City, Kind, Track
from .state import Card, State

LATER = "later"  # a card not entered now
NEW = "new"  # a card not in the catalogue yet


def city_word(city: City) -> Say:
    return Say(key=f"city-{city}")


def city_row(state: State, city: City) -> Say:
    """The label of a city's row."""
    return city_word(city)


def track_word(track: Track) -> Say:
    return Say(key=f"track-{track}")


def card_word(card: Card, short: bool = False) -> Say:
    """ "Siege: gold, faith": the name that distinguishes a card within its city."""
    kind = Say(key=f"short-{card.kind}" if short else f"kind-{card.kind}")
    if card.track is None:
        return kind
    track: Say | Who = track_word(card.track)
    if card.kind in box.RAISES:
        return Say(key="card-raise", args={"kind": kind, "track": track, "n": card.points or box.RAISES[card.kind]})
    if card.falls is not None:
        track = forms.comma_list((track, track_word(card.falls)))
    if card.cities:
        track = forms.comma_list((track, *(city_word(city) for city in card.cities)))
    return Say(key="card-named", args={"kind": kind, "track": track})


def known_word(state: State, card: str) -> Say:
    """A card's name, as far as the card is known."""
    if card in state.cards:
        return card_word(state.cards[card])
    city, _, kind = card.partition("/")
    if kind:
        return Say(key="card-of", args={"kind": Say(key=f"kind-{kind}"), "city": Say(key=f"city-{city}")})
    return Say(key="card-in", args={"city": Say(key=f"city-{city}")}) if city else Say(key="card-some")


def sign_word(card: Card) -> Say:
    """ "Siege: gold": a card's short name, for its field."""
    if card.track is None:
        return Say(key=f"kind-{card.kind}")
    return card_word(replace(card, falls=None, cities=()), short=True)


def effect_word(state: State, task: tasks.TellEffect) -> Say:
    """ "Church Ban: gold": the card being played."""
    kind = Say(key=f"kind-{task.kind}")
    return Say(key="card-named", args={"kind": kind, "track": track_word(task.track)}) if task.track else kind


def is_kind(*kinds: Kind) -> Callable[[State, tasks.TellEffect], bool]:
    """A condition: a card of one of these kinds is being played."""
    return lambda state, task: task.kind in kinds


# ---- options ------------------------------------------------------------------------------------------
@cache
def city_option(city: City) -> Option:
    """The option of a city; a tap on its field chooses it."""
    return Option(value=city, label=city_word(city), cell=city)


IS_LATER = Option(value=LATER, label=Say(key="card-later"))
IS_NEW = Option(value=NEW, label=Say(key="card-new"))


def track_options(tracks: dict[Track, int], by: int, these: Iterable[Track] = box.TRACKS) -> tuple[Option, ...]:
    """One option per track, with the marker's new position as its note."""
    return tuple(Option(value=track, label=track_word(track), note=change_word(tracks[track], by)) for track in these)


def change_word(now: int, by: int) -> Say:
    """ "2 > 3", if the marker stays on the track."""
    if not box.TRACK_LEAST <= now + by <= box.TRACK_MOST:
        return Say(key="from-nowhere", args={"a": now})
    return Say(key="from-to", args={"a": now, "b": now + by})
