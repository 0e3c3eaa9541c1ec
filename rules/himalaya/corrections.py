"""What lies otherwise on the table than the log says: each form with the move that sets it, and nothing follows."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, readings
from rules.kit.moves import Tagged
from rules.kit.rules import must
from rules.kit.types import TABLE, Allot, Amount, Choice, Option, Prompt, Say, Seat

from .components import (
    ALL_VILLAGES,
    CUBES,
    EVENT_KINDS,
    GOODS,
    LEVELS,
    MOST_HERD,
    MOST_YAKS,
    ORDERS,
    REGIONS,
    STUPAS,
    EventKind,
    Good,
    Road,
)
from .events import EVENTFUL, ON_ROADS, event_word, lies, must_be_road
from .flow import RESOURCES, him
from .land import expect_rulebook, known_here, rejoined, with_village
from .numbers import numbers
from .state import (
    Event,
    Holds,
    Order,
    Site,
    State,
    Step,
    hidden_stock,
    is_full,
    land,
    site,
    stupas_left,
    who,
    with_player,
    with_site,
)
from .supply import cubes_caps, in_bag, in_order, needs_field, with_goods
from .words import goods_lines, order_word, region_options, road_fields, village_field

HOLDS: tuple[Holds, ...] = ("empty", "goods", "order")
COUNTING: tuple[Step, ...] = ("count", "tie", "over")  # from here on nobody plays any more
# What records of before version 5 set right, by the move whose newest line it tells otherwise.
RETOLD = {"correct_row": "tell_rows.rows"}


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can lie otherwise on the table."""
    yield from numbers(state, wanted)
    yield from forms_of(state, wanted, {
        "leave-out": _leave_out, "first": _first, "goods-short": _short_bag,
        ("site", "stupa", "forget-order", "level", "road", "regions", "holds"): _board,
        ("stock-", "herd-"): _hidden, ("events-", "drop-event", "add-event"): _events,
    })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)


def _leave_out(state: State) -> Iterator[Prompt]:
    step = him.now(state)
    if step and step.way_out:
        yield step.way_out.form(state)


