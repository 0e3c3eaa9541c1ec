"""A touchscreen on a desktop, from SDL's events to taps on the screen."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tests.ui.fingers import CLOCKWISE, Event, Sdl, desktop_hand
from ui.window.desktop_fingers import FingerForwarder


@pytest.mark.screen
@pytest.mark.parametrize("clockwise", CLOCKWISE)
def test_a_finger_is_dealt_with_at_once(window: Any, clockwise: str) -> None:
    """Kivy may fetch the event at the end of one pass and handle it in the next: no sleep may come between."""
    with desktop_hand(window, clockwise) as hand:
        before = hand.again
        hand.touch(10, 10).touch_up()
        assert hand.again == before + 2


def test_sdl_makes_no_mouse_of_a_finger_that_is_handed_on() -> None:
    assert os.environ["SDL_TOUCH_MOUSE_EVENTS"] == "0"


@pytest.mark.parametrize("event", [("mousebuttondown", 10, 10, 1), ("windowshown",), None, False])
def test_whatever_is_no_finger_goes_on_as_it_came(event: Event | bool | None) -> None:
    heard: list[Event] = []
    sdl = Sdl()
    sdl.said = [event]  # type: ignore[list-item]
    assert FingerForwarder(sdl, heard.append).poll() == event
    assert heard == []
