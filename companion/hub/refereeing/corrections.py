"""Referees' corrections of results, with their audit trail; the table's own record is never changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from companion.errors import Trouble
from companion.hub.ingest.database import Reader, Writer
from companion.hub.people import MOST_NAME
from companion.hub.results import Result

MOST_TOTAL = 99_999
KEEP = """
insert into correction (tbl, game, places, totals, places_before, totals_before, people, people_before, referee)
select %s, %s, %s::int[], %s::int[], %s::int[], %s::int[], %s, %s, %s
"""
TRAIL = """
select at, referee, coalesce(people, %s), coalesce(people_before, %s), places_before, totals_before, places, totals
from correction where tbl = %s and game = %s order by id
"""


class TrailStep(NamedTuple):
    """One correction, with its state before and after."""

    at: datetime
    referee: str
    people: Sequence[str]  # display names after the correction
    people_before: Sequence[str]
    places_before: Sequence[int]
    totals_before: Sequence[int]
    places: Sequence[int]
    totals: Sequence[int]


async def trail(reader: Reader, result: Result) -> list[TrailStep]:
    """All corrections of a game, the oldest first."""
    names = list(result.people)
    return [TrailStep(*row) for row in await reader.rows(TRAIL, names, names, result.table, result.id)]


async def correct(writer: Writer, result: Result, form: Mapping[str, str], referee: str) -> bool:
    """Store the corrected result; False if the form changes nothing. Raises Trouble for invalid input."""
    many = len(result.people)
    places = numbers(form, "place", many, 1, many)
    totals = numbers(form, "total", len(result.totals), -MOST_TOTAL, MOST_TOTAL)
    people = [" ".join(form.get(f"name-{seat}", name).split()) for seat, name in enumerate(result.people)]
    if not all(0 < len(name) <= MOST_NAME for name in people):
        raise Trouble("hub-people-names", most=MOST_NAME)
    if 1 not in places:
        raise Trouble("hub-result-first")
    if (places, totals, tuple(people)) == (result.places, result.totals, result.people):
        return False
    values = map(list[Any], (places, totals, result.places, result.totals, people, result.people))
    await writer.execute(KEEP, result.table, result.id, *values, referee)
    return True


def numbers(form: Mapping[str, str], name: str, many: int, least: int, most: int) -> tuple[int, ...]:
    """The fields NAME-0, NAME-1, .. as numbers. Raises Trouble unless all are within `least` and `most`."""
    words = [form.get(f"{name}-{seat}", "").strip() for seat in range(many)]
    if not all(word.removeprefix("-").isdecimal() and len(word) < 7 for word in words):
        raise Trouble("hub-result-number", least=least, most=most)
    numbers = tuple(map(int, words))
    if not all(least <= number <= most for number in numbers):
        raise Trouble("hub-result-number", least=least, most=most)
    return numbers
