"""Places of the cells of a printed map, as the players arranged them: pure functions over layouts with a ground.

A place is a pair of fractions of the ground's width and height, each 0..1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import cos, hypot, inf, isfinite, sin, tau
from typing import Any

from msgspec import structs

from rules.kit.types import Ground, Layout

Place = tuple[float, float]
Places = Mapping[str, Place]  # by cell

DIGITS = 4  # of a saved place
RINGS, STEPS = 48, 48  # candidates: circles round the wanted place, and places on each circle
TOLERANCE = 1e-6  # for rounding errors


def map_layouts(layouts: Iterable[Layout]) -> tuple[Layout, ...]:
    """The layouts that show a printed map."""
    return tuple(layout for layout in layouts if layout.ground)


def ground_of(layout: Layout) -> Ground:
    """The printed map of a layout that has one."""
    assert layout.ground is not None
    return layout.ground


def _arranged_layout(layout: Layout, places: Places) -> Layout:
    ground, lying = ground_of(layout), dict(places)
    for cell in layout.cells:
        if cell.id in ground.cells and cell.id not in lying:
            drawn = (cell.x - ground.x) / ground.w, (cell.y - ground.y) / ground.h
            lying[cell.id] = _find_place(layout, tuple(lying.values()), drawn)
    cells = (
        structs.replace(cell, x=ground.x + at[0] * ground.w, y=ground.y + at[1] * ground.h) if at else cell
        for cell, at in ((cell, lying.get(cell.id)) for cell in layout.cells)
    )
    return structs.replace(layout, cells=tuple(cells))


def arranged_layouts(layouts: Sequence[Layout], places: Places) -> tuple[Layout, ...]:
    """The layouts with their cells at those places. Other cells stay where the game draws them, but give way to placed
    ones."""
    return tuple(_arranged_layout(layout, places) if layout.ground and places else layout for layout in layouts)


def nearest_place(layouts: Sequence[Layout], places: Places, cell: str, at: Place) -> Place | None:
    """The free place nearest to `at`, with room between the cell and all other placed ones; None if there is none."""
    others = [place for other, place in places.items() if other != cell]
    found = _find_free_place(map_layouts(layouts)[0], others, at)
    return (round(found[0], DIGITS), round(found[1], DIGITS)) if found else None


def is_place(value: Any) -> bool:
    """Whether a value from outside is a pair of numbers within the map."""
    return (
        isinstance(value, list | tuple)
        and len(value) == 2
        and all(type(part) in (int, float) and isfinite(part) and 0 <= part <= 1 for part in value)
    )


def movable_cells(layouts: Iterable[Layout]) -> frozenset[str]:
    """The cells on printed maps."""
    return frozenset(cell for layout in map_layouts(layouts) for cell in ground_of(layout).cells)


def colliding_cells(layouts: Sequence[Layout], places: Places) -> tuple[str, str] | None:
    """The first two placed cells that are too near each other; None without such."""
    lying = sorted(places.items())
    for i, (a, at) in enumerate(lying):
        for b, other in lying[i + 1 :]:
            if _clearance(map_layouts(layouts)[0], (other,), at) < 0.99:
                return a, b
    return None


# ---- geometry -------------------------------------------------------------------------------------------------
def _clearance(layout: Layout, others: Iterable[Place], at: Place) -> float:
    """The distance to the nearest other place; at least 1 is required."""
    ground = ground_of(layout)
    across, down = ground.w / ground.apart, ground.h / layout.ratio / ground.apart
    return min((hypot((at[0] - x) * across, (at[1] - y) * down) for x, y in others), default=inf)


def _find_free_place(layout: Layout, others: Iterable[Place], at: Place) -> Place | None:
    lying = tuple(others)
    return next(
        (place for place in _candidate_places(layout, at) if _clearance(layout, lying, place) >= 1 - TOLERANCE), None
    )


def _find_place(layout: Layout, others: tuple[Place, ...], at: Place) -> Place:
    """The nearest free place; on a full map the one with the most room."""
    widest = partial(_clearance, layout, others)
    return _find_free_place(layout, others, at) or max(_candidate_places(layout, at), key=widest)


def _candidate_places(layout: Layout, at: Place) -> Iterator[Place]:
    """The place itself, then ever farther ones on the map."""
    yield at
    ground = ground_of(layout)
    high = ground.h / layout.ratio / ground.w  # the ground's height as a fraction of its width
    for ring in range(1, RINGS + 1):
        far = ring / RINGS * hypot(1, high)
        for step in range(STEPS):
            x, y = at[0] + far * cos(step / STEPS * tau), at[1] + far * sin(step / STEPS * tau) / high
            if 0 <= x <= 1 and 0 <= y <= 1:
                yield x, y
