"""Results of finished games, and the standings and ratings computed from them, which are never stored.

A player gets one league point for each player of the game who finishes behind, half a point for each who shares the
place. The rating is openskill's (Plackett-Luce) over all games in the order in which they ended. Ties in points are
broken by more wins, then by fewer games; players who are equal in all three share the place.
"""

from __future__ import annotations

import csv
import io
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Any

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce

from companion.club.names import is_initial, is_stand_in
from companion.hub.people import People
from rules.kit.types import Frozen

log = logging.getLogger(__name__)

FIND_FINISHED = """
select f.tbl, f.game, f.head, f.ending, f.at, c.places, c.totals, c.people, t.title
from finished as f left join title as t on t.tbl = f.tbl and t.game = f.game
left join lateral (
    select places, totals, people from correction where tbl = f.tbl and game = f.game order by id desc limit 1
) as c on true
order by f.at, f.tbl
"""


class _Head(msgspec.Struct, tag_field="k", tag="head"):
    """The fields of a game's head that pages show."""

    game: str
    seats: tuple[str, ...]


class _End(msgspec.Struct, tag_field="k", tag="end"):
    """The fields of a game's end that pages show."""

    totals: tuple[int, ...]
    places: tuple[int, ...]


_head = msgspec.json.Decoder(_Head).decode
_end = msgspec.json.Decoder(_End).decode


