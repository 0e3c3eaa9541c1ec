"""The finished games and their standings, computed on a thread beside the hub's own work.

They are computed anew when the database has changed, and at most for a fifth of the time: until then visitors get those
of before, so that storing records is never delayed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec
from psycopg.rows import TupleRow

from companion.hub import people, results
from companion.hub.ingest.database import Reader
from companion.hub.people import People
from companion.hub.results import LOCAL_TIME, ClubTime, GameFilter, Result, Standing, evenings

PATIENCE_S = 0.05  # of a visitor
REST_FACTOR = 4  # rest between two computations, as a multiple of their duration


@dataclass(frozen=True)
class PlayedGames:
    """All finished games at one moment."""

    results: tuple[Result, ...]  # in the order in which they ended
    standings: tuple[Standing, ...]
    people: People
    ratings: Mapping[str, float]
    time: ClubTime

    def json(self) -> bytes:
        """The results as JSON, for programs."""
        return msgspec.json.encode(self.results)

    def csv(self) -> bytes:
        """The results as CSV, for spreadsheets."""
        return results.csv_text(results.HEADS, results.lines(self.results, self.time.format)).encode()

    def choices(self) -> tuple[list[str], list[str], list[str]]:
        """The values that results can be filtered by: evenings, seasons, games."""
        games = dict.fromkeys(result.game for result in reversed(self.results))
        return *evenings(self.results, self.time), list(games)

    def filtered_standings(self, choice: GameFilter) -> tuple[Standing, ...]:
        """The standings over the chosen games."""
        if choice == GameFilter():
            return self.standings
        return results.standings(choice.select(self.results, self.time), self.ratings)


class Keeper:
    """Keeps the newest finished games."""

    def __init__(self, url: str, time: ClubTime = LOCAL_TIME) -> None:
        self._reader, self._time = Reader(url), time
        self._newest: PlayedGames | None = None
        self._snapshot = ""  # the database's snapshot id at the last reading
        self._turn = asyncio.Lock()
        self._rest_until_s = 0.0
        self._reading: asyncio.Task[PlayedGames] | None = None

    async def played_games(self, *, at_once: bool = False) -> PlayedGames:
        """The finished games, for a visitor perhaps those of before; `at_once`: as they are. Raises Trouble."""
        if self._newest and not at_once and (self._turn.locked() or time.monotonic() < self._rest_until_s):
            return self._newest
        self._reading = reading = asyncio.create_task(self._read())  # the event loop alone would not keep it alive
        await asyncio.wait({reading}, timeout=PATIENCE_S if self._newest and not at_once else None)
        return self._newest if self._newest and not reading.done() else await reading

    async def close(self) -> None:
        async with self._turn:
            await self._reader.close()

    async def _read(self) -> PlayedGames:
        """The games of before unless the database has changed; later writes are read the next time."""
        async with self._turn:
            began_s = time.monotonic()
            [(snapshot,)] = await self._reader.rows("select pg_current_snapshot()::text")
            if self._newest is None or snapshot != self._snapshot:
                names, rows = await people.read(self._reader), await self._reader.rows(results.FIND_FINISHED)
                self._newest = await asyncio.to_thread(self._compute, rows, names)
                self._snapshot = snapshot
            ended_s = time.monotonic()
            self._rest_until_s = ended_s + REST_FACTOR * (ended_s - began_s)
            return self._newest

    def _compute(self, rows: Sequence[TupleRow], names: People) -> PlayedGames:
        found = results.read(rows, names)
        ratings = results.ratings(found)
        return PlayedGames(found, results.standings(found, ratings), names, ratings, self._time)
