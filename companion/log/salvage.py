"""What is done about a damaged store: it is set aside, never deleted, and every game's good beginning is kept."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from companion.errors import Damaged, Unwritable
from companion.log.sqlite import INSERT, OURS, SCHEMA, SELECT, Row, chained, connect
from rules.kit.types import Say

BESIDE = ("", "-wal", "-shm")  # SQLite's own files belong to the file they stand beside
DAMAGE = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def repair(path: Path, utc: str) -> tuple[Say, ...]:
    """Leave a sound store at `path`, or none; a warning if another file had to be set aside.

    Damaged if a newer companion wrote it, Unwritable if it cannot be set aside. May be broken off at any point.
    """
    new = path.with_name(f"{path.name}.new")
    if not path.exists() and new.exists():
        new.rename(path)  # a repair was broken off between its last two steps
    if not path.exists() or _is_sound(path):
        return ()
    rows, kept = _readable(path)
    good = _good(rows)
    aside = _free_name(path, utc)
    try:
        new.unlink(missing_ok=True)
        _write(new, good, kept)
        for end in reversed(BESIDE):
            if (beside := path.with_name(path.name + end)).exists():
                beside.rename(aside.with_name(aside.name + end))
        new.rename(path)
    except (OSError, sqlite3.Error) as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(path.parent)) from why
    return (Say(key="log-set-aside", args={"file": aside.name, "games": len({row.game for row in good})}),)


def _is_sound(path: Path) -> bool:
    db = _look(path)
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        ours = db.execute("PRAGMA application_id").fetchone()[0] == OURS
        if ours and version > SCHEMA:
            raise Damaged("log-newer-store", f"schema {version}")
        if not ours:  # an empty file is what a power cut leaves of a new one
            return not db.execute("SELECT 1 FROM sqlite_master").fetchone()
        if db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
            return False
        rows = [Row(*row) for row in db.execute(f"{SELECT} ORDER BY game, n")]
        return _good(rows) == rows
    except sqlite3.Error as why:
        if why.sqlite_errorcode & 0xFF in DAMAGE:
            return False
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(path.parent)) from why
    finally:
        db.close()


def _look(path: Path) -> sqlite3.Connection:
    """A connection for reading; damaged letters become question marks, which no hash fits."""
    db = sqlite3.connect(path)
    db.text_factory = lambda data: data.decode(errors="replace")
    return db


def _good(rows: Iterable[Row]) -> list[Row]:
    """Of rows in order, each game's beginning as far as every hash is right."""
    good: list[Row] = []
    last: Row | None = None
    for row in rows:
        before = last if last and last.game == row.game else None
        if row.n == (before.n + 1 if before else 0) and row == chained(before, *row[:4], row.line):
            good.append(row)
            last = row
    return good


def _readable(path: Path) -> tuple[list[Row], list[tuple[str, str]]]:
    """Every line and every kept thing that can still be read, from both ends of the damaged places."""
    rows: dict[tuple[str, int], Row] = {}
    kept: dict[str, str] = {}
    db = _look(path)
    for way in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.Error):  # what was read before the damaged place counts
            for row in db.execute(f"{SELECT} ORDER BY game {way}, n {way}"):
                rows[row[0], row[1]] = Row(*row)
        with contextlib.suppress(sqlite3.Error):
            kept.update(db.execute(f"SELECT key, value FROM kept ORDER BY key {way}"))
    db.close()
    return [rows[key] for key in sorted(rows)], sorted(kept.items())


def _write(path: Path, rows: list[Row], kept: list[tuple[str, str]]) -> None:
    db = connect(path)
    try:
        with db:
            db.executemany(INSERT, rows)
            db.executemany("INSERT INTO kept VALUES (?, ?)", kept)
    finally:
        db.close()


def _free_name(path: Path, utc: str) -> Path:
    stamp = "".join(c for c in utc if c.isalnum())
    names = (path.with_name(f"{path.stem}-damaged-{stamp}{i or ''}{path.suffix}") for i in range(100))
    return next(name for name in names if not name.exists())
