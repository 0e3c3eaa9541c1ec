"""Recovery of a damaged store: the file is moved aside, never deleted, and every game is recovered up to the damage.

Damage is reported by SQLite, the lines' hashes, or the saved numbers of acknowledged lines. The remedy is always the
same: a new file with the rows that `sqlite_pages` still finds in the old one's bytes.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterable
from contextlib import closing, suppress
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path

from companion.errors import Damaged, Unwritable
from companion.log.disk import newest_lines, sqlite_pages
from companion.log.disk.atomic_file import flush
from companion.log.disk.newest_lines import NewestLines
from companion.log.disk.sqlite import (
    APPLICATION_ID,
    INSERT,
    KEEP,
    SCHEMA,
    SCHEMA_ROWS,
    SELECT,
    TABLES,
    SqliteRow,
    connect,
    decode_leniently,
    is_next_row,
)
from rules.kit.types import Say

KNOWN = "-known"
SUFFIXES = ("", "-wal", "-shm", KNOWN)  # the files of one store
NO_DAMAGE = {  # errors of the disk or of permissions, no evidence of a damaged file
    sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL,
}  # fmt: skip
BAD_SECTORS = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS}
HEADER_BYTES = {  # bytes of a file's first page that are the same in every store
    16: (b"\x10\x00\x02\x02\x00\x40\x20\x20",),
    44: (b"\0\0\0\4", b"\0\0\0\0"),  # zeroes while the tables are in the -wal only
    52: (b"\0\0\0\0\0\0\0\1", b"\0\0\0\0\0\0\0\0"),
    64: (b"\0\0\0\0",),
}

KeptValues = dict[str, str]


def repair(path: Path, utc: str) -> tuple[NewestLines, tuple[Say, ...]]:
    """Leave a sound store at `path`, or none; returns its newest lines, and a warning if files were set aside.

    Raises Damaged if a newer companion wrote it, Unwritable if it cannot be set aside. Safe to interrupt at any point.
    """
    try:
        _finish(path, utc)
        was = newest_lines.read(sidecar(path, KNOWN))
        rows = _sound_rows(path)
        if rows is not None and not was.count_missing(_hashes(rows)):
            return was, ()
        return _rebuild(path, was, utc)
    except (OSError, sqlite3.Error) as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(path.parent)) from why


def is_sound(path: Path) -> bool:
    """Whether a start would set nothing aside, also while a companion is running. Raises OSError, sqlite3.Error."""
    was = newest_lines.read(sidecar(path, KNOWN))  # first: lines written meanwhile are then found in the file
    rows = _sound_rows(path)
    return rows is not None and not was.count_missing(_hashes(rows))


def read_value(path: Path, key: str) -> str | None:
    """The saved value of that key, also while a companion is running; None if it cannot be read."""
    with suppress(OSError, sqlite3.Error), closing(_look(path)) as db:
        row = db.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
        return str(row[0]) if row else None
    return None


# ---- checks -----------------------------------------------------------------------------------------------
def _sound_rows(path: Path) -> list[SqliteRow] | None:
    """Every line of a sound store; None for a damaged one."""
    if not all(_is_plain(sidecar(path, end)) for end in SUFFIXES):
        return None
    if not _size(path):  # left by a power cut during creation, unless the -wal has content
        return None if _size(sidecar(path, "-wal")) else []
    try:
        with closing(_look(path)) as db:
            return _check_rows(path, db)
    except sqlite3.Error as why:
        if why.sqlite_errorcode & 0xFF in NO_DAMAGE and why.sqlite_errorcode not in BAD_SECTORS:
            raise
        return None
    except (MemoryError, OverflowError, UnicodeDecodeError):  # a damaged length, or a damaged name in SQLite's message
        return None


def _look(path: Path) -> sqlite3.Connection:
    """A read-only connection: the files stay as they are, and the newest lines in the -wal."""
    if sidecar(path, "-journal").exists():  # an interrupted creation: SQLite rolls it back
        with closing(sqlite3.connect(path)) as db:
            db.execute("SELECT 1 FROM sqlite_master").fetchall()
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    db.text_factory = decode_leniently
    return db


def _check_rows(path: Path, db: sqlite3.Connection) -> list[SqliteRow] | None:
    if db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        return None if db.execute("SELECT 1 FROM sqlite_master").fetchone() else []
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if db.execute(SCHEMA_ROWS).fetchall() != _schema():
        if version > SCHEMA:
            raise Damaged("log-newer-store", f"schema {version}")
        return None
    if version != SCHEMA or not _has_our_head(path) or db.execute("PRAGMA quick_check").fetchone()[0] != "ok":
        return None
    rows = [SqliteRow(*row) for row in db.execute(f"{SELECT} ORDER BY game, n")]
    keys = [key for (key,) in db.execute("SELECT key FROM kept ORDER BY key")]
    return rows if _is_chained(rows) and _is_ascending(keys) else None


@cache
def _schema() -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(TABLES)
        return db.execute(SCHEMA_ROWS).fetchall()


def _has_our_head(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.read(100)
    return all(head.startswith(usual, at) for at, usual in HEADER_BYTES.items())


def _is_chained(rows: list[SqliteRow]) -> bool:
    """Whether every game's lines form a chain, in the order in which SQLite looks for them."""
    games = [(game, list(lines)) for game, lines in groupby(rows, lambda row: row.game)]
    whole = all(
        is_next_row(before, row) for _, lines in games for before, row in zip([None, *lines], lines, strict=False)
    )
    return whole and _is_ascending([game for game, _ in games])


