"""A tournament day: its rounds, the games that belong to them, and who has how many points.

A game belongs to a round when it was played at that round's table by the people who sit there, and ended after they
were seated; of several the last. Nobody enters a result: the tables' own count, and what a referee has set right. A
game that never ends holds up nobody: a referee says so, and if it does end, it counts all the same.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from companion.errors import Trouble
from companion.hub.database import Reader, Writer
from companion.hub.results import Result
from companion.hub.results import points as points_of
from companion.hub.seating import LARGEST, SMALLEST, Tables, berger, seated, sizes
from rules.kit.types import Frozen

MOST_PEOPLE, MOST_NAME = 200, 40
ALONE = 1.0  # points of a round without a game

BEGIN = "insert into tournament (name, swiss, size, people, tables) values (%s, %s, %s, %s, %s)"
NEWEST = "select id, name, swiss, size, people, tables from tournament order by id desc limit 1"
SEATED = """
select s.round, s.tbl, s.people, to_char(s.at at time zone 'utc', 'YYYY-MM-DD HH24:MI'), coalesce(p.passed, false)
from seating as s left join lateral (
    select passed from passing where tournament = s.tournament and round = s.round and tbl = s.tbl
    order by id desc limit 1
) as p on true
where s.tournament = %s order by s.round, s.place
"""
PASS = "insert into passing (tournament, round, tbl, passed, referee) values (%s, %s, %s, %s, %s)"
PASSINGS = """
select to_char(at at time zone 'utc', 'YYYY-MM-DD HH24:MI'), referee, round, tbl, passed
from passing where tournament = %s order by id
"""
# all of a round or nothing: another referee may have seated it meanwhile
SEAT = """
insert into seating (tournament, round, place, tbl, people)
select %s, %s, place, seat ->> 'tbl', array(select jsonb_array_elements_text(seat -> 'people'))
from jsonb_array_elements(%s::jsonb) with ordinality as seats (seat, place)
on conflict do nothing
"""


class Tournament(Frozen, frozen=True, kw_only=True):
    """The day's rules."""

    id: int
    name: str
    swiss: bool
    size: int
    people: tuple[str, ...]
    tables: tuple[str, ...]


class Seated(Frozen, frozen=True, kw_only=True):
    """One table of a round."""

    round: int
    table: str  # "" = left over
    people: tuple[str, ...]  # by chair
    at: str  # in UTC, as results have it
    result: Result | None = None
    passed: bool = False  # the rounds go on without this game

    @property
    def holds_up(self) -> bool:
        """Whether the next round waits for it."""
        return bool(self.table) and self.result is None and not self.passed


class Passing(Frozen, frozen=True, kw_only=True):
    """One step of the trail of games that are not waited for."""

    at: str  # in UTC
    referee: str
    round: int
    table: str
    passed: bool  # False: it is waited for after all


class Score(Frozen, frozen=True, kw_only=True):
    """How somebody stands."""

    place: int
    name: str
    points: float


async def newest(reader: Reader) -> Tournament | None:
    """The day that was begun last."""
    rows = await reader.rows(NEWEST)
    if not rows:
        return None
    id, name, swiss, size, people, tables = rows[0]
    return Tournament(id=id, name=name, swiss=swiss, size=size, people=tuple(people), tables=tuple(tables))


async def seats(reader: Reader, day: Tournament, results: Sequence[Result]) -> tuple[Seated, ...]:
    """Every table of every round so far, each with its game where that is over."""
    rows = await reader.rows(SEATED, day.id)
    ended, seated = defaultdict(list), defaultdict(list)
    for result in results:
        ended[_who(result.table, result.people)].append(result)
    for round, table, people, at, _ in rows:
        seated[_who(table, people)].append((round, at))
    return tuple(
        Seated(round=round, table=table, people=tuple(people), at=at, passed=passed,
               result=_result(round, at, seated[_who(table, people)], ended[_who(table, people)]))
        for round, table, people, at, passed in rows
    )  # fmt: skip


def _who(table: str, people: Sequence[str]) -> tuple[str, ...]:
    return (table, *sorted(people))


