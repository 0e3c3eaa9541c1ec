"""Fakes for the hardware tests: a manual clock, a readable signal queue, manual timers."""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event
from typing import TypeVar

from hardware.signal import RolledDie, Signal

Kind = TypeVar("Kind", bound=Signal)


class Clock:
    """A manual clock in monotonic milliseconds."""

    def __init__(self) -> None:
        self.ms = 1_000

    def __call__(self) -> int:
        return self.ms

    def advance(self, ms: int) -> None:
        self.ms += ms


class Heard:
    """The signals of devices, in order."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[Signal] = SimpleQueue()
        self.put = self.queue.put
        self._all: list[Signal] = []

    @property
    def all(self) -> list[Signal]:
        while not self.queue.empty():
            self._all.append(self.queue.get())
        return self._all

    def of(self, kind: type[Kind]) -> list[Kind]:
        """The signals of a kind."""
        return [signal for signal in self.all if isinstance(signal, kind)]

    def next(self) -> Signal:
        """The next signal. Raises queue.Empty after half a minute."""
        signal = self.queue.get(timeout=30)
        self._all.append(signal)
        return signal


class Alarms:
    """A `later` with manual timers."""

    def __init__(self) -> None:
        self.waiting: dict[int, Callable[[], None]] = {}
        self.ms: list[int] = []

    def __call__(self, ms: int, call: Callable[[], None]) -> Alarms.Alarm:
        self.ms.append(ms)
        self.waiting[len(self.ms)] = call
        return Alarms.Alarm(self, len(self.ms))

    def ring(self) -> None:
        for number in list(self.waiting):
            self.waiting.pop(number)()

    class Alarm:
        def __init__(self, alarms: Alarms, number: int) -> None:
            self._alarms, self._number = alarms, number

        def cancel(self) -> None:
            self._alarms.waiting.pop(self._number, None)


def dice(*words: str) -> tuple[RolledDie, ...]:
    """`dice("red 4", "green 2")`."""
    return tuple(RolledDie(tint=tint, face=face) for tint, face in (word.split() for word in words))


def now_ms() -> int:
    """The system's monotonic clock in milliseconds."""
    return time.monotonic_ns() // 1_000_000


def until(done: Callable[[], bool]) -> None:
    """Wait for other threads until the condition holds; fails after at least half a minute."""
    pause = Event()
    for _ in range(6_000):
        if done():
            return
        pause.wait(0.005)
    raise AssertionError("waited in vain")
