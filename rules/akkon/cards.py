"""City cards: their printed values as far as entered, drawing and losing them, and the number of copies entered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from msgspec.structs import replace

from rules.kit.news import doubt
from rules.kit.rules import field_of, must, once, pick
from rules.kit.types import Field, Illegal, News, Option, Say, Seat, Secret, Who

from . import components as box
from .components import City, Kind
from .state import Card, Result, State, new_hand
from .words import IS_LATER, IS_NEW, card_word, known_word


def card_id(card: Card) -> str:
    """The card's id, made of its printed values without the copies: "tyre/siege/2/gold/faith/-/-"."""
    parts = (card.track, card.falls, card.points, "+".join(card.cities))
    return "/".join([card.city, card.kind, str(card.knights), *(str(part or "-") for part in parts)])


def as_card(told: Card) -> Card:
    """The card without values that its kind does not have; Illegal if a siege names a track twice (AKK-12)."""
    kind = told.kind
    must(kind != "siege" or told.falls != told.track, "siege-needs-two", "AKK-12")
    return replace(
        told,
        track=told.track if kind in box.TRACK_KINDS else None,
        falls=told.falls if kind == "siege" else None,
        cities=tuple(city for city in box.CITIES if city in told.cities) if kind == "levant" else (),
        points=told.points if kind in box.RAISES else None,
    )


# ---- counts ------------------------------------------------------------------------------------------
def copies_of(card: Card) -> int:
    """The number of copies; one if not entered."""
    return 1 if card.copies is None else card.copies


def _required_kinds(city: City) -> dict[Kind, int]:
    """A city's minimum number of cards by kind, because the setup removes cards by name (AKK-8, AKK-13)."""
    least: dict[Kind, int] = {box.STARTERS[city]: box.START_COPIES}
    least[box.SHORT_KINDS[city]] = least.get(box.SHORT_KINDS[city], 0) + box.START_COPIES
    return least


REQUIRED_KINDS = {city: _required_kinds(city) for city in box.CITIES}


def _room(cards: Mapping[str, Card], city: City) -> tuple[int, dict[Kind, int]]:
    """How many of a city's cards can still be entered beyond the required kinds, and how many of those are missing."""
    told, owed = 0, dict(REQUIRED_KINDS[city])
    for card in cards.values():
        if card.city == city:
            told += copies_of(card)
            owed[card.kind] = max(0, owed.get(card.kind, 0) - copies_of(card))
    return box.CITY_CARDS - told - sum(owed.values()), owed


def is_overfull(cards: Mapping[str, Card], city: City) -> bool:
    """Whether the entered cards of a city, with the missing required ones, are more than it has."""
    return _room(cards, city)[0] < 0


def room(cards: Mapping[str, Card], city: City, kind: Kind) -> int:
    """The maximum copies of another card of that city and kind: a city has twelve cards (AKK-7)."""
    left, owed = _room(cards, city)
    return left + owed.get(kind, 0)


@once
def most_room(cards: Mapping[str, Card]) -> dict[City, int]:
    """The maximum copies of an unknown card, by city."""
    rooms = {city: _room(cards, city) for city in box.CITIES}
    return {city: left + max(owed.values()) for city, (left, owed) in rooms.items()}


def learn(cards: dict[str, Card], card: Card) -> dict[str, Card]:
    """The known cards with one more; Illegal if the counts contradict it (AKK-7, AKK-12)."""
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


def held_cards(state: State, seat: Seat) -> tuple[str, ...]:
    """A seat's hand by the log; only for a state that is not sealed, or with open hands."""
    hand = state.players[seat].hand
    assert hand.value is not None, "a closed hand is not looked at"
    return cards_of_hand(hand)


def cards_of_hand(hand: Secret[tuple[str, ...]]) -> tuple[str, ...]:
    """The cards in a hand, as many as the table says: padded with unknown ones, or cut off."""
    cards = hand.value or ()
    return cards if hand.count == len(cards) else (*cards[: hand.count], *("",) * (hand.count - len(cards)))


def with_hand(state: State, seat: Seat, cards: tuple[str, ...]) -> State:
    hand = new_hand(state.options, state.seats, seat, cards)
    return state.with_player(seat, replace(state.players[seat], hand=hand))


def take(state: State, seat: Seat, card: str) -> State:
    return with_hand(state, seat, (*held_cards(state, seat), card))


def draw(state: State, city: City) -> tuple[State, str]:
    """The state without a stack's top card, and that card as far as known; the next one is exposed (AKK-43)."""
    stacks = {**state.stacks, city: max(0, state.stacks[city] - 1)}
    card = state.tops[city] or city
    return replace(state, stacks=stacks, tops={**state.tops, city: ""}), card


def draw_to(state: State, seat: Seat, city: City) -> State:
    """The state with a stack's top card moved to a hand."""
    drawn, card = draw(state, city)
    return take(drawn, seat, card)


def lose(state: State, seat: Seat, card: str) -> Result:
    """The state with a card removed from a hand, the most similar one; a doubt if the log has none there (AKK-54)."""
    cards = held_cards(state, seat)
    alike = [likeness(known, card) for known in cards]
    best = max(alike, default=-1)
    strange = () if best >= 0 else (doubt("not-in-hand", "AKK-54", who=Who(seat=seat), card=known_word(state, card)),)
    if not cards:
        return state, strange
    at = alike.index(best)
    return with_hand(state, seat, (*cards[:at], *cards[at + 1 :])), strange