def _result(round: int, at: str, seated: Sequence[tuple[int, str]], ended: Sequence[Result]) -> Result | None:
    """The last game of the same people at that table that ended after they were seated, and before they were again."""
    until = min((again for later, again in seated if later > round), default="~")  # a time that never comes
    return next((each for each in reversed(ended) if at <= each.ended < until), None)


async def passings(reader: Reader, day: Tournament) -> tuple[Passing, ...]:
    """Every game of the day that was not waited for, and who said so; the first one first."""
    return tuple(
        Passing(at=at, referee=referee, round=round, table=table, passed=passed)
        for at, referee, round, table, passed in await reader.rows(PASSINGS, day.id)
    )


def scores(day: Tournament, seated: Sequence[Seated]) -> tuple[Score, ...]:
    """Everybody, the one with most points first; points as in the club's standings."""
    sums = dict.fromkeys(day.people, 0.0)
    for each in seated:
        if not each.table:
            sums[each.people[0]] += ALONE
        elif each.result:
            for name, won in zip(each.result.people, points_of(each.result.places), strict=True):
                sums[name] += won
    order = sorted(sums, key=lambda name: -sums[name])
    return tuple(
        Score(place=1 + sum(other > sums[name] for other in sums.values()), name=name, points=sums[name])
        for name in order
    )


# ---- what a referee does ------------------------------------------------------------------------------------
async def begin(writer: Writer, form: Mapping[str, str]) -> None:
    """Begin a day as the form says; Trouble where it does not say it."""
    people, tables, size = _lines(form, "people"), _lines(form, "tables"), form.get("size", "")
    if size not in map(str, range(SMALLEST, LARGEST + 1)):
        raise Trouble("hub-day-size", least=SMALLEST, most=LARGEST)
    if not 2 <= len(people) <= MOST_PEOPLE or len(set(people)) < len(people):
        raise Trouble("hub-day-people", most=MOST_PEOPLE)
    needed = sum(many > 1 for many in sizes(len(people), int(size)))
    if len(set(tables)) < max(needed, len(tables)):
        raise Trouble("hub-day-tables", n=needed)
    name = " ".join(form.get("name", "").split())[:MOST_NAME]
    await writer.do(BEGIN, name, form.get("how") == "swiss", int(size), people, tables)


def _lines(form: Mapping[str, str], name: str) -> list[str]:
    lines = (" ".join(line.split())[:MOST_NAME] for line in form.get(name, "").splitlines())
    return [line for line in lines if line]


async def next_round(writer: Writer, day: Tournament, seated: Sequence[Seated], number: int) -> None:
    """Seat round `number`; Trouble while the one before it is not over. Twice is no harm."""
    if number != 1 + max((each.round for each in seated), default=0):
        return
    if any(each.holds_up for each in seated):
        raise Trouble("hub-round-open")
    tables = await asyncio.to_thread(_next, day, seated, number)
    free = iter(day.tables)
    told = [{"tbl": next(free) if len(people) > 1 else "", "people": people} for people in tables]
    await writer.do(SEAT, day.id, number, msgspec.json.encode(told).decode())


def _next(day: Tournament, seated_so_far: Sequence[Seated], number: int) -> Tables:
    if day.size == SMALLEST and not day.swiss:
        return sorted(berger(day.people, number), key=len, reverse=True)
    past: list[Tables] = [
        [list(each.people) for each in seated_so_far if each.round == played] for played in range(1, number)
    ]
    points = {each.name: each.points for each in scores(day, seated_so_far)} if day.swiss else {}
    return seated(day.people, day.size, past, points)


async def go_on(
    writer: Writer, day: Tournament, seated: Sequence[Seated], form: Mapping[str, str], referee: str
) -> None:
    """Wait no more for a game, or wait for it after all. Twice is no harm. Trouble where there is no such game."""
    passed, at = form.get("about") == "pass", (form.get("round", ""), form.get("table", ""))
    table = next((each for each in seated if each.table and (str(each.round), each.table) == at), None)
    if table is None or table.result is not None:
        raise Trouble("hub-no-open-game")
    if table.passed != passed:
        await writer.do(PASS, day.id, table.round, table.table, passed, referee)
