"""The touchscreen sleeps until something happens: input, news from another thread, or the next second of a clock."""

from __future__ import annotations

import os
import select
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.view.wire import ClockView
from ui.screen.clock import until_next_ms
from ui.window.loop import input_descriptors, take_over

USERS = 2  # NETLINK_USERSOCK: udev's news, without udev


@dataclass
class Clock:
    """Kivy's clock as the pulse uses it; waits are recorded, and due events fire at once."""

    due_s: float = 1e300
    now_s: float = 50.0
    _last_tick: float = 50.0

    def get_min_timeout(self) -> float:
        return self.due_s

    def time(self) -> float:
        return self.now_s

    def idle(self) -> float:
        raise AssertionError("Kivy's own wait")


@pytest.fixture
def line() -> Iterator[tuple[int, int]]:
    """(the descriptor that the pulse watches, the end for input)."""
    reader, writer = os.pipe()
    yield reader, writer
    os.close(reader)
    os.close(writer)


class Proxy:
    """The proxy of Kivy's clock."""

    def __init__(self, clock: Clock) -> None:
        self._obj = clock

    def unschedule(self, what: object) -> None:
        """Do nothing."""


class Waits:
    """A select() that never waits, and records each timeout."""

    def __init__(self) -> None:
        self.most_s = 0.0

    def __call__(
        self, readers: Sequence[int], writers: Sequence[int], odd: Sequence[int], most_s: float
    ) -> tuple[list[int], list[int], list[int]]:
        ready = select.select(readers, writers, odd, 0)
        self.most_s = 0.0 if any(ready) else most_s
        return ready


class Window:
    """Kivy's window as the pulse uses it."""

    def __init__(self) -> None:
        self._bound: dict[str, Callable[[], None]] = {}

    def bind(self, **bound: Callable[[], None]) -> None:
        self._bound |= bound

    def mainloop(self) -> None:
        """Nothing to fetch."""

    def fetches(self, what: str) -> None:
        """Kivy polls, too, and finds that event."""
        self._bound[what]()


class Screen:
    """A screen after its first pass."""

    def __init__(self, inputs: Callable[[], Sequence[int]]) -> None:
        class Own(Clock):
            """A class of its own, for it is changed."""

        self.clock, self.window, self._waits = Own(), Window(), Waits()
        pulse = take_over(Proxy(self.clock), self.window, inputs, self._waits)
        assert pulse is not None
        self.pulse = pulse
        self.sleeps()

    def sleeps(self) -> bool:
        """Whether it sleeps in its next pass."""
        self.clock.idle()
        return self._waits.most_s > 0


@pytest.fixture
def screen(line: tuple[int, int]) -> Iterator[Screen]:
    yield Screen(lambda: [line[0]])
    signal.set_wakeup_fd(-1)


def test_news_from_another_thread_end_the_sleep(screen: Screen) -> None:
    assert screen.sleeps()
    bringing = threading.Thread(target=screen.pulse.on_schedule)
    bringing.start()
    bringing.join()
    assert not screen.sleeps()
    assert not screen.sleeps(), "what the news brought about is looked at"
    assert screen.sleeps()


def test_a_touch_ends_the_sleep_at_once_and_is_dealt_with_in_the_pass_after(
    screen: Screen, line: tuple[int, int]
) -> None:
    os.write(line[1], b"touch")
    assert not screen.sleeps()
    os.read(line[0], 100)
    assert not screen.sleeps(), "Kivy has fetched the touch, but not yet handed it to the stage"
    assert screen.sleeps()


def test_a_touch_that_was_fetched_while_nobody_waited_is_dealt_with_before_the_screen_sleeps(screen: Screen) -> None:
    """It came between the wait and Kivy's own look, so no descriptor tells of it any more."""
    assert screen.sleeps()
    screen.window.fetches("on_mouse_down")
    assert not screen.sleeps()
    assert screen.sleeps()


def test_a_signal_ends_the_sleep_so_that_the_screen_can_be_ended(screen: Screen) -> None:
    assert screen.sleeps()
    before = signal.signal(signal.SIGUSR1, lambda *_: None)
    signal.raise_signal(signal.SIGUSR1)
    signal.signal(signal.SIGUSR1, before)
    assert not screen.sleeps()


def test_what_is_due_is_done_without_sleep(screen: Screen) -> None:
    screen.clock.due_s = 0.0
    assert not screen.sleeps()
    screen.clock.due_s = screen.clock.now_s - 1
    assert not screen.sleeps()
    screen.clock.due_s = screen.clock.now_s + 1
    assert screen.sleeps()


def test_news_that_come_a_thousand_times_do_not_block_who_brings_them(screen: Screen) -> None:
    for _ in range(100_000):
        screen.pulse.wake()
    assert not screen.sleeps()


def test_a_device_that_is_plugged_in_later_ends_the_sleep_and_one_that_sdl_closes_nothing_else(
    line: tuple[int, int],
) -> None:
    """Udev announces each change; what SDL does about it happens in the pass that the news has begun."""
    udev, news = (socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, USERS) for _ in range(2))
    with udev, news:
        for each in (udev, news):
            each.bind((0, 0))
        inputs = [news.fileno()]
        screen = Screen(lambda: inputs)
        udev.sendto(b"libudev", news.getsockname())
        assert not screen.sleeps()
        news.recv(100)
        closed = os.dup(line[0])
        inputs.append(closed)
        screen.sleeps()
        assert screen.sleeps()
        os.write(line[1], b"touch")
        assert not screen.sleeps()
        os.read(line[0], 100)
        os.close(closed)
        inputs.remove(closed)
        assert not screen.sleeps()
        screen.sleeps()
        assert screen.sleeps()
    signal.set_wakeup_fd(-1)


def test_the_line_to_the_display_is_found_among_all_others(tmp_path: Path) -> None:
    (tmp_path / ".X11-unix").mkdir()
    with socket.socket(socket.AF_UNIX) as display, socket.socket(socket.AF_UNIX) as ours, socket.socket() as other:
        display.bind(str(tmp_path / ".X11-unix" / "X9"))
        display.listen()
        ours.connect(str(tmp_path / ".X11-unix" / "X9"))
        found = input_descriptors()
        assert ours.fileno() in found
        assert other.fileno() not in found


@pytest.mark.parametrize(
    ("down", "running", "ms", "expected"),
    [
        (True, True, 61_400, 400),  # shows 1:02 until 61,000 are left
        (True, True, 61_000, 1000),
        (True, True, 1, 1),
        (True, True, 0, None),
        (True, False, 61_400, None),
        (False, True, 61_400, 600),
        (False, True, 61_000, 1000),
    ],
)
def test_the_clock_is_looked_at_when_its_digits_change(
    down: bool, running: bool, ms: int, expected: int | None
) -> None:
    clock = ClockView(id="t", label="", ms=ms, down=down, running=running)
    assert until_next_ms(clock, ms) == expected
