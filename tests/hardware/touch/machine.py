"""A machine's input devices in a fake /sys, and panels with events through a pipe."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from hardware.touch.devices import InputDevice
from hardware.touch.panel import EVENT, Axis, Event, Panel, PanelFingers, Slot, SlotState

SYN, KEY, ABS = 0, 1, 3
REPORT, DROPPED = (SYN, 0, 0), (SYN, 3, 0)
EMPTY = SlotState((Slot(), Slot()))
SLOT, X, Y, WHO = 0x2F, 0x35, 0x36, 0x39
SINGLE_X, SINGLE_Y, TOUCH = 0x00, 0x01, 0x14A

# name: its kind; properties, keys, relative axes, absolute axes, in the kernel's format
DEVICES: dict[str, tuple[str, str, str, str, str]] = {
    "QEMU Virtio MultiTouch": ("touchscreen", "2", "30400 1f0000 0 0 0 0", "0", "260800000000000"),
    "10-0038 generic ft5x06 (79)": ("touchscreen", "2", "400 0 0 0 0 0", "0", "260800000000003"),
    "ADS7846 Touchscreen": ("touchscreen", "0", "400 0 0 0 0 0", "0", "1000003"),
    "Wacom Intuos S Pen": ("pen", "1", "1c03 0 0 0 0 0", "0", "d000003"),
    "Wacom Cintiq 16 Pen": ("touchscreen", "2", "1c03 0 0 0 0 0", "0", "1000d000003"),
    "ELAN1300:00 04F3:3059 Touchpad": ("touchpad", "5", "e520 10000 0 0 0 0", "0", "2e0800000000003"),
    "QEMU QEMU USB Tablet": ("mouse", "0", "70000 0 0 0 0", "100", "3"),
    "Logitech USB Optical Mouse": ("mouse", "0", "ff0000 0 0 0 0", "143", "0"),
    "AT Translated Set 2 keyboard": (
        "keyboard",
        "0",
        "402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe",
        "0",
        "0",
    ),
    "Power Button": ("other", "0", "10000000000000 0", "0", "0"),
    "vc4-hdmi-0": ("other", "20", "ff", "0", "0"),
    "Accelerometer": ("other", "40", "0", "0", "7"),
}


def plug_in(root: Path, number: int, name: str) -> None:
    """Add a device to /sys."""
    _, properties, keys, rel, axes = DEVICES[name]
    about = root / f"sys/class/input/event{number}/device"
    (about / "capabilities").mkdir(parents=True)
    for file, text in {
        "name": name,
        "properties": properties,
        "capabilities/key": keys,
        "capabilities/rel": rel,
        "capabilities/abs": axes,
    }.items():
        (about / file).write_text(f"{text}\n")


class Wire:
    """The kernel driver of a panel. `state` is its answer to a slot query."""

    def __init__(self, has_slots: bool = True, state: SlotState = EMPTY, most: int = 32767) -> None:
        self.reader, self._writer = os.pipe()
        os.set_blocking(self.reader, False)
        self.state, self.has_slots, self._most = state, has_slots, most

    def say(self, *events: tuple[int, int, int]) -> None:
        """Write the events and a sync report."""
        self.write((*events, REPORT))

    def write(self, events: Iterable[tuple[int, int, int]]) -> None:
        os.write(self._writer, b"".join(EVENT.pack(1_700_000_000, 5, *event) for event in events))

    def unplug(self) -> None:
        os.close(self._writer)

    def open(self, device: InputDevice) -> Panel:
        """Like open_panel."""
        ask: Callable[[], SlotState] = lambda: self.state  # noqa: E731
        axes = Axis(0, self._most), Axis(0, self._most)
        return Panel(device, self.reader, PanelFingers(*axes, ask, has_slots=self.has_slots))


def panel_at(path: str, name: str = "panel") -> InputDevice:
    return InputDevice(path=Path(path), name=name, kind="touchscreen", has_slots=True)


def down(finger: int, x: int, y: int, slot: int = 0) -> tuple[Event, ...]:
    """The events of a finger coming down, on a panel with slots."""
    at = (Event(ABS, X, x), Event(ABS, Y, y))
    return (Event(ABS, SLOT, slot), Event(ABS, WHO, finger), *at, Event(KEY, TOUCH, 1))


def up(slot: int = 0) -> tuple[Event, ...]:
    return (Event(ABS, SLOT, slot), Event(ABS, WHO, -1), Event(KEY, TOUCH, 0))
