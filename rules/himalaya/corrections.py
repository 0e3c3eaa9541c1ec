"""Corrections of the recorded position: all numbers together, other things one by one; without consequences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, IdFilter, Number, number
from rules.kit.rules import EMPTY, about, amount, must, only, pick, share
from rules.kit.types import TABLE, Option, Say, Seat, When

from . import components as box
from .events import EVENTFUL, ROAD_KINDS, check_road, event_word, lay_event
from .flow import RESOURCES, him
from .land import check_rulebook, priced_orders, with_new_ends, with_village
from .opening import ANY_REGIONS
from .programme import seat_args
from .state import Event, Holds, Order, Player, Site, State, Step, hidden_stock, seat_word, sorted_goods
from .supply import ORDER_CAPS, bag_count, cubes_on_board
from .words import ANY_VILLAGE, ROAD, ROAD_END, good_word, order_word, village_options

HOLDS: tuple[Holds, ...] = ("empty", "goods", "order")
COUNT_STEPS: tuple[Step, ...] = ("count", "tie", "over")  # after the last round
# Corrections in records before version 5, by the move whose newest line they replace.
RETOLD = {"correct_row": "tell_rows.rows"}
SEAT_TAGS = ("correct_leader", "correct_tokens", "correct_yaks", "correct_sent", "correct_stupas")


# ---- numbers -----------------------------------------------------------------------------------------
@him.numbers("correct_round", *SEAT_TAGS, "correct_goods")
def numbers(state: State, wanted: IdFilter) -> Iterator[Number[State]]:
    """The correctable numbers."""
    if state.step == "programme":
        yield number(state, "correct_round", "round", row=Say(key="row-round"), least=1, most=box.ROUNDS)
    for seat in range(state.seats):
        if wanted(tuple(f"{kind}-{seat}" for kind in SEAT_TAGS)):
            yield from _seat_numbers(state, seat, state.players[seat])
    for v in state.villages_with("goods") if wanted("correct_goods-") and state.is_full() else ():
        if state.sites[v - 1].goods:
            yield from _goods(state, v, state.sites[v - 1].goods)


def _seat_numbers(state: State, seat: Seat, player: Player) -> Iterator[Number[State]]:
    of = {"seat": seat}

    def seat_number(kind: str, *way: str | int, **parts: Any) -> Number[State]:
        return number(state, kind, "players", seat, *way, **{"of": of, "column": seat_word(seat), **parts})

    if state.is_full() and state.laid:
        yield seat_number("correct_leader", "at", row=Say(key="row-leader"), least=min(1, player.at), most=box.VILLAGES,
                          put=lambda n: state.with_player(seat, replace(player, at=n, storm=0)),
                          cell=f"v{player.at}" if player.at else "")  # fmt: skip
    yield seat_number("correct_tokens", "tokens", row=Say(key="row-tokens"), most=box.INVENTORY_TOKENS, rule="HIM-59")
    if player.yaks is not None:
        yield seat_number("correct_yaks", "yaks", row=Say(key="row-yaks"), most=box.MOST_HERD)
    if state.is_full() or player.yaks is not None:  # in the ledger only after counting
        for i in range(len(player.sent)):
            yield seat_number("correct_sent", "sent", i, of={**of, "region": i + 1}, rule="HIM-4", cell=f"r{i + 1}",
                              row=Say(key="row-region", args={"n": i + 1}),
                              more=state.delegations_left(seat))  # fmt: skip
    for i, level in enumerate(box.LEVELS if player.levels else ()):
        yield seat_number("correct_stupas", "levels", i, of={**of, "level": level}, rule="HIM-4",
                          row=Say(key="row-stupas", args={"level": Say(key=f"level-{level}")}),
                          more=box.STUPAS - sum(player.levels or ()))  # fmt: skip


def _goods(state: State, v: int, lying: dict[box.Good, int]) -> Iterator[Number[State]]:
    """The cubes of a village; the last one cannot be removed here."""
    all_of_them = sum(lying.values())
    for good, supply in box.GOODS.items():
        free = min(supply - cubes_on_board(state, good), box.CUBES - all_of_them)
        now = lying.get(good, 0)
        yield Number(kind="correct_goods", of={"village": v, "good": good}, column=good_word(good), now=now,
                     row=Say(key="row-village", args={"n": v}), least=1 if now == all_of_them else 0, most=now + free,
                     put=partial(_with_cubes, state, v, good), rule="HIM-3", cell=f"v{v}")  # fmt: skip


def _with_cubes(state: State, v: int, good: box.Good, n: int) -> State:
    return _with_goods(state, v, {**state.site(v).goods, good: n})


def _with_goods(state: State, v: int, goods: dict[box.Good, int]) -> State:
    """The state with these cubes in a village. Raises Illegal above the game's total."""
    kept = sorted_goods(goods)
    for good, n in kept.items():
        others = sum(p.goods.get(good, 0) for i, p in enumerate(state.sites, 1) if i != v)
        must(n <= box.GOODS[good] - others, "too-many-cubes", "HIM-3", good=good_word(good), n=box.GOODS[good])
    return state.with_site(v, Site(holds="goods", goods=kept, stupa=state.site(v).stupa))


