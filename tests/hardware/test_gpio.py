"""gpiozero's devices on simulated GPIO lines with the kernel's behaviour."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from select import select

import pytest
from gpiozero import LED, RGBLED, DigitalInputDevice, InputDevice, PinFixedPull, TonalBuzzer
from gpiozero.tones import Tone

from hardware.buttons import Button
from hardware.config import ButtonConfig
from hardware.gpio import GpioFactory
from hardware.gpio_chip import other_holders
from hardware.pins import Inputs
from hardware.signal import Found, Lost, Pressed
from hardware.waves import Wave, Waves
from tests.hardware.fakes import Alarms, Clock, Heard, now_ms, until
from tests.hardware.lines import Lines, take

SEAT = ButtonConfig(pin=17, seat=1, debounce_ms=0)


@pytest.fixture
def lines() -> Lines:
    return Lines()


@pytest.fixture
def factory(lines: Lines) -> Iterator[GpioFactory]:
    factory = GpioFactory(lines.open_chip)
    yield factory
    factory.close()


class Edges:
    """The edges of one or several inputs in the order of arrival: (gpio, is_high)."""

    def __init__(self, factory: GpioFactory, *gpios: int) -> None:
        self.queue: SimpleQueue[tuple[int, bool]] = SimpleQueue()
        self.devices = [DigitalInputDevice(gpio, pull_up=True, pin_factory=factory) for gpio in gpios]
        for gpio, device in zip(gpios, self.devices, strict=True):
            device.when_activated = lambda gpio=gpio: self.queue.put((gpio, False))
            device.when_deactivated = lambda gpio=gpio: self.queue.put((gpio, True))

    def next(self) -> tuple[int, bool]:
        return self.queue.get(timeout=30)


def threads(name: str) -> int:
    return sum(thread.name == name for thread in threading.enumerate())


# ---- edges ------------------------------------------------------------------------------------------
def test_edges_of_several_lines_come_in_the_order_in_which_they_happened(lines: Lines, factory: GpioFactory) -> None:
    """Also without a listener meanwhile: the order of a knob's pins gives its direction."""
    edges = Edges(factory, 16, 26, 5)
    busy, go_on = threading.Event(), threading.Event()

    def hold_up() -> None:
        busy.set()
        go_on.wait(30)

    edges.devices[2].when_activated = hold_up
    lines.drive(5, False)
    assert busy.wait(30)
    happened = [(26, False), (16, False), (26, True)]
    for gpio, high in happened:
        lines.drive(gpio, high)
        assert select([factory.pin(gpio)._request.fd], (), (), 30)[0]  # the kernel has seen it
    go_on.set()
    assert [edges.next() for _ in happened] == happened


def test_presses_that_are_heard_late_count_at_their_own_time(lines: Lines, factory: GpioFactory) -> None:
    """Two presses while the box was busy are two, though both arrive at once."""
    heard = Heard()
    button = Button("button:0", ButtonConfig(pin=17, seat=1, debounce_ms=30), now_ms)
    button.open(factory, heard.put)
    for ago_ms, high in ((9_000, False), (8_000, True), (7_000, False), (6_000, True)):
        lines.ago_ms = ago_ms
        lines.drive(17, high)
    first, second = heard.next(), heard.next()
    assert isinstance(first, Pressed)
    assert isinstance(second, Pressed)
    assert 1_500 < second.at_ms - first.at_ms < 2_500
    button.close()


def test_a_disturbance_is_no_press_of_a_button_that_must_settle(lines: Lines, factory: GpioFactory) -> None:
    heard = Heard()
    button = Button("button:0", ButtonConfig(pin=17, seat=1, settle_ms=1_000), now_ms)
    button.open(factory, heard.put)
    lines.drive(17, False)
    lines.drive(17, True)
    lines.be_quiet()
    lines.drive(17, False)
    lines.be_quiet()
    assert isinstance(heard.next(), Pressed)
    button.close()
    assert len(heard.all) == 1


