"""An open touchscreen: the kernel's events, read without blocking, and the fingers that they describe.

The kernel reports changes only, of the slot that it named last, and a SYN_REPORT at the end of each moment:
Documentation/input/multi-touch-protocol.rst, type B. After our start or an overflow of its buffer the current state is
queried instead.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import struct
from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from hardware.touch.devices import (
    ABS_MT_POSITION_X,
    ABS_MT_POSITION_Y,
    ABS_MT_SLOT,
    ABS_X,
    ABS_Y,
    BTN_TOUCH,
    InputDevice,
)

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
SYN_REPORT, SYN_DROPPED = 0, 3
ABS_MT_TRACKING_ID = 0x39
NO_FINGER = -1  # the tracking id of a slot without a finger
EVENT = struct.Struct("llHHi")  # struct input_event: seconds, microseconds, type, code, value
AXIS = struct.Struct("6i")  # struct input_absinfo: value, minimum, maximum, fuzz, flat, resolution
READ_BYTES = 64 * EVENT.size
KEY_BYTES = 96  # of the kernel's table of pressed keys


class Event(NamedTuple):
    """One event of the kernel."""

    type: int
    code: int
    value: int


class Axis(NamedTuple):
    """The panel's numbers for two opposite edges."""

    least: int
    most: int

    def part(self, value: int) -> float:
        """The fraction of the axis, 0 to 1; a finger beyond the edge is at the edge."""
        return min(1.0, max(0.0, (value - self.least) / max(1, self.most - self.least)))


class Slot(NamedTuple):
    """The finger of one slot and its place, in the panel's numbers."""

    finger: int = NO_FINGER
    x: int = 0
    y: int = 0


class SlotState(NamedTuple):
    """All slots, and the slot of the next events."""

    slots: tuple[Slot, ...]
    current: int = 0


class PanelTouch(NamedTuple):
    """A finger's touch at fractions of the panel's width and height, from its top left corner."""

    what: Literal["down", "move", "up"]
    finger: int
    x: float
    y: float


class PanelFingers:
    """The fingers on one panel."""

    def __init__(self, x: Axis, y: Axis, ask: Callable[[], SlotState], *, has_slots: bool) -> None:
        """`ask` queries the kernel's current state."""
        self._x, self._y, self._ask, self._has_slots = x, y, ask, has_slots
        self._reported_slots: dict[int, Slot] = {}  # the last report, by slot
        self._slots: dict[int, Slot] = {}
        self._current = self._touch_count = 0
        self._adopt()

    def take(self, events: Iterable[Event]) -> list[PanelTouch]:
        """The touches of these events, which are all that were waiting. After an overflow the remaining events are
        outdated: the kernel's current state replaces them."""
        touches: list[PanelTouch] = []
        for event in events:
            if event.type != EV_SYN:
                self._note(event)
            elif event.code == SYN_REPORT:
                touches += self._report()
            elif event.code == SYN_DROPPED:
                self._adopt()
                return [*touches, *self._report()]
        return touches

    def _adopt(self) -> None:
        state = self._ask()
        self._slots, self._current = dict(enumerate(state.slots)), state.current

    def _note(self, event: Event) -> None:
        """Note an event. Panels with slots report their first finger in both protocols, so only one is used."""
        if self._has_slots and (event.type, event.code) == (EV_ABS, ABS_MT_SLOT):
            self._current = event.value
            return
        slot = self._slots.get(self._current, Slot())
        x, y = _axis_codes(has_slots=self._has_slots)
        if self._has_slots and (event.type, event.code) == (EV_ABS, ABS_MT_TRACKING_ID):
            slot = slot._replace(finger=event.value)
        elif not self._has_slots and (event.type, event.code) == (EV_KEY, BTN_TOUCH):
            self._touch_count += event.value  # a single-finger panel has no finger numbers
            slot = slot._replace(finger=self._touch_count if event.value else NO_FINGER)
        elif (event.type, event.code) == (EV_ABS, x):
            slot = slot._replace(x=event.value)
        elif (event.type, event.code) == (EV_ABS, y):
            slot = slot._replace(y=event.value)
        self._slots[self._current] = slot

    def _report(self) -> Iterator[PanelTouch]:
        """The changes since the last report."""
        for number, slot in self._slots.items():
            before = self._reported_slots.get(number, Slot())
            if before == slot:
                continue
            if before.finger not in (NO_FINGER, slot.finger):
                yield self._touch("up", before)
            if slot.finger != NO_FINGER:
                yield self._touch("move" if before.finger == slot.finger else "down", slot)
            self._reported_slots[number] = slot

    def _touch(self, what: Literal["down", "move", "up"], slot: Slot) -> PanelTouch:
        return PanelTouch(what, slot.finger, self._x.part(slot.x), self._y.part(slot.y))


