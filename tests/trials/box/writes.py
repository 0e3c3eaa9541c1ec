"""The log of all writes and flushes of the machine's disk: QEMU's blklogwrites, the format of dm-log-writes.

After a power cut a disk holds everything before the last flush. Of later writes it may hold any part, in any order, and
of one write only some sectors: `Disk.states` makes such disks one after the other.
"""

from __future__ import annotations

import os
import random
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tests.trials.box.image import Card, Partition
from tests.trials.box.trouble import Wrong

MAGIC = 0x6A736677736872
HEAD, ENTRY = struct.Struct("<QQQI"), struct.Struct("<QQQQ")
FLUSH, FUA, DISCARD, MARK = 1, 2, 4, 8
SECTOR = 512
LOG_MOST = 16 * 2**30  # bytes; the file is as sparse as what is written is little


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One line of the log; sectors have the log's own size."""

    number: int
    sector: int
    sectors: int
    flags: int
    data_at: int  # in the log file

    @property
    def is_flush(self) -> bool:
        return bool(self.flags & FLUSH)

    @property
    def writes(self) -> bool:
        return bool(self.sectors) and not self.flags & (DISCARD | MARK)


def entries(log: Path) -> tuple[int, list[Entry]]:
    """The sector size, and all completed entries. Raises Wrong if this is no such log."""
    with log.open("rb") as file:
        size, many = _head(file.read(HEAD.size))
        found: list[Entry] = []
        at = size
        for number in range(many):
            file.seek(at)
            sector, sectors, flags, _ = ENTRY.unpack(file.read(ENTRY.size))
            found.append(Entry(number=number, sector=sector, sectors=sectors, flags=flags, data_at=at + size))
            at += size + (sectors * size if found[-1].writes else 0)
    return size, found


def many(log: Path) -> int:
    """The number of entries that a flush has made durable."""
    with log.open("rb") as file:
        return _head(file.read(HEAD.size))[1]


def _head(data: bytes) -> tuple[int, int]:
    magic, version, many, size = HEAD.unpack(data.ljust(HEAD.size, b"\0"))
    if (magic, version) != (MAGIC, 1):
        raise Wrong("QEMU kept no log of what was written")
    return size, many


@dataclass(frozen=True, kw_only=True)
class State:
    """A disk after a power cut."""

    entries: int  # the entries certainly on it
    what: str  # "flushed", "lost" or "torn"


class Disk:
    """A copy of the disk from the log's beginning, rolled forward through the log, never back."""

    def __init__(self, disk: Path, log: Path) -> None:
        self.file = disk
        self._disk, self._log = disk.open("r+b", buffering=0), log.open("rb")
        self._size, self._entries = entries(log)
        self._done = 0

    def flushes(self, since: int = 0) -> list[int]:
        """The number of durable entries after each flush that has newer entries behind it, from entry `since` on."""
        found, dirty = [], False
        for entry in self._entries:
            dirty = dirty or entry.writes
            if entry.is_flush and dirty:
                dirty = False
                if entry.number >= since:
                    found.append(entry.number + 1)
        return found

    def states(self, flush: int, chance: random.Random) -> Iterator[State]:
        """The possible disks after a power cut between this flush and the next; each is valid until the next one."""
        self._bring_to(flush)
        yield State(entries=flush, what="flushed")
        after = self._until_next_flush()
        if not after:
            return
        was = {entry.number: self._read(entry) for entry in after}
        for what in ("lost", "torn"):
            kept = [entry for entry in after if chance.random() < 0.5]
            for entry in kept:
                self._write(entry, self._data(entry))
            if what == "torn":
                self._tear(chance.choice(after), chance)
            yield State(entries=flush, what=what)
            for entry in reversed(after):
                self._write(entry, was[entry.number])

    def _tear(self, entry: Entry, chance: random.Random) -> None:
        """Write only some sectors of this entry."""
        data = bytearray(self._read(entry))
        new = self._data(entry)
        for at in range(0, len(data), SECTOR):
            if chance.random() < 0.5:
                data[at : at + SECTOR] = new[at : at + SECTOR]
        self._write(entry, bytes(data))

    def _until_next_flush(self) -> list[Entry]:
        found = []
        for entry in self._entries[self._done :]:
            if entry.writes:
                found.append(entry)
            if entry.is_flush:
                break
        return found

    def _bring_to(self, entries: int) -> None:
        for entry in self._entries[self._done : entries]:
            if entry.writes:
                self._write(entry, self._data(entry))
            elif entry.flags & DISCARD:
                self._write(entry, b"\0" * entry.sectors * self._size)
        self._done = max(self._done, entries)

    def _data(self, entry: Entry) -> bytes:
        self._log.seek(entry.data_at)
        return self._log.read(entry.sectors * self._size)

    def _read(self, entry: Entry) -> bytes:
        self._disk.seek(entry.sector * self._size)
        return self._disk.read(entry.sectors * self._size)

    def _write(self, entry: Entry, data: bytes) -> None:
        self._disk.seek(entry.sector * self._size)
        self._disk.write(data)

    def close(self) -> None:
        self._disk.close()
        self._log.close()


# ---- files ------------------------------------------------------------------------------------------------------
def begin(card: Card, folder: Path) -> tuple[Path, Path]:
    """The current disk, and an empty log of its future writes."""
    begun, log = folder / "begun.img", folder / "writes.log"
    subprocess.run(["cp", "--sparse=always", card.image, begun], check=True)
    with log.open("wb") as file:
        file.truncate(LOG_MOST)
    return begun, log


def alone(disk: Path, partition: Partition, to: Path) -> Partition:
    """That partition as a file of its own: the checks change it, and e2fsck requires a file."""
    end = partition.start + partition.size
    with disk.open("rb", buffering=0) as source, to.open("wb", buffering=0) as made:
        made.truncate(partition.size)
        for begins, ends in written(source.fileno(), partition.start, end):
            made.seek(begins - partition.start)
            while begins < ends:
                begins += os.sendfile(made.fileno(), source.fileno(), begins, ends - begins)
    return replace(partition, start=0)


def written(file: int, at: int, end: int) -> Iterator[tuple[int, int]]:
    """The parts of a file between these offsets that are no holes."""
    while at < end:
        try:
            begins = os.lseek(file, at, os.SEEK_DATA)
        except OSError:  # only a hole remains
            return
        at = min(os.lseek(file, begins, os.SEEK_HOLE), end)
        if begins < end:
            yield begins, at
