"""The stored games: finished ones, unfinished ones, and the records opened for viewing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from companion.errors import Damaged, Stale
from companion.log.disk.store import Store, StoredGame
from companion.log.record import Amended, End, Head, Line, Undone
from companion.records.records import Find, fold
from companion.table.downtime import days_ago
from companion.table.events import Happened
from companion.table.games import Games
from companion.table.snapshot import Snapshot

KEY = "thrown-away"
MOST_OPENED = 8

log = logging.getLogger(__name__)


class KeptGames:
    """The games to look back at or to resume."""

    def __init__(self, store: Store, games: Games, utc: Callable[[], str]) -> None:
        self.opened_records: dict[str, Snapshot] = {}
        self._entries: tuple[StoredGame, ...] = ()  # the last played first
        self._on_table = ""
        self._thrown_utc: dict[str, str] = {}  # game id -> wall clock when it was thrown away
        self._store, self._games, self._utc = store, games, utc

    @property
    def running_games(self) -> tuple[StoredGame, ...]:
        """The unfinished games that are not on the table, the last played first."""
        return tuple(e for e in self._kept_entries if not e.finished and e.id != self._on_table)

    @property
    def finished_games(self) -> tuple[StoredGame, ...]:
        """The finished games, the last played first."""
        return tuple(e for e in self._kept_entries if e.finished)

    @property
    def _kept_entries(self) -> tuple[StoredGame, ...]:
        return tuple(e for e in self._entries if e.id not in self._thrown_utc)

    @property
    def thrown_games(self) -> tuple[StoredGame, ...]:
        """The games thrown away within the last day."""
        now = self._utc()
        return tuple(e for e in self._entries if e.id in self._thrown_utc and days_ago(self._thrown_utc[e.id], now) < 2)

    def days_ago(self, entry: StoredGame) -> int:
        """The days since that game was last played."""
        return days_ago(entry.last_utc, self._utc())

    async def throw_away(self, game_id: str) -> None:
        """Take that game off the lists. Raises Stale if there is none, or if it is on the table."""
        if game_id == self._on_table or game_id not in {entry.id for entry in self._kept_entries}:
            raise Stale("form-closed")
        await self._throw({**self._thrown_utc, game_id: self._utc()})

    async def throw_away_unplayed(self) -> None:
        """Take the game on the table, which has no move yet, off the lists."""
        await self._throw({**self._thrown_utc, self._on_table: self._utc()})

    async def restore(self, game_id: str) -> None:
        """List that game again."""
        await self._throw({thrown: utc for thrown, utc in self._thrown_utc.items() if thrown != game_id})

    async def _throw(self, thrown: dict[str, str]) -> None:
        await self._store.keep(KEY, thrown)
        self._thrown_utc = thrown

    async def load(self) -> None:
        """Read the list of games from the store."""
        self._thrown_utc = await self._store.load(KEY, dict[str, str], {})
        known = self._games.packages
        self._entries = tuple(entry for entry in await self._store.games() if entry.game in known)

    async def load_finished(self) -> tuple[StoredGame, ...]:
        """All finished games not thrown away, the last played first, with those of games that are not installed now."""
        return tuple(e for e in await self._store.games() if e.finished and e.id not in self._thrown_utc)

    async def open_record(self, game_id: str) -> None:
        """Fold a stored game for viewing. Raises Stale or Damaged if that fails."""
        head, lines = await self._store.lines(game_id)
        record = self.opened_records.get(game_id)
        if record is None or list(record.session.lines) != lines:
            record = await asyncio.to_thread(_load_record, head, lines, self._games.find)
        newest = [each for each in self.opened_records.items() if each[0] != game_id][-MOST_OPENED:]
        self.opened_records = {**dict(newest), game_id: record}

    async def hear(self, happened: Happened) -> None:
        """Reload the list when a game comes on the table, leaves, ends, or is resumed after its end."""
        if happened.opened:
            self._on_table = happened.opened.head.id
        elif happened.closed:
            self._on_table = ""
        was_over = any(entry.id == self._on_table for entry in self.finished_games)
        ends = any(isinstance(line, End | Undone | Amended if was_over else End) for line in happened.lines)
        if happened.opened or happened.closed or ends:
            try:
                await self.load()
            except Damaged as error:  # the event itself stands all the same
                log.error("the list of games is as it was: %s", error)


def _load_record(head: Head, lines: list[Line], find: Find) -> Snapshot:
    """The record folded, with its course: for a long game too slow for the event loop."""
    look = Snapshot(fold(head, lines, find=find))
    assert look.course
    return look
