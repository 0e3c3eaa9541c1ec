"""The map as far as it is entered: levels, bordering regions and roads (HIM-27, HIM-45, HIM-46)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.kit.places import put
from rules.kit.types import Catalogue, Illegal

from .components import ALL_VILLAGES, GOODS, KNOWN_BORDERS, KNOWN_LEVELS, KNOWN_ROADS, ROADS, Road
from .state import Order, State, Village, sorted_goods

Land = tuple[Village, ...]


def known_fragments() -> Land:
    """The fragments of the map in the rulebook's examples."""
    told: Land = tuple(Village(level=KNOWN_LEVELS.get(v)) for v in ALL_VILLAGES)
    for road, a, b in KNOWN_ROADS:
        told = with_both_ends(told, road, a, b)
    return told


# ---- reading -----------------------------------------------------------------------------------------
def is_surveyed(village: Village) -> bool:
    """Whether the level and the bordering regions are known, as a delegation needs."""
    return village.level is not None and bool(village.regions)


def is_complete(village: Village) -> bool:
    """Whether all printed values of a village are known."""
    return is_surveyed(village) and all(village.roads.get(road) is not None for road in ROADS)


def road_from(state: State, village: int, road: Road) -> int | None:
    """The village at the other end; 0 if there is no such road, None if unknown."""
    return state.village(village).roads.get(road)


def road_ends(state: State, village: int, road: Road) -> tuple[int, ...]:
    """The possible other ends of a road: villages with no known road of its type, and its known end."""
    return tuple(
        v
        for v in ALL_VILLAGES
        if v != village and (state.land[v - 1].roads.get(road) is None or state.land[v - 1].roads[road] == village)
    )


def roads_between(state: State, a: int, b: int) -> tuple[Road, ...]:
    """The types of road known or still possible between two villages."""
    one, other = state.village(a).roads, state.village(b).roads
    return tuple(r for r in ROADS if one.get(r) == b or (one.get(r) is None and other.get(r) is None))


def roads(land: Land) -> tuple[tuple[Road, int, int], ...]:
    """Every known road once, from the lower number."""
    ends = ((road, v, end) for v, village in enumerate(land, 1) for road, end in village.roads.items())
    return tuple((road, v, end) for road, v, end in ends if end is not None and end > v)


def contradictions(villages: Land) -> tuple[tuple[int, str], ...]:
    """The villages whose values contradict the rulebook's examples, with the rule."""
    levels = ((v, "HIM-50" if level == 3 else "HIM-95") for v, level in KNOWN_LEVELS.items()
              if villages[v - 1].level not in (None, level))  # fmt: skip
    borders = ((v, "HIM-50") for v, regions in KNOWN_BORDERS.items()
               if villages[v - 1].regions and not set(regions) <= set(villages[v - 1].regions))  # fmt: skip
    ends = ((v, "HIM-50") for road, a, b in KNOWN_ROADS for v, end in ((a, b), (b, a))
            if villages[v - 1].roads.get(road) not in (None, end))  # fmt: skip
    return (*levels, *borders, *ends)


def check_rulebook(villages: Land) -> Land:
    """The map itself. Raises Illegal if it contradicts the rulebook's examples."""
    for v, rule in contradictions(villages):
        raise Illegal("not-as-printed", rule, n=v)
    return villages


# ---- changing ----------------------------------------------------------------------------------------
def with_both_ends(villages: Land, road: Road, a: int, b: int) -> Land:
    """The map with a road of that type from a to b and back, or with none from a (b = 0)."""
    villages = _with_road(villages, a, road, b)
    return _with_road(villages, b, road, a) if b else villages


def with_new_ends(villages: Land, road: Road, a: int, b: int) -> Land:
    """The map with a corrected road: the former other ends become unknown."""
    for v, end in ((a, b), (b, a)):
        old = villages[v - 1].roads.get(road) if v else None
        if old and old != end:
            villages = _with_road(villages, old, road, None)
    return with_both_ends(villages, road, a, b)


def _with_road(villages: Land, v: int, road: Road, end: int | None) -> Land:
    village = villages[v - 1]
    return put(villages, v - 1, replace(village, roads={**village.roads, road: end}))


def with_road(state: State, road: Road, a: int, b: int) -> State:
    """The state with one more known road, or with none of its type from a (b = 0)."""
    return replace(state, land=check_rulebook(with_both_ends(state.land, road, a, b)))


def with_village(state: State, v: int, level: int | None, regions: Sequence[int]) -> State:
    """The state with a village's level and bordering regions; empty regions leave the known ones."""
    village = state.village(v)
    told = replace(village, level=level, regions=tuple(sorted(set(regions))) or village.regions)
    return replace(state, land=check_rulebook(put(state.land, v - 1, told)))


# ---- the catalogue, and orders -------------------------------------------------------------------------


def known_land(catalogue: Catalogue) -> Land:
    """The map of a checked catalogue, on top of the rulebook's fragments."""
    villages = known_fragments()
    for key, value in catalogue.get("village", {}).items():
        told = replace(villages[int(key) - 1], level=value["level"], regions=tuple(value.get("regions", ())))
        villages = put(villages, int(key) - 1, told)
    roads = catalogue.get("road", {})
    for key, value in roads.items():
        a, road, b = int(key.partition("/")[0]), road_of(key), value.get("to")
        if road and b is not None and (b == 0 or roads.get(f"{b}/{road}", {}).get("to") == a):
            villages = with_both_ends(villages, road, a, b)
    return villages


def known_orders(catalogue: Catalogue) -> dict[str, Order]:
    """The orders of a checked catalogue whose yaks are known, by id."""
    told = (v for v in catalogue.get("order", {}).values() if v.get("yaks"))
    orders = (Order(needs=sorted_goods(v["needs"]), yaks=v["yaks"]) for v in told)
    return {order_id(order): order for order in orders}


def road_of(key: str) -> Road | None:
    return next((road for road in ROADS if road == key.partition("/")[2]), None)


def learn_order(state: State, order: Order) -> State:
    """The state with one more known disc."""
    return replace(state, orders={**state.orders, order_id(order): order})


def priced_orders(state: State) -> dict[str, Order]:
    """The orders with known yaks, from this game's discs and from earlier games."""
    return {key: order for key, order in state.orders.items() if order.yaks is not None}


def default_yaks(state: State, order: Order) -> int | None:
    """The order's worth, if all known discs with the same goods are worth the same."""
    worth = {known.yaks for known in priced_orders(state).values() if known.needs == order.needs}
    return worth.pop() if len(worth) == 1 else None


def order_id(order: Order) -> str:
    """An id from the order's contents, so that entering it twice is harmless."""
    needs = ".".join(f"{good}{order.needs[good]}" for good in GOODS if order.needs.get(good))
    return f"{needs}/{order.yaks}"
