"""Power cuts by the hundred: disks as they may be at every moment of an evening, each started from and counted."""

from __future__ import annotations

import asyncio
import bisect
import os
import random
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from tests.trials.box import writes
from tests.trials.box.games import Checked, Place, checked
from tests.trials.box.image import SECTOR, Card, Partition

DISKS = 210
MEMORY = Path("/dev/shm")  # where a copy of the disk costs no disk, if it fits
SPARE = 2**30
TOLD = 5
LOG_MOST = 16 * 2**30  # bytes; the file is as sparse as what is written is little


@dataclass
class Acks:
    """When a move was acknowledged: how many entries the log surely had by then, and how many lines there were."""

    entries: list[int] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    def note(self, log: Path, lines: int) -> None:
        """So many lines were acknowledged just now."""
        self.entries.append(writes.many(log))
        self.lines.append(lines)

    def owed(self, entries: int) -> int:
        """So many lines must be on a disk that has these entries."""
        found = bisect.bisect_right(self.entries, entries)
        return self.lines[found - 1] if found else 0


@dataclass
class Tally:
    """All disks that were looked at."""

    disks: Counter[str] = field(default_factory=Counter)
    needs_person: int = 0
    unclean: int = 0
    lost: int = 0
    warned: int = 0
    first: list[str] = field(default_factory=list)  # what was wrong, the first few

    def add(self, state: writes.State, found: Checked, owed: int) -> None:
        self.disks[state.what] += 1
        wrong = {
            "needs a person": not found.starts_alone,
            "the file system is not clean": not found.is_clean,
            f"{found.lines} lines of {owed}": found.lines < owed,
            f"the store warns: {found.warnings}": bool(found.warnings),
        }
        self.needs_person += not found.starts_alone
        self.unclean += not found.is_clean
        self.lost += found.lines < owed
        self.warned += bool(found.warnings)
        told = [f"entry {state.entries}, {state.what}: {why}" for why, is_so in wrong.items() if is_so]
        self.first = [*self.first, *told][:TOLD]

    @property
    def is_well(self) -> bool:
        return not (self.needs_person or self.unclean or self.lost or self.warned)

    def text(self) -> str:
        """All of it in one line."""
        kinds = ", ".join(f"{many} {what}" for what, many in sorted(self.disks.items()))
        return (
            f"{self.disks.total()} disks ({kinds}): {self.lost} lost an acknowledged move, {self.needs_person} need a "
            f"person, {self.unclean} are not clean, {self.warned} with a warning of the store"
        )


def run(begun: Path, log: Path, card: Card, place: Place, acks: Acks) -> Tally:
    """Look at DISKS disks between the first and the last acknowledged move.

    `begun` is the disk as it was when the log began; it is brought forward, and so is spoilt.
    """
    chance, tally = random.Random(1), Tally()
    disk = writes.Disk(begun, log)
    try:
        flushes = disk.flushes(since=acks.entries[0])
        chosen = sorted(chance.sample(flushes, min(len(flushes), -(-DISKS // 3))))
        with tempfile.TemporaryDirectory(dir=roomy(card, begun.parent)) as name:
            for flush in chosen:
                for state in disk.states(flush, chance):
                    spoilt = Path(name) / "disk.img"
                    there = replace(place, partition=alone(begun, place.partition, spoilt))
                    found = asyncio.run(checked(spoilt, there, Path(name)))
                    tally.add(state, found, acks.owed(state.entries))
                    if tally.disks.total() >= DISKS:
                        return tally
    finally:
        disk.close()
    return tally


def alone(disk: Path, partition: Partition, to: Path) -> Partition:
    """That partition as a file of its own: what is looked at is changed by it, and e2fsck wants it so."""
    end = partition.start + partition.size
    with disk.open("rb", buffering=0) as source, to.open("wb", buffering=0) as made:
        made.truncate(partition.size)
        for begins, ends in written(source.fileno(), partition.start, end):
            made.seek(begins - partition.start)
            while begins < ends:
                begins += os.sendfile(made.fileno(), source.fileno(), begins, ends - begins)
    return replace(partition, start=0)


def written(file: int, at: int, end: int) -> Iterator[tuple[int, int]]:
    """The parts of a file, between these places, that are no holes."""
    while at < end:
        try:
            begins = os.lseek(file, at, os.SEEK_DATA)
        except OSError:  # only a hole is left
            return
        at = min(os.lseek(file, begins, os.SEEK_HOLE), end)
        if begins < end:
            yield begins, at


def roomy(card: Card, otherwise: Path) -> Path:
    """A folder for the copies."""
    needed = card.image.stat().st_blocks * SECTOR + SPARE
    return MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > needed else otherwise


def begin(card: Card, folder: Path) -> tuple[Path, Path]:
    """The disk as it is now, and an empty log of what will be written to it."""
    begun, log = folder / "begun.img", folder / "writes.log"
    subprocess.run(["cp", "--sparse=always", card.image, begun], check=True)
    with log.open("wb") as file:
        file.truncate(LOG_MOST)
    return begun, log
