"""Rows read from the bytes without SQLite equal those that SQLite reads, at any position and length."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from companion.log.disk import sqlite_pages
from companion.log.disk.sqlite import INSERT, KEEP, connect

# Letters of a line: around every size at which SQLite lays a row out in another way, on one page or on several.
LONG = (*range(130), *range(760, 1010), *range(4300, 4590), *range(4850, 5100), 8_500, 9_100, 16_400, 20_000, 70_000)
NUMBERS = [sign * (2**bits + more) for bits in range(64) for more in (-1, 0) for sign in (-1, 1)]


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """An open store: new rows are in SQLite's log."""
    with closing(connect(tmp_path / "games.sqlite3")) as opened:
        yield opened


def left(db: sqlite3.Connection, folder: Path) -> Path:
    """The files after a power cut."""
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
    assert set(sqlite_pages.rows(left(db, tmp_path / "log"))) == rows
    assert db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    assert set(sqlite_pages.rows(left(db, tmp_path / "file"))) == rows


@pytest.mark.parametrize("damaged", [b"", b"no head of such a file at all!!!"])
@pytest.mark.parametrize("letters", [0, 6_000])  # on one page, so that one frame of the log is new; on several
def test_of_a_thing_that_was_kept_again_and_again_the_newest_is_found_last(
    db: sqlite3.Connection, tmp_path: Path, damaged: bytes, letters: int
) -> None:
    """After its log was taken in, SQLite writes over it from the front; the older round still lies behind."""
    for i in range(40):
        with db:
            db.execute(KEEP, ("prefs", f"older {i} {'x' * letters}"))
    db.execute("PRAGMA wal_checkpoint(RESTART)")
    with db:
        db.execute(KEEP, ("prefs", "newest"))
    path = left(db, tmp_path / "left")
    with path.with_name(f"{path.name}-wal").open("r+b") as log:
        log.write(damaged)
    assert dict(row for row in sqlite_pages.rows(path) if len(row) == 2)["prefs"] == "newest"


def test_a_damaged_first_page_of_sqlite_s_log_does_not_hide_the_newer_ones(
    db: sqlite3.Connection, tmp_path: Path
) -> None:
    for text in ("older", "newest"):
        with db:
            db.execute(KEEP, ("prefs", text))
    path = left(db, tmp_path / "left")
    with path.with_name(f"{path.name}-wal").open("r+b") as log:
        log.seek(sqlite_pages.WAL_HEAD + 8)
        log.write(bytes(8))  # which round it belongs to
    assert dict(row for row in sqlite_pages.rows(path) if len(row) == 2) == {"prefs": "newest"}


# ---- damage ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def path(db: sqlite3.Connection, tmp_path: Path) -> Path:
    """A file without a log, with 300 values on several pages, ordered by key."""
    with db:
        db.executemany(KEEP, [(f"key/{i:03}", f"value {i}") for i in range(300)])
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return left(db, tmp_path / "left")


def found(path: Path) -> set[str]:
    return {key for key, _ in sqlite_pages.rows(path)}


def page_of(path: Path, key: str) -> int:
    return path.read_bytes().index(key.encode()) // sqlite_pages.PAGE


def change(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def test_a_row_that_is_damaged_costs_no_other_on_its_page(path: Path) -> None:
    every = found(path)
    assert len(every) == 300
    change(path, path.read_bytes().index(b"key/150"), b"\xff")
    assert found(path) == every - {"key/150"}


def test_of_a_page_that_is_cut_off_the_rows_before_the_cut_are_found(path: Path) -> None:
    last = path.stat().st_size - sqlite_pages.PAGE
    keys = {key for key in found(path) if page_of(path, key) * sqlite_pages.PAGE == last}
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - 200)
    lost = {key for key in keys if key not in found(path)}
    assert 0 < len(lost) < len(keys)


def test_a_bad_sector_costs_the_rows_of_its_page_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    every, bad = found(path), page_of(path, "key/150")
    there = {key for key in every if page_of(path, key) != bad}
    opened = Path.open

    def with_a_bad_sector(file: Path, *args: Any, **more: Any) -> Any:
        disk = opened(file, *args, **more)
        read = mock.Mock(wraps=disk, spec=disk)
        read.__enter__ = lambda _: read
        read.__exit__ = lambda *_: disk.close()
        read.read = lambda size: failing(disk, size)
        return read

    def failing(disk: Any, size: int) -> bytes:
        if disk.tell() == bad * sqlite_pages.PAGE:
            raise OSError(5, "Input/output error")
        return bytes(disk.read(size))

    with monkeypatch.context() as while_bad:
        while_bad.setattr(Path, "open", with_a_bad_sector)
        assert found(path) == there < every
