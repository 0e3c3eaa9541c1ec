"""A cache of the finished games and their standings, computed on a thread beside the hub's own work.

It is valid until the next write to the database. A visitor waits a moment for the newest version, then gets the older
one: however many visitors and games there are, storing records is never delayed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec
from psycopg.rows import TupleRow

from companion.errors import Trouble
from companion.hub import people, results
from companion.hub.ingest.database import Reader
from companion.hub.people import People
from companion.hub.results import LOCAL_TIME, ClubTime, GameFilter, Ratings, Result, Standing, UnreadableRow, evenings

PATIENCE_S = 0.05  # of a visitor; a referee waits longer for their own change
REFEREE_S = 10.0
REST_FACTOR = 4  # rest between two computations, as a multiple of their duration: at most a fifth of a processor
MOST_PARTS = 200  # cached standings of evenings, seasons and games


@dataclass(frozen=True)
class PlayedGames:
    """A snapshot of all finished games."""

    results: tuple[Result, ...]  # in the order in which they ended
    standings: tuple[Standing, ...]
    people: People = field(default_factory=People)
    ratings: Mapping[str, float] = field(default_factory=dict)
    time: ClubTime = LOCAL_TIME
    unreadable_rows: tuple[UnreadableRow, ...] = ()
    _standings_cache: dict[GameFilter, tuple[Standing, ...]] = field(default_factory=dict)  # by filter

    @cached_property
    def json(self) -> bytes:
        """The results as JSON, for programs."""
        return msgspec.json.encode(self.results)

    @cached_property
    def csv(self) -> bytes:
        """The results as CSV, for spreadsheets."""
        return results.csv_text(results.HEADS, results.lines(self.results, self.time.format)).encode()

    @cached_property
    def choices(self) -> tuple[list[str], list[str], list[str]]:
        """The values that results can be filtered by: evenings, seasons, games."""
        games = dict.fromkeys(result.game for result in reversed(self.results))
        return *evenings(self.results, self.time), list(games)

    def filtered_standings(self, choice: GameFilter) -> tuple[Standing, ...]:
        """The standings over the chosen games."""
        if choice == GameFilter():
            return self.standings
        if choice not in self._standings_cache:
            if len(self._standings_cache) >= MOST_PARTS:
                self._standings_cache.clear()
            self._standings_cache[choice] = results.standings(choice.select(self.results, self.time), self.ratings)
        return self._standings_cache[choice]


class Keeper:
    """Keeps the newest snapshot."""

    def __init__(self, url: str, patience_s: float = PATIENCE_S, time: ClubTime = LOCAL_TIME) -> None:
        self._reader, self._patience_s, self._time = Reader(url), patience_s, time
        self._newest: PlayedGames | None = None
        self._snapshot = ""  # the database's snapshot id at the last reading
        self._ratings = Ratings()
        self._turn = asyncio.Lock()
        self._next_look: asyncio.Task[Trouble | None] | None = None  # waiting for its turn
        self._rest_until_s = 0.0

    async def played_games(self, patience_s: float | None = None) -> PlayedGames:
        """The newest snapshot, or after `patience_s` the one before. Raises Trouble if the database is unavailable."""
        self._next_look = look = self._next_look or asyncio.create_task(self._look())
        patience_s = self._patience_s if patience_s is None else patience_s
        await asyncio.wait({look}, timeout=patience_s if self._newest else None)
        if look.done() and (trouble := look.result()):
            raise trouble
        assert self._newest is not None
        return self._newest

    async def close(self) -> None:
        async with self._turn:
            await self._reader.close()

    async def _look(self) -> Trouble | None:
        """Update the snapshot after the current update and its rest; the Trouble if that failed."""
        async with self._turn:
            await asyncio.sleep(self._rest_until_s - time.monotonic())
            self._next_look = None
            began_s = time.monotonic()
            try:
                await self._update()
            except Trouble as trouble:
                return trouble
            ended_s = time.monotonic()
            self._rest_until_s = ended_s + REST_FACTOR * (ended_s - began_s)
        return None

    async def _update(self) -> None:
        """Recompute the snapshot if the database has changed; later writes are read the next time."""
        [(snapshot,)] = await self._reader.rows("select pg_current_snapshot()::text")
        if snapshot == self._snapshot:
            return
        names, rows = await people.read(self._reader), await self._reader.rows(results.FIND_FINISHED)
        self._newest = await asyncio.to_thread(self._compute, rows, names)
        self._snapshot = snapshot

    def _compute(self, rows: Sequence[TupleRow], names: People) -> PlayedGames:
        found, unread = results.read(rows, names)
        ratings = self._ratings.rate(found)
        return PlayedGames(found, results.standings(found, ratings), names, ratings, self._time, unread)
