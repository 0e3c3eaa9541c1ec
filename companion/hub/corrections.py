"""Results that a referee sets right. What a table has said stays as it is; a correction and its trail are beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.errors import Trouble
from companion.hub.database import Reader, Writer
from companion.hub.results import Result
from rules.kit.types import Frozen

MOST_TOTAL = 99_999
KEEP = """
insert into correction (tbl, game, places, totals, places_before, totals_before, referee)
select %s, %s, %s::int[], %s::int[], %s::int[], %s::int[], %s
"""
TRAIL = """
select to_char(at at time zone 'utc', 'YYYY-MM-DD HH24:MI'), referee, places_before, totals_before, places, totals
from correction where tbl = %s and game = %s order by id
"""


class Correction(Frozen, frozen=True, kw_only=True):
    """One step of the trail."""

    at: str  # in UTC
    referee: str
    places_before: tuple[int, ...]
    totals_before: tuple[int, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]


async def trail(reader: Reader, result: Result) -> tuple[Correction, ...]:
    """Every correction of that game, the first one first."""
    rows = await reader.rows(TRAIL, result.table, result.id)
    return tuple(_correction(*row) for row in rows)


def _correction(at: str, referee: str, *numbers: Sequence[int]) -> Correction:
    places_before, totals_before, places, totals = map(tuple, numbers)
    return Correction(at=at, referee=referee, places_before=places_before, totals_before=totals_before,
                      places=places, totals=totals)  # fmt: skip


async def correct(writer: Writer, result: Result, form: Mapping[str, str], referee: str) -> bool:
    """Set that result right as the form says; False where it says what is there already. Trouble where it cannot be."""
    places = _numbers(form, "place", len(result.people), 1, len(result.people))
    totals = _numbers(form, "total", len(result.totals), -MOST_TOTAL, MOST_TOTAL)
    if (places, totals) == (result.places, result.totals):
        return False
    values: tuple[Any, ...] = (*map(list, (places, totals, result.places, result.totals)), referee)
    await writer.do(KEEP, result.table, result.id, *values)
    return True


def _numbers(form: Mapping[str, str], name: str, many: int, least: int, most: int) -> tuple[int, ...]:
    """The fields NAME-0, NAME-1, .. as numbers."""
    words = [form.get(f"{name}-{seat}", "").strip() for seat in range(many)]
    if not all(word.removeprefix("-").isdecimal() and len(word) < 7 for word in words):
        raise Trouble("hub-result-number", least=least, most=most)
    numbers = tuple(map(int, words))
    if not all(least <= number <= most for number in numbers):
        raise Trouble("hub-result-number", least=least, most=most)
    return numbers
