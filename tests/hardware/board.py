"""The firmware of deploy/firmware under test, and a cable to plug it in.

Its files are flat modules, as on the board, not a package.
"""

from __future__ import annotations

import importlib
import os
import select
import sys
import tty
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hardware.signal import RolledDie

FIRMWARE = Path(__file__).parents[2] / "deploy" / "firmware"


def module(name: str) -> Any:
    if str(FIRMWARE) not in sys.path:
        sys.path.append(str(FIRMWARE))
    return importlib.import_module(name)


class Flash:
    """The board's flash memory, in RAM."""

    def __init__(self) -> None:
        self.data = b""

    def load(self) -> bytes:
        return self.data

    def save(self, data: bytes) -> None:
        self.data = data


class BoardReader:
    """The firmware's reader. Unplugging cuts its power."""

    def __init__(self, id: str, epoch: str) -> None:
        self._id, self._epoch = id, epoch
        self._flash = Flash()
        self._reader = self._with_power()

    def _with_power(self) -> Any:
        return module("reader").Reader(self._id, self._flash, self._epoch, ["lamp", "sound"])

    def wake_up(self, at_ms: int) -> bytes:
        self._reader = self._with_power()
        sent: bytes = self._reader.woken(at_ms)
        return sent

    def feed(self, data: bytes, at_ms: int) -> bytes:
        sent: bytes = self._reader.feed(data, at_ms)
        return sent

    def roll(self, dice: Iterable[RolledDie], at_ms: int) -> bytes:
        words = [f"{die.tint}={die.face}" for die in dice]
        sent: bytes = self._reader.moving() + self._reader.roll(words, at_ms)
        return sent

    def tick(self, at_ms: int) -> bytes:
        sent: bytes = self._reader.due(at_ms)
        return sent

    @property
    def wanted_tints(self) -> tuple[str, ...]:
        return tuple(self._reader.wanted)

    @property
    def lamp(self) -> bool:
        return bool(self._reader.lamp)

    @property
    def sounds(self) -> tuple[str, ...]:
        """All sounds since power-up."""
        return tuple(self._reader.sounds)


class Cable:
    """A pseudo-terminal as a USB cable: `path` is a serial port while plugged in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ends: tuple[int, int] | None = None  # ours, the host's

    def plug(self) -> None:
        """Create the port, unless it exists."""
        if self._ends is not None:
            return
        ours, hosts = self._ends = os.openpty()
        tty.setraw(hosts)  # or the terminal would echo until a driver opens it
        os.set_blocking(ours, False)
        self.path.symlink_to(os.ttyname(hosts))

    def unplug(self) -> None:
        """Remove the port, even while a driver has it open."""
        if self._ends is None:
            return
        self.path.unlink()
        for end in self._ends:
            os.close(end)
        self._ends = None

    def fileno(self) -> int:
        """Our end's file; only while plugged in."""
        assert self._ends is not None
        return self._ends[0]

    def read(self, most_s: float) -> bytes:
        """The host's bytes, after waiting at most that long for them."""
        files = self._ends[:1] if self._ends else ()
        ready, _, _ = select.select(files, (), (), most_s)
        return os.read(ready[0], 4096) if ready else b""

    def write(self, data: bytes) -> None:
        """Send to the host; a full line loses bytes, as a real one does."""
        if self._ends is None or not data:
            return
        try:
            os.write(self._ends[0], data)
        except BlockingIOError:
            return
