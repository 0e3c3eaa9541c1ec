"""The four privileges: Barbarossa, Saladin, Richard and Clement (AKK-83..89)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.rules import ONLY, Outcome, must, only, pick
from rules.kit.types import News, Option, Say, Seat, Who

from . import components as box
from . import tasks
from .cards import draw, draw_to, give_options, hand_cities, lose, surplus, take
from .components import City, Track
from .effects import loans_hint, move_marker
from .flow import BARBAROSSA, CLEMENT, SALADIN
from .state import Placement, Result, State, add
from .words import LATER, city_option, city_row, city_word, track_options


# ---- Barbarossa: a card before the bidding (AKK-83) ---------------------------------------------------
def may_barbarossa(state: State) -> bool:
    """Whether the privilege has a holder with a card to give for it (AKK-84), and a stack has cards."""
    seat = state.holders.get("prestige")
    if seat is None or not any(state.stacks.values()):
        return False
    return state.players[seat].hand.count > 0 or state.options.barbarossa_empty == "free"


@BARBAROSSA.move("AKK-83", picks=("stack",), hint=loans_hint)
def barbarossa(
    state: State, seat: Seat, stack: Annotated[City, pick(lambda state: map(city_option, state.open_stacks()))],
    top: Annotated[int, only(lambda state: state.options.barbarossa_card == "any", pick(
        forms.yes_no(), label="is-top-label", default=(1,)))] = 1,
    city: Annotated[City | None, only(
        lambda state, seat: state.players[seat].hand.count > 0 and not state.is_ledger(),
        pick(lambda state, seat: forms.words("city", hand_cities(state, seat)), label="away-label"))] = None,
    card: Annotated[str, pick(give_options, label=city_row, default=(LATER,))] = LATER,
) -> Outcome[State]:  # fmt: skip
    """Exchanges a card in hand, named by `city` and `card`, for one of a stack (AKK-83)."""
    news: tuple[News, ...] = ()
    if state.players[seat].hand.count:
        state, news = discard_card(state, seat, card if card != LATER else city or "")
    state = draw_to(state, seat, stack) if top else _draw_below(state, seat, stack)
    now = state.options.barbarossa_ends == "now" and state.is_used_up()
    tops = () if state.is_ledger() else (tasks.TellTops(),)
    state = replace(state, step="over", queue=()) if now else replace(state, step="bid").push(*tops)
    return state, (*news, info("barbarossa-took", "AKK-83", who=Who(seat=seat), city=city_word(stack)))


def _draw_below(state: State, seat: Seat, city: City) -> State:
    """The state with a card from below a stack's top in the hand; the top card stays, unless it was the last."""
    drawn, _ = draw(state, city)
    tops = state.tops if drawn.stacks[city] else drawn.tops
    return take(replace(drawn, tops=tops), seat, city)


def discard_card(state: State, seat: Seat, card: str) -> Result:
    """Moves a card from a hand to the discard pile."""
    lost, strange = lose(state, seat, card)
    lost = replace(lost, discard=(*lost.discard, card))
    return lost, (*strange, *surplus(lost, card))


@BARBAROSSA.left_out("leave-privilege")
def start_bids(state: State) -> State:
    return replace(state, step="bid")


@BARBAROSSA.goes_on
def skip_barbarossa(state: State) -> State | None:
    return None if may_barbarossa(state) else start_bids(state)


# ---- Saladin: a bid knight to another field (AKK-86) --------------------------------------------------
def may_saladin(state: State) -> bool:
    """Whether the holder has a knight on a field; results only reminds of it at the end of the bidding instead."""
    seat = state.holders.get("gold")
    return seat is not None and not state.is_ledger() and bool(state.players[seat].bid)


def _bid_cities(state: State, seat: Seat) -> Iterator[Option]:
    return (city_option(city) for city in box.CITIES if state.players[seat].bid.get(city))


@SALADIN.move("AKK-86", picks=("target",))
def saladin(
    state: State, seat: Seat, source: Annotated[City, pick(_bid_cities, default=ONLY)],
    target: Annotated[City, pick(lambda state: map(city_option, state.open_stacks() or box.CITIES))],
) -> Outcome[State]:  # fmt: skip
    """Moves one knight, not the seneschal, to another field (AKK-86); on an open field it is revealed (AKK-87)."""
    must(source != target, "another-field", "AKK-86")
    player = state.players[seat]
    bid = add(add(player.bid, source, -1), target, 1)
    placed = (*state.placed, Placement(seat=seat, city=target, count=1))
    is_open = target == state.seneschal and state.options.saladin_field == "rules"
    key, rule = ("saladin-open", "AKK-87") if is_open else ("saladin-moved", "AKK-86")
    state = start_reveal(state.with_player(seat, replace(player, bid=bid)))
    return replace(state, placed=placed, moved_to=target), info(key, rule, who=Who(seat=seat), city=city_word(target))


