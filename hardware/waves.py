"""Square waves (PWM) on output lines: coloured lamps between dark and full, and a buzzer's tones.

One thread for all waves, awake only while a line really alternates: fully on or off needs no wave.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

SECOND_NS = 1_000_000_000

Write = Callable[[bool], None]  # may raise OSError


@dataclass
class Wave:
    """One line's wave: high and low in turn."""

    high_ns: int
    low_ns: int
    write: Write
    due_ns: int  # monotonic: its next change
    is_high: bool = False

    def change(self, now_ns: int) -> None:
        """Switch the level; a late wave continues from now instead of catching up."""
        self.is_high = not self.is_high
        length_ns = self.high_ns if self.is_high else self.low_ns
        self.due_ns += length_ns
        if self.due_ns < now_ns:
            self.due_ns = now_ns + length_ns
        self.write(self.is_high)


class Waves:
    """The waves of one program's lines."""

    def __init__(self) -> None:
        self._waves: dict[int, Wave] = {}  # by line
        self._wakeup = threading.Condition()
        self._thread: threading.Thread | None = None

    def play(self, line: int, hz: float, duty: float, write: Write) -> None:
        """Start a wave of `hz` periods a second, high for the fraction `duty` (0 < duty < 1) of each."""
        period_ns = int(SECOND_NS / hz)
        high_ns = int(period_ns * duty)
        with self._wakeup:
            old = self._waves.get(line)
            now_ns = time.monotonic_ns() if old is None else old.due_ns
            is_high = old is not None and old.is_high
            self._waves[line] = Wave(high_ns, period_ns - high_ns, write, now_ns, is_high)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="waves", daemon=True)
                self._thread.start()
            self._wakeup.notify()

    def hush(self, line: int) -> None:
        """End the line's wave at its current level; nothing writes to the line any more."""
        with self._wakeup:
            self._waves.pop(line, None)

    def close(self) -> None:
        """End all waves and the thread; the object can be used again afterwards."""
        with self._wakeup:
            self._waves = {}
            thread, self._thread = self._thread, None
            self._wakeup.notify()
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        me = threading.current_thread()
        with self._wakeup:
            while self._thread is me:
                if not self._waves:
                    self._wakeup.wait()
                    continue
                line, wave = min(self._waves.items(), key=lambda each: each[1].due_ns)
                now_ns = time.monotonic_ns()
                if wave.due_ns > now_ns:
                    self._wakeup.wait((wave.due_ns - now_ns) / SECOND_NS)
                    continue
                self._change(line, wave, now_ns)

    def _change(self, line: int, wave: Wave, now_ns: int) -> None:
        try:
            wave.change(now_ns)
        except OSError:  # the line has gone; the others continue
            with suppress(KeyError):
                del self._waves[line]
