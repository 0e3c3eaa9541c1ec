"""A bell for a thread that sleeps in `select`: rung from any other thread, it counts as something to read."""

from __future__ import annotations

import contextlib
import os
import threading


class Bell:
    """A pipe to oneself. While it is put away, ringing does nothing."""

    def __init__(self) -> None:
        self._lock = threading.Lock()  # or a ring could go into a file that has just got the number
        self._ends: tuple[int, int] | None = None

    def set_up(self) -> int:
        """Make it ready; the file to wait for."""
        self._ends = os.pipe()
        for end in self._ends:
            os.set_blocking(end, False)
        return self._ends[0]

    def ring(self) -> None:
        """Wake whoever waits, now or at the next wait."""
        with self._lock, contextlib.suppress(BlockingIOError):  # full: it has been rung often enough
            if self._ends is not None:
                os.write(self._ends[1], b"!")

    def clear(self) -> None:
        """It was heard. First this, then look at what it was rung for."""
        with self._lock, contextlib.suppress(BlockingIOError):
            if self._ends is not None:
                os.read(self._ends[0], 4096)

    def put_away(self) -> None:
        """Give the files back."""
        with self._lock:
            for end in self._ends or ():
                os.close(end)
            self._ends = None
