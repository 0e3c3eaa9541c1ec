"""Buttons through gpiozero, on its mock pins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from gpiozero import GPIOZeroError
from gpiozero.pins.mock import MockFactory

from hardware.buttons import Buttons, gpio_pins
from hardware.config import ButtonConfig
from hardware.signal import Lost, Pressed
from tests.hardware.fakes import Alarms, Clock, Heard

SEAT = ButtonConfig(pin=17, seat=1, debounce_ms=30)
UNDO = ButtonConfig(pin=5, shared="undo", hold_ms=600)


@dataclass
class Bench:
    pins: MockFactory
    clock: Clock
    heard: Heard
    alarms: Alarms
    buttons: list[Buttons]

    def wire(self, *configs: ButtonConfig) -> None:
        buttons = Buttons(configs, self.clock, lambda: self.pins, self.alarms)
        self.buttons.append(buttons)
        buttons.start(self.heard.put)

    def down(self, pin: int = 17) -> None:
        self.pins.pin(pin).drive_low()

    def up(self, pin: int = 17) -> None:
        self.pins.pin(pin).drive_high()


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench(MockFactory(), Clock(), Heard(), Alarms(), [])
    yield bench
    for buttons in bench.buttons:
        buttons.stop()


def test_a_press_is_one_signal_with_its_time(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.down()
    bench.clock.advance(120)
    bench.up()
    assert bench.heard.all == [Pressed(device="button:0", button=0, at_ms=1_000)]


def test_a_shared_button_is_known_by_its_name(bench: Bench) -> None:
    bench.wire(ButtonConfig(pin=17, shared="pause"))
    bench.down()
    assert bench.heard.all == [Pressed(device="button:pause", button="pause", at_ms=1_000)]


def test_a_press_that_bounces_counts_once_however_long_it_bounces(bench: Bench) -> None:
    bench.wire(SEAT)
    for _ in range(20):
        bench.down()
        bench.clock.advance(3)
        bench.up()
        bench.clock.advance(3)
    bench.down()
    assert len(bench.heard.all) == 1


def test_bounces_of_letting_go_are_no_press(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.down()
    bench.clock.advance(200)
    bench.up()
    bench.clock.advance(2)
    bench.down()
    bench.clock.advance(2)
    bench.up()
    assert len(bench.heard.all) == 1


def test_two_quick_presses_of_a_person_are_two(bench: Bench) -> None:
    bench.wire(SEAT)
    for _ in range(2):
        bench.down()
        bench.clock.advance(60)
        bench.up()
        bench.clock.advance(60)
    assert [signal.at_ms for signal in bench.heard.all if isinstance(signal, Pressed)] == [1_000, 1_120]


def test_a_button_to_3v3_is_pressed_when_its_pin_is_high(bench: Bench) -> None:
    bench.wire(ButtonConfig(pin=17, seat=3, pull="down"))
    bench.up()
    assert bench.heard.all == [Pressed(device="button:2", button=2, at_ms=1_000)]


def test_a_pin_with_a_resistor_of_its_own_is_pressed_at_the_level_that_was_said(bench: Bench) -> None:
    bench.pins.pin(17).drive_high()
    bench.wire(ButtonConfig(pin=17, seat=1, pull="none", active="low"))
    bench.down()
    assert len(bench.heard.all) == 1


def test_a_button_with_a_hold_counts_when_it_has_been_held(bench: Bench) -> None:
    bench.wire(UNDO)
    bench.down(5)
    assert bench.heard.all == []
    assert bench.alarms.ms == [600]
    bench.clock.advance(600)
    bench.alarms.ring()
    assert bench.heard.all == [Pressed(device="button:undo", button="undo", at_ms=1_600)]


def test_a_held_button_counts_though_it_bounced_at_first(bench: Bench) -> None:
    bench.wire(UNDO)
    bench.down(5)
    bench.clock.advance(2)
    bench.up(5)
    bench.clock.advance(2)
    bench.down(5)
    bench.clock.advance(600)
    bench.alarms.ring()
    assert len(bench.heard.all) == 1


@pytest.mark.parametrize("touched_ms", [10, 200])
def test_leaning_on_a_button_with_a_hold_for_a_moment_does_nothing(bench: Bench, touched_ms: int) -> None:
    bench.wire(UNDO)
    bench.down(5)
    bench.clock.advance(touched_ms)
    bench.up(5)
    bench.alarms.ring()
    assert bench.heard.all == []


def test_a_real_hold_counts_too(bench: Bench) -> None:
    buttons = Buttons([ButtonConfig(pin=5, shared="undo", hold_ms=1)], bench.clock, lambda: bench.pins)
    bench.buttons.append(buttons)
    buttons.start(bench.heard.put)
    bench.down(5)
    assert isinstance(bench.heard.next(), Pressed)


def test_a_pin_that_cannot_be_used_does_not_stop_the_others(bench: Bench) -> None:
    fixed = ButtonConfig(pin=2, seat=2, pull="down")
    bench.wire(fixed, SEAT)
    bench.down()
    lost, pressed = bench.heard.all
    assert isinstance(lost, Lost)
    assert (lost.device, lost.reason) == ("button:1", "pin")
    assert "PinFixedPull" in lost.detail
    assert isinstance(pressed, Pressed)


def broken_like_lgpio() -> Any:
    class error(Exception):  # as lgpio names its own, which is no OSError
        pass

    raise error("can not open gpiochip")


def without_a_pi() -> Any:
    raise GPIOZeroError("unable to locate Pi revision")


@pytest.mark.parametrize("pins", [broken_like_lgpio, without_a_pi])
def test_without_pins_the_reason_is_said_once_and_nothing_breaks(pins: Callable[[], Any]) -> None:
    heard = Heard()
    buttons = Buttons([SEAT, UNDO], Clock(), pins)
    buttons.start(heard.put)
    buttons.stop()
    (lost,) = heard.all
    assert isinstance(lost, Lost)
    assert (lost.device, lost.reason) == ("buttons", "no-pins")
    assert lost.detail


def test_the_real_pins_are_never_replaced_by_mock_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    try:
        pins = gpio_pins()
    except (GPIOZeroError, ImportError, RuntimeError, OSError):
        return
    assert not isinstance(pins, MockFactory)


def test_after_stop_nothing_is_heard_and_the_pins_are_free(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.buttons[0].stop()
    bench.wire(SEAT)
    bench.down()
    assert len(bench.heard.all) == 1
