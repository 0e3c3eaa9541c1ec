"""Backups of the data folder, also during games: each is a folder that can replace it as it is."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from companion.errors import Damaged, Unwritable
from companion.log.disk.atomic_file import flush
from companion.log.disk.sqlite import FILE
from rules.kit.types import Say

OTHER_FILES = ("*.toml", "*.pem")  # settings, and the certificate that phones trust
NOTHING_NEW = Say(key="backup-nothing-new")
UNFINISHED = ".unfinished"
MODE = 0o700  # a backup holds the table's token


def back_up(data: Path, to: Path, stamp: str, keep: int) -> Path | None:
    """The new backup, a folder in `to` named `stamp`; None if nothing has changed since the newest one.

    Keeps the newest `keep` backups. A backup counts once it is complete, checked and on the disk. Raises Unwritable if
    that fails, Damaged if the games cannot be read; the older backups are then unchanged.
    """
    if not (data / FILE).exists():
        return None
    new, half = to / stamp, to / UNFINISHED
    try:
        to.mkdir(mode=MODE, parents=True, exist_ok=True)
        shutil.rmtree(half, ignore_errors=True)  # left by a power cut
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
    """All complete backups, oldest first: their names are times."""
    return sorted(path.parent for path in folder.glob(f"[0-9]*/{FILE}"))


def _copy_games(file: Path, copy: Path) -> None:
    """Copy the games with SQLite's online backup: a consistent snapshot, however busy the companion is.

    The copy goes through memory, so that an error names the disk that failed.
    """
    with closing(sqlite3.connect(":memory:")) as memory:
        try:
            with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as games:
                games.backup(memory)
            _check(memory, file)
        except (sqlite3.Error, UnicodeDecodeError) as why:  # SQLite's message may quote damaged text
            raise Damaged("log-unreadable", repr(why)) from why
        try:
            with closing(sqlite3.connect(copy)) as new:
                memory.backup(new)
                new.execute("PRAGMA journal_mode = DELETE")  # a single file, without -wal and -shm
                _check(new, copy)
        except (sqlite3.Error, Damaged) as why:
            raise OSError(f"{copy}: {why!r}") from why


def _check(db: sqlite3.Connection, file: Path) -> None:
    if db.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise Damaged("log-unreadable", str(file))


def _content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
