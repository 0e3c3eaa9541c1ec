"""The store's database file: tables, hashes, and a connection that never loses acknowledged lines."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import sqlite3
from pathlib import Path
from typing import IO, NamedTuple

from companion.errors import Unwritable
from companion.log.disk.sqlite_pages import PAGE

FILE = "games.sqlite3"
LOCK = "companion.lock"
APPLICATION_ID = 0x7AB1EC0  # application_id
SCHEMA = 1  # user_version; raise it together with a change of the tables
MODE = 0o600  # the file holds the Wi-Fi's password

TABLES = f"""
CREATE TABLE lines (
    game TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, utc TEXT NOT NULL, hash TEXT NOT NULL,
    line TEXT NOT NULL, PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER lines_stay BEFORE UPDATE ON lines BEGIN SELECT RAISE(ABORT, 'lines are only added'); END;
CREATE TRIGGER lines_last BEFORE DELETE ON lines BEGIN SELECT RAISE(ABORT, 'lines are only added'); END;
CREATE TABLE kept (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {SCHEMA};
"""
SCHEMA_ROWS = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
SELECT = "SELECT game, n, kind, utc, hash, line FROM lines"
INSERT = "INSERT INTO lines (game, n, kind, utc, hash, line) VALUES (?, ?, ?, ?, ?, ?)"
KEEP = "INSERT INTO kept VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
# All games, the one played last first; and the overview of one. Two queries: heads are long, and sorting all of them
# would take megabytes more every year.
GAMES = """
SELECT head.game, newest.utc, newest.hash, newest.n FROM lines AS head
JOIN lines AS newest ON newest.game = head.game
     AND newest.n = (SELECT max(n) FROM lines WHERE game = head.game)
WHERE head.n = 0 ORDER BY newest.utc DESC, head.game
"""
OVERVIEW = """
SELECT (SELECT line FROM lines WHERE game = ?1 AND n = 0),
       (SELECT count(*) FROM lines WHERE game = ?1 AND kind = 'move'),
       (SELECT line FROM lines WHERE game = ?1 AND kind IN ('move', 'undo', 'amend', 'end') ORDER BY n DESC LIMIT 1)
"""


class SqliteRow(NamedTuple):
    game: str
    n: int  # 0 = the head
    kind: str
    utc: str  # wall clock when it was written
    hash: str  # of this line and the hash before
    line: str


def next_row(before: SqliteRow | None, game: str, n: int, kind: str, utc: str, line: str) -> SqliteRow:
    """The row that follows `before`; None: the first of its game."""
    text = "\n".join((before.hash if before else "", game, str(n), kind, utc, line))
    return SqliteRow(game, n, kind, utc, hashlib.sha256(text.encode()).hexdigest(), line)


def is_next_row(before: SqliteRow | None, row: SqliteRow) -> bool:
    """Whether the row is intact and follows `before`; None: the first of its game."""
    if tuple(map(type, row)) != (str, int, str, str, str, str):
        return False
    return row.n == (before.n + 1 if before else 0) and row == next_row(before, *row[:4], row.line)


def lock(folder: Path) -> IO[str]:
    """An exclusive lock on the folder, until the returned file is closed or the process ends. Raises Unwritable."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        opened = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, MODE)
    except OSError as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(folder)) from why
    file = os.fdopen(opened, "r+")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as why:
        file.close()
        raise Unwritable("log-second-companion", repr(why), folder=str(folder)) from why
    return file


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the store's file, created if missing. Raises Unwritable."""
    db = None
    try:
        _make_private(path)
        db = sqlite3.connect(path, isolation_level="IMMEDIATE")
        _set_up(db)
        return db
    except (OSError, sqlite3.Error) as why:
        if db:
            db.close()
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(path.parent)) from why


def _make_private(path: Path) -> None:
    """Create the file if missing, with owner-only permissions; SQLite gives its own files beside it the same."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, MODE))
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # a file of another user
            file.chmod(MODE)


def _set_up(db: sqlite3.Connection) -> None:
    db.text_factory = decode_leniently
    db.execute(f"PRAGMA page_size = {PAGE}")
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    db.execute("PRAGMA synchronous = FULL")  # NORMAL loses acknowledged moves when the power fails
    db.execute("PRAGMA wal_autocheckpoint = 0")  # its errors would look like the commit's
    if mode != "wal" or db.execute("PRAGMA synchronous").fetchone()[0] != 2:
        raise sqlite3.OperationalError(f"journal_mode={mode}")
    if not db.execute("SELECT 1 FROM sqlite_master").fetchone():
        db.executescript(f"BEGIN; {TABLES} COMMIT;")


def decode_leniently(data: bytes) -> str:
    """The text, with a replacement character for damaged bytes: no hash fits it."""
    return data.decode(errors="replace")
