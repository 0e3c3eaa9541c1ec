"""The kind of an input device, from the kernel's tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.touch.devices import find_devices
from tests.hardware.touch.machine import DEVICES, plug_in

KINDS = {
    "QEMU Virtio MultiTouch": "touchscreen",
    "10-0038 generic ft5x06 (79)": "touchscreen",
    "ADS7846 Touchscreen": "touchscreen",
    "Wacom Intuos S Pen": "pen",
    "Wacom Cintiq 16 Pen": "touchscreen",
    "ELAN1300:00 04F3:3059 Touchpad": "touchpad",
    "QEMU QEMU USB Tablet": "mouse",
    "Logitech USB Optical Mouse": "mouse",
    "AT Translated Set 2 keyboard": "keyboard",
    "Power Button": "other",
    "vc4-hdmi-0": "other",
    "Accelerometer": "other",
}


@pytest.mark.parametrize("name", DEVICES)
def test_each_device_is_known_for_what_it_is(name: str, tmp_path: Path) -> None:
    plug_in(tmp_path, 3, name)
    (device,) = find_devices(tmp_path)
    assert (device.path, device.name, device.kind) == (tmp_path / "dev/input/event3", name, KINDS[name])


def test_a_panel_that_tells_fingers_apart_has_slots(tmp_path: Path) -> None:
    plug_in(tmp_path, 0, "10-0038 generic ft5x06 (79)")
    plug_in(tmp_path, 1, "ADS7846 Touchscreen")
    assert [device.has_slots for device in find_devices(tmp_path)] == [True, False]


def test_devices_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for number in (10, 2, 0):
        plug_in(tmp_path, number, "Power Button")
    assert [device.path.name for device in find_devices(tmp_path)] == ["event0", "event2", "event10"]


def test_a_device_that_is_unplugged_while_it_is_looked_at_is_none(tmp_path: Path) -> None:
    plug_in(tmp_path, 0, "Power Button")
    (tmp_path / "sys/class/input/event0/device/properties").unlink()
    assert find_devices(tmp_path) == ()
