"""The store: one SQLite file with the lines of all games, and small values by key.

Laws: a line is only ever added; each carries the hash of the one before; an `append` that returns is on the disk.
All SQLite work runs on one thread and one connection, as long as the store is open: a commit whose sync failed may be
in SQLite's log all the same, and only this connection knows that it does not count. Its next commit overwrites it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from companion.errors import Damaged, Stale, Unwritable
from companion.log.disk import newest_lines, salvage, sqlite
from companion.log.disk.newest_lines import NewestLines
from companion.log.disk.sqlite import SqliteRow
from companion.log.record import End, Head, Line, check, decode_head, decode_line, encode
from rules.kit.types import Frozen, Say, Tint

T = TypeVar("T")

REFUSED_KEY = "refused"  # the time of the last write that the disk refused
ASIDE_PREFIX = "unreadable/"  # of the keys of unreadable values
CHECKPOINT_EVERY = 200  # commits; SQLite's log of them has about 4 MB then
REST_S = 0.1  # from a commit until tidying: by then all clients show the move

log = logging.getLogger(__name__)

Statement = tuple[str, tuple[Any, ...]]


class StoredGame(Frozen, frozen=True, kw_only=True):
    """A game in the store, without its moves."""

    id: str
    game: str
    seats: tuple[str, ...]
    utc: str  # wall clock at the beginning
    last_utc: str  # wall clock when the newest line was written
    moves: int  # undone ones too
    lines: int  # of every kind
    hash: str  # of the newest line, and so of all lines
    finished: bool
    tints: tuple[Tint, ...]
    ended_by: str  # "" while it runs, and the tuples are empty
    totals: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def result(self) -> str:
        """ "Bo 14, Ana 11", the winner first; "1 Bo, 2 Ana" without totals; "" while the game runs."""
        order = sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))
        if self.totals:
            return ", ".join(f"{self.seats[seat]} {self.totals[seat]}" for seat in order)
        return ", ".join(f"{self.places[seat]} {self.seats[seat]}" for seat in order)


@contextlib.asynccontextmanager
async def open_store(folder: Path, utc: Callable[[], str] | None = None) -> AsyncIterator[Store]:
    """A context with the store in that folder, closed at its end; raises the errors of `Store.open`."""
    store = await Store.open(folder, utc)
    try:
        yield store
    finally:
        await store.close()


class Store:
    """The open data folder. One companion at a time may have it open."""

    def __init__(self, folder: Path, utc: Callable[[], str], thread: Executor | None = None) -> None:
        """Use `open`."""
        self.folder = folder
        self._path = folder / sqlite.FILE
        self.warnings: tuple[Say, ...] = ()
        self._utc = utc
        self._thread = thread or ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._lock: IO[str] | None = None
        self._db: sqlite3.Connection | None = None
        self._last_rows: dict[str, SqliteRow] = {}  # the newest line of the game written last
        self._known = NewestLines()  # the acknowledged lines, also for the next start
        self._commits = 0  # since the last checkpoint
        self._is_untidy = False  # `_known` is not saved since the newest commit
        self._tidy_timer: asyncio.TimerHandle | None = None  # saves it after REST_S

    @classmethod
    async def open(cls, folder: Path, utc: Callable[[], str] | None = None, thread: Executor | None = None) -> Store:
        """The store in that folder, created if missing; `thread` does its work, one job at a time.

        Raises Unwritable if the folder is not writable or another companion has it open, Damaged if a newer companion
        wrote it. A damaged or foreign file is set aside and its good lines are recovered: see `warnings`.
        """
        store = cls(folder, utc or utc_now, thread)
        try:
            await store._on_thread(store._open)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish all writes, and release the folder to other companions."""
        await self.tidy()
        await self._on_thread(self._close)
        self._thread.shutdown()

    async def tidy(self) -> None:
        """Save the newest lines now instead of after REST_S, and checkpoint at times."""
        if self._tidy_timer:
            self._tidy_timer.cancel()
            self._tidy_timer = None
        await self._on_thread(self._tidy)

    async def check_thread(self) -> None:
        """Return once the store's thread has answered a query; Damaged if it cannot."""
        await self._on_thread(lambda: self._read("SELECT 1"))

    # ---- games ----------------------------------------------------------------------------------------
    async def begin(self, head: Head, *lines: Line) -> None:
        """Save a new game, with the lines of a record if it has some; Stale if the id is taken."""
        await self._on_thread(lambda: self._begin(head, lines))

    async def append(self, game_id: str, *lines: Line) -> None:
        """Save lines, all or none. When this returns they are on the disk; Unwritable: nothing was changed.

        Stale if they do not follow the newest line, Damaged if that cannot even be read.
        """
        await self._on_thread(lambda: self._append(game_id, lines))

    async def lines(self, game_id: str) -> tuple[Head, list[Line]]:
        """A game's head and lines; Stale if there is no such game, Damaged if it cannot be read."""
        return await self._on_thread(lambda: self._lines(game_id))

    async def games(self) -> tuple[StoredGame, ...]:
        """Every game, the one played last first."""
        return await self._on_thread(self._games)

    async def last_utc(self, game_id: str) -> str:
        """The wall clock when that game's newest line was written; Stale if there is no such game."""
        return (await self._on_thread(lambda: self._newest_row(game_id))).utc

    # ---- saved values -----------------------------------------------------------------------------------
    async def keep(self, key: str, value: Any) -> None:
        """Save a JSON value under that key; Unwritable: the old one is unchanged."""
        text = msgspec.json.encode(value).decode()
        await self._on_thread(lambda: self._write([(sqlite.KEEP, (key, text))]))

    async def keep_if_possible(self, key: str, value: Any) -> bool:
        """Save a value of convenience; returns whether it is saved, as a full disk must not stop the game for it."""
        try:
            await self.keep(key, value)
        except Unwritable as error:
            log.warning("%s was not kept: %s", key, error)
            return False
        return True

    async def load(self, key: str, kind: Any = Any, otherwise: Any = None) -> Any:
        """The saved value of that key; `otherwise` if there is none.

        A value that is damaged or not of that `kind` is set aside, with a warning.
        """
        return await self._on_thread(lambda: self._load(key, kind, otherwise))

    # ---- on the store's thread ----------------------------------------------------------------------------
    async def _on_thread(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        done = await loop.run_in_executor(self._thread, work)
        if self._is_untidy and not self._tidy_timer:
            self._tidy_timer = loop.call_later(REST_S, self._start_tidying)
        return done

    def _start_tidying(self) -> None:
        self._tidy_timer = None
        self._thread.submit(self._tidy)

    def _open(self) -> None:
        self._lock = sqlite.lock(self.folder)
        self._path = Path(os.path.realpath(self._path))
        self._known, self.warnings = salvage.repair(self._path, self._utc())
        self._db = sqlite.connect(self._path)

    def _close(self) -> None:
        if self._db:
            self._db.close()
            self._db = None
        if self._lock:
            self._lock.close()
            self._lock = None

    @property
    def _connection(self) -> sqlite3.Connection:
        assert self._db is not None, "the store is open"
        return self._db

    def _begin(self, head: Head, lines: tuple[Line, ...]) -> None:
        if self._read("SELECT 1 FROM lines WHERE game = ? LIMIT 1", head.id):
            raise Stale("log-game-there", id=head.id)
        first = sqlite.next_row(None, head.id, 0, "head", self._utc(), encode(head).decode())
        self._insert(self._chain_rows(first, lines))

    def _append(self, game_id: str, lines: tuple[Line, ...]) -> None:
        rows = self._chain_rows(self._last_rows.get(game_id) or self._newest_row(game_id), lines)
        self._insert(rows[1:])

    def _chain_rows(self, first: SqliteRow, lines: tuple[Line, ...]) -> list[SqliteRow]:
        rows = [first]
        for line in lines:
            kind = str(line.__struct_config__.tag)
            rows.append(sqlite.next_row(rows[-1], first.game, line.n, kind, self._utc(), encode(line).decode()))
            if line.n != rows[-2].n + 1:
                raise Stale("log-not-next", detail=f"{first.game} {line.n}")
        return rows

    def _insert(self, rows: list[SqliteRow]) -> None:
        self._write([(sqlite.INSERT, tuple(row)) for row in rows])
        end = rows[-1]
        self._last_rows = {end.game: end}
        self._known = self._known.with_last_line(end.game, end.n, end.hash)

    def _write(self, statements: list[Statement]) -> None:
        try:
            self._commit(statements)
        except sqlite3.Error as why:
            with contextlib.suppress(sqlite3.Error):  # overwrites the failed commit, lest a crash bring it back
                self._commit([(sqlite.KEEP, (REFUSED_KEY, f'"{self._utc()}"'))])
            raise Unwritable("log-unwritable", repr(why)) from why
        self._commits += 1
        self._is_untidy = True

    def _commit(self, statements: list[Statement]) -> None:
        """Execute all statements or none, synced to the disk."""
        db = self._connection
        try:
            with db:
                for sql, values in statements:
                    db.execute(sql, values)
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                db.rollback()
            raise

    def _tidy(self) -> None:
        """Save the newest lines, and checkpoint at times. May fail: the next commit schedules it again."""
        if not self._is_untidy:
            return
        self._is_untidy = False
        try:
            newest_lines.write(salvage.sidecar(self._path, salvage.KNOWN), self._known)
            if self._commits >= CHECKPOINT_EVERY:
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                self._commits = 0
        except (OSError, sqlite3.Error) as why:
            log.warning("the store could not be tidied: %r", why)

    def _load(self, key: str, kind: Any, otherwise: Any) -> Any:
        found = self._read("SELECT value FROM kept WHERE key = ?", key)
        try:
            return msgspec.json.decode(found[0][0], type=kind) if found else otherwise
        except (ValueError, RecursionError) as why:
            log.warning("%s is set aside, as it cannot be read: %s", key, why)
        self.warnings = (*self.warnings, Say(key="log-kept-aside", args={"what": key.partition("/")[0]}))
        with contextlib.suppress(Unwritable):  # the next start warns again
            self._write([(sqlite.KEEP, (ASIDE_PREFIX + key, found[0][0])), ("DELETE FROM kept WHERE key = ?", (key,))])
        return otherwise

    def _read(self, sql: str, *values: Any) -> list[Any]:
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.Error as why:
            raise Damaged("log-unreadable", repr(why)) from why

    def _newest_row(self, game_id: str) -> SqliteRow:
        found = self._read(f"{sqlite.SELECT} WHERE game = ? ORDER BY n DESC LIMIT 1", game_id)
        if not found:
            raise Stale("log-no-such-game", id=game_id)
        return SqliteRow(*found[0])

    def _lines(self, game_id: str) -> tuple[Head, list[Line]]:
        rows = [SqliteRow(*row) for row in self._read(f"{sqlite.SELECT} WHERE game = ? ORDER BY n", game_id)]
        if not rows:
            raise Stale("log-no-such-game", id=game_id)
        try:
            head, lines = decode_head(rows[0].line), [decode_line(row.line) for row in rows[1:]]
        except msgspec.DecodeError as why:  # the hashes are right: another version of the companion wrote it
            raise Damaged("log-other-format", repr(why), id=game_id) from why
        check(head, lines)
        return head, lines

    def _games(self) -> tuple[StoredGame, ...]:
        found = ((self._read(sqlite.OVERVIEW, game)[0], last) for game, *last in self._read(sqlite.GAMES))
        return tuple(entry for row, last in found if (entry := _entry(*last, *row)))


def _entry(last_utc: str, tail_hash: str, lines: int, head: str, moves: int, newest: str | None) -> StoredGame | None:
    """The entry of a game, given its head and its newest move, undo, amendment or end; None if another version of the
    companion wrote them in an unknown format."""
    try:
        begun, line = decode_head(head), decode_line(newest) if newest else None
    except msgspec.DecodeError as why:
        log.warning("a game is left out of the list: %s", why)
        return None
    end = line if isinstance(line, End) else None
    return StoredGame(
        id=begun.id,
        game=begun.game,
        seats=begun.seats,
        utc=begun.utc,
        last_utc=last_utc,
        moves=moves,
        lines=lines,
        hash=tail_hash,
        finished=end is not None,
        tints=begun.tints,
        ended_by=end.ended_by if end else "",
        totals=_by_seat(begun, end.totals) if end else (),
        places=_by_seat(begun, end.places) if end else (),
    )


def _by_seat(begun: Head, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers, one per seat; () if a foreign record has another count."""
    return numbers if len(numbers) == len(begun.seats) else ()


def utc_now() -> str:
    """The wall clock, for people."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
