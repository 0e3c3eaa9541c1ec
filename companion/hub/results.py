"""What was played, read from the entries of finished games, and what follows from it. Nothing of it is stored.

A league point for each player of the same game whom somebody finishes ahead of, half a point for each who shares the
place; the rating is openskill's (Plackett-Luce), over all games in the order in which they ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce

from companion.club.names import is_initial, is_stand_in
from companion.hub.database import Reader
from companion.log.record import End, Head
from rules.kit.types import Frozen

FINISHED = """
select f.tbl, f.game, f.head, f.ending, to_char(f.at at time zone 'utc', 'YYYY-MM-DD HH24:MI'), c.places, c.totals,
    t.title
from finished as f left join title as t on t.tbl = f.tbl and t.game = f.game
left join lateral (
    select places, totals from correction where tbl = f.tbl and game = f.game order by id desc limit 1
) as c on true
order by f.at, f.tbl
"""

_head = msgspec.json.Decoder(Head).decode
_end = msgspec.json.Decoder(End).decode


class Result(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    """A game that is over."""

    table: str
    id: str
    game: str
    title: str = ""  # as its table calls it, "" = the table did not say
    ended: str  # when the hub heard of it, in UTC
    people: tuple[str, ...]  # by seat
    totals: tuple[int, ...]  # () where nothing is added up
    places: tuple[int, ...]
    corrected: bool = False  # by a referee


class Standing(Frozen, frozen=True, kw_only=True, omit_defaults=False):
    """One person, over all games."""

    place: int
    name: str
    games: int
    wins: int
    points: float
    rating: float


async def finished(reader: Reader) -> tuple[Result, ...]:
    """Every game that is over, the first one to end first."""
    return tuple(_results(await reader.rows(FINISHED)))


def _results(rows: Iterable[Sequence[Any]]) -> Iterable[Result]:
    for table, game, head_text, end_text, ended, places, totals, title in rows:
        try:
            head, end = _head(head_text), _end(end_text)
        except msgspec.DecodeError:  # a newer companion's; it stays in the database
            continue
        if len(end.places) != len(head.seats):
            continue
        told = end.totals if len(end.totals) == len(head.seats) else ()
        result = Result(table=table, id=game, game=head.game, title=title or "", ended=ended, people=head.seats,
                        totals=told, places=end.places)  # fmt: skip
        if places is not None and len(places) == len(head.seats):
            result = replace(result, places=tuple(places), totals=tuple(totals), corrected=True)
        yield result


def points(places: Sequence[int]) -> tuple[float, ...]:
    """League points by seat."""
    return tuple(
        sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for other in places) - 0.5 for mine in places
    )


@dataclass
class _Sum:
    games: int = 0
    wins: int = 0
    points: float = 0.0


def standings(results: Iterable[Result]) -> tuple[Standing, ...]:
    """Everybody who is known by name, the one with most points first; who has as many shares the place."""
    played = list(results)
    sums: dict[str, _Sum] = {}
    for result in played:
        for name, place, won in zip(result.people, result.places, points(result.places), strict=True):
            if not is_initial(name):
                total = sums.setdefault(name, _Sum())
                total.games, total.wins, total.points = total.games + 1, total.wins + (place == 1), total.points + won
    rated = ratings(played)
    order = sorted(sums.items(), key=lambda item: (-item[1].points, item[1].games, item[0].casefold()))
    return tuple(
        Standing(
            place=1 + sum(other.points > total.points for other in sums.values()),
            name=name,
            games=total.games,
            wins=total.wins,
            points=total.points,
            rating=rated[name],
        )
        for name, total in order
    )


def ratings(results: Iterable[Result]) -> dict[str, float]:
    """What each named person's rating is at least, all but certainly, after these games in this order.

    Whoever was forgotten counts as before: nobody else's rating changes by it.
    """
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        seats = zip(result.people, result.places, strict=True)
        named = [(name, place) for name, place in seats if not is_initial(name) or is_stand_in(name)]
        teams = [[known.get(name) or model.rating(name=name)] for name, _ in named]
        if len(teams) > 1:
            teams = model.rate(teams, ranks=[float(place) for _, place in named])
        known |= {name: team[0] for (name, _), team in zip(named, teams, strict=True)}
    return {name: round(rating.ordinal(), 1) for name, rating in known.items()}


def of_person(results: Iterable[Result], name: str) -> tuple[Result, ...]:
    """A person's games over all tables, the newest first."""
    return tuple(reversed([result for result in results if name in result.people and not is_initial(name)]))
