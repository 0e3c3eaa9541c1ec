"""The printed values of the map and the orders, from an earlier game or from a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.kit import forms, scenes
from rules.kit.printed import Kind, Printed
from rules.kit.rules import amount, field_of, must
from rules.kit.types import Catalogue, MutableCatalogue, Say, without_entry

from .components import ALL_VILLAGES, MOST_YAKS, ORDERS, ROADS, VILLAGES, Road
from .land import Land, check_rulebook, contradictions, known_land, known_orders, order_id, roads, with_new_ends
from .opening import printed_fields
from .state import Order, State, Village, sorted_goods
from .supply import NEEDS
from .words import ANY_VILLAGE, ROAD, ROAD_END, numbers_word, order_word, road_word, village_options


class FileVillage(Village, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """A village in a catalogue file; further fields are ignored."""


class FileOrder(Order, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """An order in a catalogue file; further fields are ignored."""


class End(Struct, frozen=True):
    """The other end of a village's road."""

    to: int | None = None  # 0 = no such road; None = unknown


# ---- export ------------------------------------------------------------------------------------------
def learned(state: State) -> Catalogue:
    """The map and the orders as this game knows them; a deleted order has no yaks."""
    orders = {key: {"needs": dict(order.needs), "yaks": order.yaks} for key, order in state.orders.items()}
    return {**of_land(state.land), "order": orders}


def of_land(land: Land) -> MutableCatalogue:
    """The map as printed values, with each road once per direction."""
    villages = {
        str(v): {"level": village.level, "regions": list(village.regions)}
        for v, village in enumerate(land, 1)
        if village.level is not None
    }
    ends = {f"{v}/{road}": {"to": end} for v, village in enumerate(land, 1) for road, end in village.roads.items()}
    return {"village": villages, "road": ends}


# ---- the map -----------------------------------------------------------------------------------------
def _map(catalogue: Catalogue) -> scenes.Board:
    """A board with all known levels and roads."""
    land = known_land(catalogue)
    levels = ((v, village.level) for v, village in enumerate(land, 1))
    signs = tuple(scenes.Sign(cell=f"v{v}", say=forms.number(level), place="value") for v, level in levels if level)
    edges = tuple(scenes.Edge(a=f"v{a}", b=f"v{b}", style=road) for road, a, b in roads(land))
    return scenes.Board(layout="map", signs=(scenes.Sign(cell="regions", say=Say(key="regions")), *signs), edges=edges)


def _level(v: str, village: Village) -> Say | None:
    note = Say(key=f"level-{village.level}") if village.level else None
    if note and village.regions:
        return Say(key="level-in-regions", args={"level": note, "regions": numbers_word(village.regions)})
    return note


VILLAGE_KIND: Kind[Village] = Kind(
    id="village", type=FileVillage, title="section-villages", note=_level,
    label=lambda v, village: Say(key="village-n", args={"n": int(v)}),
    cell=lambda v: f"v{v}", board=_map, is_id=frozenset(map(str, ALL_VILLAGES)).__contains__,
    listing=lambda catalogue: {str(v): village for v, village in enumerate(known_land(catalogue), 1)},
    is_blank=lambda village: village.level is None, most=VILLAGES,
    fields=lambda v, village: printed_fields(int(v)), optional=("regions",),
    answers=lambda v, village: {"level": village.level, "regions": list(village.regions) or None},
)  # fmt: skip


# ---- roads -------------------------------------------------------------------------------------------
FROM_TO = field_of(ROAD, "road"), field_of(ANY_VILLAGE, "a"), field_of(ROAD_END, "b")
STARTS: dict[str, tuple[int, Road]] = {f"{v}/{road}": (v, road) for v in ALL_VILLAGES for road in ROADS}


def _road_answers(id: str, end: End) -> dict[str, Any]:
    a, road = STARTS[id]
    return {"road": road, "a": a, "b": end.to}


def _with_road(catalogue: Catalogue, id: str, values: dict[str, Any]) -> MutableCatalogue:
    """The catalogue with a road; its former other end is deleted."""
    road, a, b = values["road"], values["a"], values["b"]
    must(a != b, "event-two-villages", "HIM-27")
    told = of_land(check_rulebook(with_new_ends(known_land(_without_road(catalogue, id)), road, a, b)))
    return {**{kind: dict(entries) for kind, entries in catalogue.items()}, **told}


def _without_road(catalogue: Catalogue, id: str) -> MutableCatalogue:
    """The catalogue without a road, at both ends."""
    told = without_entry(catalogue, "road", id)
    end = ROAD_KIND.entries(catalogue)[id].to if id in catalogue.get("road", {}) else None
    return without_entry(told, "road", f"{end}/{id.partition('/')[2]}") if end else told


def _one_way_roads(catalogue: Catalogue) -> Iterator[Say]:
    """The roads that do not lead back."""
    ends = {STARTS[id]: end.to for id, end in ROAD_KIND.entries(catalogue).items() if end.to}
    for (a, road), b in ends.items():
        if a == b:
            yield ROAD_KIND.refusal(f"{a}/{road}", Say(key="event-two-villages"))
        elif ends.get((b, road)) != a:
            yield Say(key="check-one-way", args={"road": road_word(road), "a": a, "b": b})


def _cross_check(catalogue: Catalogue) -> tuple[Say, ...]:
    """The roads that contradict each other, and the villages that contradict the rulebook."""
    odd = (Say(key="not-as-printed", args={"n": v}) for v, _ in contradictions(known_land(catalogue)))
    return (*_one_way_roads(catalogue), *odd)


ROAD_KIND = Kind(
    id="road", type=End, title="section-roads", board=_map, is_id=STARTS.__contains__,
    label=lambda id, end: Say(key="event-on-road", args={"event": Say(key=f"road-{STARTS[id][1]}"),
                                                         "a": STARTS[id][0], "b": end.to or 0}),
    listing=lambda catalogue: {f"{a}/{road}": End(b) for road, a, b in roads(known_land(catalogue))},
    fields=lambda id, end: FROM_TO, new_fields=(*FROM_TO[:2], field_of(ROAD_END, "b", options=village_options())),
    answers=_road_answers, optional=("b",), tell=_with_road, forget=_without_road,
)  # fmt: skip


# ---- orders ------------------------------------------------------------------------------------------
ORDER = field_of(NEEDS, "needs"), field_of(amount(1, MOST_YAKS, label="yaks-label"), "yaks")
ORDER_KIND: Kind[Order] = Kind(
    id="order", type=FileOrder, title="section-orders", label=lambda id, order: order_word(order), name=order_id,
    is_id=lambda id: True, listing=known_orders, order=lambda id, order: id, limit=ORDERS,
    fields=lambda id, order: ORDER, new_fields=ORDER, optional=("yaks",),
    tidy=lambda order: replace(order, needs=sorted_goods(order.needs)),
)  # fmt: skip
PRINTED = Printed(VILLAGE_KIND, ROAD_KIND, ORDER_KIND, cross_check=_cross_check)
