"""The simulated table: presses and rolls made by hand come out of the real drivers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hardware.config import ButtonConfig, Hardware, ReaderConfig
from hardware.rig import Rig
from hardware.signal import Found, Lost, Pressed, Rolled
from hardware.simulator import Simulator
from tests.hardware.fakes import Clock, Heard, dice, until

THROWN = dice("red 4", "green 2")


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(heard: Heard, clock: Clock) -> Iterator[Simulator]:
    simulator = Simulator(clock)
    simulator.start(heard.put)
    assert heard.next() == Found(device="serial:dice")
    yield simulator
    simulator.stop()


def test_every_button_that_is_described_can_be_pressed(table: Simulator, heard: Heard) -> None:
    there = table.describe()
    for seat in there.seats:
        table.press(seat)
    for name in there.shared:
        table.press_shared(name)
    pressed = [signal.button for signal in heard.all if isinstance(signal, Pressed)]
    assert pressed == [0, 1, 2, 3, 4, "undo", "pause", "next"]


def test_a_button_that_is_not_there_cannot_be_pressed(table: Simulator) -> None:
    with pytest.raises(KeyError):
        table.press(7)


def test_the_same_button_can_be_pressed_again_and_again(table: Simulator, heard: Heard, clock: Clock) -> None:
    for _ in range(3):
        table.press(0)
        clock.advance(100)
    assert len(heard.all) == 1 + 3


def test_a_roll_comes_out_of_the_driver_despite_noise(table: Simulator, heard: Heard) -> None:
    table.noise(b"\x00$roll 1 1 rest red=6*00000000\r\n\xff")
    table.roll(THROWN)
    rolled = heard.next()
    assert isinstance(rolled, Rolled)
    assert rolled.dice == THROWN


def test_a_roll_of_while_it_was_unplugged_comes_once_it_is_plugged_in(table: Simulator, heard: Heard) -> None:
    table.unplug()
    assert isinstance(heard.next(), Lost)
    table.roll(THROWN)
    table.replug()
    assert heard.next() == Found(device="serial:dice")
    rolled = heard.next()
    assert isinstance(rolled, Rolled)
    assert rolled.dice == THROWN


def test_the_dice_that_are_wanted_are_described_once_the_reader_has_heard_of_them(table: Simulator) -> None:
    table.rig.want(["red", "green"])
    until(lambda: table.describe().wanted == ("red", "green"))
    assert table.describe().lamp


def test_a_pulled_cable_is_described(table: Simulator) -> None:
    assert table.describe().plugged
    table.unplug()
    until(lambda: not table.describe().plugged)


def test_hardware_that_is_missing_is_reported_and_stops_nothing(heard: Heard, clock: Clock) -> None:
    def no_pins() -> None:
        raise ImportError("No module named 'lgpio'")

    rig = Rig(
        Hardware(buttons=(ButtonConfig(pin=17, seat=1),), readers=(ReaderConfig(port="/dev/there-is-no-such-port"),)),
        clock,
        no_pins,
    )
    rig.start(heard.put)
    lost = {heard.next(), heard.next()}
    rig.stop()
    assert {(signal.device, signal.reason) for signal in lost if isinstance(signal, Lost)} == {
        ("buttons", "no-pins"),
        ("serial:dice", "no-port"),
    }


def test_a_rig_without_hardware_does_nothing(heard: Heard, clock: Clock) -> None:
    rig = Rig(Hardware(), clock)
    rig.start(heard.put)
    rig.want(["red"])
    rig.stop()
    assert heard.all == []