@SALADIN.left_out("leave-privilege")
def start_reveal(state: State) -> State:
    return replace(state, step="reveal")


@SALADIN.goes_on
def skip_saladin(state: State) -> State | None:
    return None if may_saladin(state) else start_reveal(state)


# ---- Richard: a bid knight back into the camp (AKK-85) ------------------------------------------------
def may_richard(state: State, seat: Seat) -> bool:
    """Whether the holder can take a knight back now: before the first card of its turn (AKK-85)."""
    fresh = not state.turn_cards and not state.richard and state.step == "cards"
    return fresh and state.has_privilege(seat, "power") and not state.is_ledger() and any(richard_options(state, seat))


def richard_options(state: State, seat: Seat) -> Iterator[Option]:
    """The fields with a knight that the seat can take back; the seneschal counts as one if he may pay."""
    yield from _bid_cities(state, seat)
    bid = seat == state.start and state.seneschal not in ("camp", "paid")
    if bid and state.options.seneschal_pays == "yes":
        yield Option(value="seneschal", label=Say(key="the-seneschal"))


def richard(
    state: State, seat: Seat, city: Annotated[City | Literal["seneschal"], pick(
        richard_options, label="from-label", default=ONLY)],
    chaplain: Annotated[int, only(lambda s, seat: s.players[seat].bid.get(s.players[seat].chaplain, 0) >= 2, pick(
        forms.yes_no(), label="is-chaplain-label", default=(0,),
        when=lambda state, seat: ("city", (state.players[seat].chaplain,))))] = 0,
) -> Outcome[State]:  # fmt: skip
    """Returns a knight, possibly the chaplain, to the camp, where it can pay in this card round (AKK-85)."""
    who, state = Who(seat=seat), replace(state, richard=True)
    if city == "seneschal":
        return replace(state, seneschal="camp"), info("richard-seneschal", "AKK-85", who=who)
    player = state.players[seat]
    is_chaplain = player.chaplain == city and (chaplain or player.bid[city] == 1)
    lost = bool(is_chaplain and state.options.chaplain_back == "lost")
    state = state.with_player(
        seat, replace(player, bid=add(player.bid, city, -1), chaplain=None if lost else player.chaplain)
    )
    took = info("richard-took", "AKK-85", who=who, city=city_word(city))
    return state, (took, info("discount-lost", "AKK-49", who=who, city=city_word(city))) if lost else (took,)


# ---- Clement: two cards of one city (AKK-88) ----------------------------------------------------------
def has_earned_clement(state: State, seat: Seat, city: str) -> bool:
    """Whether the card of that city, just played, is the second of a pair (AKK-89)."""
    if not state.has_privilege(seat, "faith") or not can_lift(state, seat):
        return False
    n = sum(card.split("/")[0] == city for card in state.turn_cards)
    return n % 2 == 0 if state.options.clement == "pairs" else n >= 2 and not state.clement


def lift_count(state: State) -> int:
    """The number of uses of Clement for the cards of this turn (AKK-89)."""
    pairs = sum(n // 2 for n in Counter(card.split("/")[0] for card in state.turn_cards).values())  # ledger: any cards
    return pairs if state.options.clement == "pairs" else min(1, pairs)


def _lift_options(state: State, seat: Seat) -> tuple[Option, ...]:
    tracks = state.players[seat].tracks
    return track_options(tracks, 1, (track for track in box.TRACKS if tracks[track] < box.TRACK_MOST))


def can_lift(state: State, seat: Seat) -> bool:
    return bool(_lift_options(state, seat))


@CLEMENT.move("AKK-88")
def clement(state: State, seat: Seat, track: Annotated[Track, pick(_lift_options, label="up-label")]) -> Outcome[State]:
    """Advances one of the player's markers by one step (AKK-88)."""
    return move_marker(replace(state.pop(), clement=True), seat, track, 1, "AKK-88")


@CLEMENT.goes_on
def skip_clement(state: State, task: tasks.TakeClement) -> State | None:
    return None if can_lift(state, task.seat) else state.pop()


CLEMENT.left_out("leave-privilege")(State.pop)


# ---- declining ----------------------------------------------------------------------------------------
@BARBAROSSA.move("AKK-83", id="barbarossa-no", label="barbarossa-decline", confirm="barbarossa-decline")
@SALADIN.move("AKK-86", id="saladin-no", label="saladin-decline", confirm="saladin-decline")
@CLEMENT.move("AKK-88", id="clement-no", label="clement-decline", confirm="clement-decline")
def decline(state: State) -> State:
    """Declines the privilege that is offered now."""
    if not state.queue:
        return start_bids(state) if state.step == "barbarossa" else start_reveal(state)
    state = state.pop()
    while state.is_ledger() and state.queue and isinstance(state.queue[0], tasks.TakeClement):
        state = state.pop()  # results only knows no cities of cards, so one refusal declines every pair
    return state
