"""Buttons through gpiozero on its mock pins, keys as buttons, and the simulated table on the real drivers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from gpiozero import GPIOZeroError

from hardware.buttons import Button
from hardware.config import ButtonConfig, KeyConfig
from hardware.gesture import F_KEYS, STUCK_MS, Keys
from hardware.pins import AGAIN_MS, Inputs
from hardware.signal import Found, Lost, Pressed, Rolled, Signal
from hardware.simulator import MockPins, Simulator, Times
from tests.hardware.fakes import Alarms, Clock, Heard, dice, now_ms, until

SEAT = ButtonConfig(pin=17, seat=1, debounce_ms=30)


@dataclass
class Bench:
    pins: MockPins
    clock: Clock
    heard: Heard
    alarms: Alarms
    inputs: list[Inputs]

    def wire(self, *configs: ButtonConfig) -> None:
        parts = [Button(f"button:{config.meaning}", config, self.clock, self.alarms) for config in configs]
        inputs = Inputs(parts, lambda: self.pins, self.alarms)
        self.inputs.append(inputs)
        inputs.start(self.heard.put)

    def pad(self, *configs: KeyConfig) -> Keys:
        keys = Keys(configs, self.clock, self.alarms)
        keys.start(self.heard.put)
        return keys

    def wait(self, ms: int) -> None:
        """Let time pass, and fire the due timers."""
        self.clock.advance(ms)
        self.alarms.ring()

    def play(self, finger: str) -> None:
        """ "down 80 up": the finger's actions, with ms in between; with a "!" the timers due meanwhile fire late."""
        for word in finger.split():
            if word in ("down", "up"):
                getattr(self, word)()
            elif word.endswith("!"):
                self.clock.advance(int(word[:-1]))
            else:
                self.wait(int(word))

    def did(self) -> list[str]:
        """The signals: how each press was meant, or the reason of a loss, or "found"."""
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


@pytest.mark.parametrize(
    ("config", "level", "signal"),
    [
        (SEAT, 0, Pressed(device="button:0", button=0, at_ms=1_000)),
        (ButtonConfig(pin=17, seat=2, second=True), 0, Pressed(device="button:1", button=1, at_ms=1_000, second=True)),
        (ButtonConfig(pin=17, shared="pause"), 0, Pressed(device="button:pause", button="pause", at_ms=1_000)),
        (ButtonConfig(pin=17, seat=1, pull="down"), 1, Pressed(device="button:0", button=0, at_ms=1_000)),
        (ButtonConfig(pin=17, seat=1, pull="none", active="low"), 0, Pressed(device="button:0", button=0, at_ms=1_000)),
    ],
    ids=["a seat's", "a second one", "a shared one", "to 3V3", "with a resistor of its own"],
)
def test_a_press_is_one_signal_of_its_button_with_its_time(
    bench: Bench, config: ButtonConfig, level: int, signal: Signal
) -> None:
    press, release = (bench.up, bench.down) if level else (bench.down, bench.up)
    release()
    bench.wire(config)
    press()
    bench.wait(120)
    release()
    bench.wait(1_000)
    assert bench.heard.all == [signal]


BOTH = ButtonConfig(pin=17, seat=1, hold_ms=500, double_ms=300)
HOLD = ButtonConfig(pin=17, seat=1, hold_ms=500)
DOUBLE = ButtonConfig(pin=17, seat=1, double_ms=300)
UNDO = ButtonConfig(pin=17, shared="undo", hold_ms=600)
BOUNCES = "down 2 up 2 " * 5

PRESSES = {  # finger actions with ms in between; the signals meanwhile, then those a second later
    "a press counts at the first touch where nothing else has a meaning": (SEAT, "down", "press", "press"),
    "a press that bounces counts once however long": (SEAT, "down 3 up 3 " * 20 + "down", "press", "press"),
    "bounces of letting go are no press": (SEAT, "down 200 up 2 down 2 up", "press", "press"),
    "two quick presses of a person are two": (SEAT, "down 60 up 60 down 60 up", "press press", "press press"),
    "a press counts though nobody has looked at how the last one ended": (SEAT, "down 20! up 100! down", "press press",
                                                                          "press press"),
    "a press counts when it is let go where a hold may follow": (HOLD, "down 100", "", "hold"),
    "and is a press then": (HOLD, "down 100 up", "press", "press"),
    "letting go among bounces is seen when the pin is quiet": (HOLD, "down 20! up 30", "press", "press"),
    "a hold counts while it is held": (HOLD, "down 500", "hold", "hold"),
    "letting go after a hold is nothing": (HOLD, "down 500 up", "hold", "hold"),
    "a hold counts while it is held, also where two presses mean something": (BOTH, "down 500 up", "hold", "hold"),
    "a long press that is no hold yet is a press": (BOTH, "down 400 up", "press", "press"),
    "an alarm that comes late changes nothing": (BOTH, "down 700! up", "hold", "hold"),
    "two presses in time are one double press": (DOUBLE, "down 80 up 80 down 80 up", "double", "double"),
    "and where a hold means something too": (BOTH, "down 80 up 80 down 80 up", "double", "double"),
    "a single press waits for a second one": (DOUBLE, "down 80 up 219", "", "press"),
    "and counts when none came in time": (DOUBLE, "down 80 up 219 1", "press", "press"),
    "also where a hold means something": (BOTH, "down 80 up 219 1", "press", "press"),
    "two slow presses are two": (BOTH, "down 80 up 300 down 80 up 300", "press press", "press press"),
    "a double press that bounces is one": (DOUBLE, f"{BOUNCES} down 60 up 60 " * 2, "double", "double"),
    "a bounce is no double press": (DOUBLE, "down 5! up 5! down 60 up", "", "press"),
    "a shared button with a hold counts when it has been held": (UNDO, "down 599", "", "press"),
    "though it bounced at first": (UNDO, "down 2! up 2! down 600", "press", "press"),
    "leaning on it is nothing": (UNDO, "down 200 up", "", ""),
    "nor is touching it": (UNDO, "down 10 up", "", ""),
}  # fmt: skip


