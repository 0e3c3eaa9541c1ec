"""The file of the store: its tables, its hashes, and a connection that does not lose what it has acknowledged."""

from __future__ import annotations

import fcntl
import hashlib
import sqlite3
from pathlib import Path
from typing import IO, NamedTuple

from companion.errors import Unwritable

FILE = "games.sqlite3"
LOCK = "companion.lock"
OURS = 0x7AB1EC0  # application_id
SCHEMA = 1  # user_version

TABLES = f"""
CREATE TABLE lines (
    game TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, utc TEXT NOT NULL, hash TEXT NOT NULL,
    line TEXT NOT NULL, PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER lines_stay BEFORE UPDATE ON lines BEGIN SELECT RAISE(ABORT, 'lines are only added'); END;
CREATE TRIGGER lines_last BEFORE DELETE ON lines BEGIN SELECT RAISE(ABORT, 'lines are only added'); END;
CREATE TABLE kept (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
PRAGMA application_id = {OURS};
PRAGMA user_version = {SCHEMA};
"""
SELECT = "SELECT game, n, kind, utc, hash, line FROM lines"
INSERT = "INSERT INTO lines (game, n, kind, utc, hash, line) VALUES (?, ?, ?, ?, ?, ?)"
OVERVIEW = """
SELECT head.line, newest.utc, newest.hash, (SELECT count(*) FROM lines WHERE game = head.game AND kind = 'move'),
       (SELECT line FROM lines WHERE game = head.game AND kind IN ('move', 'undo', 'end') ORDER BY n DESC LIMIT 1)
FROM lines AS head
JOIN lines AS newest ON newest.game = head.game
     AND newest.n = (SELECT max(n) FROM lines WHERE game = head.game)
WHERE head.n = 0 ORDER BY newest.utc DESC, head.line
"""


class Row(NamedTuple):
    game: str
    n: int  # 0 = the head
    kind: str
    utc: str  # wall clock when it was written
    hash: str  # of this line and the hash before
    line: str


def chained(before: Row | None, game: str, n: int, kind: str, utc: str, line: str) -> Row:
    """A row that follows another one; None: the first of its game."""
    text = "\n".join((before.hash if before else "", game, str(n), kind, utc, line))
    return Row(game, n, kind, utc, hashlib.sha256(text.encode()).hexdigest(), line)


def lock(folder: Path) -> IO[str]:
    """The folder for us alone, until the returned file is closed or the process ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("a")
    except OSError as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(folder)) from why
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as why:
        file.close()
        raise Unwritable("log-second-companion", repr(why), folder=str(folder)) from why
    return file


def connect(path: Path) -> sqlite3.Connection:
    """A connection to the store's file, which is made if it is missing; Unwritable if nothing can be kept in it."""
    db = sqlite3.connect(path, isolation_level="IMMEDIATE")
    try:
        mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        db.execute("PRAGMA synchronous = FULL")  # NORMAL loses acknowledged moves when the power fails
        if mode != "wal" or db.execute("PRAGMA synchronous").fetchone()[0] != 2:
            raise Unwritable("log-folder-unwritable", f"journal_mode={mode}", folder=str(path.parent))
        if not db.execute("SELECT 1 FROM sqlite_master").fetchone():
            db.executescript(f"BEGIN; {TABLES} COMMIT;")
    except sqlite3.Error as why:
        db.close()
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(path.parent)) from why
    except Unwritable:
        db.close()
        raise
    return db
