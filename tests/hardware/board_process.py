"""The whole firmware with `main.py` in a process of its own, with simulated pins.

    python -m tests.hardware.board_process FOLDER KEYS

Standard input and output are the cable. The keys are pressed one after the other once the lamp is lit.
"""

from __future__ import annotations

import os
import sys
import time
from types import ModuleType
from typing import Any

from tests.hardware.board import module

KEY_MS, GAP_MS = 60, 60


class Clock:
    """The board's clock, which advances only during sleeps, so that a busy machine misses no key."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms

    def sleep(self, ms: int) -> None:
        self.ms += ms
        time.sleep(ms / 1000)


ticks_ms = Clock()


class Fingers:
    """The pressed keys, by the time since the lamp was lit."""

    def __init__(self, keys: str) -> None:
        self._keys = keys
        self._since_ms: int | None = None

    def lamp(self, on: bool) -> None:
        if on and self._since_ms is None:
            self._since_ms = ticks_ms()

    @property
    def down(self) -> str:
        passed_ms = -1 if self._since_ms is None else ticks_ms() - self._since_ms
        turn, within_ms = divmod(passed_ms, KEY_MS + GAP_MS)
        return self._keys[turn] if 0 <= turn < len(self._keys) and within_ms < KEY_MS else ""


class Pin:
    """A pin of the board; all pins share the set of rows driven low."""

    IN, OUT, PULL_UP = range(3)
    fingers = Fingers("")
    low: set[int] = set()

    def __init__(self, number: int, mode: int = IN, pull: int | None = None) -> None:
        self._number = number

    def value(self, *level: Any) -> int:
        board = module("main")
        if self._number == board.LAMP:
            self.fingers.lamp(*level)
        elif self._number in board.ROWS:
            (self.low.discard if level[0] else self.low.add)(self._number)
        else:
            keys = module("keypad").KEYS
            column = board.COLUMNS.index(self._number)
            return int(not any(keys[board.ROWS.index(row)][column] == self.fingers.down for row in self.low))
        return 0


class Cable:
    """Unbuffered standard input, as in MicroPython."""

    def __init__(self) -> None:
        self.buffer = self

    def fileno(self) -> int:
        return 0

    def read(self, most: int) -> bytes:
        return os.read(0, most)

    def write(self, data: bytes) -> int:
        return os.write(1, data)


def pretend(name: str, **has: Any) -> None:
    """Register a stand-in for a module of MicroPython."""
    made = ModuleType(name)
    vars(made).update(has)
    sys.modules[name] = made


def run(folder: str, keys: str) -> None:
    os.chdir(folder)
    Pin.fingers = Fingers(keys)
    pretend("machine", Pin=Pin, unique_id=lambda: b"\xe6\x61\x41\x03\xe7\x45")
    pretend("micropython", kbd_intr=lambda key: None)
    vars(time).update(ticks_ms=ticks_ms, ticks_diff=lambda new, old: new - old, sleep_ms=ticks_ms.sleep)
    sys.stdin = sys.stdout = Cable()
    module("main").start()


if __name__ == "__main__":
    run(*sys.argv[1:])