# ---- a village ---------------------------------------------------------------------------------------
def _board(state: State) -> Iterator[Prompt]:
    """What lies in a village, whose stupa stands there, and the map; in the ledger only whether something lies."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    holds = Choice(name="holds", label=Say(key="holds-label"), options=forms.words("holds", HOLDS))
    if not is_full(state):
        if state.step not in COUNTING:
            yield correction("holds", "correct_site", Say(key="correct-site"), village, holds)
        return
    goods = Allot(name="goods", label=Say(key="cubes-label"), caps=cubes_caps(), lines=goods_lines(),
                  least=0, most=CUBES, default={}, when=("holds", ("goods",)))  # fmt: skip
    yaks = Amount(name="yaks", label=Say(key="yaks-or-none"), least=0, most=MOST_YAKS, default=0,
                  when=("holds", ("order",)))  # fmt: skip
    needs = replace(needs_field(("holds", ("order",))), least=0, default={})
    yield correction("site", "correct_site", Say(key="correct-site"), village, holds, goods, needs, yaks)
    seats = Choice(name="seat", label=Say(key="stupa-of"), options=forms.seats_or_nobody(range(state.seats)))
    yield correction("stupa", "correct_stupa", Say(key="correct-stupa"), village, seats)
    if orders := known_here(state):
        known = tuple(Option(value=key, label=order_word(orders[key])) for key in sorted(orders))
        order = Choice(name="order", label=Say(key="order-label"), options=known)
        yield correction("forget-order", "forget_order", Say(key="forget-order"), order)
    yield from _map()


def _short_bag(state: State) -> Iterator[Prompt]:
    """The bag may be short although the log has followed another number of cubes (HIM-56)."""
    if state.step == "goods" and state.laid and is_full(state) and in_bag(state) >= CUBES:
        yield from (replace(form, waits=False) for form in RESOURCES.forms("goods-short", state, state.first))


class CorrectSite(Tagged, frozen=True, kw_only=True, tag="correct_site"):
    village: int
    holds: Holds
    goods: dict[Good, int] = {}
    needs: dict[Good, int] = {}
    yaks: int | None = None  # 0 = not told


def do_correct_site(state: State, seat: Seat, move: CorrectSite) -> State:
    if not is_full(state):
        return with_site(state, move.village, Site(holds=move.holds))
    if any(move.goods.values()):
        return with_goods(state, move.village, move.goods)
    order = Order(needs=in_order(move.needs), yaks=move.yaks or None) if any(move.needs.values()) else None
    untold = CUBES if move.holds == "goods" else 0
    stupa = site(state, move.village).stupa
    return with_site(state, move.village, Site(holds=move.holds, untold=untold, order=order, stupa=stupa))


class CorrectStupa(Tagged, frozen=True, kw_only=True, tag="correct_stupa"):
    village: int
    seat: int  # or TABLE: no stupa


def do_correct_stupa(state: State, seat: Seat, move: CorrectStupa) -> State:
    place, owner = site(state, move.village), None if move.seat == TABLE else move.seat
    if owner is not None and place.stupa != owner:
        must(stupas_left(state, owner) > 0, "no-more-stupas", "HIM-4", n=STUPAS)
    return with_site(state, move.village, replace(place, stupa=owner))


class ForgetOrder(Tagged, frozen=True, kw_only=True, tag="forget_order"):
    order: str


def do_forget_order(state: State, seat: Seat, move: ForgetOrder) -> State:
    """Its yaks are asked again when it is bartered next."""
    return replace(state, orders={**state.orders, move.order: replace(state.orders[move.order], yaks=None)})


# ---- the printed map ---------------------------------------------------------------------------------
def _map() -> Iterator[Prompt]:
    """Levels, roads and bordering regions, which an earlier evening may have told."""
    village = village_field("village", "village-label", ALL_VILLAGES)
    levels = tuple(Option(value=level, label=Say(key=f"level-{level}")) for level in LEVELS)
    level = Choice(name="level", label=Say(key="level-label"), options=levels)
    yield correction("level", "correct_level", Say(key="correct-level"), village, level)
    yield correction("road", "correct_road", Say(key="correct-road"), *road_fields())
    regions = Choice(name="regions", label=Say(key="regions-label"), options=region_options(), many=True, most=REGIONS)
    yield correction("regions", "correct_regions", Say(key="correct-regions"), village, regions)


class CorrectLevel(Tagged, frozen=True, kw_only=True, tag="correct_level"):
    village: int
    level: int


def do_correct_level(state: State, seat: Seat, move: CorrectLevel) -> State:
    return with_village(state, move.village, move.level, ())


class CorrectRoad(Tagged, frozen=True, kw_only=True, tag="correct_road"):
    road: Road
    a: int
    b: int  # 0 = no such road leaves a


def do_correct_road(state: State, seat: Seat, move: CorrectRoad) -> State:
    """The road as it is printed; the other ends of those that were known before are not known any more."""
    must(move.a != move.b, "event-two-villages", "HIM-27")
    return replace(state, land=expect_rulebook(rejoined(state.land, move.road, move.a, move.b)))


class CorrectRegions(Tagged, frozen=True, kw_only=True, tag="correct_regions"):
    village: int
    regions: tuple[int, ...]


def do_correct_regions(state: State, seat: Seat, move: CorrectRegions) -> State:
    return with_village(state, move.village, land(state, move.village).level, move.regions)


# ---- behind the screens ------------------------------------------------------------------------------
def _hidden(state: State) -> Iterator[Prompt]:
    """What lies behind a screen: told only if the table wants to, so nothing is filled in."""
    if not is_full(state) or not state.laid or state.step in COUNTING:
        return
    goods = Allot(name="goods", label=Say(key="cubes-label"), caps=dict(GOODS.items()), lines=goods_lines(), least=0,
                  most=sum(GOODS.values()))  # fmt: skip
    discs = Amount(name="discs", label=Say(key="discs-label"), least=0, most=ORDERS)
    yaks = Amount(name="yaks", label=Say(key="disc-yaks-label"), least=0, most=MOST_HERD)
    for seat in range(state.seats):
        stock, herd = (Say(key=key, args={"who": who(seat)}) for key in ("correct-stock", "correct-herd"))
        yield correction(f"stock-{seat}", "correct_stock", stock, goods, given={"seat": seat})
        yield correction(f"herd-{seat}", "correct_herd", herd, discs, yaks, given={"seat": seat})


class CorrectStock(Tagged, frozen=True, kw_only=True, tag="correct_stock"):
    seat: int
    goods: dict[Good, int]


def do_correct_stock(state: State, seat: Seat, move: CorrectStock) -> State:
    player = state.players[move.seat]
    return with_player(state, move.seat, replace(player, stock=hidden_stock(player.stock.seats, move.goods)))


class CorrectHerd(Tagged, frozen=True, kw_only=True, tag="correct_herd"):
    seat: int
    discs: int
    yaks: int  # on the discs, without inventory tokens


def do_correct_herd(state: State, seat: Seat, move: CorrectHerd) -> State:
    player = state.players[move.seat]
    herd = replace(player.herd, value=move.yaks, count=move.discs)
    return with_player(state, move.seat, replace(player, herd=herd))


# ---- who is First ------------------------------------------------------------------------------------
def _first(state: State) -> Iterator[Prompt]:
    if state.step not in COUNTING:
        label = Say(key="correct-first")
        seats = Choice(name="seat", label=label, options=forms.seats(range(state.seats)), default=(state.first,))
        yield correction("first", "correct_first", label, seats)


class CorrectFirst(Tagged, frozen=True, kw_only=True, tag="correct_first"):
    seat: int


def do_correct_first(state: State, seat: Seat, move: CorrectFirst) -> State:
    return replace(state, first=move.seat)


# ---- events ------------------------------------------------------------------------------------------
def _events(state: State) -> Iterator[Prompt]:
    """Which events a seat has left, what lies on the board that was not told, and what does not."""
    for seat, player in enumerate(state.players if state.options.events else ()):
        label = Say(key="correct-events", args={"who": who(seat)})
        left = Choice(name="left", label=label, options=forms.words("event", EVENT_KINDS), many=True, least=0,
                      most=len(EVENT_KINDS), default=player.events)  # fmt: skip
        yield correction(f"events-{seat}", "correct_events", label, left, given={"seat": seat})
    if state.events:
        lying = tuple(Option(value=i, label=event_word(event)) for i, event in enumerate(state.events))
        label = Say(key="drop-event")
        yield correction("drop-event", "drop_event", label, Choice(name="index", label=label, options=lying))
    if not state.options.events or state.step not in EVENTFUL:
        return
    whose = Choice(name="seat", label=Say(key="add-event-of"), options=forms.seats(range(state.seats)))
    event = Choice(name="event", label=Say(key="event-which"), options=forms.words("event", EVENT_KINDS))
    on_road = ("event", ON_ROADS)
    where = (village_field("a", "event-a", ALL_VILLAGES, on_road), village_field("b", "event-b", ALL_VILLAGES, on_road),
             village_field("village", "event-village", ALL_VILLAGES, ("event", ("market",))))  # fmt: skip
    yield correction("add-event", "add_event", Say(key="add-event"), whose, event, *(where if is_full(state) else ()))


class AddEvent(Tagged, frozen=True, kw_only=True, tag="add_event"):
    seat: int
    event: EventKind
    a: int = 0
    b: int = 0
    village: int = 0


def do_add_event(state: State, seat: Seat, move: AddEvent) -> State:
    if is_full(state) and move.event != "market":
        must_be_road(state, move.event, move.a, move.b)
    return lies(state, Event(kind=move.event, seat=move.seat, a=move.a, b=move.b, village=move.village))


class CorrectEvents(Tagged, frozen=True, kw_only=True, tag="correct_events"):
    seat: int
    left: tuple[EventKind, ...]


def do_correct_events(state: State, seat: Seat, move: CorrectEvents) -> State:
    left = tuple(kind for kind in EVENT_KINDS if kind in move.left)
    return with_player(state, move.seat, replace(state.players[move.seat], events=left))


class DropEvent(Tagged, frozen=True, kw_only=True, tag="drop_event"):
    index: int


def do_drop_event(state: State, seat: Seat, move: DropEvent) -> State:
    return replace(state, events=tuple(e for i, e in enumerate(state.events) if i != move.index))