@pytest.mark.parametrize(("config", "finger", "now", "later"), PRESSES.values(), ids=PRESSES)
def test_a_finger_is_heard_as_it_was_meant(
    bench: Bench, config: ButtonConfig, finger: str, now: str, later: str
) -> None:
    bench.wire(config)
    bench.play(finger)
    assert " ".join(bench.did()) == now
    bench.play("100 " * 10)
    assert " ".join(bench.did()) == later


def test_a_hold_has_the_time_at_which_it_counts(bench: Bench) -> None:
    bench.wire(UNDO)
    bench.down()
    assert bench.alarms.ms == [600]
    bench.wait(600)
    assert bench.heard.all == [Pressed(device="button:undo", button="undo", at_ms=1_600)]


def test_a_pin_that_cannot_be_used_does_not_stop_the_others(bench: Bench) -> None:
    fixed = ButtonConfig(pin=2, seat=2, pull="down")
    bench.wire(fixed, SEAT)
    bench.down()
    lost, pressed = bench.heard.all
    assert isinstance(lost, Lost)
    assert (lost.device, lost.reason) == ("button:1", "pin")
    assert "PinFixedPull" in lost.detail
    assert isinstance(pressed, Pressed)


def test_pins_that_can_be_had_after_all_are_said_once_and_then_work(bench: Bench) -> None:
    tries: list[int] = []

    def pins() -> MockPins:
        tries.append(1)
        if len(tries) < 3:
            raise GPIOZeroError("unable to locate Pi revision")
        return bench.pins

    inputs = Inputs([Button("button:0", SEAT, bench.clock)], pins, bench.alarms)
    bench.inputs.append(inputs)
    inputs.start(bench.heard.put)
    bench.alarms.ring()
    bench.alarms.ring()
    assert bench.alarms.ms == [AGAIN_MS, AGAIN_MS]
    detail = "GPIOZeroError: unable to locate Pi revision"
    assert bench.heard.all[0] == Lost(device="buttons", reason="no-pins", detail=detail)
    bench.down()
    assert bench.did() == ["no-pins", "found", "press"]


def test_after_stop_nothing_is_heard_and_the_pins_are_free(bench: Bench) -> None:
    bench.wire(SEAT)
    bench.inputs[0].stop()
    bench.wire(SEAT)
    bench.down()
    assert len(bench.heard.all) == 1


def test_at_rest_nothing_waits_to_wake_up(bench: Bench) -> None:
    bench.wire(SEAT, ButtonConfig(pin=5, shared="undo", hold_ms=600))
    bench.play("down 80 up")
    bench.wait(1_000)
    assert bench.alarms.waiting == {}


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
    bench.play("down 80 up")
    assert bench.did() == ["stuck", "found", "press"]


# ---- keys ---------------------------------------------------------------------------------------------
ONE = KeyConfig(key="KEY_KP1", seat=1)


def test_a_key_is_a_press_of_its_seat_at_the_first_touch(bench: Bench) -> None:
    keys = bench.pad(ONE)
    keys.key("KEY_A", True)  # stands for nothing
    keys.key("KEY_KP1", True)
    assert bench.heard.all == [Pressed(device="key:KEY_KP1", button=0, at_ms=1_000)]


def test_a_key_that_repeats_itself_is_neither_a_second_press_nor_a_double_one(bench: Bench) -> None:
    keys = bench.pad(ONE, KeyConfig(key="KEY_KP2", seat=2, double_ms=300))
    for name in ("KEY_KP1", "KEY_KP2"):
        for _ in range(20):
            keys.key(name, True)
            bench.wait(30)
        keys.key(name, False)
    assert [(each.button, each.how) for each in bench.heard.of(Pressed)] == [(0, "press"), (1, "press")]


def test_a_key_whose_screen_went_away_works_again_when_it_is_pressed(bench: Bench) -> None:
    keys = bench.pad(ONE)
    keys.key("KEY_KP1", True)
    bench.wait(STUCK_MS)
    keys.key("KEY_KP1", True)
    assert bench.did() == ["press", "stuck", "found", "press"]


def test_without_any_key_in_the_file_f1_to_f5_are_the_chairs(bench: Bench) -> None:
    keys = bench.pad(*F_KEYS)
    for n in range(1, 6):
        keys.key(f"KEY_F{n}", True)
    assert [each.button for each in bench.heard.of(Pressed)] == [0, 1, 2, 3, 4]


# ---- the simulated table; the doctor's walk presses, turns and lights all of it ------------------------
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
