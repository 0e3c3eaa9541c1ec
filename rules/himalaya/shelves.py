"""What the box knows of the map and the orders, to look at and to change between games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from rules.himalaya.catalogue import known_land, known_orders, of_land, order_id
from rules.himalaya.components import MOST_YAKS, ROADS, VILLAGES, Good, Road
from rules.himalaya.corrections import order_word, road_fields
from rules.himalaya.land import Land, expect_rulebook, rejoined
from rules.himalaya.opening import printed_fields
from rules.himalaya.state import Order, Village
from rules.himalaya.supply import expect_needs, needs_field
from rules.himalaya.words import number, numbers
from rules.kit.expect import expect
from rules.kit.types import (
    Amount,
    Board,
    Catalogue,
    Edge,
    Entry,
    Field,
    Say,
    Shelf,
    Sign,
    Told,
    as_forgotten,
    as_told,
)


def shelves(catalogue: Catalogue) -> tuple[Shelf, ...]:
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
            order = Order(needs=expect_needs(values["needs"]), yaks=values["yaks"])
            told = as_forgotten(catalogue, kind, id)
            return as_told(told, kind, order_id(order), {"needs": dict(order.needs), "yaks": order.yaks})


def forget(catalogue: Catalogue, kind: str, id: str) -> Told:
    """The catalogue without that entry; a road is forgotten at both ends."""
    told = as_forgotten(catalogue, kind, id)
    end = catalogue.get(kind, {}).get(id, {}).get("to") if kind == "road" else None
    return as_forgotten(told, kind, f"{end}/{id.partition('/')[2]}") if end else told


# ---- the map -----------------------------------------------------------------------------------------
def _map(land: Land) -> Board:
    """Every village with its building, and every road that is known."""
    levels = ((v, village.level) for v, village in enumerate(land, 1))
    signs = tuple(Sign(cell=f"v{v}", say=number(level), place="value") for v, level in levels if level)
    edges = tuple(Edge(a=f"v{a}", b=f"v{b}", style=road) for road, a, b in _each_road(land))
    return Board(layout="map", signs=(Sign(cell="regions", say=Say(key="regions")), *signs), edges=edges)


def _each_road(land: Land) -> Iterator[tuple[Road, int, int]]:
    """Every road once, from the lower number."""
    for a, village in enumerate(land, 1):
        for road in ROADS:
            b = village.roads.get(road)
            if b is not None and b > a:
                yield road, a, b


def _villages(land: Land) -> Shelf:
    entries = tuple(_village(v, village) for v, village in enumerate(land, 1))
    told = tuple(e for e, village in zip(entries, land, strict=True) if village.level is not None)
    blank = tuple(e for e in entries if e not in told)
    return Shelf(kind="village", label=Say(key="shelf-villages"), told=len(told), most=VILLAGES, entries=told,
                 blank=blank, board=_map(land))  # fmt: skip


def _village(v: int, village: Village) -> Entry:
    note = Say(key=f"level-{village.level}") if village.level else None
    if note and village.regions:
        note = Say(key="level-in-regions", args={"level": note, "regions": numbers(village.regions)})
    return Entry(id=str(v), label=Say(key="village-n", args={"n": v}), note=note, cell=f"v{v}",
                 fields=printed_fields(v, village))  # fmt: skip


# ---- roads -------------------------------------------------------------------------------------------
def _roads(land: Land) -> Shelf:
    entries = tuple(
        Entry(id=f"{a}/{road}", label=Say(key="event-on-road", args={"event": Say(key=f"road-{road}"), "a": a, "b": b}),
              fields=_road_fields(road, a, b))
        for road, a, b in _each_road(land)
    )  # fmt: skip
    return Shelf(kind="road", label=Say(key="shelf-roads"), told=len(entries), entries=entries, board=_map(land),
                 fields=_on_map())  # fmt: skip


def _on_map() -> tuple[Field, ...]:
    """What kind of road, and a tap on each of the two villages that it joins."""
    road, a, b = road_fields()
    return road, a, replace(b, options=tuple(option for option in b.options if option.cell))


def _road_fields(road: Road, a: int, b: int) -> tuple[Field, ...]:
    kind, start, end = road_fields()
    return replace(kind, usual=(road,)), replace(start, usual=(a,)), replace(end, usual=(b,))


def _with_road(catalogue: Catalogue, values: dict[str, Any]) -> Told:
    road, a, b = values["road"], values["a"], values["b"]
    expect(a != b, "event-two-villages", "HIM-27")
    told = of_land(expect_rulebook(rejoined(known_land(catalogue), road, a, b)))
    return {**{kind: dict(entries) for kind, entries in catalogue.items()}, **told}


# ---- orders ------------------------------------------------------------------------------------------
def _orders(orders: dict[str, Order]) -> Shelf:
    entries = tuple(Entry(id=key, label=order_word(orders[key]), fields=_order_fields(orders[key])) for key in
                    sorted(orders))  # fmt: skip
    return Shelf(kind="order", label=Say(key="shelf-orders"), told=len(entries), entries=entries,
                 fields=_order_fields(None))  # fmt: skip


def _order_fields(order: Order | None) -> tuple[Field, ...]:
    needs: dict[Good, int] = order.needs if order else {}
    yaks = Amount(
        name="yaks", label=Say(key="yaks-label"), least=1, most=MOST_YAKS, usual=order.yaks if order else None
    )
    return replace(needs_field(), usual={str(good): n for good, n in needs.items()} or None), yaks
