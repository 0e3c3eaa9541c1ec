"""A tournament day: its state after the referees' steps, its rounds with their games, and its standings.

A game belongs to a round if the people seated together played it and it ended after the seating was confirmed and
before they were seated together again; of several the last counts, at their own table before others. A referee's entry
or assignment overrides it. Referees may pass over a game that never ends; if it does end, it counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from companion.hub.ingest.database import Reader
from companion.hub.people import People
from companion.hub.played_games import PlayedGames
from companion.hub.refereeing.seating import Tables
from companion.hub.results import Result
from companion.hub.results import points as points_of
from rules.kit.types import Frozen

ALONE_POINTS = 1.0  # points of a round without a game
MOST_STRANGE = 3  # games offered as the missing result

DAYS = "select id, name, at from tournament order by id desc"
FIND_RUNNING = """
select name from tournament as t where coalesce((
    select what from step where tournament = t.id and what in ('ends', 'goes-on') order by id desc limit 1
), '') <> 'ends' order by id desc limit 1
"""
DAY = "select id, name, swiss, size, people, tables, at from tournament where id = %s"
FIND_SEATED = """
select round, tbl, people, at, counts from seating where tournament = %s order by round, place
"""
STEPS = "select at, referee, round, what, tbl, people, places, game from step where tournament = %s order by id"

RULINGS = ("pass", "wait", "result")  # steps about a round's game: the newest counts


class RefereeStep(NamedTuple):
    """One step by a referee."""

    at: datetime
    referee: str
    round: int  # the newest round then
    what: str
    table: str
    people: Sequence[str]
    places: Sequence[int]  # of these people; 0 = absent
    game: Sequence[str]  # table and id of the assigned game


class Day(Frozen, frozen=True, kw_only=True):
    """The day's rules, and its players and tables at present."""

    id: int
    name: str
    swiss: bool
    size: int
    people: tuple[str, ...]  # all who ever played
    away: tuple[str, ...]  # of these: not seated in the next round
    tables: tuple[str, ...]
    at: datetime
    is_over: bool
    steps: tuple[RefereeStep, ...]

    @property
    def present_people(self) -> tuple[str, ...]:
        return tuple(name for name in self.people if name not in self.away)


class SeatedTable(Frozen, frozen=True, kw_only=True):
    """One table of a round."""

    round: int
    table: str  # "" = left over
    people: tuple[str, ...]  # by chair
    at: datetime
    counts: bool = True  # False: a draft
    places: tuple[int, ...] = ()  # of these people; () = not over
    totals: tuple[int, ...] = ()
    result: Result | None = None  # the game that counts
    by: str = ""  # the referee who entered or assigned it
    passed: bool = False  # the next round does not wait for this game
    strange: tuple[Result, ...] = ()  # games that may have been meant for this table

    @property
    def is_open(self) -> bool:
        """Whether the next round waits for this table."""
        return bool(self.table) and not self.places and not self.passed


class RoundStanding(NamedTuple):
    """One person's standing in the tournament."""

    place: int
    name: str
    points: float
    others: float  # sum of the opponents' points
    wins: int


async def days(reader: Reader) -> list[tuple[int, str, datetime]]:
    """All tournaments, the newest first."""
    return [(id, name, at) for id, name, at in await reader.rows(DAYS)]


async def day(reader: Reader, id: int) -> Day | None:
    """The day after all its steps, None if there is no such day."""
    if not (rows := await reader.rows(DAY, id)):
        return None
    [(id, name, swiss, size, people, tables, at)] = rows
    steps = tuple(RefereeStep(*row) for row in await reader.rows(STEPS, id))
    there, away, at_tables, is_over = dict.fromkeys(people, True), set[str](), dict.fromkeys(tables, True), False
    for step in steps:
        match step.what:
            case "comes":
                there |= dict.fromkeys(step.people, True)
                away -= {*step.people}
            case "pauses" | "leaves":
                away |= {*step.people}
            case "table-comes":
                at_tables[step.table] = True
            case "table-leaves":
                at_tables.pop(step.table, None)
            case "ends" | "goes-on":
                is_over = step.what == "ends"
    return Day(id=id, name=name, swiss=swiss, size=size, people=tuple(there), away=tuple(sorted(away)),
               tables=tuple(at_tables), at=at, is_over=is_over, steps=steps)  # fmt: skip


# ---- games of the rounds ------------------------------------------------------------------------------------
async def seated_tables(reader: Reader, day: Day, results: Sequence[Result], people: People) -> tuple[SeatedTable, ...]:
    """All tables of all rounds, with their games if over."""
    rows = [SeatedTable(round=round, table=table, people=tuple(who), at=at, counts=counts)
            for round, table, who, at, counts in await reader.rows(FIND_SEATED, day.id)]  # fmt: skip
    return _Games(day, rows, results, people).tables()


