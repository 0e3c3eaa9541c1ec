"""A touchscreen without a desktop, from the kernel's bytes to taps on the screen."""

from __future__ import annotations

import logging
import sys
from typing import Any

import pytest

from hardware.touch.devices import DeviceKind, InputDevice
from hardware.touch.panel import open_panel
from tests.hardware.touch.machine import ABS, Y, down, panel_at, up
from tests.samples import PLAYS
from tests.ui.fingers import CLOCKWISE, MOST, PANEL, Machine, glass_hand
from ui.window.main import has_desktop
from ui.window.touches import device_news, has_news

OTHER = panel_at("/dev/input/event4", "USB panel")


def of_kind(kind: DeviceKind, path: str = "/dev/input/event1") -> InputDevice:
    return InputDevice(path=panel_at(path).path, name=f"a {kind}", kind=kind)


# ---- from the panel to Kivy ---------------------------------------------------------------------------------
def test_a_touch_reaches_kivy_from_the_bottom_left() -> None:
    machine = Machine(PANEL)
    assert machine.hears(*down(5, MOST, 0)) == [("begin", 5, 1.0, 1.0)]
    assert machine.hears((ABS, Y, MOST)) == [("update", 5, 1.0, 0.0)]
    assert machine.hears(*up()) == [("end", 5, 1.0, 0.0)]


@pytest.mark.parametrize("kind", ["mouse", "touchpad", "keyboard", "pen", "other"])
def test_only_touchscreens_are_read_since_sdl_has_the_rest(kind: DeviceKind) -> None:
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
    """The real kernel's answer: a file has no axes."""
    with pytest.raises(OSError, match="ioctl"):
        open_panel(panel_at("/dev/null"))


def test_udevs_news_can_be_listened_to_on_this_machine() -> None:
    news = device_news()
    assert news is not None
    with news:
        assert not has_news(news)


# ---- with or without a desktop ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("driver", "desktop"), [("x11", True), ("wayland", True), ("", True), ("KMSDRM", False), ("kmsdrm", False)]
)
def test_under_a_desktop_touches_come_from_it_alone(driver: str, desktop: bool) -> None:
    assert has_desktop({"SDL_VIDEODRIVER": driver} if driver else {}) is desktop


def test_kivys_own_ways_in_are_not_even_looked_at() -> None:
    """One of them logs long complaints about an unneeded library."""
    assert "kivy.input.providers.mouse" in sys.modules
    assert "kivy.input.providers.mtdev" not in sys.modules


# ---- to the screen ------------------------------------------------------------------------------------------------
@pytest.mark.screen
@pytest.mark.parametrize("clockwise", CLOCKWISE)
def test_a_panel_that_is_unplugged_under_a_finger_taps_nothing(window: Any, clockwise: str) -> None:
    with glass_hand(window, clockwise) as hand:
        hand.take(PLAYS["choice"])
        hand.tap("Catapult")
        hand.tap("Ana", region="form")
        hand.unplugs = True
        hand.tap("Take Catapult")
        assert hand.sent == []
