"""Events of the kernel, byte by byte through a pipe, become fingers."""

from __future__ import annotations

import os

import pytest

from hardware.touch.panel import Axis, PanelTouch, Slot, SlotState
from tests.hardware.touch.machine import (
    ABS,
    DROPPED,
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
    up,
)

MOST = 1000
GLASS = panel_at("/dev/input/event0")


def read(wire: Wire, *moments: tuple[tuple[int, int, int], ...]) -> list[PanelTouch]:
    """What a panel makes of these moments, all waiting when it is read."""
    panel = wire.open(GLASS)
    for moment in moments:
        wire.say(*moment)
    return panel.read()


def test_a_tap_goes_down_and_up_where_it_is() -> None:
    assert read(Wire(most=MOST), down(7, 250, 900), up()) == [
        PanelTouch("down", 7, 0.25, 0.9),
        PanelTouch("up", 7, 0.25, 0.9),
    ]


def test_a_coordinate_that_did_not_change_is_that_of_the_touch_before() -> None:
    touches = read(Wire(most=MOST), down(7, 250, 900), up(), ((ABS, WHO, 8), (ABS, Y, 100), (KEY, TOUCH, 1)), up())
    assert touches[2:] == [PanelTouch("down", 8, 0.25, 0.1), PanelTouch("up", 8, 0.25, 0.1)]


def test_a_coordinate_of_before_our_start_is_asked_for() -> None:
    """The kernel leaves out what it has told to those who were here before."""
    wire = Wire(most=MOST, state=SlotState((Slot(-1, 500, 600), Slot())))
    assert read(wire, ((ABS, WHO, 3), (KEY, TOUCH, 1))) == [PanelTouch("down", 3, 0.5, 0.6)]


def test_the_slot_that_was_spoken_of_last_is_asked_for() -> None:
    wire = Wire(most=MOST, state=SlotState((Slot(), Slot()), current=1))
    touches = read(wire, ((ABS, WHO, 3), (ABS, X, 10), (ABS, Y, 20)), down(4, 500, 500, slot=0), up(slot=1))
    assert [(touch.what, touch.finger) for touch in touches] == [("down", 3), ("down", 4), ("up", 3)]


def test_two_fingers_are_two() -> None:
    touches = read(
        Wire(most=MOST),
        (*down(1, 100, 100), *down(2, 900, 900, slot=1)),
        ((ABS, SLOT, 0), (ABS, X, 200), (ABS, SLOT, 1), (ABS, X, 800)),
        (*up(), *up(slot=1)),
    )
    assert touches == [
        PanelTouch("down", 1, 0.1, 0.1),
        PanelTouch("down", 2, 0.9, 0.9),
        PanelTouch("move", 1, 0.2, 0.1),
        PanelTouch("move", 2, 0.8, 0.9),
        PanelTouch("up", 1, 0.2, 0.1),
        PanelTouch("up", 2, 0.8, 0.9),
    ]


def test_another_finger_in_the_same_slot_ends_the_first_where_it_was() -> None:
    touches = read(Wire(most=MOST), down(1, 100, 100), down(2, 900, 900))
    assert touches[1:] == [PanelTouch("up", 1, 0.1, 0.1), PanelTouch("down", 2, 0.9, 0.9)]


def test_a_moment_that_changes_nothing_tells_nothing() -> None:
    pressure = (ABS, 0x3A, 44)
    assert len(read(Wire(most=MOST), down(1, 100, 100), (pressure,), ((ABS, X, 100),))) == 1


def test_the_first_finger_is_not_counted_twice_where_the_kernel_tells_of_it_in_the_old_way_too() -> None:
    old = ((ABS, SINGLE_X, 100), (ABS, SINGLE_Y, 100))
    assert read(Wire(most=MOST), (*down(1, 100, 100), *old)) == [PanelTouch("down", 1, 0.1, 0.1)]


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