def _is_ascending(keys: list[str]) -> bool:
    return all(isinstance(key, str) for key in keys) and all(a < b for a, b in pairwise(keys))


# ---- rebuilding --------------------------------------------------------------------------------------------
def _rebuild(path: Path, was: NewestLines, utc: str) -> tuple[NewestLines, tuple[Say, ...]]:
    good, kept = _readable_content(path)
    said = _warning(path, good, was, aside := _free_name(path, utc))
    still = was.without_missing(_hashes(good))
    _write(path, good, kept)
    _move_aside(path, aside)
    flush(path.parent)
    _new_file(path).rename(path)
    newest_lines.write(sidecar(path, KNOWN), still)
    flush(path.parent)
    return still, (said,)


def _warning(path: Path, good: list[SqliteRow], was: NewestLines, aside: Path) -> Say:
    missing = was.count_missing(_hashes(good))
    if not os.path.lexists(path):
        return Say(key="log-file-gone", args={"file": path.name, "missing": missing})
    games = len({row.game for row in good})
    return Say(key="log-set-aside", args={"file": aside.name, "games": games, "missing": missing})


def _readable_content(path: Path) -> tuple[list[SqliteRow], KeptValues]:
    """Every game's good beginning and every saved value that can still be read."""
    lines: dict[str, dict[int, list[SqliteRow]]] = {}
    kept: KeptValues = {}
    for found in sqlite_pages.rows(path):
        match found:
            case (str(key), str(value)):
                kept[key] = value
            case (str(game), int(n), str(), str(), str(), str()):
                there = lines.setdefault(game, {}).setdefault(n, [])
                if (row := SqliteRow(*found)) not in there:
                    there.append(row)
    return [row for game in sorted(lines) for row in _beginning(lines[game])], kept


def _beginning(found: dict[int, list[SqliteRow]]) -> list[SqliteRow]:
    """The longest chain from the first line on; of two equally long ones the one found first.

    Two lines may follow the same one: a refused line can still be in the file.
    """
    chains: list[tuple[SqliteRow, ...]] = [()]
    good: list[SqliteRow] = []
    for n in range(len(found)):
        longer = [
            (*chain, row) for chain in chains for row in found.get(n, ()) if is_next_row(_last_row(chain, good), row)
        ]
        if not longer:
            break
        chains = longer
        if len(longer) == 1:
            good += longer[0]
            chains = [()]
    return [*good, *chains[0]]


def _last_row(chain: tuple[SqliteRow, ...], good: list[SqliteRow]) -> SqliteRow | None:
    return chain[-1] if chain else good[-1] if good else None


def _write(path: Path, rows: list[SqliteRow], kept: KeptValues) -> None:
    """Write the new file beside the old one, complete and synced."""
    part, new = path.with_name(f"{path.name}.part"), _new_file(path)
    for file in (*(sidecar(part, end) for end in SUFFIXES), new):
        file.unlink(missing_ok=True)
    with closing(connect(part)) as db:
        with db:
            db.executemany(INSERT, rows)
            db.executemany(KEEP, kept.items())
        if db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] != 0:
            raise sqlite3.OperationalError("the new file is busy")
    part.rename(new)
    flush(path.parent)


def _finish(path: Path, utc: str) -> None:
    """Finish a repair that was interrupted after the new file was complete: move the rest of the old one aside."""
    if not os.path.lexists(path) and _new_file(path).is_file():
        before = sorted(path.parent.glob(f"{path.stem}-damaged-*{path.suffix}"))
        _move_aside(path, before[-1] if before else _free_name(path, utc))
        _new_file(path).rename(path)
        flush(path.parent)


def _move_aside(path: Path, aside: Path) -> None:
    for end in SUFFIXES:  # the file itself first: without it the new one takes its place at the next start
        if os.path.lexists(sidecar(path, end)):
            sidecar(path, end).rename(sidecar(aside, end))


def _free_name(path: Path, utc: str) -> Path:
    stamp = "".join(c for c in utc if c.isalnum())
    names = (path.with_name(f"{path.stem}-damaged-{stamp}{i or ''}{path.suffix}") for i in range(10_000))
    return next(name for name in names if not any(os.path.lexists(sidecar(name, end)) for end in SUFFIXES))


# ---- files -------------------------------------------------------------------------------------------------
def sidecar(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _new_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.new")


def _is_plain(path: Path) -> bool:
    """Whether the path is a regular file or missing: no folder, link or pipe."""
    return not os.path.lexists(path) or stat.S_ISREG(path.lstat().st_mode)


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _hashes(rows: Iterable[SqliteRow]) -> dict[str, list[str]]:
    """The hashes of every game's lines, in order."""
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.game, []).append(row.hash)
    return found
