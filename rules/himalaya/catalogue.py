"""Printed values on their way in and out: the map and the orders, from an earlier game or from a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.kit import forms, scenes
from rules.kit.rules import amount, field_of, must
from rules.kit.types import Catalogue, Entry, Field, Say, Section, Told, as_forgotten, as_told

from .components import ALL_VILLAGES, GOODS, LEVELS, MOST_YAKS, ORDERS, REGIONS, VILLAGES, Road
from .land import Land, contradictions, expect_rulebook, known_land, known_orders, order_id, rejoined, road_of, roads
from .opening import printed_fields
from .state import Order, State, Village, in_order
from .supply import NEEDS
from .words import ANY_VILLAGE, ROAD, ROAD_END, good_word, numbers_word, order_word, road_word, villages

Entries = Mapping[str, Mapping[str, Any]]
NONSENSE = {"to": -1}  # of an entry that is none


# ---- out ---------------------------------------------------------------------------------------------
def learned(state: State) -> Catalogue:
    """The map and the orders as this game knows them; an order that was forgotten has no yaks any more."""
    orders = {key: {"needs": dict(order.needs), "yaks": order.yaks} for key, order in state.orders.items()}
    return {**of_land(state.land), "order": orders}


def of_land(land: Land) -> Told:
    """The map as printed values. Roads stand once for each direction."""
    villages = {
        str(v): {"level": village.level, "regions": list(village.regions)}
        for v, village in enumerate(land, 1)
        if village.level is not None
    }
    ends = {f"{v}/{road}": {"to": end} for v, village in enumerate(land, 1) for road, end in village.roads.items()}
    return {"village": villages, "road": ends}


# ---- checking ----------------------------------------------------------------------------------------
def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with printed values from a file; () = nothing."""
    odd = [kind for kind in sorted(catalogue) if kind not in CHECKS or not isinstance(catalogue[kind], Mapping)]
    if odd:
        return tuple(Say(key="check-kind", args={"what": kind}) for kind in odd)
    read = {kind: {key: v if isinstance(v, Mapping) else NONSENSE for key, v in catalogue[kind].items()}
            for kind in CHECKS if kind in catalogue}  # fmt: skip
    wrong = tuple(say for kind, entries in read.items() for say in CHECKS[kind](entries))
    return wrong or tuple(Say(key="check-printed", args={"n": v}) for v, _ in contradictions(known_land(catalogue)))


def _number_of(key: object) -> int | None:
    """The number of a village that exists."""
    return next((v for v in ALL_VILLAGES if str(v) == key), None)


def _check_villages(entries: Entries) -> Iterator[Say]:
    for key, value in entries.items():
        if _number_of(key) is None:
            yield Say(key="check-village", args={"what": key, "n": VILLAGES})
            continue
        if (level := value.get("level")) is None:
            yield Say(key="check-no-level", args={"what": key})
        elif type(level) is not int or level not in LEVELS:
            yield Say(key="check-level", args={"what": key, "level": str(level), "n": len(LEVELS)})
        regions = value.get("regions", [])
        if not isinstance(regions, list | tuple) or not all(type(r) is int and 1 <= r <= REGIONS for r in regions):
            yield Say(key="check-region", args={"what": key, "n": REGIONS})


def _check_roads(entries: Entries) -> Iterator[Say]:
    ends: dict[tuple[int, Road], int] = {}
    for key, value in entries.items():
        a, road = _number_of(str(key).partition("/")[0]), road_of(str(key))
        to = value.get("to")
        if a is None or road is None:
            yield Say(key="check-road", args={"what": key, "n": VILLAGES})
        elif to is not None and (type(to) is not int or not 0 <= to <= VILLAGES or to == a):
            yield Say(key="check-road-end", args={"what": key, "end": str(to), "n": VILLAGES})
        elif to:
            ends[a, road] = to
    yield from _one_way(ends, entries)


def _one_way(ends: dict[tuple[int, Road], int], entries: Entries) -> Iterator[Say]:
    """Roads that do not lead back, and villages in which two roads of a type end."""
    for (a, road), b in ends.items():
        if ends.get((b, road)) == a:
            continue
        others = sorted(v for (v, r), end in ends.items() if r == road and end == b and v != a)
        first = next(iter((*others, ends.get((b, road), 0))))
        if first and first != a:
            yield Say(key="check-two-roads", args={"road": road_word(road), "n": b, "a": a, "b": first})
        else:
            yield Say(key="check-one-way", args={"road": road_word(road), "a": a, "b": b})


def _check_orders(entries: Entries) -> Iterator[Say]:
    if sum(value.get("yaks") is not None for value in entries.values()) > ORDERS:
        yield Say(key="check-orders", args={"n": ORDERS})
    for key, value in entries.items():
        needs = value.get("needs")
        if not isinstance(needs, Mapping) or not needs or not all(type(n) is int and n > 0 for n in needs.values()):
            yield Say(key="check-needs", args={"what": key})
            continue
        yield from _check_needs(key, needs)
        yaks = value.get("yaks")
        if yaks is not None and (type(yaks) is not int or not 1 <= yaks <= MOST_YAKS):
            yield Say(key="check-yaks", args={"what": key, "n": MOST_YAKS})


