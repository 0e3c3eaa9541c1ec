"""The games on a disk that lost its power: found without a person, whole, with every acknowledged line."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.log.store import Store
from tests.trials.box.image import Partition, debugfs

FILES = ("games.sqlite3", "games.sqlite3-wal", "games.sqlite3-known")
REPAIRED = 1  # of e2fsck: it did by itself what there was to do


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where the machine keeps its games."""

    partition: Partition
    folder: str  # within that partition


@dataclass(frozen=True, kw_only=True)
class Checked:
    """What became of one disk."""

    starts_alone: bool  # the check at the start needs nobody
    is_clean: bool  # and finds nothing afterwards
    warnings: tuple[str, ...]  # of the store
    lines: int  # of all games


async def checked(disk: Path, place: Place, folder: Path) -> Checked:
    """What a start does with it: the journal is played back, the file system checked, the games opened.

    The disk is changed by it.
    """
    device = place.partition.inside(disk)
    preen = subprocess.run(["e2fsck", "-p", device], capture_output=True).returncode
    clean = subprocess.run(["e2fsck", "-f", "-n", device], capture_output=True).returncode
    for name in FILES:
        (folder / name).unlink(missing_ok=True)
        debugfs(disk, place.partition, f"dump {place.folder}/{name} {folder / name}")
    warnings, lines = await read(folder)
    return Checked(starts_alone=preen <= REPAIRED, is_clean=clean == 0, warnings=warnings, lines=lines)


async def read(folder: Path) -> tuple[tuple[str, ...], int]:
    """What the companion's own store says of these games, and how many lines they have; every record is read."""
    store = await Store.open(folder)
    try:
        for game in await store.games():
            await store.lines(game.id)
        return tuple(str(warning) for warning in store.warnings), count(folder)
    finally:
        await store.close()


def count(folder: Path) -> int:
    """All lines of all games."""
    with closing(sqlite3.connect(folder / FILES[0])) as db:
        return int(db.execute("SELECT count(*) FROM lines").fetchone()[0])
