"""A map and orders for the tests. Only the fragments in the rulebook are real (HIM-48, HIM-50, HIM-84, HIM-86, HIM-95);
everything else is made up and not shipped."""

from __future__ import annotations

from typing import Any

from rules.himalaya.components import ROADS, VILLAGES, Road

PAIRS: dict[Road, tuple[tuple[int, int], ...]] = {
    "soil": ((3, 4), (1, 2), (5, 6), (7, 8), (9, 10), (11, 12), (13, 14), (15, 16), (17, 18), (19, 20)),
    "ice": ((3, 6), (1, 20), (2, 5), (4, 7), (8, 11), (9, 12), (10, 13), (14, 17), (15, 18), (16, 19)),
    "stone": ((5, 9), (7, 10), (6, 14), (12, 19), (2, 15)),
}
LEVELS = (1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 1, 2, 1, 3, 2, 1, 2, 2, 1, 1)
REGIONS = (
    (1,), (1, 2), (1, 2), (2, 3), (1, 4), (1, 2), (2, 3), (3,), (4, 5), (3, 5),
    (4, 6), (5, 6), (3, 5), (5, 6), (6, 7), (7,), (6, 8), (7, 8), (7, 8), (8,),
)  # fmt: skip


def neighbours(road: Road) -> dict[int, int]:
    """Every village's neighbour by that kind of road; 0 if there is none."""
    ends = {a: b for pair in PAIRS[road] for a, b in (pair, pair[::-1])}
    return {village: ends.get(village, 0) for village in range(1, VILLAGES + 1)}


def made_up_map() -> dict[str, dict[str, Any]]:
    """A catalogue with the whole map."""
    villages = {
        str(v): {"level": level, "regions": list(regions)}
        for v, (level, regions) in enumerate(zip(LEVELS, REGIONS, strict=True), 1)
    }
    roads = {f"{a}/{road}": {"to": b} for road in ROADS for a, b in neighbours(road).items()}
    return {"village": villages, "road": roads}
