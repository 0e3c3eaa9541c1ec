"""The simulated table: manual presses and rolls come out of the real drivers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hardware.output import TABLE, Light
from hardware.signal import Found, Lost, Pressed, Rolled, Turned
from hardware.simulator import Simulator, Times
from tests.hardware.fakes import Clock, Heard, dice, now_ms, until

THROWN = dice("red 4", "green 2")


@pytest.fixture
def table(heard: Heard, clock: Clock) -> Iterator[Simulator]:
    simulator = Simulator(clock)
    simulator.start(heard.put)
    assert heard.next() == Found(device="serial:dice")
    yield simulator
    simulator.stop()


def test_every_button_that_is_described_can_be_pressed(table: Simulator, heard: Heard) -> None:
    for seat in table.seats:
        table.press(seat)
    for name in table.shared:
        table.press(name)
    assert [signal.button for signal in heard.of(Pressed)] == [0, 1, 2, 3, 4, "undo", "pause", "next"]


def test_a_button_can_be_pressed_twice_quickly(heard: Heard, clock: Clock) -> None:
    simulator = Simulator(clock, Times(double_ms=300))
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


def test_the_knob_turns_both_ways_a_detent_at_a_time(table: Simulator, heard: Heard) -> None:
    table.turn(2)
    table.turn(-3)
    assert [signal.steps for signal in heard.of(Turned)] == [1, 1, -1, -1, -1]


def test_what_the_lamps_show_is_described(table: Simulator) -> None:
    table.rig.light({0: Light(how="lit"), TABLE: Light(how="dim", tint="blue")})
    lights = table.rig.lamps.lights
    assert lights[0].how == "lit"
    assert lights[1].how == "off"
    assert lights[TABLE] == Light(how="dim", tint="blue")


def test_rolls_are_numbered_and_an_unplugged_reader_reports_none(table: Simulator, heard: Heard) -> None:
    table.roll(THROWN)
    table.unplug()
    table.roll(THROWN)
    table.replug()
    table.roll(THROWN)
    assert [(signal.dice, signal.frame) for signal in heard.of(Rolled)] == [(THROWN, 1), (THROWN, 2)]
    assert [type(signal) for signal in heard.all] == [Found, Rolled, Lost, Found, Rolled]
