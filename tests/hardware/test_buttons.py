"""Buttons through gpiozero, on its mock pins."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from gpiozero import DigitalInputDevice, GPIOZeroError
from gpiozero.pins.mock import MockFactory

from hardware.buttons import Button
from hardware.config import ButtonConfig
from hardware.gesture import STUCK_MS
from hardware.pin_trouble import PinTrouble
from hardware.pins import AGAIN_MS, Inputs, gpio_pins
from hardware.signal import Found, Lost, Pressed, Signal
from hardware.simulator import MockPins
from tests.hardware.fakes import Alarms, Clock, Heard

SEAT = ButtonConfig(pin=17, seat=1, debounce_ms=30)
UNDO = ButtonConfig(pin=5, shared="undo", hold_ms=600)


@dataclass
class Bench:
    pins: MockPins
    clock: Clock
    heard: Heard
    alarms: Alarms
    inputs: list[Inputs]

    def wire(self, *configs: ButtonConfig) -> None:
        parts = [Button(f"button:{config.what}", config, self.clock, self.alarms) for config in configs]
        inputs = Inputs(parts, lambda: self.pins, self.alarms)
        self.inputs.append(inputs)
        inputs.start(self.heard.put)

    def wait(self, ms: int) -> None:
        """Time goes by, and what is due by then happens."""
        self.clock.advance(ms)
        self.alarms.ring()

    def press(self, ms: int = 80) -> None:
        """Down, and up after so long."""
        self.down()
        self.wait(ms)
        self.up()

    def did(self) -> list[str]:
        """What was heard: how each press was meant, or the reason of a loss, or "found"."""
        return [_word(signal) for signal in self.heard.all]

    def down(self, pin: int = 17) -> None:
        self.pins.pin(pin).drive_low()

    def up(self, pin: int = 17) -> None:
        self.pins.pin(pin).drive_high()


def _word(signal: Signal) -> str:
    match signal:
        case Pressed(how=how):
            return how
        case Lost(reason=reason):
            return reason
        case _:
            return "found" if isinstance(signal, Found) else "?"


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench(MockPins(), Clock(), Heard(), Alarms(), [])
    yield bench
    for inputs in bench.inputs:
        inputs.stop()


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
    undo = Button("button:undo", ButtonConfig(pin=5, shared="undo", hold_ms=1), iter_ms())
    undo.open(bench.pins, bench.heard.put)
    bench.down(5)
    assert isinstance(bench.heard.next(), Pressed)
    undo.close()


def iter_ms() -> Callable[[], int]:
    """A clock that is a second further each time it is looked at."""
    times = itertools.count(0, 1_000)
    return lambda: next(times)


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
    heard, clock, alarms = Heard(), Clock(), Alarms()
    inputs = Inputs([Button("button:0", SEAT, clock), Button("button:undo", UNDO, clock)], pins, alarms)
    inputs.start(heard.put)
    for _ in range(3):
        alarms.ring()
    inputs.stop()
    (lost,) = heard.all
    assert isinstance(lost, Lost)
    assert (lost.device, lost.reason) == ("buttons", "no-pins")
    assert lost.detail


def test_pins_that_can_be_had_after_all_are_said_once_and_then_work(bench: Bench) -> None:
    factories: Iterator[Callable[[], Any]] = iter([without_a_pi, without_a_pi, lambda: bench.pins])
    inputs = Inputs([Button("button:0", SEAT, bench.clock)], lambda: next(factories)(), bench.alarms)
    bench.inputs.append(inputs)
    inputs.start(bench.heard.put)
    bench.alarms.ring()
    bench.alarms.ring()
    assert bench.alarms.ms == [AGAIN_MS, AGAIN_MS]
    bench.down()
    assert bench.did() == ["no-pins", "found", "press"]


def test_a_pin_that_somebody_else_lets_go_works_from_then_on(bench: Bench) -> None:
    other = DigitalInputDevice(17, pin_factory=bench.pins)
    bench.wire(SEAT)
    bench.alarms.ring()
    other.close()
    bench.pins.pin(17).drive_high()
    bench.alarms.ring()
    bench.down()
    assert bench.did() == ["pin", "found", "press"]


def test_the_real_pins_are_never_replaced_by_mock_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    try:
        pins = gpio_pins()
    except (GPIOZeroError, ImportError, OSError, PinTrouble):
        return
    assert not isinstance(pins, MockFactory)


def test_after_stop_nothing_is_heard_and_the_pins_are_free(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.inputs[0].stop()
    bench.wire(SEAT)
    bench.down()
    assert len(bench.heard.all) == 1


def test_at_rest_nothing_waits_to_wake_up(bench: Bench) -> None:
    bench.wire(SEAT, UNDO)
    bench.press()
    bench.wait(1_000)
    assert bench.alarms.waiting == {}


# ---- hold and double press --------------------------------------------------------------------------
BOTH = ButtonConfig(pin=17, seat=1, hold_ms=500, double_ms=300)
HOLD = ButtonConfig(pin=17, seat=1, hold_ms=500)
DOUBLE = ButtonConfig(pin=17, seat=1, double_ms=300)


def test_where_only_a_press_has_a_meaning_it_counts_at_the_first_touch(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.down()
    assert bench.did() == ["press"]


def test_where_a_hold_may_follow_a_press_counts_when_the_button_is_let_go(bench: Bench) -> None:
    bench.wire(HOLD)
    bench.down()
    bench.wait(100)
    assert bench.did() == []
    bench.up()
    assert bench.did() == ["press"]


@pytest.mark.parametrize("config", [HOLD, BOTH])
def test_a_hold_counts_while_it_is_held_and_letting_go_is_nothing(bench: Bench, config: ButtonConfig) -> None:
    bench.wire(config)
    bench.down()
    bench.wait(500)
    assert bench.did() == ["hold"]
    bench.up()
    bench.wait(1_000)
    assert bench.did() == ["hold"]


@pytest.mark.parametrize("config", [DOUBLE, BOTH])
def test_two_presses_in_time_are_one_double_press(bench: Bench, config: ButtonConfig) -> None:
    bench.wire(config)
    bench.press()
    bench.wait(80)
    bench.press()
    bench.wait(1_000)
    assert bench.did() == ["double"]


@pytest.mark.parametrize("config", [DOUBLE, BOTH])
def test_a_single_press_counts_when_no_second_one_came_in_time(bench: Bench, config: ButtonConfig) -> None:
    bench.wire(config)
    bench.press()
    bench.wait(219)
    assert bench.did() == []
    bench.wait(1)
    assert bench.did() == ["press"]


def test_two_slow_presses_are_two(bench: Bench) -> None:
    bench.wire(BOTH)
    bench.press()
    bench.wait(300)
    bench.press()
    bench.wait(300)
    assert bench.did() == ["press", "press"]


def test_a_long_press_that_is_no_hold_yet_is_a_press(bench: Bench) -> None:
    bench.wire(BOTH)
    bench.press(400)
    assert bench.did() == ["press"]


def test_an_alarm_that_comes_late_changes_nothing(bench: Bench) -> None:
    bench.wire(BOTH)
    bench.down()
    bench.clock.advance(700)  # the alarm for the hold is still on its way
    bench.up()
    assert bench.did() == ["hold"]


def test_a_double_press_that_bounces_is_one_double_press(bench: Bench) -> None:
    bench.wire(DOUBLE)
    for _ in range(2):
        for _ in range(5):
            bench.down()
            bench.wait(2)
            bench.up()
            bench.wait(2)
        bench.down()
        bench.wait(60)
        bench.up()
        bench.wait(60)
    bench.wait(1_000)
    assert bench.did() == ["double"]


def test_a_bounce_is_no_double_press(bench: Bench) -> None:
    bench.wire(DOUBLE)
    bench.down()
    bench.clock.advance(5)
    bench.up()
    bench.clock.advance(5)
    bench.down()
    bench.wait(60)
    bench.up()
    bench.wait(1_000)
    assert bench.did() == ["press"]


def test_letting_go_among_bounces_is_seen_when_the_pin_is_quiet(bench: Bench) -> None:
    bench.wire(HOLD)
    bench.down()
    bench.clock.advance(20)
    bench.up()  # too soon after the first edge to count by itself
    bench.wait(30)
    bench.wait(1_000)
    assert bench.did() == ["press"]


def test_a_press_counts_though_nobody_has_looked_yet_at_how_the_last_one_ended(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.down()
    bench.clock.advance(20)
    bench.up()
    bench.clock.advance(100)
    bench.down()
    assert bench.did() == ["press", "press"]


def test_a_seat_s_second_button_says_so(bench: Bench) -> None:
    bench.wire(ButtonConfig(pin=17, seat=2, second=True))
    bench.down()
    assert bench.heard.all == [Pressed(device="button:1", button=1, at_ms=1_000, second=True)]


# ---- stuck ------------------------------------------------------------------------------------------
def test_a_stuck_button_is_said_once_and_again_when_it_is_free(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.down()
    for _ in range(5):
        bench.wait(STUCK_MS)
    assert bench.did() == ["press", "stuck"]
    bench.up()
    bench.wait(100)
    bench.down()
    assert bench.did() == ["press", "stuck", "found", "press"]


def test_a_button_that_is_down_at_the_start_counts_only_after_it_was_let_go(bench: Bench) -> None:
    bench.down()
    bench.wire(ButtonConfig(pin=17, seat=1, hold_ms=500, pull="none", active="low"))
    bench.wait(STUCK_MS)
    assert bench.did() == ["stuck"]
    bench.up()
    bench.wait(100)
    bench.press()
    assert bench.did() == ["stuck", "found", "press"]
