"""A bell that wakes a thread sleeping in `select`, from any other thread."""

from __future__ import annotations

import contextlib
import os
import threading


class Bell:
    """A wake-up by the kernel's event counter. While it is put away, ringing does nothing."""

    def __init__(self) -> None:
        self._lock = threading.Lock()  # else a ring could go to another file with the same number
        self._file: int | None = None

    def set_up(self) -> int:
        """Open the bell; the file to wait for."""
        self._file = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        return self._file

    def ring(self) -> None:
        """Wake the waiting thread, now or at its next wait."""
        with self._lock:
            if self._file is not None:
                os.eventfd_write(self._file, 1)

    def clear(self) -> None:
        """Reset the bell; do this before looking for the reason of the ring."""
        with self._lock, contextlib.suppress(BlockingIOError):  # not rung
            if self._file is not None:
                os.eventfd_read(self._file)

    def put_away(self) -> None:
        """Close the bell."""
        with self._lock:
            if self._file is not None:
                os.close(self._file)
            self._file = None
