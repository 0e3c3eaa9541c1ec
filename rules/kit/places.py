"""Places of a ranking, turn order, and replacement of single items in values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """The places by points: 1 for the most; equal totals share a place and the next place is left out (1, 1, 3)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def leaders(values: Sequence[int]) -> tuple[int, ...]:
    """The indices of the highest value; none of no values."""
    most = max(values, default=0)
    return tuple(i for i, value in enumerate(values) if value == most)


def trailers(values: Sequence[int]) -> tuple[int, ...]:
    """The indices of the lowest value; none of no values."""
    least = min(values, default=0)
    return tuple(i for i, value in enumerate(values) if value == least)


@cache
def clockwise_seats(start: int, seats: int) -> tuple[int, ...]:
    """All seats in turn order from `start`."""
    return tuple((start + i) % seats for i in range(seats))


def put(items: Sequence[T], index: int, item: T) -> tuple[T, ...]:
    """The items with the one at `index` replaced."""
    return (*items[:index], item, *items[index + 1 :])


def item_at(value: Any, *way: str | int) -> Any:
    """The item at a path of names, indices, keys: `item_at(s, "players", 1, "tracks", "gold")`; 0 without the key."""
    for step in way:
        if isinstance(value, Struct):
            value = getattr(value, str(step))
        else:
            value = value.get(step, 0) if isinstance(value, dict) else value[step]
    return value


def put_at(value: Any, way: Sequence[str | int], item: Any) -> Any:
    """The value with the item at that path replaced."""
    if not way:
        return item
    item = put_at(item_at(value, way[0]), way[1:], item)
    if isinstance(value, Struct):
        return replace(value, **{str(way[0]): item})
    return {**value, way[0]: item} if isinstance(value, dict) else put(value, int(way[0]), item)
