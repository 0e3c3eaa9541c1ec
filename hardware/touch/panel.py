"""A touchscreen that is open: what the kernel says about it, read without waiting."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import struct
from collections.abc import Iterator

from hardware.touch.devices import (
    ABS_MT_POSITION_X,
    ABS_MT_POSITION_Y,
    ABS_MT_SLOT,
    ABS_X,
    ABS_Y,
    BTN_TOUCH,
    InputDevice,
)
from hardware.touch.fingers import ABS_MT_TRACKING_ID, NOBODY, Axis, Event, PanelFingers, PanelTouch, Slot, SlotState

EVENT = struct.Struct("llHHi")  # struct input_event: seconds, microseconds, type, code, value
AXIS = struct.Struct("6i")  # struct input_absinfo: value, minimum, maximum, fuzz, flat, resolution
AT_ONCE = 64 * EVENT.size
KEY_BYTES = 96  # of the kernel's table of keys that are down


class Panel:
    """Its fingers. Whoever reads it shares it with others: SDL and the doctor may have it open, too."""

    def __init__(self, device: InputDevice, fd: int, fingers: PanelFingers) -> None:
        """It owns `fd`, which does not block."""
        self.device, self._fd, self._fingers = device, fd, fingers

    def fileno(self) -> int:
        return self._fd

    def read(self) -> list[PanelTouch]:
        """What has come since the last time. OSError where the panel is gone."""
        return self._fingers.take(list(_waiting(self._fd)))

    def grab(self) -> None:
        """Let nobody else feel its touches until it is closed; nothing where that cannot be had."""
        with contextlib.suppress(OSError):
            fcntl.ioctl(self._fd, 1 << 30 | 4 << 16 | ord("E") << 8 | 0x90, 1)  # EVIOCGRAB

    def close(self) -> None:
        """Read no more; of fingers that are still on it nothing more is told."""
        os.close(self._fd)


def open_panel(device: InputDevice) -> Panel:
    """The touchscreen, open; OSError where it may not be opened, or is gone."""
    fd = os.open(device.path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        x, y = (ABS_MT_POSITION_X, ABS_MT_POSITION_Y) if device.has_slots else (ABS_X, ABS_Y)
        ask = _slots_of if device.has_slots else _single_of
        fingers = PanelFingers(_axis(fd, x), _axis(fd, y), lambda: ask(fd), has_slots=device.has_slots)
    except OSError:
        os.close(fd)
        raise
    return Panel(device, fd, fingers)


def _waiting(fd: int) -> Iterator[Event]:
    while True:
        try:
            read = os.read(fd, AT_ONCE)
        except BlockingIOError:
            return
        if not read:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        for _, _, kind, code, value in EVENT.iter_unpack(read):
            yield Event(kind, code, value)


# ---- what the kernel is asked ---------------------------------------------------------------------------
def _axis(fd: int, code: int) -> Axis:
    _, least, most, *_ = _about(fd, code)
    return Axis(least, most)


def _about(fd: int, code: int) -> tuple[int, ...]:
    """EVIOCGABS."""
    return AXIS.unpack(fcntl.ioctl(fd, _question(0x40 + code, AXIS.size), bytes(AXIS.size)))


def _slots_of(fd: int) -> SlotState:
    current, _, last, *_ = _about(fd, ABS_MT_SLOT)
    codes = (ABS_MT_TRACKING_ID, ABS_MT_POSITION_X, ABS_MT_POSITION_Y)
    told = (_of_slots(fd, code, last + 1) for code in codes)
    return SlotState(tuple(Slot(*each) for each in zip(*told, strict=True)), current)


def _of_slots(fd: int, code: int, count: int) -> tuple[int, ...]:
    """EVIOCGMTSLOTS: one value for each slot."""
    table = struct.Struct(f"{count + 1}i")
    return table.unpack(fcntl.ioctl(fd, _question(0x0A, table.size), table.pack(code, *[0] * count)))[1:]


def _single_of(fd: int) -> SlotState:
    down = fcntl.ioctl(fd, _question(0x18, KEY_BYTES), bytes(KEY_BYTES))  # EVIOCGKEY
    is_touched = down[BTN_TOUCH // 8] >> BTN_TOUCH % 8 & 1
    return SlotState((Slot(0 if is_touched else NOBODY, _about(fd, ABS_X)[0], _about(fd, ABS_Y)[0]),))


def _question(number: int, size: int) -> int:
    """The kernel's _IOR('E', number, size)."""
    return 2 << 30 | size << 16 | ord("E") << 8 | number
