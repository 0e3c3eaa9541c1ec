"""The input devices of this machine, and their kinds.

Read from /sys, so that devices without permission are listed as well.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Literal

from msgspec import Struct

DeviceKind = Literal["touchscreen", "touchpad", "pen", "mouse", "keyboard", "other"]

# bits of the kernel's tables (linux/input-event-codes.h)
DIRECT = 1  # a property: the touched surface is the display
REL_X, REL_Y = 0, 1
ABS_X, ABS_Y, ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y = 0x00, 0x01, 0x2F, 0x35, 0x36
BTN_LEFT, BTN_TOOL_PEN, BTN_TOOL_FINGER, BTN_TOUCH, BTN_STYLUS = 0x110, 0x140, 0x145, 0x14A, 0x14B
LETTERS = ((1 << 32) - 1) & ~1  # escape, digits and letters: on every keyboard
WORD_BITS = 8 * struct.calcsize("P")


class InputDevice(Struct, frozen=True, kw_only=True):
    """One of /dev/input/event*."""

    path: Path
    name: str
    kind: DeviceKind
    has_slots: bool = False  # tells fingers apart


def find_devices(root: Path = Path("/")) -> tuple[InputDevice, ...]:
    """All current input devices, in the order of their numbers."""
    found = (_device(root, event) for event in root.glob("sys/class/input/event*"))
    there = (each for each in found if each is not None)
    return tuple(sorted(there, key=lambda each: int(each.path.name.removeprefix("event") or 0)))


def _device(root: Path, event: Path) -> InputDevice | None:
    """The device of an event; None if it has just been unplugged."""
    about = event / "device"
    try:
        name = (about / "name").read_text(errors="replace").strip()
        keys, rel, axes = (_bits(about / "capabilities" / each) for each in ("key", "rel", "abs"))
        kind = kind_of(keys=keys, rel=rel, axes=axes, properties=_bits(about / "properties"))
    except OSError:
        return None
    return InputDevice(path=root / "dev/input" / event.name, name=name, kind=kind, has_slots=_has(axes, ABS_MT_SLOT))


def _bits(file: Path) -> int:
    """A kernel table as one number: words of hexadecimal digits, the highest first."""
    bits = 0
    for word in file.read_text().split():
        bits = bits << WORD_BITS | int(word, 16)
    return bits


def kind_of(*, keys: int, rel: int, axes: int, properties: int) -> DeviceKind:
    """The kind of a device with these tables, by the rules of systemd's udev, which SDL follows as well.

    So no touch counts twice: SDL makes a mouse of every "mouse", and none of a touchscreen. One rule is ours: a pen on
    the display itself is as good as a finger.
    """
    fingers = _has(axes, ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y)
    place, direct = _has(axes, ABS_X, ABS_Y), _has(properties, DIRECT)
    if fingers or place:
        if not direct and (_has(keys, BTN_TOOL_PEN) or _has(keys, BTN_STYLUS)):
            return "pen"
        if _has(keys, BTN_TOOL_FINGER) and not direct:
            return "touchpad"
        if _has(keys, BTN_LEFT) and not fingers:
            return "mouse"
        if _has(keys, BTN_TOUCH) or direct:
            return "touchscreen"
    if _has(rel, REL_X, REL_Y) and _has(keys, BTN_LEFT):
        return "mouse"
    return "keyboard" if keys & LETTERS == LETTERS else "other"


def _has(bits: int, *wanted: int) -> bool:
    return all(bits >> bit & 1 for bit in wanted)
