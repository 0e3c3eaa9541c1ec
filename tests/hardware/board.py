"""The firmware of deploy/firmware under test: its files are flat modules, as on the board, not a package."""

from __future__ import annotations

import importlib
import sys
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
    """The firmware's reader with the interface of SimulatedReader. Unplugging cuts its power."""

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
    def last_sound(self) -> str:
        return str(self._reader.sounds[-1]) if self._reader.sounds else ""
