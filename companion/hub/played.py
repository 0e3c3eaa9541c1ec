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
from companion.hub.results import HERE, ClubTime, GameFilter, Ratings, Result, Standing, Unread, evenings

PATIENCE_S = 0.05  # of a visitor; whoever has just changed something waits longer
REFEREE_S = 10.0
RESTS = 4  # times as long as it took, so that it takes a fifth of a processor at most
MOST_PARTS = 200  # standings of evenings, seasons and games that are kept


@dataclass(frozen=True)
class PlayedGames:
    """All games that are over, at one moment."""

    results: tuple[Result, ...]  # the first one to end first
    standings: tuple[Standing, ...]
    people: People = field(default_factory=People)
    ratings: Mapping[str, float] = field(default_factory=dict)
    time: ClubTime = HERE
    unread: tuple[Unread, ...] = ()
    _parts: dict[GameFilter, tuple[Standing, ...]] = field(default_factory=dict)  # that somebody has asked for

    @cached_property
    def json(self) -> bytes:
        """For a program."""
        return msgspec.json.encode(self.results)

    @cached_property
    def csv(self) -> bytes:
        """For a spreadsheet."""
        return results.csv_of(results.HEADS, results.lines(self.results, self.time.told)).encode()

    @cached_property
    def choices(self) -> tuple[list[str], list[str], list[str]]:
        """What may be looked at alone: evenings, seasons, games."""
        games = dict.fromkeys(result.game for result in reversed(self.results))
        return *evenings(self.results, self.time), list(games)

    def among(self, choice: GameFilter) -> tuple[Standing, ...]:
        """Everybody's standing in a part of the games."""
        if choice == GameFilter():
            return self.standings
        if choice not in self._parts:
            if len(self._parts) >= MOST_PARTS:
                self._parts.clear()
            self._parts[choice] = results.standings(choice.among(self.results, self.time), self.ratings)
        return self._parts[choice]


class Keeper:
    """Keeps the newest."""

    def __init__(self, url: str, patience_s: float = PATIENCE_S, time: ClubTime = HERE) -> None:
        self._reader, self._patience_s, self._time = Reader(url), patience_s, time
        self._kept: PlayedGames | None = None
        self._snapshot = ""  # of the database before that was read
        self._ratings = Ratings()
        self._turn = asyncio.Lock()
        self._next: asyncio.Task[Trouble | None] | None = None  # a look that has not begun
        self._rests_until_s = 0.0

    async def now(self, patience_s: float | None = None) -> PlayedGames:
        """What was played. Trouble while the database is away."""
        self._next = look = self._next or asyncio.create_task(self._look())
        patience_s = self._patience_s if patience_s is None else patience_s
        await asyncio.wait({look}, timeout=patience_s if self._kept else None)
        if look.done() and (trouble := look.result()):
            raise trouble
        assert self._kept is not None
        return self._kept

    async def close(self) -> None:
        async with self._turn:
            await self._reader.close()

    async def _look(self) -> Trouble | None:
        """Look at the database when the look before has ended; why that could not be done."""
        async with self._turn:
            await asyncio.sleep(self._rests_until_s - time.monotonic())
            self._next = None
            began_s = time.monotonic()
            try:
                await self._read_on()
            except Trouble as trouble:
                return trouble
            ended_s = time.monotonic()
            self._rests_until_s = ended_s + RESTS * (ended_s - began_s)
        return None

    async def _read_on(self) -> None:
        """Read all of it, where something was written since; what is written meanwhile is read the next time."""
        [(snapshot,)] = await self._reader.rows("select pg_current_snapshot()::text")
        if snapshot == self._snapshot:
            return
        names, rows = await people.read(self._reader), await self._reader.rows(results.FINISHED)
        self._kept = await asyncio.to_thread(self._worked_out, rows, names)
        self._snapshot = snapshot

    def _worked_out(self, rows: Sequence[TupleRow], names: People) -> PlayedGames:
        found, unread = results.read(rows, names)
        ratings = self._ratings.of(found)
        return PlayedGames(found, results.standings(found, ratings), names, ratings, self._time, unread)