class Result(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    """The result of a finished game."""

    table: str
    id: str
    game: str
    title: str = ""  # the table's name for the game, "" = unknown
    ended: datetime  # when the hub received the end
    people: tuple[str, ...]  # display names by seat
    totals: tuple[int, ...]  # () if the game has no totals
    places: tuple[int, ...]
    corrected: bool = False  # by a referee


class Standing(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    """One person's standing over all games."""

    place: int
    name: str
    games: int
    wins: int
    points: float
    rating: float


def read(rows: Iterable[Sequence[Any]], people: People) -> tuple[Result, ...]:
    """All finished games with places; a row that was changed by hand, and cannot be read, costs no other one."""
    found = list[Result]()
    for row in rows:
        try:
            if result := _result(*row):
                found.append(replace(result, people=people.display_names(result.people)))
        except (msgspec.MsgspecError, ValueError, RecursionError) as why:
            log.error("table %s, game %s cannot be read: %s", row[0], row[1], why)
    return tuple(found)


def _result(
    table: str, game: str, head_text: str, end_text: str, ended: datetime,
    places: Sequence[int] | None, totals: Sequence[int], people: Sequence[str] | None, title: str | None,
) -> Result | None:  # fmt: skip
    """None without places. Raises ValueError if places and seats do not match."""
    head, end = _head(head_text), _end(end_text)
    many = len(head.seats)
    if not end.places:
        return None
    if len(end.places) != many or max(end.places) > many:
        raise ValueError("other places than seats")
    told = end.totals if len(end.totals) == many else ()
    result = Result(table=table, id=game, game=head.game, title=title or "", ended=ended, people=head.seats,
                    totals=told, places=end.places)  # fmt: skip
    if places is not None and len(places) == many:
        sat = tuple(people) if people and len(people) == many else head.seats
        result = replace(result, places=tuple(places), totals=tuple(totals), people=sat, corrected=True)
    return result


def points(places: Sequence[int]) -> tuple[float, ...]:
    """League points by seat; place 0 = absent, behind everyone present."""
    last = len(places) + 1
    came = [place or last for place in places]
    return tuple(
        0.0 if mine == last else sum(1.0 if mine < other else 0.5 * (mine == other) for other in came) - 0.5
        for mine in came
    )


@dataclass
class _Sum:
    games: int = 0
    wins: int = 0
    points: float = 0.0


def standings(results: Iterable[Result], ratings: Mapping[str, float]) -> tuple[Standing, ...]:
    """The standings of all players with full names, by points; equal players share the place."""
    sums: dict[str, _Sum] = {}
    for result in results:
        for name, place, won in zip(result.people, result.places, points(result.places), strict=True):
            if not is_initial(name):
                total = sums.setdefault(name, _Sum())
                total.games, total.wins, total.points = total.games + 1, total.wins + (place == 1), total.points + won
    rows = [(-total.points, -total.wins, total.games, name.casefold(), name) for name, total in sums.items()]
    places: dict[tuple[float, int, int], int] = {}
    for place, row in enumerate(sorted(rows), 1):
        places.setdefault(row[:3], place)
    return tuple(
        Standing(place=places[row[:3]], name=row[4], games=row[2], wins=-row[1], points=-row[0], rating=ratings[row[4]])
        for row in sorted(rows)
    )


def ratings(results: Iterable[Result]) -> dict[str, float]:
    """The rating of each named person, as a lower bound, after these games in their order.

    Forgotten people count as before, so that other ratings do not change.
    """
    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for result in results:
        seats = zip(result.people, result.places, strict=True)
        named = [(name, place) for name, place in seats if not is_initial(name) or is_stand_in(name)]
        teams = [[rated.get(name) or model.rating(name=name)] for name, _ in named]
        if len(teams) > 1:
            teams = model.rate(teams, ranks=[float(place) for _, place in named])
        rated |= {name: team[0] for (name, _), team in zip(named, teams, strict=True)}
    return {name: round(rating.ordinal(), 1) for name, rating in rated.items()}


def person_results(results: Iterable[Result], name: str) -> tuple[Result, ...]:
    """A person's games over all tables, the newest first."""
    return tuple(reversed([result for result in results if name in result.people and not is_initial(name)]))


def csv_text(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """CSV text for spreadsheets; cells that look like formulas are escaped."""
    out = io.StringIO()
    lines = csv.writer(out)
    lines.writerow(heads)
    lines.writerows([_safe_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


HEADS = ("ended", "table", "id", "game", "place", "name", "total", "title")


def lines(played: Iterable[Result], when: Callable[[datetime], str]) -> Iterator[tuple[object, ...]]:
    """One row per player and game."""
    for result in played:
        totals = result.totals or ("",) * len(result.people)
        for place, name, total in zip(result.places, result.people, totals, strict=True):
            yield when(result.ended), result.table, result.id, result.game, place, name, total, result.title


def _safe_cell(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


# ---- club time: evenings and seasons ---------------------------------------------------------------------------------
NIGHT_H = 6  # a game that ends before 6 belongs to the evening before


@dataclass(frozen=True)
class ClubTime:
    """The club's time zone and season."""

    zone: tzinfo | None = None  # None = this machine's
    season: int = 1  # the month in which a season begins

    def format(self, at: datetime) -> str:
        return at.astimezone(self.zone).strftime("%Y-%m-%d %H:%M")

    def evening(self, at: datetime) -> date:
        return (at.astimezone(self.zone) - timedelta(hours=NIGHT_H)).date()

    def season_name(self, day: date) -> str:
        """The season's name, as "2026", or "2026/27" if it begins in mid-year."""
        first = day.year - (day.month < self.season)
        return f"{first}/{(first + 1) % 100:02}" if self.season > 1 else str(first)


LOCAL_TIME = ClubTime()


@dataclass(frozen=True)
class GameFilter:
    """A filter by evening or season and game; "" = all."""

    when: str = ""  # an evening as "2026-11-24", or a season
    game: str = ""

    @classmethod
    def from_query(cls, query: Mapping[str, str]) -> GameFilter:
        return cls(query.get("when", ""), query.get("game", ""))

    def select(self, results: Iterable[Result], time: ClubTime) -> list[Result]:
        return [each for each in results if self.game in ("", each.game) and self.when in ("", *_periods(each, time))]


def _periods(result: Result, time: ClubTime) -> tuple[str, str]:
    day = time.evening(result.ended)
    return day.isoformat(), time.season_name(day)


def evenings(results: Iterable[Result], time: ClubTime) -> tuple[list[str], list[str]]:
    """The evenings and the seasons with games, the newest first."""
    days = sorted({time.evening(result.ended) for result in results}, reverse=True)
    return [day.isoformat() for day in days], list(dict.fromkeys(map(time.season_name, days)))