def test_all_lines_have_one_thread(lines: Lines, factory: GpioFactory) -> None:
    edges = Edges(factory, *range(4, 28))
    assert threads("pins") == 1
    lines.drive(4, False)
    lines.drive(27, False)
    assert [edges.next(), edges.next()] == [(4, False), (27, False)]


def fail() -> None:
    raise ValueError("a mistake of ours")


@pytest.mark.parametrize(
    ("stop", "said"),
    [
        (lambda device, line: setattr(device, "when_activated", fail), "a mistake of ours"),
        (lambda device, line: setattr(line.request, "is_gone", True), "GPIO [17] is not heard any more"),
        (lambda device, line: device.close(), ""),
    ],
    ids=["its listener fails", "it goes away", "its device is closed"],
)
def test_a_line_that_is_not_heard_any_more_makes_no_other_one_deaf(
    lines: Lines, factory: GpioFactory, caplog: pytest.LogCaptureFixture, stop: Callable[..., None], said: str
) -> None:
    edges = Edges(factory, 17, 27)
    stop(edges.devices[0], lines.lines[17])
    lines.drive(17, False)
    lines.drive(27, False)
    assert edges.next() == (27, False)
    assert edges.queue.empty()
    until(lambda: said in caplog.text)


# ---- ownership of lines -----------------------------------------------------------------------------
@pytest.mark.parametrize(("consumer", "who"), [("pigpiod", "pigpiod"), ("", "another program")])
def test_a_button_whose_line_is_let_go_by_another_program_works_from_then_on(
    lines: Lines, consumer: str, who: str
) -> None:
    heard, alarms = Heard(), Alarms()
    inputs = Inputs([Button("button:0", SEAT, Clock())], lambda: GpioFactory(lines.open_chip), alarms)
    with lines.open_chip() as chip:
        other = take(chip, 17, consumer)
        inputs.start(heard.put)
        lost = heard.next()
        other.release()
    alarms.ring()
    lines.drive(17, False)
    detail = f"GPIO 17 is in use by {who}"
    assert lost == Lost(device="button:0", reason="pin-busy", detail=detail, pin=17, by=consumer)
    assert [type(heard.next()), type(heard.next())] == [Found, Pressed]
    inputs.stop()


def test_the_doctor_sees_the_lines_of_others_and_not_our_own(lines: Lines, factory: GpioFactory) -> None:
    device = InputDevice(17, pull_up=True, pin_factory=factory)
    with lines.open_chip() as chip:
        named, unnamed = take(chip, 27, "pigpiod"), take(chip, 22, "")
        assert other_holders((5, 17, 22, 27), lines.open_chip) == {22: "", 27: "pigpiod"}
        named.release()
        unnamed.release()
    device.close()


# ---- closing and opening again ----------------------------------------------------------------------
def test_closing_lets_every_line_go(lines: Lines) -> None:
    factory = GpioFactory(lines.open_chip)
    devices = Edges(factory, 17, 27).devices, LED(12, initial_value=True, pin_factory=factory)
    assert [gpio for gpio, line in enumerate(lines.lines) if line.request] == [12, 17, 27]
    factory.close()
    assert not any(line.request for line in lines.lines)
    assert devices


def test_what_was_closed_can_be_opened_again(lines: Lines) -> None:
    heard = Heard()
    inputs = Inputs([Button("button:0", SEAT, Clock())], lambda: GpioFactory(lines.open_chip), Alarms())
    for _ in range(3):
        inputs.start(heard.put)
        lines.drive(17, False)
        assert isinstance(heard.next(), Pressed)
        inputs.stop()
        lines.drive(17, True)
        assert threads("pins") == 0
    assert len(heard.all) == 3


# ---- pulls ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pull_up", [True, False])
def test_a_pull_holds_the_line_while_nobody_presses(lines: Lines, factory: GpioFactory, pull_up: bool) -> None:
    lines.drive(17, not pull_up)
    device = InputDevice(17, pull_up=pull_up, pin_factory=factory)
    assert lines.is_high(17) is pull_up
    assert not device.is_active


