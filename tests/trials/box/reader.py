"""A dice reader on the machine's second serial port: the firmware's own Python, with dice rolled here."""

from __future__ import annotations

import contextlib
import importlib
import socket
import sys
import time
from pathlib import Path
from types import ModuleType

FIRMWARE = Path(__file__).parents[3] / "deploy/firmware"
LOOKS_S = 0.05


def firmware(name: str) -> ModuleType:
    """A module of the firmware, which lies outside of all packages."""
    if str(FIRMWARE) not in sys.path:
        sys.path.insert(0, str(FIRMWARE))
    return importlib.import_module(name)


class Reader:
    """The board: it hears the companion, and repeats its rolls until they are acknowledged."""

    def __init__(self, port: Path, folder: Path) -> None:
        made = firmware("reader")
        self._board = made.Reader("T1", made.Memory(str(folder / "rolls.txt")), "0AF1", ["lamp"])
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(str(port))
        self._line.settimeout(LOOKS_S)
        self._send(self._board.woken(self._ms()))

    def _ms(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def _send(self, data: bytes) -> None:
        if data:
            self._line.sendall(data)

    def live(self, seconds: float) -> None:
        """Run the reader's normal loop for `seconds`."""
        ends_s = time.monotonic() + seconds
        while time.monotonic() < ends_s:
            with contextlib.suppress(TimeoutError):
                self._send(self._board.feed(self._line.recv(4096), self._ms()))
            self._send(self._board.due(self._ms()))

    @property
    def wanted(self) -> list[str]:
        """The colours of the dice that the table is to roll now."""
        return list(self._board.wanted)

    def roll(self, *faces: int) -> None:
        """The wanted dice come to rest with these faces."""
        dice = [f"{tint}={face}" for tint, face in zip(self.wanted, faces, strict=True)]
        self._send(self._board.moving() + self._board.roll(dice, self._ms()))

    def close(self) -> None:
        self._line.close()
