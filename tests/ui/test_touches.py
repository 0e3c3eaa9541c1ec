"""A touchscreen without a desktop, from the kernel's bytes to what is tapped on the screen."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.config import Config

from hardware.touch.devices import InputDevice, Kind
from hardware.touch.panel import Panel, open_panel
from tests.hardware.touch.machine import ABS, SLOT, Wire, X, Y, down, panel_at, up
from tests.samples import PLAYS
from tests.ui.hand import Hand, answered
from tests.ui.test_zoom import map_of, pinch
from ui.window.main import has_desktop
from ui.window.rotation import kivy_rotation
from ui.window.touches import Touches, device_news, is_told

MOST = 32767


class Machine:
    """Its devices, and who listens to them: `heard` is what Kivy is told."""

    def __init__(self, *devices: InputDevice) -> None:
        self.devices = devices
        self.wires: dict[str, Wire] = {}
        self.refuses: type[OSError] | None = None
        self.heard: list[tuple[str, Any, float, float]] = []
        self.udev, news = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        news.setblocking(False)
        self.touches = Touches(lambda: self.devices, self._open, news)
        self.touches.look()

    def _open(self, device: InputDevice) -> Panel:
        if self.refuses is not None:
            raise self.refuses(13, "Permission denied")
        self.wires[device.path.name] = Wire(most=MOST)
        return self.wires[device.path.name].open(device)

    def hears(self, *events: tuple[int, int, int], device: str = "event0") -> list[tuple[str, Any, float, float]]:
        """What the panel's events become."""
        self.wires[device].say(*events)
        return self.update()

    def update(self) -> list[tuple[str, Any, float, float]]:
        self.heard.clear()
        self.touches.update(lambda etype, me: self.heard.append((etype, me.id, me.sx, me.sy)))
        return list(self.heard)

    def plug_in(self, *devices: InputDevice) -> None:
        """These are there from now on, and udev says so."""
        self.devices = devices
        self.udev.send(b"libudev")


PANEL = panel_at("/dev/input/event0", "ft5x06")
OTHER = panel_at("/dev/input/event4", "USB panel")


def of_kind(kind: Kind, path: str = "/dev/input/event1") -> InputDevice:
    return InputDevice(path=panel_at(path).path, name=f"a {kind}", kind=kind)


# ---- from the panel to Kivy ---------------------------------------------------------------------------------
def test_a_touch_reaches_kivy_from_the_bottom_left() -> None:
    machine = Machine(PANEL)
    assert machine.hears(*down(5, MOST, 0)) == [("begin", 5, 1.0, 1.0)]
    assert machine.hears((ABS, Y, MOST)) == [("update", 5, 1.0, 0.0)]
    assert machine.hears(*up()) == [("end", 5, 1.0, 0.0)]


def test_two_panels_may_number_their_fingers_alike() -> None:
    machine = Machine(PANEL, OTHER)
    machine.hears(*down(5, 0, MOST))
    assert machine.hears(*down(5, MOST, 0), device="event4") == [("begin", 5, 1.0, 1.0)]
    assert machine.hears(*up()) == [("end", 5, 0.0, 0.0)]


@pytest.mark.parametrize("kind", ["mouse", "touchpad", "keyboard", "pen", "other"])
def test_only_touchscreens_are_read_since_sdl_has_the_rest(kind: Kind) -> None:
    machine = Machine(of_kind(kind), PANEL)
    assert list(machine.wires) == ["event0"]


# ---- coming and going -----------------------------------------------------------------------------------------
def test_a_panel_that_is_plugged_in_later_is_read() -> None:
    machine = Machine()
    machine.plug_in(PANEL)
    assert machine.update() == []
    assert machine.hears(*down(1, 0, MOST)) == [("begin", 1, 0.0, 0.0)]


def test_a_panel_that_is_unplugged_under_a_finger_lets_it_go_where_nothing_is_tapped() -> None:
    machine = Machine(PANEL)
    machine.hears(*down(1, 100, 100), *down(2, 200, 200, slot=1))
    machine.wires["event0"].unplug()
    machine.devices = ()
    assert machine.update() == [("end", 1, -1.0, -1.0), ("end", 2, -1.0, -1.0)]
    assert machine.update() == []


def test_a_panel_that_comes_back_under_the_same_name_is_read_again() -> None:
    machine = Machine(PANEL)
    machine.wires["event0"].unplug()
    machine.plug_in(PANEL)
    machine.update()
    assert machine.hears(*down(1, 0, MOST)) == [("begin", 1, 0.0, 0.0)]


def test_a_panel_that_may_not_be_opened_is_one_sentence_and_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    machine = Machine()
    machine.refuses = PermissionError
    for _ in range(3):
        machine.plug_in(PANEL)
        machine.update()
    assert [text for text in caplog.messages if "event0" in text] == [
        "/dev/input/event0 (ft5x06): touchscreen, but this user may not open it: it needs the group input"
    ]
    machine.refuses = None
    machine.plug_in(PANEL)
    machine.update()
    assert machine.hears(*down(1, 0, MOST)) == [("begin", 1, 0.0, 0.0)]


def test_a_panel_that_vanishes_before_it_is_opened_is_no_fault() -> None:
    machine = Machine()
    machine.refuses = FileNotFoundError
    machine.plug_in(PANEL)
    assert machine.update() == []


