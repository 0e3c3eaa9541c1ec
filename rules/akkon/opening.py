"""The opening: the checklist, the dealt cards, the top cards of the stacks and their printed values (AKK-2..13)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import prepend, warn
from rules.kit.rules import Outcome, each, known, must, only, pick, slots
from rules.kit.types import TABLE, Illegal, Option, Pick, Say, Seat, Who

from . import cards, tasks, turns
from . import components as box
from .cards import with_hand
from .components import City, Kind, Track, stack_size
from .effects import loans_hint
from .flow import CARD, DEAL, SETUP, TOPS
from .state import Card, State
from .words import IS_LATER, LATER, NEW, card_word, city_row, city_word, known_word


# ---- the checklist -----------------------------------------------------------------------------------
def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rulebook, with the numbers for this player count."""
    seats, out = state.seats, box.START_COPIES * len(box.CITIES)
    short = (Say(key="setup-short"), Say(key="setup-short-rest")) if state.options.short else ()
    return (
        Say(key="setup-knights", args={"players": seats, "n": box.KNIGHTS_EACH}),
        Say(key="setup-markers", args={"n": len(box.TRACKS) * seats, "value": box.TRACK_START}),
        Say(key="setup-seneschal", args={"who": Who(seat=state.start)}),
        Say(key="setup-privileges", args={"n": len(box.TRACKS)}),
        Say(key="setup-stacks", args={"n": len(box.CITIES), "cards": box.CITY_CARDS}),
        Say(key="setup-out"),
        Say(key="setup-out-rest"),
        *short,
        Say(key="setup-deal", args={"cards": out, "n": box.DEAL_CARDS, "who": Who(seat=state.start)}),
        Say(key="setup-box", args={"n": out - box.DEAL_CARDS * seats}),
        Say(key="setup-shuffle", args={"n": stack_size(bool(state.options.short))}),
    )


@SETUP.move("AKK-2", picks=())
def begin(state: State, ready: Annotated[tuple[str, ...], pick(checklist, many=True, least=0)] = ()) -> Outcome[State]:
    """Starts the game after the checklist, ticked or not; results only skips the dealt cards."""
    return replace(state, step="barbarossa" if state.is_ledger() else "deal")


# ---- the dealt cards ---------------------------------------------------------------------------------
DEALABLE = tuple(f"{city}/{box.STARTERS[city]}" for city in box.CITIES)
START_CARDS = (
    *(Option(value=card, label=city_word(city)) for city, card in zip(box.CITIES, DEALABLE, strict=True)),
    IS_LATER,
)


@DEAL.move("AKK-9", picks=(), hint="deal-hint")
def deal(
    state: State,
    cards: Annotated[dict[str, tuple[str, ...]], each(lambda state: range(state.seats), slots(
        box.DEAL_CARDS, START_CARDS, caps=dict.fromkeys(DEALABLE, box.START_COPIES),
        default=(LATER,) * box.DEAL_CARDS))],
) -> Outcome[State]:  # fmt: skip
    """Two of the start cards for each player, entered or not; the setup removed only two of each (AKK-8)."""
    dealt = Counter(card for hand in cards.values() for card in hand if card != LATER)
    for card, n in dealt.items():
        must(n <= box.START_COPIES, "only-two-starters", "AKK-8", n=box.START_COPIES, card=known_word(state, card))
    for key, hand in cards.items():
        state = with_hand(state, int(key), tuple("" if card == LATER else card for card in hand))
    return leave_deal(state)


@DEAL.left_out("leave-card")
def leave_deal(state: State) -> Outcome[State]:
    """Leaves the hands as known; the top cards follow."""
    return replace(state, step="barbarossa", queue=(tasks.TellTops(),))


# ---- the tops ----------------------------------------------------------------------------------------
def untold_tops(state: State) -> tuple[City, ...]:
    """The cities whose top card has not been asked yet (AKK-11)."""
    return tuple(city for city in box.CITIES if state.stacks[city] and not state.tops[city])


@TOPS.move("AKK-11", id="tops", text="tops", picks=(), shared=True,
           hint=lambda state: loans_hint(state) or Say(key="tops-hint"))  # fmt: skip
def turn_up(
    state: State,
    tops: Annotated[dict[City, str], each(untold_tops, pick(cards.top_options, label=city_row, default=(LATER,)))],
) -> Outcome[State]:
    """Enters the new top cards; one left for later is entered when it is played."""
    lying = {city: city if card in (LATER, NEW) else card for city, card in tops.items()}
    unknown = tuple(tasks.TellCard(city=city) for city, card in tops.items() if card == NEW)
    state = replace(state, tops={**state.tops, **lying}).pop().push(*unknown)
    return state, cards.surplus(state, *state.tops.values())


@TOPS.goes_on
def skip_tops(state: State) -> State | None:
    return None if untold_tops(state) else state.pop()


TOPS.left_out("leave-card")(State.pop)


# ---- an unknown card ---------------------------------------------------------------------------------
def _likely_kind(state: State, task: tasks.TellCard) -> tuple[Kind, ...]:
    """The default kind: the first card played of a city is probably a start card (AKK-8)."""
    return (box.STARTERS[task.city],) if task.played and not cards.cards_by_city(state.cards)[task.city] else ()


def _likely_knights(state: State, task: tasks.TellCard) -> tuple[int, ...]:
    """The default number of knights: that of the last entered card of that kind."""
    kinds = _likely_kind(state, task)
    return tuple(card.knights for card in state.cards.values() if card.kind in kinds)[-1:]


@CARD.move(
    "AKK-12", id="learn", hint="learn-hint", retired=(cards.COPIES.with_name("copies").field(None, TABLE),),
    label=lambda state, task: Say(key="learn-label", args={"city": city_word(task.city)}),
    confirm=lambda state, task: Say(
        key="learn-play" if task.played else "learn-confirm", args={"kind": Pick(field="kind")}),
)  # fmt: skip
def learn_card(
    state: State, seat: Seat, task: tasks.TellCard, city: Annotated[City, known(lambda state, task: task.city)],
    kind: Annotated[Kind, pick(box.KINDS, words="short", default=_likely_kind)],
    knights: Annotated[int, pick(cards.COSTS, label="cost-label", default=_likely_knights)],
    track: Annotated[Track | None, cards.TRACK] = None, falls: Annotated[Track | None, cards.FALLS] = None,
    cities: Annotated[tuple[City, ...], cards.NAMES_CITIES] = (),
    points: Annotated[int | None, only(cards.has_printed_points, cards.POINTS)] = None, copies: int | None = None,
) -> Outcome[State]:  # fmt: skip
    """Enters a card in the catalogue, for every game (AKK-12); it becomes the top card, or is played."""
    card = cards.as_card(Card(city=city, kind=kind, knights=knights, copies=copies, track=track, falls=falls,
                              cities=cities, points=points))  # fmt: skip
    state = replace(state, cards=cards.learn(state.cards, card)).pop()
    if not task.played:
        state = replace(state, tops={**state.tops, card.city: cards.card_id(card)})
        return state, cards.surplus(state, cards.card_id(card))
    try:
        return turns.play_card(state, seat, card, task.seneschal)
    except Illegal as why:  # entered, but it cannot be played
        news = warn("not-played", why.rule, card=card_word(card), why=why.say)
        return prepend((news,), (state, ()))


@CARD.goes_on
def skip_card(state: State, task: tasks.TellCard) -> State | None:
    """Skips a card that the city cannot have any more."""
    return None if cards.most_room(state.cards)[task.city] > 0 else state.pop()


CARD.left_out("leave-card")(State.pop)
