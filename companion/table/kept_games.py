"""The games in the store: those that are over, those that wait, and records that somebody looks at."""

from __future__ import annotations

import logging

from companion.background import aside
from companion.errors import Damaged
from companion.log.record import End, Head, Line
from companion.log.store import Entry, Store
from companion.records.records import Folded, fold
from companion.table.games import Games
from companion.table.happened import Happened

MOST_OPENED = 8

log = logging.getLogger(__name__)


class KeptGames:
    """What can be looked back at or resumed."""

    def __init__(self, store: Store, games: Games) -> None:
        self.finished: tuple[Entry, ...] = ()  # the one played last first
        self.opened: dict[str, Folded] = {}  # records that somebody looks at
        self._unfinished: tuple[Entry, ...] = ()
        self._on_table = ""
        self._store, self._games = store, games

    @property
    def running(self) -> tuple[Entry, ...]:
        """Not finished and not on the table, the one played last first."""
        return tuple(entry for entry in self._unfinished if entry.id != self._on_table)

    async def open(self) -> None:
        """Read which games there are."""
        known = {game.id for game in self._games}
        entries = [entry for entry in await self._store.games() if entry.game in known]
        self.finished = tuple(entry for entry in entries if entry.finished)
        self._unfinished = tuple(entry for entry in entries if not entry.finished)

    async def open_record(self, game_id: str) -> None:
        """Fold a kept game to look at it; Stale or Damaged where that cannot be."""
        head, lines = await self._store.lines(game_id)
        there = self.opened.get(game_id)
        record = there if there and there.lines == lines else await aside(lambda: _ready(head, lines))
        newest = [each for each in self.opened.items() if each[0] != game_id][-MOST_OPENED:]
        self.opened = {**dict(newest), game_id: record}

    async def hear(self, happened: Happened) -> None:
        """Look again when a game comes on the table, goes, is over, or is not over after all."""
        if happened.opened:
            self._on_table = happened.opened.head.id
        elif happened.closed:
            self._on_table = ""
        was_over = any(entry.id == self._on_table for entry in self.finished)
        is_over = any(isinstance(line, End) for line in happened.lines)
        if happened.opened or happened.closed or is_over or was_over:
            await self._look_again()

    async def _look_again(self) -> None:
        try:
            await self.open()
        except Damaged as error:  # what came before it counts all the same
            log.error("the list of games is as it was: %s", error)


def _ready(head: Head, lines: list[Line]) -> Folded:
    """The record folded, and its course made: a long game would keep the table waiting for that."""
    record = fold(head, lines)
    assert record.course
    return record
