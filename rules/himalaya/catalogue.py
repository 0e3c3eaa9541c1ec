"""Printed values on their way in and out: the map and the orders, from an earlier game or from a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from rules.himalaya.components import GOODS, LEVELS, MOST_YAKS, ORDERS, REGIONS, ROADS, VILLAGES, Good, Road
from rules.himalaya.land import Land, contradictions, fragments, joined
from rules.himalaya.state import ALL_VILLAGES, Order, State
from rules.himalaya.words import good_word, road_word
from rules.kit.places import put
from rules.kit.types import Catalogue, Say, Told

Entries = Mapping[str, Any]


# ---- out ---------------------------------------------------------------------------------------------
def learned(state: State) -> Catalogue:
    """The map and the orders as this game knows them."""
    orders = {key: {"needs": dict(order.needs), "yaks": order.yaks} for key, order in state.orders.items()}
    return {**of_land(state.land), "order": orders}


def of_land(land: Land) -> Told:
    """The map as printed values. Roads stand once for each direction."""
    villages = {
        str(v): {"level": village.level, "regions": list(village.regions)}
        for v, village in enumerate(land, 1)
        if village.level is not None
    }
    roads = {f"{v}/{road}": {"to": end} for v, village in enumerate(land, 1) for road, end in village.roads.items()}
    return {"village": villages, "road": roads}


def learn_order(state: State, order: Order) -> State:
    """A disc that was turned over is known from now on."""
    return replace(state, orders={**state.orders, order_id(order): order})


def usual_yaks(state: State, order: Order) -> int | None:
    """What the order is worth, if every disc known that asks the same is worth the same."""
    worth = {known.yaks for known in state.orders.values() if known.needs == order.needs}
    return worth.pop() if len(worth) == 1 else None


def order_id(order: Order) -> str:
    """An order by its contents, so that telling it twice is harmless."""
    needs = ".".join(f"{good}{order.needs[good]}" for good in GOODS if order.needs.get(good))
    return f"{needs}/{order.yaks}"


# ---- in ----------------------------------------------------------------------------------------------
def known_land(catalogue: Catalogue) -> Land:
    """The map of a checked catalogue, over the fragments that the rulebook gives."""
    villages = fragments()
    for key, value in catalogue.get("village", {}).items():
        told = replace(villages[int(key) - 1], level=value["level"], regions=tuple(value.get("regions", ())))
        villages = put(villages, int(key) - 1, told)
    roads = catalogue.get("road", {})
    for key, value in roads.items():
        a, road, b = int(key.partition("/")[0]), _road(key), value.get("to")
        if road and b is not None and (b == 0 or roads.get(f"{b}/{road}", {}).get("to") == a):
            villages = joined(villages, road, a, b)
    return villages


def known_orders(catalogue: Catalogue) -> dict[str, Order]:
    """The orders of a checked catalogue whose yaks are known, by id."""
    told = (v for v in catalogue.get("order", {}).values() if v.get("yaks"))
    orders = (Order(needs=_needs(v["needs"]), yaks=v["yaks"]) for v in told)
    return {order_id(order): order for order in orders}


def _needs(needs: Mapping[str, int]) -> dict[Good, int]:
    return {good: needs[good] for good in GOODS if needs.get(good)}


def _road(key: str) -> Road | None:
    return next((road for road in ROADS if road == key.partition("/")[2]), None)


# ---- checking ----------------------------------------------------------------------------------------
def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with printed values from a file; () = nothing."""
    kinds = {kind: catalogue.get(kind, {}) for kind in ("village", "road", "order")}
    odd = (
        *sorted(set(catalogue) - set(kinds)),
        *(k for k, entries in kinds.items() if not isinstance(entries, Mapping)),
    )
    if odd:
        return tuple(Say(key="check-kind", args={"what": kind}) for kind in odd)
    wrong = (
        *_check_villages(kinds["village"]),
        *_check_roads(kinds["road"]),
        *_check_orders(kinds["order"]),
    )
    return wrong or tuple(Say(key="check-printed", args={"n": v}) for v, _ in contradictions(known_land(catalogue)))


def _village(key: object) -> int | None:
    """The number of a village that exists."""
    return next((v for v in ALL_VILLAGES if str(v) == key), None)


def _check_villages(entries: Entries) -> Iterator[Say]:
    for key, value in entries.items():
        if _village(key) is None:
            yield Say(key="check-village", args={"what": key, "n": VILLAGES})
            continue
        level = value.get("level") if isinstance(value, Mapping) else None
        if level is None:
            yield Say(key="check-no-level", args={"what": key})
        elif type(level) is not int or level not in LEVELS:
            yield Say(key="check-level", args={"what": key, "level": str(level), "n": len(LEVELS)})
        regions = value.get("regions", []) if isinstance(value, Mapping) else []
        if not isinstance(regions, list | tuple) or not all(type(r) is int and 1 <= r <= REGIONS for r in regions):
            yield Say(key="check-region", args={"what": key, "n": REGIONS})


def _check_roads(entries: Entries) -> Iterator[Say]:
    ends: dict[tuple[int, Road], int] = {}
    for key, value in entries.items():
        a, road = _village(str(key).partition("/")[0]), _road(str(key))
        to = value.get("to") if isinstance(value, Mapping) else -1
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
            args: dict[str, str | int | Say] = {"road": road_word(road), "n": b, "a": a, "b": first}
            yield Say(key="check-two-roads", args=dict(args))
        else:
            args = {"road": road_word(road), "a": a, "b": b}
            yield Say(key="check-one-way", args=dict(args))


def _check_orders(entries: Entries) -> Iterator[Say]:
    if sum(isinstance(value, Mapping) and value.get("yaks") is not None for value in entries.values()) > ORDERS:
        yield Say(key="check-orders", args={"n": ORDERS})
    for key, value in entries.items():
        needs = value.get("needs") if isinstance(value, Mapping) else None
        if not isinstance(needs, Mapping) or not needs or not all(type(n) is int and n > 0 for n in needs.values()):
            yield Say(key="check-needs", args={"what": key})
            continue
        yield from _check_needs(key, needs)
        yaks = value.get("yaks")
        if yaks is not None and (type(yaks) is not int or not 1 <= yaks <= MOST_YAKS):
            yield Say(key="check-yaks", args={"what": key, "n": MOST_YAKS})


def _check_needs(key: str, needs: Mapping[str, int]) -> Iterator[Say]:
    for good, n in needs.items():
        if good not in GOODS:
            yield Say(key="check-good", args={"what": key, "good": str(good)})
            continue
        most = next(supply for kind, supply in GOODS.items() if kind == good)
        if n > most:
            yield Say(key="check-too-many", args={"what": key, "good": good_word(good), "n": most})
