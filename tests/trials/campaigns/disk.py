"""A disk that fails on command: disk.c, compiled, preloaded into a process and controlled from here."""

from __future__ import annotations

import atexit
import ctypes
import errno
import functools
import mmap
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

SOURCE = Path(__file__).with_name("disk.c")
CONTROL, TRACE = "DISK_CONTROL", "DISK_TRACE"
FOR_GOOD = 2**63

SHORT = 0
ERRORS = {"EIO": errno.EIO, "ENOSPC": errno.ENOSPC, "EROFS": errno.EROFS, "short": SHORT}


class Kind(IntEnum):
    """The kind of a call; ACK is a line of the writer's own in the trace."""

    OPEN, WRITE, SYNC, TRUNCATE, UNLINK, RENAME, MKDIR, ACK = range(1, 9)


class Control(ctypes.Structure):
    """The struct of the same name in disk.c."""

    _fields_ = [
        ("calls", ctypes.c_uint64),
        ("first", ctypes.c_uint64),
        ("length", ctypes.c_uint64),
        ("failed", ctypes.c_uint64),
        ("error", ctypes.c_int32),
        ("last", ctypes.c_uint32),
        ("folder", ctypes.c_char * 512),
        ("name", ctypes.c_char * 64),
        ("only", ctypes.c_char * 64),
    ]
    calls: int
    first: int
    length: int
    failed: int
    error: int
    last: int
    folder: bytes
    name: bytes
    only: bytes


class Disk:
    """The disk under this process; a process must start with `environment`."""

    def __init__(self, control: Path) -> None:
        with control.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), ctypes.sizeof(Control))
        self._control = Control.from_buffer(self._map)

    def watch(self, folder: Path) -> None:
        """Count calls for files in `folder` that are opened from now on, from 0; none fails."""
        self.heal()
        self._control.folder = str(folder).encode()
        self._control.calls = self._control.failed = 0

    def fail(self, skip: int, length: int, error: int, only: str = "") -> None:
        """Let `skip` calls succeed and then `length` calls fail with `error`; `only` calls for one file."""
        self._control.only = only.encode()
        self._control.error, self._control.length, self._control.first = error, length, self.calls + 1 + skip

    def heal(self) -> None:
        """End all failures."""
        self._control.first = 0

    @property
    def calls(self) -> int:
        return self._control.calls

    @property
    def failed(self) -> int:
        """The number of failed calls."""
        return self._control.failed

    @property
    def last(self) -> str:
        """The last failed call, for people."""
        return f"{Kind(self._control.last).name} {self._control.name.decode()}" if self.failed else "none"


@functools.cache
def library() -> Path:
    """disk.c, compiled; removed when this process ends."""
    folder = tempfile.mkdtemp(prefix="disk-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)  # the tests may have removed it
    made = Path(folder) / "disk.so"
    subprocess.run(["gcc", "-O2", "-Wall", "-shared", "-fPIC", "-o", made, SOURCE, "-ldl", "-lpthread"], check=True)
    return made


def environment(folder: Path, *, traced: bool = False) -> dict[str, str]:
    """The variables that put a process on this disk; its control and trace are files in `folder`."""
    control = folder / "disk.control"
    control.write_bytes(bytes(ctypes.sizeof(Control)))
    traces = {TRACE: str(folder / "disk.trace")} if traced else {}
    return {**os.environ, "LD_PRELOAD": str(library()), CONTROL: str(control), **traces}


def here() -> Disk:
    """The disk under this process."""
    return Disk(Path(os.environ[CONTROL]))


# ---- traces -----------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Call:
    """A call that succeeded."""

    kind: Kind
    path: str
    at: int = 0  # an offset, or the size after a truncation
    data: bytes = b""
    to: str = ""  # the new name


def acknowledge(text: str) -> None:
    """Write an acknowledgement into the trace."""
    said = text.encode()
    entry = _head(Kind.ACK, len(said), 0) + bytes(16) + said
    with open(os.environ[TRACE], "ab", buffering=0) as file:
        file.write(entry)


def calls(trace: Path) -> Iterator[Call]:
    """The calls of a trace, in order."""
    data, at = trace.read_bytes(), 0
    while at < len(data):
        kind, path, to = (int.from_bytes(data[at + 4 * i : at + 4 * i + 4], "little") for i in range(3))
        where, size = (int.from_bytes(data[at + 12 + 8 * i : at + 20 + 8 * i], "little") for i in range(2))
        at += 28
        ends = (at + path, at + path + to, at + path + to + size)
        names = data[at : ends[0]].decode(), data[ends[0] : ends[1]].decode()
        yield Call(Kind(kind), names[0], where, data[ends[1] : ends[2]], names[1])
        at = ends[2]


def _head(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "little") for number in numbers)
