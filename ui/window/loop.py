"""The touchscreen's event loop: it wakes up for events, and never between them.

Kivy's own loop sleeps until its next frame, sixty times a second, even without motion, and a touch waits for the end of
that sleep. Here the sleep ends when an input descriptor is readable, when another thread has scheduled an event, or
when the next scheduled event is due.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import stat
import threading
from collections.abc import Callable, Sequence
from typing import Any

LONGEST_S = 30.0  # a bound for unforeseen cases
OPEN_FILES = "/proc/self/fd"  # the descriptors of this process
# after a picture, or input that Kivy has fetched
FETCH_EVENTS = ("on_flip", "on_mouse_down", "on_mouse_move", "on_mouse_up", "on_key_down", "on_key_up", "on_textinput")

Select = Callable[[Sequence[int], Sequence[int], Sequence[int], float], tuple[list[int], list[int], list[int]]]


class Pulse:
    """The wait between two passes of Kivy's loop."""

    def __init__(self, clock: Any, inputs: Callable[[], Sequence[int]], select: Select = select.select) -> None:
        """`clock` is Kivy's clock object, `inputs` finds the descriptors of touches and keys."""
        self._clock, self._inputs, self._select = clock, inputs, select
        self._thread = threading.get_ident()
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._reader, False)
        os.set_blocking(self._writer, False)
        self._descriptors = [self._reader, *inputs()]
        self._is_pending, self._is_stale = True, False

    def skip_wait(self) -> None:
        """Skip the wait before the next pass.

        After a picture, since drawing reads from the X server as well and may have taken a touch with it; and after
        input, since Kivy may fetch it at the end of one pass and handle it in the next.
        """
        self._is_pending = True

    def wake(self) -> None:
        """End the wait; callable from any thread."""
        try:
            os.write(self._writer, b"!")
        except BlockingIOError:
            return  # the pipe is full of wake-ups

    def heed_signals(self) -> None:
        """Let signals end the wait, so that their handlers run at once."""
        signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)

    def on_schedule(self) -> None:
        """Wake the loop for an event scheduled by another thread; our own are seen before the next wait."""
        if threading.get_ident() != self._thread:
            self.wake()

    def wait(self) -> None:
        """Wait for input, a wake-up or the next due event."""
        due_s = self._clock.get_min_timeout()  # on the clock's time; 0 = now
        wait_s = 0.0 if self._is_pending or not due_s else max(0.0, min(due_s - self._clock.time(), LONGEST_S))
        if self._is_stale:
            self._descriptors, self._is_stale = [self._reader, *self._inputs()], False
        try:
            ready, _, _ = self._select(self._descriptors, [], [], wait_s)
        except OSError:  # SDL has closed an unplugged device
            self._is_pending = self._is_stale = True
            return
        self._is_pending = bool(ready)
        self._is_stale = any(is_device_socket(fd) for fd in ready)  # this pass opens and closes them
        if self._reader in ready:
            os.read(self._reader, 4096)


def input_descriptors() -> tuple[int, ...]:
    """This process's input descriptors: the X server's socket, or the event devices."""
    return tuple(fd for fd in (int(name) for name in os.listdir(OPEN_FILES)) if _is_input(fd))


def _is_input(fd: int) -> bool:
    try:
        target = os.readlink(f"{OPEN_FILES}/{fd}")
    except OSError:
        return False  # of the folder listing itself
    if target.startswith("socket:"):
        return _is_display(fd) or is_device_socket(fd)
    return target.startswith("/dev/input/event")


def is_device_socket(fd: int) -> bool:
    """Whether the descriptor is a socket with device events of the kernel or udev."""
    try:
        if not stat.S_ISSOCK(os.fstat(fd).st_mode):
            return False
        with socket.socket(fileno=os.dup(fd)) as copy:
            return copy.family == socket.AF_NETLINK
    except OSError:
        return False


def _is_display(fd: int) -> bool:
    """Whether the descriptor is a socket to the X server."""
    try:
        with socket.socket(fileno=os.dup(fd)) as copy:
            return copy.family == socket.AF_UNIX and b"X11-unix" in os.fsencode(copy.getpeername())
    except OSError:
        return False


def take_over(
    clock: Any,
    window: Any,
    inputs: Callable[[], Sequence[int]] = input_descriptors,
    select: Select = select.select,
) -> Pulse | None:
    """Make Kivy's clock wait with a Pulse; None without input descriptors, and Kivy's own loop stays. `clock` is
    kivy.clock.Clock, a proxy: the class behind it is patched."""
    if not inputs():
        return None
    own = object.__getattribute__(clock, "_obj")
    pulse = Pulse(own, inputs, select)

    def idle(self: Any) -> float:
        pulse.wait()
        window.mainloop()  # fetches the input for this pass, not the next
        now_s: float = self.time()
        self._dt = now_s - self._last_tick
        self._last_tick = now_s
        return now_s

    kind = type(own)
    kind.idle = idle
    kind.on_schedule = lambda self, event: pulse.on_schedule()
    window.bind(**dict.fromkeys(FETCH_EVENTS, lambda *_: pulse.skip_wait()))
    pulse.heed_signals()
    leave_alone(clock)
    return pulse


def leave_alone(clock: Any) -> None:
    """Unschedule Kivy's needless wake-ups."""
    from kivy.cache import Cache

    clock.unschedule(Cache._purge_by_timeout)  # every second, though nothing in Kivy's cache expires