def likeness(known: str, card: str) -> int:
    """The similarity of a card in hand to the one shown; -1 if they cannot be the same."""
    if known == card:
        return 1000
    if not known or card.startswith(known + "/"):
        return 500 + len(known)  # the log knows less than is shown: the more it knows, the better
    if not card or known.startswith(card + "/"):
        return 100 - len(known)  # less is shown than the log knows: the less it knows, the better
    return -1


# ---- changed printed values ----------------------------------------------------------------------------
def with_print(state: State, old: str, card: Card) -> State:
    """The state with a known card's printed values replaced, in every pile and hand."""
    new = card_id(card)

    def rename(those: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(new if id == old else id for id in those)

    state = replace(
        state,
        cards={**{id: known for id, known in state.cards.items() if id != old}, new: card},
        tops={city: new if id == old else id for city, id in state.tops.items()},
        turn_cards=rename(state.turn_cards),
        played=rename(state.played),
        discard=rename(state.discard),
    )
    for seat in range(state.seats):
        state = with_hand(state, seat, rename(held_cards(state, seat)))
    return state


# ---- the fields of printed values ----------------------------------------------------------------------
COSTS = tuple(range(1, box.MOST_COST + 1))
KIND, COST = pick(box.KINDS, words="short"), pick(COSTS, label="cost-label")
TRACK = pick(box.TRACKS, when=("kind", box.TRACK_KINDS))
FALLS = pick(box.TRACKS, words="track", when=("kind", ("siege",)))
NAMES_CITIES = pick(box.CITIES, words="city", many=True, when=("kind", ("levant",)))
STEPS = tuple(Option(value=n, label=Say(key="plus", args={"n": n})) for n in sorted(box.RAISES.values()))
POINTS = pick(STEPS, when=("kind", tuple(box.RAISES)))
COPIES = pick(range(1, box.CITY_CARDS + 1), least=0)  # optional (AKK-12)
PRINT = {
    "kind": KIND, "knights": COST, "track": TRACK, "falls": FALLS, "cities": NAMES_CITIES, "points": POINTS,
    "copies": COPIES,
}  # fmt: skip


def has_printed_points(state: State) -> bool:
    """Whether the card, and not its name, decides how far a Lance or a Feast goes (AKK-58)."""
    return state.options.lance_feast == "cards"


@cache
def card_fields(*, asks_points: bool) -> tuple[Field, ...]:
    """The fields of a card's printed values, the same in every game. `asks_points`: see has_printed_points."""
    return tuple(field_of(asks, name) for name, asks in PRINT.items() if name != "points" or asks_points)


# ---- options of cards --------------------------------------------------------------------------------------
@once
def cards_by_city(cards: Mapping[str, Card]) -> dict[City, tuple[str, ...]]:
    """The known cards of each city."""
    return {city: tuple(id for id, card in cards.items() if card.city == city) for city in box.CITIES}


def card_options(state: State, cards: Iterable[str]) -> tuple[Option, ...]:
    return tuple(_card_option(id, state.cards[id]) for id in cards)


@cache
def _card_option(id: str, card: Card) -> Option:
    return Option(value=id, label=card_word(card), note=Say(key="n-knights", args={"n": card.knights}))


def new_card_options(state: State, city: City) -> tuple[Option, ...]:
    """The option for an unknown card, while the city can have another."""
    return (IS_NEW,) if most_room(state.cards)[city] > 0 else ()


def _hand_options(state: State, seat: Seat, city: City) -> tuple[Option, ...]:
    """The cards of a city that a seat may hold: all known ones; with open hands, those that fit its cards."""
    cards = cards_by_city(state.cards)[city]
    if state.options.hands == "open":
        cards = tuple(card for card in cards if any(likeness(known, card) >= 0 for known in held_cards(state, seat)))
    return card_options(state, cards)


def play_options(state: State, seat: Seat, city: City) -> tuple[Option, ...]:
    """The options for a card of that city from the hand, with one for an unknown card."""
    return (*_hand_options(state, seat, city), *new_card_options(state, city))


def top_options(state: State, city: City) -> tuple[Option, ...]:
    """The options for the top card of that city's stack, with "later"."""
    return (*card_options(state, cards_by_city(state.cards)[city]), *new_card_options(state, city), IS_LATER)


def give_options(state: State, seat: Seat, city: City) -> tuple[Option, ...]:
    """The options for a card of that city from the hand, with "later"."""
    return (*_hand_options(state, seat, city), IS_LATER)


def hand_cities(state: State, seat: Seat) -> tuple[City, ...]:
    """The cities of which a seat may hold cards: all; with open hands, those of its cards."""
    if state.options.hands == "closed":
        return box.CITIES
    cards = held_cards(state, seat)
    return tuple(city for city in box.CITIES if any(not known or known.split("/")[0] == city for known in cards))


# ---- copies entered: one too many is recorded all the same, because the table is right (AKK-12) --------------
def known_copies(state: State, card: str) -> int:
    """The number of copies of a card identified in this game."""
    tops = tuple(top for city, top in state.tops.items() if state.stacks[city])
    lying = (state.discard, state.played, tops, *(held_cards(state, seat) for seat in range(state.seats)))
    return sum(cards.count(card) for cards in lying)


def surplus(state: State, *cards: str) -> tuple[News, ...]:
    """A doubt about each of these cards, just entered, that now has more copies than the box."""
    known = ((state.cards[card], known_copies(state, card)) for card in dict.fromkeys(cards) if card in state.cards)
    return tuple(
        doubt("one-copy-more", "AKK-12", card=card_word(card), n=card.copies)
        for card, n in known
        if card.copies is not None and n > card.copies
    )