# ---- a village ---------------------------------------------------------------------------------------
IF_GOODS: When = ("holds", ("goods",))
IF_ORDER: When = ("holds", ("order",))
SITE_GOODS = share({str(good): min(box.CUBES, n) for good, n in box.GOODS.items()}, most=box.CUBES, words="good",
                   label="cubes-label", default={}, when=IF_GOODS)  # fmt: skip


@him.correction(id="holds", label="correct-site", asked=("village", "holds"),
                when=lambda state: not state.is_full() and state.step not in COUNT_STEPS)  # fmt: skip
@him.correction(id="site", label="correct-site", when=State.is_full)
def correct_site(
    state: State, village: Annotated[int, ANY_VILLAGE], holds: Annotated[Holds, pick(HOLDS)],
    goods: Annotated[dict[box.Good, int], SITE_GOODS] = EMPTY,
    needs: Annotated[dict[box.Good, int], share(ORDER_CAPS, most=box.MOST_WANTED, words="good", default={},
                                            when=IF_ORDER)] = EMPTY,
    yaks: Annotated[int | None, amount(0, box.MOST_YAKS, label="yaks-or-none", default=0, when=IF_ORDER)] = None,
) -> State:  # fmt: skip
    """Correct the contents of a village; in the ledger only their type. yaks: 0 = unknown."""
    if not state.is_full():
        return state.with_site(village, Site(holds=holds))
    if any(goods.values()):
        return _with_goods(state, village, goods)
    order = Order(needs=sorted_goods(needs), yaks=yaks or None) if any(needs.values()) else None
    untold = box.CUBES if holds == "goods" else 0
    stupa = state.site(village).stupa
    return state.with_site(village, Site(holds=holds, untold=untold, order=order, stupa=stupa))


@him.correction(id="stupa", label="correct-stupa", when=State.is_full)
def correct_stupa(
    state: State, village: Annotated[int, ANY_VILLAGE],
    seat_: Annotated[int, pick(forms.all_or_nobody, label="stupa-of")],
) -> State:  # fmt: skip
    place, owner = state.site(village), None if seat_ == TABLE else seat_
    if owner is not None and place.stupa != owner:
        must(state.stupas_left(owner) > 0, "no-more-stupas", "HIM-4", n=box.STUPAS)
    return state.with_site(village, replace(place, stupa=owner))


def turned_orders(state: State) -> tuple[Option, ...]:
    orders = priced_orders(state)
    return tuple(Option(value=key, label=order_word(orders[key])) for key in sorted(orders))


@him.correction(id="forget-order", label="forget-order", when=State.is_full)
def forget_order(state: State, order: Annotated[str, pick(turned_orders)]) -> State:
    """Delete an order's yaks; the next barter asks for them again."""
    return replace(state, orders={**state.orders, order: replace(state.orders[order], yaks=None)})


def fixes(state: State, wanted: IdFilter) -> Fixes[State]:
    """All corrections; the bag, too, may be short although the log has counted enough cubes (HIM-56)."""
    yield from him.fixes(state, wanted)
    follows = state.step == "goods" and state.laid and state.is_full() and bag_count(state) >= box.CUBES
    if follows and wanted("goods-short"):
        yield from (replace(form, waits=False) for form in RESOURCES.forms("goods-short", state, state.first))


corrections = Corrections(fixes)


# ---- the printed map, perhaps from an earlier game -------------------------------------------------
ANY_LEVEL = tuple(Option(value=level, label=Say(key=f"level-{level}")) for level in box.LEVELS)


@him.correction(id="level", label="correct-level", when=State.is_full)
def correct_level(state: State, village: Annotated[int, ANY_VILLAGE], level: Annotated[int, pick(ANY_LEVEL)]) -> State:
    return with_village(state, village, level, ())