class _Games:
    """Matches games to tables."""

    def __init__(self, day: Day, rows: Sequence[SeatedTable], results: Sequence[Result], people: People) -> None:
        self._rows, self._people = rows, people
        self._by_id = {(each.table, each.id): each for each in results}
        self._results_by_group: defaultdict[frozenset[str], list[Result]] = defaultdict(list)
        first = min((each.at for each in rows), default=day.at)
        self._recent_results = [each for each in results if each.ended >= first]
        for result in self._recent_results:
            self._results_by_group[self._group(result.people)].append(result)
        self._rulings = {(step.round, step.table): step for step in day.steps if step.what in RULINGS}

    def _group(self, names: Iterable[str]) -> frozenset[str]:
        return frozenset(map(self._people.identity, names))

    def tables(self) -> tuple[SeatedTable, ...]:
        told = [self._with_result(row) if row.table and row.counts else row for row in self._rows]
        used = {id(each.result) for each in told}
        left = [result for result in self._recent_results if id(result) not in used]
        return tuple(
            replace(row, strange=tuple(self._strange_games(row, left))) if row.counts and row.is_open else row
            for row in told
        )

    def _with_result(self, row: SeatedTable) -> SeatedTable:
        ruling = self._rulings.get((row.round, row.table))
        if ruling and ruling.what == "result":
            placed = dict(zip(ruling.people, ruling.places, strict=False))
            game = self._by_id.get((ruling.game[0], ruling.game[1])) if len(ruling.game) == 2 else None
            return replace(
                row, places=tuple(placed.get(name, 0) for name in row.people), by=ruling.referee, result=game
            )
        row = replace(row, passed=ruling is not None and ruling.what == "pass")
        if (result := self._result(row)) is None:
            return row
        seat = {self._people.identity(name): seat for seat, name in enumerate(result.people)}
        mine = [seat[self._people.identity(name)] for name in row.people]
        return replace(row, result=result, places=tuple(result.places[each] for each in mine),
                     totals=tuple(result.totals[each] for each in mine) if result.totals else ())  # fmt: skip

    def _result(self, row: SeatedTable) -> Result | None:
        who = self._group(row.people)
        later = (each for each in self._rows if each.counts and each.round > row.round)
        again = (each.at for each in later if self._group(each.people) == who)
        until = min(again, default=None)
        fits = [each for each in reversed(self._results_by_group[who])
                if each.ended >= row.at and (until is None or each.ended < until)]  # fmt: skip
        return next((each for each in fits if each.table == row.table), fits[0] if fits else None)

    def _strange_games(self, row: SeatedTable, left: Sequence[Result]) -> Iterator[Result]:
        """The newest unmatched games at that table, or by all but one of its people."""
        who, many = self._group(row.people), 0
        for result in reversed(left):
            is_near = len(who & self._group(result.people)) >= max(1, len(who) - 1)
            if many < MOST_STRANGE and result.ended >= row.at and (result.table == row.table or is_near):
                many += 1
                yield result


def guess_places(row: SeatedTable, game: Result, people: People) -> dict[str, int]:
    """The places of a game for the people at a table: by name, and the last one by elimination."""
    places = {people.identity(name): place for name, place in zip(game.people, game.places, strict=True)}
    told = {name: places.pop(people.identity(name)) for name in row.people if people.identity(name) in places}
    lacking = [name for name in row.people if name not in told]
    return told | ({lacking[0]: next(iter(places.values()))} if len(lacking) == len(places) == 1 else {})


# ---- standings ----------------------------------------------------------------------------------------------
def scores(day: Day, seated: Sequence[SeatedTable]) -> tuple[RoundStanding, ...]:
    """The standings by points (as in the club's), then opponents' points, then wins; equal players share the place."""
    points, wins = dict.fromkeys(day.people, 0.0), dict.fromkeys(day.people, 0)
    met: defaultdict[str, list[str]] = defaultdict(list)
    for each in seated:
        if each.counts and not each.table:
            points[each.people[0]] += ALONE_POINTS
        for name, place, won in zip(each.people, each.places, points_of(each.places), strict=False):
            points[name], wins[name] = points[name] + won, wins[name] + (place == 1)
            met[name] += [other for other in each.people if other != name]
    rows = {name: (points[name], sum(points[other] for other in met[name]), wins[name]) for name in day.people}
    order = sorted(rows, key=lambda name: rows[name], reverse=True)
    return tuple(
        RoundStanding(place=1 + sum(other > rows[name] for other in rows.values()), name=name,
              points=rows[name][0], others=rows[name][1], wins=rows[name][2])
        for name in order
    )  # fmt: skip


def past_rounds(seated: Sequence[SeatedTable]) -> list[Tables]:
    """The groups of each round that counts."""
    rounds: Mapping[int, Tables] = {each.round: [] for each in seated if each.counts}
    for each in seated:
        if each.counts:
            rounds[each.round].append(list(each.people))
    return list(rounds.values())


HEADS = ("round", "table", "chair", "name", "place", "total", "entered by")
SCORE_HEADS = ("place", "name", "points", "points of opponents", "won")


def lines(seated: Iterable[SeatedTable]) -> Iterator[tuple[object, ...]]:
    """One row per person and round."""
    for each in seated:
        rows = zip(each.people, each.places or ("",) * 9, each.totals or ("",) * 9, strict=False)
        for chair, (name, place, total) in enumerate(rows, 1):
            yield each.round, each.table, chair, name, place, total, each.by


# ---- overview ----------------------------------------------------------------------------------------------
class DayOverview(NamedTuple):
    """A tournament day with its tables and standings."""

    day: Day
    seated_tables: tuple[SeatedTable, ...]
    scores: tuple[RoundStanding, ...]
    people: People

    def rounds(self) -> list[tuple[int, list[SeatedTable]]]:
        told = (each for each in self.seated_tables if each.counts)
        return [(number, list(each)) for number, each in groupby(told, lambda each: each.round)][::-1]


async def find_day(reader: Reader, played: PlayedGames, id: str) -> DayOverview | None:
    """The day with that id, None if there is none."""
    its_day = await day(reader, int(id)) if id.isdecimal() and len(id) < 10 else None
    if its_day is None:
        return None
    seated = await seated_tables(reader, its_day, played.results, played.people)
    return DayOverview(its_day, seated, scores(its_day, seated), played.people)
