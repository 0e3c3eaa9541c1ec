"""Read from the bytes without SQLite is what SQLite reads, wherever a row lies and however long it is."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.log import raw
from companion.log.sqlite import INSERT, KEEP, connect

# Letters of a line: around every size at which SQLite lays a row out in another way, on one page or on several.
LONG = (*range(130), *range(760, 1010), *range(4300, 4590), *range(4850, 5100), 8_500, 9_100, 20_000, 70_000)
NUMBERS = [sign * (2**bits + more) for bits in range(64) for more in (-1, 0) for sign in (-1, 1)]


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A store that is open: what is written is in SQLite's log."""
    with closing(connect(tmp_path / "games.sqlite3")) as opened:
        yield opened


def left(db: sqlite3.Connection, folder: Path) -> Path:
    """The files as a pulled plug leaves them."""
    folder.mkdir()
    for file in (folder.parent / "games.sqlite3", folder.parent / "games.sqlite3-wal"):
        shutil.copy(file, folder)
    return folder / "games.sqlite3"


def fill(db: sqlite3.Connection) -> set[tuple[Any, ...]]:
    lines = [("AAA", i, "note", "2026", "hash", "x" * size) for i, size in enumerate(LONG)]
    lines += [("é⛵", n, "", "", "", "") for n in dict.fromkeys(NUMBERS) if -(2**63) <= n < 2**63]
    kept = [(f"key/{i}", "{}") for i in range(400)]
    with db:
        db.executemany(INSERT, lines)
        db.executemany(KEEP, kept)
    return {*lines, *kept}


def test_every_row_is_found_in_sqlite_s_log_and_after_that_in_the_file(db: sqlite3.Connection, tmp_path: Path) -> None:
    rows = fill(db)
    assert set(raw.rows(left(db, tmp_path / "log"))) == rows
    assert db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    assert set(raw.rows(left(db, tmp_path / "file"))) == rows


def test_every_row_is_found_once_where_nothing_was_written_twice(db: sqlite3.Connection, tmp_path: Path) -> None:
    rows = fill(db)
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.execute("VACUUM")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    found = list(raw.rows(left(db, tmp_path / "left")))
    assert (len(found), set(found)) == (len(rows), rows)


@pytest.mark.parametrize("damaged", [b"", b"no head of such a file at all!!!"])
def test_of_a_thing_that_was_kept_again_and_again_the_newest_is_found_last(
    db: sqlite3.Connection, tmp_path: Path, damaged: bytes
) -> None:
    """After its log was taken in, SQLite writes over it from the front; the older round still lies behind."""
    for i in range(40):
        with db:
            db.execute(KEEP, ("prefs", f"older {i} {'x' * 6_000}"))
    db.execute("PRAGMA wal_checkpoint(RESTART)")
    with db:
        db.execute(KEEP, ("prefs", "newest"))
    path = left(db, tmp_path / "left")
    with path.with_name(f"{path.name}-wal").open("r+b") as log:
        log.write(damaged)
    assert dict(row for row in raw.rows(path) if len(row) == 2)["prefs"] == "newest"


def test_a_damaged_first_page_of_sqlite_s_log_does_not_hide_the_newer_ones(
    db: sqlite3.Connection, tmp_path: Path
) -> None:
    for text in ("older", "newest"):
        with db:
            db.execute(KEEP, ("prefs", text))
    path = left(db, tmp_path / "left")
    with path.with_name(f"{path.name}-wal").open("r+b") as log:
        log.seek(raw.WAL_HEAD + 8)
        log.write(bytes(8))  # which round it belongs to
    assert dict(row for row in raw.rows(path) if len(row) == 2) == {"prefs": "newest"}


def test_where_there_is_no_file_there_are_no_rows(tmp_path: Path) -> None:
    assert list(raw.rows(tmp_path / "nothing")) == []
    assert list(raw.rows(tmp_path)) == []
