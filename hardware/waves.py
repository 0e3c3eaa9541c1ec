"""Square waves on output lines: coloured lamps between dark and full, and the tones of a buzzer.

One thread for all of them, awake only for lines that really go up and down: what is fully on or off needs no wave.
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
    """One line: high for so long, low for so long."""

    high_ns: int
    low_ns: int
    write: Write
    due_ns: int  # monotonic: when it changes next
    is_high: bool = False

    def change(self, now_ns: int) -> None:
        """Go up or down; a wave that came late begins from now instead of hurrying after its time."""
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
        """Let the line be high for that part (0 < duty < 1) of each of `hz` periods a second."""
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
        """End that line's wave, at whatever level it is; nothing writes to it any more."""
        with self._wakeup:
            self._waves.pop(line, None)

    def close(self) -> None:
        """End all waves and the thread; it can be used again afterwards."""
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
        except OSError:  # the line has gone: the others go on
            with suppress(KeyError):
                del self._waves[line]
