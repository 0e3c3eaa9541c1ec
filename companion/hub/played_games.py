"""What was played and what follows from it, worked out on a thread beside the hub's own work, and kept.

It counts for as long as nothing is written to the database. A visitor waits a moment for what was written before, and
is shown what was kept if it takes longer: however many visitors and games there are, no row is held up.
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
from companion.hub.database import Reader
from companion.hub.people import People
from companion.hub.results import LOCAL_TIME, ClubTime, GameFilter, Ratings, Result, Standing, UnreadableRow, evenings

PATIENCE_S = 0.05  # of a visitor; whoever has just changed something waits longer
REFEREE_S = 10.0
REST_FACTOR = 4  # times as long as it took, so that it takes a fifth of a processor at most
MOST_PARTS = 200  # standings of evenings, seasons and games that are kept


@dataclass(frozen=True)
class PlayedGames:
    """All games that are over, at one moment."""

    results: tuple[Result, ...]  # the first one to end first
    standings: tuple[Standing, ...]
    people: People = field(default_factory=People)
    ratings: Mapping[str, float] = field(default_factory=dict)
    time: ClubTime = LOCAL_TIME
    unreadable_rows: tuple[UnreadableRow, ...] = ()
    _standings_cache: dict[GameFilter, tuple[Standing, ...]] = field(
        default_factory=dict
    )  # that somebody has asked for

    @cached_property
    def json(self) -> bytes:
        """For a program."""
        return msgspec.json.encode(self.results)

    @cached_property
    def csv(self) -> bytes:
        """For a spreadsheet."""
        return results.csv_text(results.HEADS, results.lines(self.results, self.time.format)).encode()

    @cached_property
    def choices(self) -> tuple[list[str], list[str], list[str]]:
        """What may be looked at alone: evenings, seasons, games."""
        games = dict.fromkeys(result.game for result in reversed(self.results))
        return *evenings(self.results, self.time), list(games)

    def filtered_standings(self, choice: GameFilter) -> tuple[Standing, ...]:
        """Everybody's standing in a part of the games."""
        if choice == GameFilter():
            return self.standings
        if choice not in self._standings_cache:
            if len(self._standings_cache) >= MOST_PARTS:
                self._standings_cache.clear()
            self._standings_cache[choice] = results.standings(choice.select(self.results, self.time), self.ratings)
        return self._standings_cache[choice]


class Keeper:
    """Keeps the newest."""

    def __init__(self, url: str, patience_s: float = PATIENCE_S, time: ClubTime = LOCAL_TIME) -> None:
        self._reader, self._patience_s, self._time = Reader(url), patience_s, time
        self._newest: PlayedGames | None = None
        self._snapshot = ""  # of the database before that was read
        self._ratings = Ratings()
        self._turn = asyncio.Lock()
        self._next_look: asyncio.Task[Trouble | None] | None = None  # a look that has not begun
        self._rest_until_s = 0.0

    async def played_games(self, patience_s: float | None = None) -> PlayedGames:
        """What was played. Trouble while the database is away."""
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
        """Look at the database when the look before has ended; why that could not be done."""
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
        """Read all of it, where something was written since; what is written meanwhile is read the next time."""
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
