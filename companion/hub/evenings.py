"""The club's own time: on which evening and in which season a game was played, and what of it is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo

from companion.hub.results import Result

BEFORE_H = 6  # what is over in the night belongs to the evening before


@dataclass(frozen=True)
class Time:
    """How the club tells it."""

    zone: tzinfo | None = None  # None = this machine's
    season: int = 1  # the month in which one begins

    def told(self, at: datetime) -> str:
        """The moment, for people."""
        return at.astimezone(self.zone).strftime("%Y-%m-%d %H:%M")

    def evening(self, at: datetime) -> date:
        return (at.astimezone(self.zone) - timedelta(hours=BEFORE_H)).date()

    def season_of(self, day: date) -> str:
        """As "2026", or "2026/27" where it is not a year of the calendar."""
        first = day.year - (day.month < self.season)
        return f"{first}/{(first + 1) % 100:02}" if self.season > 1 else str(first)


HERE = Time()


@dataclass(frozen=True)
class Choice:
    """Which games are looked at; "" = all."""

    when: str = ""  # an evening as "2026-11-24", or a season
    game: str = ""

    @classmethod
    def of(cls, query: Mapping[str, str]) -> Choice:
        return cls(query.get("when", ""), query.get("game", ""))

    def among(self, results: Iterable[Result], time: Time) -> list[Result]:
        """Those of these."""
        return [each for each in results if self.game in ("", each.game) and self.when in ("", *_when(each, time))]


def _when(result: Result, time: Time) -> tuple[str, str]:
    day = time.evening(result.ended)
    return day.isoformat(), time.season_of(day)


def evenings(results: Iterable[Result], time: Time) -> tuple[list[str], list[str]]:
    """The evenings and the seasons in which there were games, the newest first."""
    days = sorted({time.evening(result.ended) for result in results}, reverse=True)
    return [day.isoformat() for day in days], list(dict.fromkeys(map(time.season_of, days)))
