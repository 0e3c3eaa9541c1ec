"""What is read from a disk without SQLite: its rows, as SQLite reads them, and the record of the newest lines."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from companion.log.disk import newest_lines, sqlite_pages
from companion.log.disk.newest_lines import MOST_ENDS, SLOT_BYTES, NewestLines
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


# ---- the record of the newest lines: it counts the missing ones ----------------------------------------
HASHES = ["head", "one", "two", "three"]  # of a game with three lines


def written(*games: str) -> NewestLines:
    now = NewestLines()
    for n, game in enumerate(games):
        now = now.with_last_line(game, n, f"{game} {n}")
    return now


def test_of_sixteen_games_that_were_played_last_the_newest_line_is_known() -> None:
    games = [f"G{i}" for i in range(20)]
    now = written(*games, "G7")
    assert list(now.ends) == [*games[4:7], *games[8:], "G7"]
    assert len(now.ends) == MOST_ENDS == 16
    assert (now.ends["G7"].n, now.ends["G7"].hash) == (20, "G7 20")
    assert now.turn == 21
    whole = NewestLines()
    for n in range(1_000, 1_016):
        whole = whole.with_last_line(f"{n}QX", n, sha256(b"line").hexdigest())
    assert (len(whole.ends), newest_lines.decode(newest_lines.encode(whole))) == (16, whole), (
        "with ids and hashes as they are"
    )


def test_however_long_the_names_are_the_game_that_was_played_last_is_known() -> None:
    assert list(written("a" * 1_200, "b" * 1_200).ends) == ["b" * 1_200]
    assert list(written("AAA", "c" * 2_100).ends) == ["c" * 2_100]


@pytest.mark.parametrize(
    ("n", "line_hash", "there", "missing"),
    [
        (3, "three", HASHES, 0),
        (2, "two", HASHES, 0),  # after a power cut the record may lag behind
        (0, "head", ["head"], 0),
        (4, "four", HASHES, 1),
        (9, "nine", HASHES, 6),
        (3, "another", HASHES, 4),  # another game under the same name: all lines missing
        (3, "three", [], 4),
    ],
)
def test_it_is_known_how_many_lines_are_missing(n: int, line_hash: str, there: list[str], missing: int) -> None:
    now = NewestLines().with_last_line("AAA", n, line_hash)
    hashes = {"AAA": there} if there else {}
    assert now.count_missing(hashes) == missing
    assert list(now.without_missing(hashes).ends) == ([] if missing else ["AAA"])


def test_of_several_games_all_missing_lines_are_counted_and_what_is_there_stays_known() -> None:
    now = NewestLines().with_last_line("AAA", 5, "five").with_last_line("BBB", 1, "b").with_last_line("CCC", 2, "gone")
    there = {"AAA": HASHES, "BBB": ["head", "b"], "DDD": HASHES}
    assert now.count_missing(there) == 2 + 0 + 3
    assert now.without_missing(there) == NewestLines(now.turn, {"BBB": now.ends["BBB"]})


def test_it_is_written_in_two_places_in_turn_so_that_the_one_before_is_there_as_well(tmp_path: Path) -> None:
    file, now = tmp_path / "known", NewestLines()
    for n in range(1, 6):
        before, now = now, now.with_last_line("AAA", n, f"{n}")
        newest_lines.write(file, now)
        assert newest_lines.read(file) == now
        slots = [file.read_bytes()[:SLOT_BYTES], file.read_bytes()[SLOT_BYTES:]]
        assert before in (NewestLines(), *map(newest_lines.decode, slots))
    assert file.stat().st_size == 2 * 4_096, "pages of a disk: what is written in one leaves the other alone"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("spoil", range(0, 300, 7))
def test_a_flipped_bit_makes_nobody_believe_in_other_lines(tmp_path: Path, spoil: int) -> None:
    file, now = tmp_path / "known", written("AAA", "BBB")
    newest_lines.write(file, now)
    data = bytearray(file.read_bytes())
    data[spoil] ^= 1
    file.write_bytes(data)
    assert newest_lines.read(file) in (NewestLines(), now)


def test_a_bad_sector_under_it_costs_only_what_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(path: Path) -> bytes:
        raise OSError(5, "Input/output error", str(path))

    newest_lines.write(tmp_path / "known", written("AAA"))
    with monkeypatch.context() as while_bad:
        while_bad.setattr(Path, "read_bytes", bad)
        assert newest_lines.read(tmp_path / "known") == NewestLines()
    assert newest_lines.read(tmp_path / "known") == written("AAA")


def test_what_is_no_file_says_nothing_and_a_link_is_not_written_through(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")  # reading it must not block
    assert (
        newest_lines.read(tmp_path)
        == newest_lines.read(tmp_path / "nothing")
        == newest_lines.read(tmp_path / "pipe")
        == NewestLines()
    )
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(OSError, match="link"):
        newest_lines.write(tmp_path / "link", written("AAA"))
    assert not (tmp_path / "elsewhere").exists()
