"""What lies on top of the stacks, and what is printed on a card that the companion does not know."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import warn
from rules.kit.types import TABLE, Choice, Field, Illegal, Option, Pick, Prompt, Say, Seat

from . import turns
from .cards import as_card, card_id, card_options, cards_of, learn, may_be_new, most_room, surplus
from .components import CITIES, CITY_CARDS, KINDS, MOST_COST, NAMED, STARTERS, TRACKS, City, Kind
from .lending import handed_over, points_field
from .moves import LearnCard, TurnUp
from .state import Card, Result, State, TellCard, TellTops, ahead, first_done
from .words import LATER, NEW, card_word, city_word


# ---- the tops ----------------------------------------------------------------------------------------
def untold(state: State) -> tuple[City, ...]:
    """Cities whose top card has not been asked yet (AKK-11)."""
    return tuple(city for city in CITIES if state.stacks[city] and not state.tops[city])


def ask_tops(state: State, task: TellTops) -> tuple[Prompt, ...]:
    """One form for every new top card; each may stay untold, and is then told when it is played."""
    rows = tuple(_row(state, city) for city in untold(state))
    return (
        forms.form("tops", TABLE, "turn_up", rows, hint=handed_over(state) or Say(key="tops-hint"), rule="AKK-11",
                   shared=True),
    )  # fmt: skip


def _row(state: State, city: City) -> Choice:
    options = (*card_options(state, cards_of(state, city)), *may_be_new(state, city),
               Option(value=LATER, label=Say(key="card-later")))  # fmt: skip
    return Choice(name="tops", key=city, label=city_word(city), options=options, default=(LATER,))


def do_turn_up(state: State, seat: Seat, move: TurnUp) -> Result:
    expect(state.queue and isinstance(state.queue[0], TellTops) and seat == TABLE)
    expect(set(move.tops) == set(untold(state)), "does-not-fit", "AKK-11")
    tops = dict(state.tops)
    for city, card in move.tops.items():
        tops[city] = city if card in (LATER, NEW) else _known(state, city, card)
    unknown = tuple(TellCard(city=city) for city, card in move.tops.items() if card == NEW)
    state = ahead(first_done(replace(state, tops=tops)), *unknown)
    return state, surplus(state, *tops.values())


def _known(state: State, city: City, card: str) -> str:
    expect(card in state.cards and state.cards[card].city == city, "does-not-fit", "AKK-11")
    return card


# ---- a card that is not known ------------------------------------------------------------------------
def ask_card(state: State, task: TellCard) -> tuple[Prompt, ...]:
    """What is printed on the card; asked once for all games (AKK-12)."""
    label = Say(key="learn-label", args={"city": city_word(task.city)})
    fields = print_fields(state)
    if task.played and not cards_of(state, task.city):  # the cards that are dealt to begin with
        kind = STARTERS[task.city]
        fields = tuple(replace(f, default=(kind,)) if f.name == "kind" else f for f in as_its_like(fields, state, kind))
    confirm = Say(key="learn-play" if task.played else "learn-confirm", args={"kind": Pick(field="kind")})
    return (
        Prompt(id="learn", seat=task.seat, move="learn_card", label=label, confirm=confirm, hint=Say(key="learn-hint"),
               given={"city": task.city}, fields=fields, retired=(copies_field(),), rule="AKK-12"),
    )  # fmt: skip


def print_fields(state: State) -> tuple[Field, ...]:
    """What playing a card needs of its print: not how many copies there are, nor what its kind does not have."""
    return card_fields(asks_points=state.options.lance_feast == "cards")


def card_fields(*, asks_points: bool, card: Card | None = None) -> tuple[Field, ...]:
    """The same whatever game is played; `asks_points`: of lance and feast too."""
    tracks, cities = forms.words("track", TRACKS), forms.words("city", CITIES)
    fields: tuple[Field, ...] = (
        Choice(name="kind", label=Say(key="kind-label"), options=forms.words("short", KINDS)),
        Choice(name="knights", label=Say(key="cost-label"), options=forms.numbers(range(1, MOST_COST + 1))),
        Choice(name="track", label=Say(key="track-label"), options=tracks, when=("kind", NAMED)),
        Choice(name="falls", label=Say(key="falls-label"), options=tracks, when=("kind", ("siege",))),
        Choice(name="cities", label=Say(key="cities-label"), options=cities, many=True, least=1, most=len(cities),
               when=("kind", ("levant",))),
        *((points_field(),) if asks_points else ()),
    )  # fmt: skip
    return fields if card is None else tuple(_preset(field, card) for field in fields)


def copies_field(card: Card | None = None) -> Choice:
    """How many copies of a card there are; a table may leave it untold (AKK-12)."""
    now = () if card is None or card.copies is None else (card.copies,)
    numbers = forms.numbers(range(1, CITY_CARDS + 1))
    return Choice(name="copies", label=Say(key="copies-label"), options=numbers, least=0, default=now)


def as_its_like(fields: tuple[Field, ...], state: State, kind: Kind) -> tuple[Field, ...]:
    """Knights as they were told last of a card of that kind; a tap changes them."""
    like = [card for card in state.cards.values() if card.kind == kind]
    return tuple(_kept(field, like[-1]) if like and field.name == "knights" else field for field in fields)


def _kept(field: Field, card: Card) -> Field:
    """With what is printed on that card, where another one can have it too."""
    preset = _preset(field, card)
    assert isinstance(preset, Choice)
    return preset if set(preset.default) <= {option.value for option in preset.options} else field


def _preset(field: Field, card: Card) -> Field:
    match field.name:
        case "kind":
            return replace(field, default=(card.kind,))
        case "knights":
            return replace(field, default=(card.knights,))
        case "track":
            return replace(field, default=(card.track,) if card.track else ())
        case "falls":
            return replace(field, default=(card.falls,) if card.falls else ())
        case "cities":
            return replace(field, default=card.cities)
        case _:
            return replace(field, default=(card.points,) if card.points else ())


def do_learn_card(state: State, seat: Seat, move: LearnCard) -> Result:
    """The card is known from now on; it lies on top, or it is played."""
    task = state.queue[0] if state.queue else None
    expect(isinstance(task, TellCard) and seat == task.seat and move.city == task.city)
    assert isinstance(task, TellCard)
    card = as_card(move.city, move)
    state = first_done(replace(state, cards=learn(state.cards, card)))
    if not task.played:
        state = replace(state, tops={**state.tops, card.city: card_id(card)})
        return state, surplus(state, card_id(card))
    try:
        return turns.play(state, task.seat, card, task.seneschal)
    except Illegal as why:  # told, but it cannot be played
        news = warn("not-played", why.rule, card=card_word(card), why=why.say)
        return told((news,), (state, ()))


def is_void(state: State, task: TellTops | TellCard) -> bool:
    """Whether nothing is left to tell."""
    match task:
        case TellTops():
            return not untold(state)
        case TellCard():
            return most_room(state.cards, task.city) <= 0
