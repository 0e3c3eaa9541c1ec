"""The turns of the card round: playing cards for knights, and the end of the turn (AKK-44..57)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info, prepend, warn
from rules.kit.rules import ONLY, Outcome, must, once, only, pick
from rules.kit.types import News, Option, Pick, Say, Seat, Who

from . import cards, effects, flow, privileges, tasks
from . import components as box
from .components import City, Kind, Track
from .flow import CARDS, FIVE
from .state import Card, Result, State, add
from .words import LATER, NEW, city_option, city_row, city_word


# ---- payment ---------------------------------------------------------------------------------------------
def may_pay_seneschal(state: State, seat: Seat) -> bool:
    """Whether the seneschal is still in the seat's camp, and may pay (AKK-38)."""
    return state.is_starter(seat) and state.options.seneschal_pays == "yes"


def purse(state: State, seat: Seat) -> int:
    """The number of knights that a seat can pay with, the seneschal included."""
    return state.camp(seat) + may_pay_seneschal(state, seat)


def may_play(state: State, seat: Seat) -> bool:
    """Whether a seat can play a card: cards in hand, and knights or a free card (AKK-48, AKK-51)."""
    player = state.players[seat]
    if not player.hand.count:
        return False
    free = player.chaplain is not None and state.options.free_cards == "yes"
    return state.is_ledger() or purse(state, seat) > 0 or free


# ---- playing a card (AKK-45..50) ---------------------------------------------------------------------------
@once
def _cities(state: State, seat: Seat) -> tuple[Option, ...]:
    """The cities with a card to play: a known one, or one to enter."""
    return tuple(
        city_option(city)
        for city in cards.hand_cities(state, seat)
        if cards.cards_by_city(state.cards)[city] or cards.most_room(state.cards)[city] > 0
    )


@CARDS.move("AKK-45", id="play-{seat}", picks=("card",),
            when=lambda state, seat: may_play(state, seat) and not state.is_ledger(),
            hint=lambda state, seat: Say(key="play-hint", args={"n": purse(state, seat)}))  # fmt: skip
def play(
    state: State, seat: Seat, city: Annotated[City, pick(_cities, label="played-city-label")],
    card: Annotated[str, pick(cards.play_options, label=city_row, default=ONLY)],
    seneschal: Annotated[int, only(may_pay_seneschal, pick(
        forms.yes_no(), label="pays-label", default=lambda state, seat: (0 if state.camp(seat) else 1,),
        when=lambda state, seat: ("city", tuple(city.value for city in _cities(state, seat)))))] = 0,
) -> Outcome[State]:  # fmt: skip
    """Plays a card: pays for it and applies its effect; an unknown card is entered first (AKK-12)."""
    if card == NEW:
        return state.push(tasks.TellCard(city=city, seat=seat, played=True, seneschal=seneschal))
    return play_card(state, seat, state.cards[card], seneschal)


def play_card(state: State, seat: Seat, card: Card, seneschal: int) -> Result:
    """Pays knights to the city's field, removes the card from the hand, and applies its effect (AKK-45..50)."""
    effects.refuse(state, seat, card.kind, card.track)
    id = cards.card_id(card)
    state, cost = _pay(state, seat, card, seneschal)
    state, strange = cards.lose(state, seat, id)
    state = replace(state, played=(*state.played, id), turn_cards=(*state.turn_cards, id))
    kind = Say(key=f"kind-{card.kind}")
    plays = info("plays", "AKK-45", who=Who(seat=seat), card=kind, city=city_word(card.city), n=cost)
    if privileges.has_earned_clement(state, seat, card.city):
        state = state.push(tasks.TakeClement(seat=seat))
    news = (plays, *strange, *cards.surplus(state, id))
    by_name = box.RAISES.get(card.kind, 0) if state.options.lance_feast == "names" else 0  # 0: not entered (AKK-58)
    points = card.points or by_name
    return prepend(news, effects.start(state, seat, card.kind, card.track, card.falls, card.cities, points))


def price(state: State, seat: Seat, card: Card) -> int:
    """A card's cost in knights: one less at the city on which the seat's chaplain was bid (AKK-47)."""
    return max(0, card.knights - (state.players[seat].chaplain == card.city))