@him.correction(id="road", label="correct-road", when=State.is_full)
def correct_road(
    state: State, road: Annotated[box.Road, ROAD], a: Annotated[int, ANY_VILLAGE], b: Annotated[int, ROAD_END]
) -> State:
    """Correct a road; the former other ends become unknown."""
    must(a != b, "event-two-villages", "HIM-27")
    return replace(state, land=check_rulebook(with_new_ends(state.land, road, a, b)))


@him.correction(id="regions", label="correct-regions", when=State.is_full)
def correct_regions(
    state: State, village: Annotated[int, ANY_VILLAGE], regions: Annotated[tuple[int, ...], ANY_REGIONS]
) -> State:
    return with_village(state, village, state.village(village).level, regions)


# ---- behind the screens: secret unless the players reveal it, so nothing is pre-filled -------------
def is_behind(state: State) -> bool:
    return state.is_full() and state.laid and state.step not in COUNT_STEPS


STOCK = share(
    {str(good): n for good, n in box.GOODS.items()}, most=sum(box.GOODS.values()), words="good", label="cubes-label"
)


@him.correction(id="stock-{seat}", label="correct-stock", say=seat_args, when=is_behind)
def correct_stock(
    state: State, seat_: Annotated[int, about(lambda s: range(s.seats))], goods: Annotated[dict[box.Good, int], STOCK]
) -> State:  # fmt: skip
    player = state.players[seat_]
    return state.with_player(seat_, replace(player, stock=hidden_stock(player.stock.seats, goods)))


@him.correction(id="herd-{seat}", label="correct-herd", say=seat_args, when=is_behind)
def correct_herd(
    state: State, seat_: Annotated[int, about(lambda s: range(s.seats))], discs: Annotated[int, amount(0, box.ORDERS)],
    yaks: Annotated[int, amount(0, box.MOST_HERD, label="disc-yaks-label")],
) -> State:  # fmt: skip
    """Correct a seat's discs, and the yaks on them without inventory tokens."""
    player = state.players[seat_]
    return state.with_player(seat_, replace(player, herd=replace(player.herd, value=yaks, count=discs)))


# ---- First, and events ---------------------------------------------------------------------------------
@him.correction(id="first", label="correct-first", when=lambda state: state.step not in COUNT_STEPS)
def correct_first(
    state: State,
    seat_: Annotated[int, pick(forms.all_seats, label="correct-first", default=lambda state: (state.first,))],
) -> State:
    return replace(state, first=seat_)


EVENTS_LEFT = pick(box.EVENT_KINDS, words="event", many=True, least=0,
                   default=lambda state, seat: state.players[seat].events,
                   label=lambda state, seat: Say(key="correct-events", args={"who": seat_word(seat)}))  # fmt: skip


@him.correction(id="events-{seat}", label="correct-events", say=seat_args)
def correct_events(
    state: State,
    seat_: Annotated[int, about(lambda s: range(s.seats if s.options.events else 0))],
    left: Annotated[tuple[box.EventKind, ...], EVENTS_LEFT],
) -> State:
    """Correct a seat's unused events."""
    kept = tuple(kind for kind in box.EVENT_KINDS if kind in left)
    return state.with_player(seat_, replace(state.players[seat_], events=kept))


def lying_events(state: State) -> tuple[Option, ...]:
    return tuple(Option(value=i, label=event_word(event)) for i, event in enumerate(state.events))


@him.correction(id="drop-event", label="drop-event")
def drop_event(state: State, index: Annotated[int, pick(lying_events, label="drop-event")]) -> State:
    """Remove an event that is not on the board."""
    return replace(state, events=tuple(e for i, e in enumerate(state.events) if i != index))


def may_add_event(state: State) -> bool:
    return bool(state.options.events) and state.step in EVENTFUL


def end_field(end: str, *kinds: box.EventKind) -> Any:
    return only(State.is_full, pick(village_options(), label=f"event-{end}", when=("event", kinds)))


@him.correction(id="add-event", label="add-event", when=may_add_event)
def add_event(
    state: State, seat_: Annotated[int, pick(forms.all_seats, label="add-event-of")],
    event: Annotated[box.EventKind, pick(box.EVENT_KINDS, label="event-which")],
    a: Annotated[int, end_field("a", *ROAD_KINDS)] = 0, b: Annotated[int, end_field("b", *ROAD_KINDS)] = 0,
    village: Annotated[int, end_field("village", "market")] = 0,
) -> State:  # fmt: skip
    """Add an event that is on the board but not recorded."""
    if state.is_full() and event != "market":
        check_road(state, event, a, b)
    return lay_event(state, Event(kind=event, seat=seat_, a=a, b=b, village=village))
