"""The simulated table: its gestures come out of the real drivers, and rolls as from one.

The doctor's walk presses, turns and lights all of it.
"""

from __future__ import annotations

from hardware.signal import Found, Lost, Pressed, Rolled
from hardware.simulator import Simulator, Times
from tests.hardware.fakes import Clock, Heard, dice, now_ms, until

THROWN = dice("red 4", "green 2")


def test_a_button_can_be_pressed_twice_quickly(heard: Heard) -> None:
    simulator = Simulator(Clock(), Times(double_ms=300))
    simulator.start(heard.put)
    simulator.press(1, "double")
    assert [signal.how for signal in heard.of(Pressed)] == ["double"]
    simulator.stop()


def test_a_button_can_be_held(heard: Heard) -> None:
    simulator = Simulator(now_ms, Times(hold_ms=20))
    simulator.start(heard.put)
    simulator.press(1, "hold")
    until(lambda: bool(heard.of(Pressed)))
    simulator.stop()
    assert [signal.how for signal in heard.of(Pressed)] == ["hold"]


def test_rolls_are_numbered_and_an_unplugged_reader_reports_none(heard: Heard) -> None:
    table = Simulator(Clock())
    table.start(heard.put)
    table.roll(THROWN)
    table.unplug()
    table.roll(THROWN)
    table.replug()
    table.roll(THROWN)
    assert [(signal.dice, signal.frame) for signal in heard.of(Rolled)] == [(THROWN, 1), (THROWN, 2)]
    assert [type(signal) for signal in heard.all] == [Found, Rolled, Lost, Found, Rolled]
    table.stop()
