"""A bell for a thread that sleeps in `select`: rung from any other thread, it counts as something to read."""

from __future__ import annotations

import contextlib
import os
import threading


class Bell:
    """A counter of the kernel's. While it is put away, ringing does nothing."""

    def __init__(self) -> None:
        self._lock = threading.Lock()  # or a ring could go into a file that has just got the number
        self._file: int | None = None

    def set_up(self) -> int:
        """Make it ready; the file to wait for."""
        self._file = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        return self._file

    def ring(self) -> None:
        """Wake whoever waits, now or at the next wait."""
        with self._lock:
            if self._file is not None:
                os.eventfd_write(self._file, 1)

    def clear(self) -> None:
        """It was heard. First this, then look at what it was rung for."""
        with self._lock, contextlib.suppress(BlockingIOError):  # it was not rung
            if self._file is not None:
                os.eventfd_read(self._file)

    def put_away(self) -> None:
        """Give the file back."""
        with self._lock:
            if self._file is not None:
                os.close(self._file)
            self._file = None