def test_what_each_device_is_stands_in_the_log_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    machine = Machine(PANEL, of_kind("mouse"), of_kind("touchpad", "/dev/input/event2"))
    machine.plug_in(*machine.devices)
    machine.update()
    assert caplog.messages == [
        "/dev/input/event0 (ft5x06): touchscreen, in use",
        "/dev/input/event1 (a mouse): mouse, left to SDL",
        "/dev/input/event2 (a touchpad): touchpad, not used",
    ]


def test_a_machine_without_touchscreen_says_so(caplog: pytest.LogCaptureFixture) -> None:
    Machine(of_kind("mouse"))
    assert "no touchscreen is in use" in caplog.messages


def test_what_is_no_input_device_is_refused_as_one() -> None:
    """The real kernel answers: a file knows nothing of axes."""
    with pytest.raises(OSError, match="ioctl"):
        open_panel(panel_at("/dev/null"))


def test_udevs_news_can_be_listened_to_on_this_machine() -> None:
    news = device_news()
    assert news is not None
    with news:
        assert not is_told(news)


def test_many_news_are_one_look() -> None:
    machine = Machine()
    for _ in range(5):
        machine.plug_in(PANEL)
    machine.update()
    machine.refuses = PermissionError
    machine.devices = ()
    machine.update()
    assert machine.hears(*down(1, 0, MOST)) == [("begin", 1, 0.0, 0.0)]


# ---- with or without a desktop ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("driver", "desktop"), [("x11", True), ("wayland", True), ("", True), ("KMSDRM", False), ("kmsdrm", False)]
)
def test_under_a_desktop_touches_come_from_it_alone(driver: str, desktop: bool) -> None:
    assert has_desktop({"SDL_VIDEODRIVER": driver} if driver else {}) is desktop


def test_kivys_own_ways_in_are_not_even_looked_at() -> None:
    """One of them complains at length about a library that nobody here needs."""
    assert "kivy.input.providers.mouse" in sys.modules
    assert "kivy.input.providers.mtdev" not in sys.modules


# ---- to the screen ------------------------------------------------------------------------------------------------
class Finger:
    """A finger on the glass that the panel lies on."""

    def __init__(self, hand: GlassHand, number: int, slot: int, at: tuple[int, int]) -> None:
        self._hand, self._slot = hand, slot
        hand.tell(*down(number, *at, slot=slot))

    def touch_move(self, x_px: float, up_px: float) -> None:
        x, y = self._hand.on_panel(x_px, self._hand.window.height - up_px)
        self._hand.tell((ABS, SLOT, self._slot), (ABS, X, x), (ABS, Y, y))

    def touch_up(self) -> None:
        if self._hand.unplugs:
            self._hand.unplug()
        else:
            self._hand.tell(*up(self._slot))


class GlassHand(Hand):
    """A hand whose fingers are on a panel, below a picture that is turned so far."""

    unplugs = False  # instead of lifting a finger
    slots = 2

    def __init__(self, window: Any, machine: Machine, clockwise: str) -> None:
        self._machine, self._clockwise, self._count = machine, clockwise, 0
        super().__init__(window)
        self.stage.size = window.size

    def touch(self, x_px: float, y_px: float) -> Any:
        self._count += 1
        return Finger(self, self._count, self._count % self.slots, self.on_panel(x_px, y_px))

    def on_panel(self, x_px: float, y_px: float) -> tuple[int, int]:
        """The panel's own numbers for a place of the picture."""
        x, y = x_px / self.window.width, y_px / self.window.height
        part = {"0": (x, y), "90": (1 - y, x), "180": (1 - x, 1 - y), "270": (y, 1 - x)}[self._clockwise]
        return round(part[0] * MOST), round(part[1] * MOST)

    def unplug(self) -> None:
        """The panel is gone, whatever is on it."""
        self._machine.wires["event0"].unplug()
        self.wait()

    def tell(self, *events: tuple[int, int, int]) -> None:
        """The panel says so, and Kivy has a look."""
        self._machine.wires["event0"].say(*events)
        self.wait()


@pytest.fixture(params=["0", "90", "180", "270"])
def hand(window: Any, request: pytest.FixtureRequest) -> Iterator[GlassHand]:
    """A hand at a picture that is turned."""
    machine = Machine(PANEL)
    EventLoop.add_input_provider(machine.touches)
    Config.set("graphics", "rotation", kivy_rotation(request.param))
    yield GlassHand(window, machine, request.param)
    EventLoop.remove_input_provider(machine.touches)
    machine.touches.stop()
    Config.set("graphics", "rotation", "0")
    window.rotation = 0
    window.update_viewport()


@pytest.mark.screen
def test_taps_answer_where_the_picture_shows_it(hand: GlassHand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Catapult")
    hand.tap("Ana", region="form")
    hand.tap("Take Catapult")
    assert answered(hand) == {"tile": "catapult", "victim": 0}


@pytest.mark.screen
def test_two_fingers_stretch_the_board(hand: GlassHand) -> None:
    hand.take(map_of())
    pinch(hand, 2)
    assert hand.stage.desk.glass.scale == pytest.approx(2, abs=0.05)


@pytest.mark.screen
def test_a_panel_that_is_unplugged_under_a_finger_taps_nothing(hand: GlassHand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Catapult")
    hand.tap("Ana", region="form")
    hand.unplugs = True
    hand.tap("Take Catapult")
    assert hand.sent == []
