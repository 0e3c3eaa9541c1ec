"""A simulated USB cable: a pseudo-terminal that the driver opens like any serial port."""

from __future__ import annotations

import os
import select
import tty
from pathlib import Path


class Cable:
    """A pseudo-terminal as a USB cable: plugged in, `path` is a serial port; unplugged, there is nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ends: tuple[int, int] | None = None  # ours, the host's

    @property
    def plugged(self) -> bool:
        """Whether there is a port just now."""
        return self._ends is not None

    def plug(self) -> None:
        """Let the port appear; nothing where it is there already."""
        if self._ends is not None:
            return
        ours, hosts = self._ends = os.openpty()
        tty.setraw(hosts)  # or the terminal would echo until a driver opens it
        os.set_blocking(ours, False)
        self.path.symlink_to(os.ttyname(hosts))

    def unplug(self) -> None:
        """Let the port vanish under whoever has it open."""
        if self._ends is None:
            return
        self.path.unlink()
        for end in self._ends:
            os.close(end)
        self._ends = None

    def read(self, most_s: float, *others: int) -> bytes:
        """What the host has sent, after waiting for it, or for something in another file, at most so long."""
        ours = self._ends[0] if self._ends else -1
        files = others if ours < 0 else (ours, *others)
        ready, _, _ = select.select(files, (), (), most_s)
        return os.read(ours, 4096) if ours in ready else b""

    def write(self, data: bytes) -> None:
        """Send to the host; what nobody reads is lost when the line is full, as on a real one."""
        if self._ends is None or not data:
            return
        try:
            os.write(self._ends[0], data)
        except BlockingIOError:
            return