def _pay(state: State, seat: Seat, card: Card, seneschal: int) -> tuple[State, int]:
    """Moves the knights to the field, with the seneschal if he is entered or needed; the state and the cost."""
    cost, left, own = price(state, seat, card), purse(state, seat), state.camp(seat)
    must(cost <= left, "too-few-knights", "AKK-45", n=cost, left=left)
    helps = int(cost > 0 and (bool(seneschal) or cost > own))
    player = state.players[seat]
    paid = add(player.paid, card.city, cost - helps)
    state = state.with_player(seat, replace(player, paid=paid))
    return (replace(state, seneschal="paid") if helps else state), cost


# ---- results only ----------------------------------------------------------------------------------------
@CARDS.move("AKK-50", id="play-{seat}", text="play", confirm=Say(key="kind-confirm", args={"kind": Pick(field="kind")}),
            when=lambda state, seat: state.is_ledger() and may_play(state, seat),
            hint=lambda s, seat: (
                "richard-hint" if s.has_privilege(seat, "power") and not s.turn_cards else None))  # fmt: skip
def play_kind(
    state: State, seat: Seat, kind: Annotated[Kind, pick(box.KINDS, words="short")],
    track: Annotated[Track | None, cards.TRACK] = None, falls: Annotated[Track | None, cards.FALLS] = None,
    points: Annotated[int | None, only(cards.has_printed_points, cards.POINTS)] = None,
) -> Outcome[State]:  # fmt: skip
    """Plays a card by its kind and the tracks that it names alone."""
    must(falls is None or falls != track, "siege-needs-two", "AKK-61")
    effects.refuse(state, seat, kind, track)
    state, _ = cards.lose(state, seat, "")
    state = replace(state, played=(*state.played, ""), turn_cards=(*state.turn_cards, ""))
    news = info("plays-kind", "AKK-50", who=Who(seat=seat), kind=Say(key=f"kind-{kind}"))
    goes = (points or box.RAISES[kind]) if kind in box.RAISES else 0
    return prepend((news,), effects.start(state, seat, kind, track, falls, (), goes))


# ---- the end of a turn -----------------------------------------------------------------------------------
@CARDS.move("AKK-51", id="done-{seat}")
def done(state: State, seat: Seat) -> State:
    """Ends the turn; results only asks for Clement now, if two cards were played."""
    state = state.push(tasks.KeepFive(seat=seat))
    if not state.is_ledger() or state.holders.get("faith") != seat or not privileges.can_lift(state, seat):
        return state
    return state.push(*(tasks.TakeClement(seat=seat),) * privileges.lift_count(state))


CARDS.move("AKK-85", id="richard-{seat}", when=privileges.may_richard, picks=())(privileges.richard)
CARDS.left_out("leave-turn")(flow.next_turn)


@CARDS.goes_on
def skip_turn(state: State) -> Outcome[State] | None:
    """Ends the turn automatically when no card can be played any more."""
    seat = state.turn
    if may_play(state, seat) or privileges.may_richard(state, seat):
        return None
    return done(state, seat), info("turn-ends", "AKK-51", who=Who(seat=seat))


def _surplus(state: State, seat: Seat) -> int:
    """The number of cards in a hand above the limit."""
    return state.players[seat].hand.count - box.HAND_MOST


@FIVE.move("AKK-55", id="discard-{seat}", confirm=Say(key="discard-confirm", args={"city": Pick(field="city")}),
           label=lambda state, seat: Say(key="discard-label", args={"n": _surplus(state, seat)}))  # fmt: skip
def discard(
    state: State,
    seat: Seat,
    city: Annotated[
        City, pick(lambda state, seat: map(city_option, cards.hand_cities(state, seat)), label="away-label")
    ],
    card: Annotated[str, pick(cards.give_options, label=city_row, default=(LATER,))] = LATER,
) -> Outcome[State]:
    """Discards one card, again and again until five are left (AKK-55)."""
    return privileges.discard_card(state, seat, city if card == LATER else card)


@FIVE.goes_on
def skip_discard(state: State, task: tasks.KeepFive) -> Outcome[State] | None:
    """Goes to the next turn when the hand is within the limit; results only announces the number to discard."""
    over = _surplus(state, task.seat)
    if over > 0 and not state.is_ledger():
        return None
    news: tuple[News, ...] = ()
    if over > 0:
        state = cards.with_hand(state, task.seat, cards.held_cards(state, task.seat)[: box.HAND_MOST])
        state = replace(state, discard=(*state.discard, *("",) * over))
        news = (warn("keeps-five", "AKK-55", who=Who(seat=task.seat), n=over),)
    return prepend(news, next_turn(state))


@FIVE.left_out("leave-turn")
def next_turn(state: State) -> Result:
    return flow.next_turn(state.pop())