def _check_needs(key: str, needs: Mapping[str, int]) -> Iterator[Say]:
    supply = {str(good): n for good, n in GOODS.items()}
    for good, n in needs.items():
        if good not in supply:
            yield Say(key="check-good", args={"what": key, "good": str(good)})
        elif n > supply[good]:
            yield Say(key="check-too-many", args={"what": key, "good": good_word(good), "n": supply[good]})


CHECKS: dict[str, Callable[[Entries], Iterator[Say]]] = {
    "village": _check_villages, "road": _check_roads, "order": _check_orders
}  # fmt: skip


def sections(catalogue: Catalogue) -> tuple[Section, ...]:
    """The villages and the roads on the map, and the orders."""
    land = known_land(catalogue)
    return _villages(land), _roads(land), _orders(known_orders(catalogue))


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with a village, a road or an order as the table tells it."""
    match kind:
        case "village":
            return as_told(catalogue, kind, id, values)
        case "road":
            return _with_road(forget(catalogue, kind, id) if id else catalogue, values)
        case _:
            order = Order(needs=in_order(values["needs"]), yaks=values["yaks"])
            told = as_forgotten(catalogue, kind, id)
            return as_told(told, kind, order_id(order), {"needs": dict(order.needs), "yaks": order.yaks})


def forget(catalogue: Catalogue, kind: str, id: str) -> Told:
    """The catalogue without that entry; a road is forgotten at both ends."""
    told = as_forgotten(catalogue, kind, id)
    end = catalogue.get(kind, {}).get(id, {}).get("to") if kind == "road" else None
    return as_forgotten(told, kind, f"{end}/{id.partition('/')[2]}") if end else told


# ---- the map -----------------------------------------------------------------------------------------
def _map(land: Land) -> scenes.Board:
    """Every village with its building, and every road that is known."""
    levels = ((v, village.level) for v, village in enumerate(land, 1))
    signs = tuple(scenes.Sign(cell=f"v{v}", say=forms.number(level), place="value") for v, level in levels if level)
    edges = tuple(scenes.Edge(a=f"v{a}", b=f"v{b}", style=road) for road, a, b in roads(land))
    return scenes.Board(layout="map", signs=(scenes.Sign(cell="regions", say=Say(key="regions")), *signs), edges=edges)


def _villages(land: Land) -> Section:
    entries = tuple(_village(v, village) for v, village in enumerate(land, 1))
    told = tuple(e for e, village in zip(entries, land, strict=True) if village.level is not None)
    blank = tuple(e for e in entries if e not in told)
    return Section(kind="village", label=Say(key="section-villages"), told=len(told), most=VILLAGES, entries=told,
                 blank=blank, board=_map(land))  # fmt: skip


def _village(v: int, village: Village) -> Entry:
    note = Say(key=f"level-{village.level}") if village.level else None
    if note and village.regions:
        note = Say(key="level-in-regions", args={"level": note, "regions": numbers_word(village.regions)})
    return Entry(id=str(v), label=Say(key="village-n", args={"n": v}), note=note, cell=f"v{v}",
                 fields=printed_fields(v, village))  # fmt: skip


# ---- roads -------------------------------------------------------------------------------------------
NEW_ROAD = field_of(ROAD, "road"), field_of(ANY_VILLAGE, "a"), field_of(ROAD_END, "b", options=villages())


def _roads(land: Land) -> Section:
    entries = tuple(
        Entry(id=f"{a}/{road}", label=Say(key="event-on-road", args={"event": Say(key=f"road-{road}"), "a": a, "b": b}),
              fields=_road_fields(road, a, b))
        for road, a, b in roads(land)
    )  # fmt: skip
    return Section(kind="road", label=Say(key="section-roads"), told=len(entries), entries=entries, board=_map(land),
                 fields=NEW_ROAD)  # fmt: skip


def _road_fields(road: Road, a: int, b: int) -> tuple[Field, ...]:
    return field_of(ROAD, "road", (road,)), field_of(ANY_VILLAGE, "a", (a,)), field_of(ROAD_END, "b", (b,))


def _with_road(catalogue: Catalogue, values: dict[str, Any]) -> Told:
    road, a, b = values["road"], values["a"], values["b"]
    must(a != b, "event-two-villages", "HIM-27")
    told = of_land(expect_rulebook(rejoined(known_land(catalogue), road, a, b)))
    return {**{kind: dict(entries) for kind, entries in catalogue.items()}, **told}


# ---- orders ------------------------------------------------------------------------------------------
def _orders(orders: dict[str, Order]) -> Section:
    entries = tuple(Entry(id=key, label=order_word(orders[key]), fields=_order_fields(orders[key])) for key in
                    sorted(orders))  # fmt: skip
    return Section(kind="order", label=Say(key="section-orders"), told=len(entries), entries=entries,
                 fields=_order_fields(None))  # fmt: skip


def _order_fields(order: Order | None) -> tuple[Field, ...]:
    needs = {str(good): n for good, n in order.needs.items()} if order else None
    return field_of(NEEDS, "needs", needs), field_of(amount(1, MOST_YAKS, label="yaks-label"), "yaks",
                                               order.yaks if order else None)  # fmt: skip