def test_a_line_without_a_pull_is_as_it_is_driven(lines: Lines, factory: GpioFactory) -> None:
    lines.drive(17, True)
    device = InputDevice(17, pull_up=None, active_state=False, pin_factory=factory)
    assert not device.is_active
    lines.drive(17, False)
    assert device.is_active


def test_a_pin_with_a_resistor_on_the_board_takes_no_other(factory: GpioFactory) -> None:
    with pytest.raises(PinFixedPull):
        InputDevice(2, pull_up=False, pin_factory=factory)
    assert InputDevice(3, pull_up=True, pin_factory=factory).pull_up


# ---- outputs ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("active_high", [True, False])
def test_a_lamp_is_dark_at_first_and_then_lit_and_put_out(
    lines: Lines, factory: GpioFactory, active_high: bool
) -> None:
    lamp = LED(12, active_high=active_high, pin_factory=factory)
    assert lines.is_high(12) is not active_high
    for lit in (True, False, True):
        lamp.value = lit
        assert lines.is_high(12) is (lit is active_high)


# ---- waves ------------------------------------------------------------------------------------------
def test_a_coloured_lamp_mixes_its_colour_and_nothing_is_awake_for_full_colours(
    lines: Lines, factory: GpioFactory
) -> None:
    lamp = RGBLED(20, 21, 26, pin_factory=factory)
    lamp.color = (1, 0, 1)
    assert [lines.is_high(gpio) for gpio in (20, 21, 26)] == [True, False, True]
    assert threads("waves") == 0
    lamp.color = (1, 0.5, 0)
    for level in (True, False, True):
        until(lambda level=level: lines.is_high(21) is level)  # type: ignore[misc]
    assert lines.is_high(20)
    assert not lines.is_high(26)
    lamp.off()
    assert [lines.is_high(gpio) for gpio in (20, 21, 26)] == [False, False, False]


def test_a_tone_that_ends_leaves_its_line_low(lines: Lines, factory: GpioFactory) -> None:
    buzzer = TonalBuzzer(3, pin_factory=factory)
    for _ in range(20):
        buzzer.play(Tone.from_frequency(440))
        until(lambda: lines.is_high(3))
        buzzer.play(None)
        assert not lines.is_high(3)


@pytest.fixture
def waves() -> Iterator[Waves]:
    waves = Waves()
    yield waves
    waves.close()


def test_a_wave_is_high_and_low_for_its_share() -> None:
    levels: list[bool] = []
    wave = Wave(high_ns=3, low_ns=7, write=levels.append, due_ns=100)
    changes = []
    for _ in range(4):
        changes.append(wave.due_ns)
        wave.change(wave.due_ns)
    assert changes == [100, 103, 110, 113]
    assert levels == [True, False, True, False]


def test_a_wave_that_changes_goes_on_from_where_it_is(waves: Waves) -> None:
    levels: list[bool] = []
    waves.play(20, 1_000, 0.3, levels.append)
    for share in (0.4, 0.5, 0.6):
        reached = len(levels) + 3
        until(lambda reached=reached: len(levels) >= reached)  # type: ignore[misc]
        waves.play(20, 1_000, share, levels.append)
    until(lambda: len(levels) >= 12)
    waves.hush(20)
    assert levels == [n % 2 == 0 for n in range(len(levels))]


def test_a_line_that_has_gone_is_left_and_the_others_go_on(waves: Waves) -> None:
    tries: list[bool] = []
    levels: list[bool] = []

    def gone(high: bool) -> None:
        tries.append(high)
        raise OSError(19, "No such device")

    waves.play(20, 1_000, 0.5, gone)
    waves.play(21, 1_000, 0.5, levels.append)
    until(lambda: len(levels) >= 6)
    assert tries == [True]