def _axis_codes(*, has_slots: bool) -> tuple[int, int]:
    """The panel's codes for a finger's place."""
    return (ABS_MT_POSITION_X, ABS_MT_POSITION_Y) if has_slots else (ABS_X, ABS_Y)


class Panel:
    """An open panel with its fingers. Others may have it open as well: SDL, the doctor."""

    def __init__(self, device: InputDevice, fd: int, fingers: PanelFingers) -> None:
        """Takes ownership of `fd`, which is non-blocking."""
        self.device, self._fd, self._fingers = device, fd, fingers

    def fileno(self) -> int:
        return self._fd

    def read(self) -> list[PanelTouch]:
        """The touches since the last call. Raises OSError if the panel is gone."""
        return self._fingers.take(list(_read_events(self._fd)))

    def grab(self) -> None:
        """Take the panel's touches exclusively until it is closed, if possible."""
        with contextlib.suppress(OSError):
            fcntl.ioctl(self._fd, 1 << 30 | 4 << 16 | ord("E") << 8 | 0x90, 1)  # EVIOCGRAB

    def close(self) -> None:
        """Close the panel; fingers still on it are not reported any more."""
        os.close(self._fd)


def open_panel(device: InputDevice) -> Panel:
    """The open touchscreen. Raises OSError without permission, or if it is gone."""
    fd = os.open(device.path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        x, y = _axis_codes(has_slots=device.has_slots)
        ask = _slot_state if device.has_slots else _single_state
        fingers = PanelFingers(_axis(fd, x), _axis(fd, y), lambda: ask(fd), has_slots=device.has_slots)
    except OSError:
        os.close(fd)
        raise
    return Panel(device, fd, fingers)


def _read_events(fd: int) -> Iterator[Event]:
    while True:
        try:
            read = os.read(fd, READ_BYTES)
        except BlockingIOError:
            return
        if not read:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        for _, _, kind, code, value in EVENT.iter_unpack(read):
            yield Event(kind, code, value)


# ---- queries to the kernel ------------------------------------------------------------------------------
def _axis(fd: int, code: int) -> Axis:
    _, least, most, *_ = _axis_info(fd, code)
    return Axis(least, most)


def _axis_info(fd: int, code: int) -> tuple[int, ...]:
    """EVIOCGABS."""
    return AXIS.unpack(fcntl.ioctl(fd, _ioctl_number(0x40 + code, AXIS.size), bytes(AXIS.size)))


def _slot_state(fd: int) -> SlotState:
    current, _, last, *_ = _axis_info(fd, ABS_MT_SLOT)
    codes = (ABS_MT_TRACKING_ID, ABS_MT_POSITION_X, ABS_MT_POSITION_Y)
    told = (_slot_values(fd, code, last + 1) for code in codes)
    return SlotState(tuple(Slot(*each) for each in zip(*told, strict=True)), current)


def _slot_values(fd: int, code: int, count: int) -> tuple[int, ...]:
    """EVIOCGMTSLOTS: one value for each slot."""
    table = struct.Struct(f"{count + 1}i")
    return table.unpack(fcntl.ioctl(fd, _ioctl_number(0x0A, table.size), table.pack(code, *[0] * count)))[1:]


def _single_state(fd: int) -> SlotState:
    down = fcntl.ioctl(fd, _ioctl_number(0x18, KEY_BYTES), bytes(KEY_BYTES))  # EVIOCGKEY
    is_touched = down[BTN_TOUCH // 8] >> BTN_TOUCH % 8 & 1
    return SlotState((Slot(0 if is_touched else NO_FINGER, _axis_info(fd, ABS_X)[0], _axis_info(fd, ABS_Y)[0]),))


def _ioctl_number(number: int, size: int) -> int:
    """The kernel's _IOR('E', number, size)."""
    return 2 << 30 | size << 16 | ord("E") << 8 | number
