"""Places on a printed map: the nearest one with room where the wanted one is taken; and what is kept of a catalogue."""

from __future__ import annotations

from math import dist, hypot
from pathlib import Path

import pytest

from companion.log.catalogue import keep, keep_places, load, load_places
from companion.log.disk.store import Store
from companion.log.map_places import RINGS, Place, arranged_layouts, nearest_place
from rules.ettana.game import GAME as ETTANA
from rules.himalaya.game import GAME as HIMALAYA
from rules.kit.types import Cell, Ground, Layout

DIAGONAL = hypot(1, 1)  # of the map, as parts of its width
NEXT = DIAGONAL / RINGS  # how much farther one looks each time


def printed(apart: float, *cells: Cell, high: float = 1.0) -> Layout:
    """A map so high, as a part of its width, on which cells keep that part of its width apart."""
    names = tuple(cell.id for cell in cells)
    ground = Ground(x=0.0, y=0.0, w=0.5, h=high, apart=apart / 2, cells=names)
    return Layout(id="map", ratio=2.0, cells=cells, ground=ground)


def beside(apart: float, at: Place, high: float = 1.0) -> Place:
    """Where a cell comes to lie that was wanted where another one lies."""
    found = nearest_place((printed(apart, high=high),), {"other": at}, "one", at)
    assert found
    return found


@pytest.mark.parametrize("at", [(0.5, 0.5), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.9, 0.4)])
@pytest.mark.parametrize("apart", [0.01, 0.1, 0.3])
@pytest.mark.parametrize("high", [1.0, 0.6])
def test_the_nearest_place_with_room_is_on_the_map(at: Place, apart: float, high: float) -> None:
    x, y = beside(apart, at, high)
    assert 0 <= x <= 1
    assert 0 <= y <= 1
    assert apart - 1e-3 <= hypot(x - at[0], (y - at[1]) * high) <= apart + NEXT


def test_on_a_narrow_map_it_is_looked_for_above_and_below_on_circles() -> None:
    x, y = beside(0.9, (0.5, 0.5), high=3.0)
    assert hypot(x - 0.5, (y - 0.5) * 3) == pytest.approx(14 * hypot(1, 3) / RINGS, abs=1e-3), "the first beyond 0.9"


def test_it_is_looked_for_on_the_edge_too_and_into_the_last_corner() -> None:
    assert beside(0.1, (1.0, 0.5))[0] == 1.0
    assert [beside(0.1, (0.5, y))[1] for y in (0.0, 1.0)] == [0.0, 1.0]
    assert dist(beside(0.97 * DIAGONAL, (0.0, 0.0)), (1.0, 1.0)) < 2 * NEXT


def test_where_there_is_no_room_at_all_nothing_is_found() -> None:
    assert nearest_place((printed(3.0),), {"other": (0.5, 0.5)}, "one", (0.5, 0.5)) is None


def test_what_nobody_has_placed_gives_way_to_where_most_room_is_if_there_is_none() -> None:
    one, other = (Cell(id=id, x=0.45, y=0.1) for id in ("one", "other"))
    (lying,) = arranged_layouts((printed(3.0, one, other),), {"other": (1.0, 0.0)})
    x, y = next((cell.x / 0.5, cell.y) for cell in lying.cells if cell.id == "one")
    assert dist((x, y), (0.0, 1.0)) < 3 * NEXT


# ---- what is kept of a catalogue ---------------------------------------------------------------------
SLOPE = {"..A/..B/BBB": {"points": 3}}  # made up


async def test_what_is_kept_of_a_game_and_is_wrong_is_as_if_nothing_were_known(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await keep(store, ETTANA, {"design": SLOPE})
    assert await load(store, ETTANA) == {"design": SLOPE}
    assert await load(store, HIMALAYA) == {}
    await keep(store, ETTANA, {"design": {"A": {"points": 3}}})
    assert await load(store, ETTANA) == {}
    places = {"v1": (0.1, 0.1), "v2": (0.9, 0.9)}
    await keep_places(store, HIMALAYA, places)
    assert await load_places(store, HIMALAYA) == places
    await keep_places(store, HIMALAYA, {"v1": (0.1, 0.1), "v2": (0.1, 0.1)})
    assert await load_places(store, HIMALAYA) == {}
    await store.close()
