"""Lamps light, dim, blink and go out on the pins they are wired to."""

from __future__ import annotations

from typing import Any

import pytest
from gpiozero import LED

from hardware.config import LampConfig
from hardware.lamps import DIM, Lamps, led_colour
from hardware.output import TABLE, Light, Lights
from hardware.signal import Lost
from hardware.simulator import MockPins
from tests.hardware.fakes import Heard, until

LIT, BLINK = Light(how="lit"), Light(how="blink")
RGB = LampConfig(red=20, green=21, blue=26)


def lamps(pins: MockPins, heard: Heard, *configs: LampConfig) -> Lamps:
    device = Lamps(configs, lambda: pins)
    device.start(heard.put)
    return device


def levels(pins: MockPins, *numbers: int) -> tuple[float, ...]:
    return tuple(float(pins.pin(number).state) for number in numbers)


def changes(pins: MockPins, number: int) -> int:
    states: list[Any] = pins.pin(number).states
    return len(states)


def test_a_lamp_is_lit_for_its_seat_and_for_no_other(pins: MockPins, heard: Heard) -> None:
    device = lamps(pins, heard, LampConfig(seat=1, pin=12), LampConfig(seat=2, pin=16))
    device.show({1: LIT})
    assert levels(pins, 12, 16) == (0, 1)
    device.show({0: LIT})
    assert levels(pins, 12, 16) == (1, 0)
    device.stop()


def test_a_lamp_that_lights_on_a_low_pin_is_off_while_the_pin_is_high(pins: MockPins, heard: Heard) -> None:
    device = lamps(pins, heard, LampConfig(seat=1, pin=12, active="low"))
    assert levels(pins, 12) == (1,)
    device.show({0: LIT})
    assert levels(pins, 12) == (0,)
    device.stop()


def test_a_lamp_with_colours_shows_the_seat_s_own(pins: MockPins, heard: Heard) -> None:
    device = lamps(pins, heard, RGB)
    device.show({TABLE: Light(how="lit", tint="orange")})
    assert levels(pins, 20, 21, 26) == led_colour("orange")
    device.show({TABLE: Light(how="dim", tint="blue")})
    assert levels(pins, 20, 21, 26) == (0, 0, DIM)
    device.show({})
    assert levels(pins, 20, 21, 26) == (0, 0, 0)
    device.stop()


@pytest.mark.parametrize("config", [LampConfig(pin=12), LampConfig(red=12, green=21, blue=26)])
def test_a_blinking_lamp_goes_on_and_off_by_itself_until_it_is_told_otherwise(
    pins: MockPins, heard: Heard, config: LampConfig
) -> None:
    device = lamps(pins, heard, config)
    device.show({TABLE: BLINK})
    until(lambda: changes(pins, 12) >= 3)
    device.show({TABLE: LIT})
    before = changes(pins, 12)
    assert levels(pins, 12) == (1,)
    device.stop()
    assert changes(pins, 12) <= before + 1  # off, and nothing else


def test_a_blinking_lamp_that_is_told_the_same_goes_on_in_step(
    pins: MockPins, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[float] = []
    monkeypatch.setattr(LED, "blink", lambda self, on_s, off_s: began.append(on_s))
    device = lamps(pins, heard, LampConfig(pin=12))
    for _ in range(3):
        device.show({TABLE: BLINK})
    assert len(began) == 1
    device.stop()


def test_stopping_switches_every_lamp_off(pins: MockPins, heard: Heard) -> None:
    device = lamps(pins, heard, LampConfig(seat=1, pin=12), LampConfig(seat=2, pin=16))
    device.show({0: LIT, 1: BLINK})
    device.stop()
    assert levels(pins, 12, 16) == (0, 0)


def test_without_pins_there_is_one_line_and_the_lamps_are_told_in_vain(heard: Heard) -> None:
    def no_pins() -> None:
        raise ImportError("No module named 'lgpio'")

    device = Lamps((LampConfig(seat=1, pin=12), LampConfig(seat=2, pin=16)), no_pins)
    device.start(heard.put)
    device.show({0: LIT})
    device.stop()
    assert [(s.device, s.reason) for s in heard.of(Lost)] == [("lamp:all", "lamp")]


def test_a_lamp_whose_pin_is_taken_does_not_stop_the_others(pins: MockPins, heard: Heard) -> None:
    device = lamps(pins, heard, LampConfig(seat=1, pin=12), LampConfig(seat=2, pin=12), LampConfig(seat=3, pin=16))
    device.show({2: LIT})
    assert levels(pins, 16) == (1,)
    assert [s.device for s in heard.of(Lost)] == ["lamp:2"]
    device.stop()


def test_a_pin_that_fails_later_is_told_once_and_stops_nothing(
    pins: MockPins, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = lamps(pins, heard, LampConfig(seat=1, pin=12), LampConfig(seat=2, pin=16))

    def broken(value: object) -> None:
        raise OSError("the GPIO chip has gone")

    monkeypatch.setattr(pins.pin(12), "_set_state", broken)
    everybody: Lights = {0: LIT, 1: LIT}
    for lights in (everybody, {}, everybody):
        device.show(lights)
    assert levels(pins, 16) == (1,)
    assert [s.device for s in heard.of(Lost)] == ["lamp:1"]
    monkeypatch.undo()
    device.stop()
