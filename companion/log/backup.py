"""Back up the data folder during games: each backup is a folder that can replace it as it is."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from companion.errors import Damaged, Unwritable
from companion.log.atomic_file import flush
from companion.log.sqlite import FILE
from rules.kit.types import Say

OTHER_FILES = ("*.toml", "*.pem")  # what else a person would miss: settings, the certificate that phones trust
NOTHING_NEW = Say(key="backup-nothing-new")
UNFINISHED = ".unfinished"
MODE = 0o700  # the table's token is in it


def back_up(data: Path, to: Path, stamp: str, keep: int) -> Path | None:
    """The new copy, in a folder of `to` named after `stamp`; None if there is nothing new since the newest one.

    Of all copies the newest `keep` stay. A copy counts once it is whole, checked and on the disk. Unwritable if that
    cannot be had, Damaged if the games themselves cannot be read; the older copies are then as they were.
    """
    if not (data / FILE).exists():
        return None
    new, half = to / stamp, to / UNFINISHED
    try:
        to.mkdir(mode=MODE, parents=True, exist_ok=True)
        shutil.rmtree(half, ignore_errors=True)  # of one that a power cut ended
        half.mkdir(mode=MODE)
        try:
            _copy_games(data / FILE, half / FILE)
            for file in (file for pattern in OTHER_FILES for file in data.glob(pattern)):
                shutil.copy(file, half)
            if any(_content(half) == _content(newest) for newest in copies(to)[-1:]):
                return None
            flush(*(file for file in half.iterdir() if file.is_file()), half)
            half.rename(new)
            flush(to)
        finally:
            shutil.rmtree(half, ignore_errors=True)
        for old in copies(to)[:-keep]:
            shutil.rmtree(old)
    except OSError as why:
        raise Unwritable("log-folder-unwritable", repr(why), folder=str(to)) from why
    return new


def copies(folder: Path) -> list[Path]:
    """All whole copies, the oldest first: their names are times."""
    return sorted(path.parent for path in folder.glob(f"[0-9]*/{FILE}"))


def _copy_games(file: Path, copy: Path) -> None:
    """SQLite's own online copy: what is in force at one moment, however busy the companion is.

    It is read into memory first, and written from there: so it is plain which of the two disks has failed.
    """
    with closing(sqlite3.connect(":memory:")) as memory:
        try:
            with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as games:
                games.backup(memory)
            _check(memory, file)
        except (sqlite3.Error, UnicodeDecodeError) as why:  # SQLite's sentence may name damaged letters
            raise Damaged("log-unreadable", repr(why)) from why
        try:
            with closing(sqlite3.connect(copy)) as new:
                memory.backup(new)
                new.execute("PRAGMA journal_mode = DELETE")  # one file, without a companion beside it
                _check(new, copy)
        except (sqlite3.Error, Damaged) as why:
            raise OSError(f"{copy}: {why!r}") from why


def _check(db: sqlite3.Connection, file: Path) -> None:
    if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise Damaged("log-unreadable", str(file))


def _content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
