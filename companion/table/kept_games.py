"""The games in the store: those that are over, those that wait, and records that somebody looks at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from companion.errors import Damaged, Stale
from companion.log.record import Amended, End, Head, Line, Undone
from companion.log.store import Store, StoredGame
from companion.records.records import Find, fold
from companion.table.downtime import days_ago
from companion.table.events import Happened
from companion.table.games import Games
from companion.table.snapshot import Snapshot

KEY = "thrown-away"
MOST_OPENED = 8

log = logging.getLogger(__name__)


class KeptGames:
    """What can be looked back at or resumed."""

    def __init__(self, store: Store, games: Games, utc: Callable[[], str]) -> None:
        self.opened_records: dict[str, Snapshot] = {}  # records that somebody looks at
        self._entries: tuple[StoredGame, ...] = ()  # the one played last first
        self._on_table = ""
        self._thrown_utc: dict[str, str] = {}  # game id -> wall clock when it was thrown away
        self._store, self._games, self._utc = store, games, utc

    @property
    def running_games(self) -> tuple[StoredGame, ...]:
        """Not finished and not on the table, the one played last first."""
        return tuple(e for e in self._kept_entries if not e.finished and e.id != self._on_table)

    @property
    def finished_games(self) -> tuple[StoredGame, ...]:
        """The one played last first."""
        return tuple(e for e in self._kept_entries if e.finished)

    @property
    def _kept_entries(self) -> tuple[StoredGame, ...]:
        """All that nobody has thrown away."""
        return tuple(e for e in self._entries if e.id not in self._thrown_utc)

    @property
    def thrown_games(self) -> tuple[StoredGame, ...]:
        """Games that were thrown away within the last day."""
        now = self._utc()
        return tuple(e for e in self._entries if e.id in self._thrown_utc and days_ago(self._thrown_utc[e.id], now) < 2)

    def days_ago(self, entry: StoredGame) -> int:
        """How many days ago that game was played last."""
        return days_ago(entry.last_utc, self._utc())

    async def throw_away(self, game_id: str) -> None:
        """That game is not listed any more; Stale if there is none, or it is on the table."""
        if game_id == self._on_table or game_id not in {entry.id for entry in self._kept_entries}:
            raise Stale("form-closed")
        await self._throw({**self._thrown_utc, game_id: self._utc()})

    async def throw_away_unplayed(self) -> None:
        """The game on the table, which nobody has begun to play, will not be offered."""
        await self._throw({**self._thrown_utc, self._on_table: self._utc()})

    async def restore(self, game_id: str) -> None:
        """It is listed again."""
        await self._throw({thrown: utc for thrown, utc in self._thrown_utc.items() if thrown != game_id})

    async def _throw(self, thrown: dict[str, str]) -> None:
        await self._store.keep(KEY, thrown)
        self._thrown_utc = thrown

    async def load(self) -> None:
        """Read which games there are."""
        self._thrown_utc = await self._store.load(KEY, dict[str, str], {})
        known = self._games.packages
        self._entries = tuple(entry for entry in await self._store.games() if entry.game in known)

    async def load_finished(self) -> tuple[StoredGame, ...]:
        """All finished games that nobody has thrown away, the one played last first, also of games not here now."""
        return tuple(e for e in await self._store.games() if e.finished and e.id not in self._thrown_utc)

    async def open_record(self, game_id: str) -> None:
        """Fold a kept game to look at it; Stale or Damaged where that cannot be."""
        head, lines = await self._store.lines(game_id)
        record = self.opened_records.get(game_id)
        if record is None or list(record.session.lines) != lines:
            record = await asyncio.to_thread(_load_record, head, lines, self._games.find)
        newest = [each for each in self.opened_records.items() if each[0] != game_id][-MOST_OPENED:]
        self.opened_records = {**dict(newest), game_id: record}

    async def hear(self, happened: Happened) -> None:
        """Look again when a game comes on the table, goes, is over, or is not over after all."""
        if happened.opened:
            self._on_table = happened.opened.head.id
        elif happened.closed:
            self._on_table = ""
        was_over = any(entry.id == self._on_table for entry in self.finished_games)
        ends = any(isinstance(line, End | Undone | Amended if was_over else End) for line in happened.lines)
        if happened.opened or happened.closed or ends:
            try:
                await self.load()
            except Damaged as error:  # what came before it counts all the same
                log.error("the list of games is as it was: %s", error)


def _load_record(head: Head, lines: list[Line], find: Find) -> Snapshot:
    """The record folded, and its course made: a long game would keep the table waiting for that."""
    look = Snapshot(fold(head, lines, find=find))
    assert look.course
    return look
