"""Input devices: their kinds, from the kernel's tables, and their events, byte by byte through a pipe, as fingers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hardware.touch.devices import find_devices
from hardware.touch.panel import Axis, PanelTouch, Slot, SlotState
from tests.hardware.touch.machine import (
    ABS,
    DEVICES,
    DROPPED,
    EMPTY,
    KEY,
    REPORT,
    SINGLE_X,
    SINGLE_Y,
    SLOT,
    TOUCH,
    WHO,
    Wire,
    X,
    Y,
    down,
    panel_at,
    plug_in,
    up,
)

MOST = 1000
GLASS = panel_at("/dev/input/event0")


def read(wire: Wire, *moments: tuple[tuple[int, int, int], ...]) -> list[PanelTouch]:
    """The panel's touches for these events, all waiting when it is read."""
    panel = wire.open(GLASS)
    for moment in moments:
        wire.say(*moment)
    return panel.read()


Moments = tuple[tuple[tuple[int, int, int], ...], ...]
BOTH_MOVE = ((ABS, SLOT, 0), (ABS, X, 200), (ABS, SLOT, 1), (ABS, X, 800))
OLD, PRESSURE = ((ABS, SINGLE_X, 100), (ABS, SINGLE_Y, 100)), ((ABS, 0x3A, 44),)
HERE = SlotState((Slot(-1, 500, 600), Slot()))  # the kernel omits events already sent to earlier readers
SECOND = SlotState((Slot(), Slot()), current=1)

TOUCHES: dict[str, tuple[SlotState, Moments, str]] = {  # the kernel's state at our start, its events; the touches
    "a tap": (EMPTY, (down(7, 250, 900), up()), "down 7 0.25 0.9, up 7 0.25 0.9"),
    "a coordinate that did not change": (EMPTY, (down(7, 250, 900), up(), ((ABS, WHO, 8), (ABS, Y, 100)), up()),
                                         "down 7 0.25 0.9, up 7 0.25 0.9, down 8 0.25 0.1, up 8 0.25 0.1"),
    "one of before our start": (HERE, (((ABS, WHO, 3), (KEY, TOUCH, 1)),), "down 3 0.5 0.6"),
    "the slot spoken of last": (SECOND, (((ABS, WHO, 3), (ABS, X, 10), (ABS, Y, 20)), down(4, 500, 500), up(1)),
                                "down 3 0.01 0.02, down 4 0.5 0.5, up 3 0.01 0.02"),
    "two fingers": (EMPTY, ((*down(1, 100, 100), *down(2, 900, 900, slot=1)), BOTH_MOVE, (*up(), *up(1))),
                    "down 1 0.1 0.1, down 2 0.9 0.9, move 1 0.2 0.1, move 2 0.8 0.9, up 1 0.2 0.1, up 2 0.8 0.9"),
    "another finger in the same slot": (EMPTY, (down(1, 100, 100), down(2, 900, 900)),
                                        "down 1 0.1 0.1, up 1 0.1 0.1, down 2 0.9 0.9"),
    "nothing new": (EMPTY, (down(1, 100, 100), PRESSURE, ((ABS, X, 100),)), "down 1 0.1 0.1"),
    "the first finger in the old way too": (EMPTY, ((*down(1, 100, 100), *OLD),), "down 1 0.1 0.1"),
}  # fmt: skip


@pytest.mark.parametrize(("state", "moments", "touches"), TOUCHES.values(), ids=TOUCHES)
def test_each_finger_comes_and_goes_once_and_where_it_is(state: SlotState, moments: Moments, touches: str) -> None:
    felt = read(Wire(most=MOST, state=state), *moments)
    assert ", ".join(f"{each.what} {each.finger} {each.x} {each.y}" for each in felt) == touches


def test_a_panel_for_one_finger() -> None:
    wire = Wire(has_slots=False, most=MOST, state=SlotState((Slot(-1, 300, 0),)))
    touches = read(
        wire,
        ((KEY, TOUCH, 1), (ABS, SINGLE_Y, 400)),
        ((ABS, SINGLE_X, 350),),
        ((KEY, TOUCH, 0),),
        ((KEY, TOUCH, 1),),
    )
    assert [(touch.what, touch.x, touch.y) for touch in touches] == [
        ("down", 0.3, 0.4),
        ("move", 0.35, 0.4),
        ("up", 0.35, 0.4),
        ("down", 0.35, 0.4),
    ]
    assert touches[0].finger != touches[-1].finger


def test_what_the_kernel_had_to_drop_is_asked_for() -> None:
    """A finger went up and another came down meanwhile; what waits behind the gap is older than the answer."""
    wire = Wire(most=MOST)
    panel = wire.open(GLASS)
    wire.say(*down(1, 100, 100))
    assert len(panel.read()) == 1
    wire.state = SlotState((Slot(-1, 150, 100), Slot(2, 700, 700)), current=1)
    wire.write([(ABS, X, 120), REPORT, DROPPED, (ABS, X, 150), REPORT])
    assert panel.read() == [
        PanelTouch("move", 1, 0.12, 0.1),
        PanelTouch("up", 1, 0.12, 0.1),
        PanelTouch("down", 2, 0.7, 0.7),
    ]
    wire.say((ABS, Y, 800))
    assert panel.read() == [PanelTouch("move", 2, 0.7, 0.8)]


def test_a_moment_may_come_in_pieces() -> None:
    wire = Wire(most=MOST)
    panel = wire.open(GLASS)
    wire.write(down(1, 100, 100))
    assert panel.read() == []
    wire.write([REPORT])
    assert panel.read() == [PanelTouch("down", 1, 0.1, 0.1)]


def test_a_panel_that_is_gone_says_so() -> None:
    wire = Wire()
    panel = wire.open(GLASS)
    wire.unplug()
    with pytest.raises(OSError, match="No such device"):
        panel.read()
    panel.close()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(wire.reader)


@pytest.mark.parametrize(
    ("axis", "value", "part"),
    [
        (Axis(0, 4095), 4095, 1.0),
        (Axis(-100, 100), 0, 0.5),
        (Axis(200, 3900), 100, 0.0),
        (Axis(200, 3900), 4000, 1.0),
        (Axis(0, 0), 5, 1.0),
    ],
)
def test_a_place_is_a_part_of_what_the_panel_says_it_has(axis: Axis, value: int, part: float) -> None:
    assert axis.part(value) == part


# ---- devices -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", DEVICES)
def test_each_device_is_known_for_what_it_is(name: str, tmp_path: Path) -> None:
    plug_in(tmp_path, 3, name)
    (device,) = find_devices(tmp_path)
    assert (device.path, device.name, device.kind) == (tmp_path / "dev/input/event3", name, DEVICES[name][0])


def test_a_panel_that_tells_fingers_apart_has_slots(tmp_path: Path) -> None:
    plug_in(tmp_path, 0, "10-0038 generic ft5x06 (79)")
    plug_in(tmp_path, 1, "ADS7846 Touchscreen")
    assert [device.has_slots for device in find_devices(tmp_path)] == [True, False]


def test_a_device_that_is_unplugged_while_it_is_looked_at_is_none(tmp_path: Path) -> None:
    plug_in(tmp_path, 0, "Power Button")
    (tmp_path / "sys/class/input/event0/device/properties").unlink()
    assert find_devices(tmp_path) == ()
