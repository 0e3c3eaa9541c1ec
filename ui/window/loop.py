"""When the touchscreen looks and draws: as soon as something happens, and not before.

Kivy's own loop sleeps until its next frame, sixty times a second, whether or not anything moves; a touch waits for the
end of that sleep. Here the sleep ends when a descriptor that brings input is readable, when another thread has
scheduled something, or when the next scheduled thing is due.
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

LONGEST_S = 30.0  # a bound for what nobody thought of
OPEN_FILES = "/proc/self/fd"  # the descriptors of this process
# a picture was drawn, or Kivy has fetched something
FETCH_EVENTS = ("on_flip", "on_mouse_down", "on_mouse_move", "on_mouse_up", "on_key_down", "on_key_up", "on_textinput")

Select = Callable[[Sequence[int], Sequence[int], Sequence[int], float], tuple[list[int], list[int], list[int]]]


class Pulse:
    """The wait between two passes of Kivy's loop."""

    def __init__(self, clock: Any, inputs: Callable[[], Sequence[int]], select: Select = select.select) -> None:
        """`clock` is Kivy's own clock object, `inputs` finds the descriptors on which touches and keys arrive."""
        self._clock, self._inputs, self._select = clock, inputs, select
        self._thread = threading.get_ident()
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._reader, False)
        os.set_blocking(self._writer, False)
        self._descriptors = [self._reader, *inputs()]
        self._is_pending, self._is_stale = True, False

    def skip_wait(self) -> None:
        """Do not wait before the next pass.

        After a picture, since drawing reads from the X server too and may have taken a touch in with it; and after
        input, since Kivy may fetch it at the end of one pass and deals with it in the next.
        """
        self._is_pending = True

    def wake(self) -> None:
        """End the wait; may be called from any thread."""
        try:
            os.write(self._writer, b"!")
        except BlockingIOError:
            return  # it is full of wake-ups already

    def heed_signals(self) -> None:
        """A signal ends the wait, too: what it asks for is done at once."""
        signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)

    def on_schedule(self) -> None:
        """Something was scheduled; by our own thread it is seen anyway before the next wait."""
        if threading.get_ident() != self._thread:
            self.wake()

    def wait(self) -> None:
        """Until there is something to do."""
        due_s = self._clock.get_min_timeout()  # in the clock's own time; 0 = now
        wait_s = 0.0 if self._is_pending or not due_s else max(0.0, min(due_s - self._clock.time(), LONGEST_S))
        if self._is_stale:
            self._descriptors, self._is_stale = [self._reader, *self._inputs()], False
        try:
            ready, _, _ = self._select(self._descriptors, [], [], wait_s)
        except OSError:  # SDL has closed what was unplugged
            self._is_pending = self._is_stale = True
            return
        self._is_pending = bool(ready)
        self._is_stale = any(is_device_socket(fd) for fd in ready)  # this pass opens and closes them
        if self._reader in ready:
            os.read(self._reader, 4096)


def input_descriptors() -> tuple[int, ...]:
    """The descriptors of this process on which input arrives: the X server's socket, or the event devices."""
    return tuple(fd for fd in (int(name) for name in os.listdir(OPEN_FILES)) if _is_input(fd))


def _is_input(fd: int) -> bool:
    try:
        target = os.readlink(f"{OPEN_FILES}/{fd}")
    except OSError:
        return False  # the one that listed the folder
    if target.startswith("socket:"):
        return _is_display(fd) or is_device_socket(fd)
    return target.startswith("/dev/input/event")


def is_device_socket(fd: int) -> bool:
    """Whether it is a socket on which the kernel or udev tells of devices that come and go."""
    try:
        if not stat.S_ISSOCK(os.fstat(fd).st_mode):
            return False
        with socket.socket(fileno=os.dup(fd)) as copy:
            return copy.family == socket.AF_NETLINK
    except OSError:
        return False


def _is_display(fd: int) -> bool:
    """Whether it is a socket to the X server."""
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
    """Let Kivy's clock wait with a Pulse; None where no input can be waited for, and Kivy's own loop goes on.

    `clock` is kivy.clock.Clock, a proxy: what is replaced belongs to the class behind it.
    """
    if not inputs():
        return None
    own = object.__getattribute__(clock, "_obj")
    pulse = Pulse(own, inputs, select)

    def idle(self: Any) -> float:
        pulse.wait()
        window.mainloop()  # fetches what came, so that this pass deals with it and not the next
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
    """Spare the screen what would wake it up for nothing."""
    from kivy.cache import Cache

    clock.unschedule(Cache._purge_by_timeout)  # looks every second for what is too old in Kivy's cache; nothing is
