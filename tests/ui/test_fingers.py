"""Touches arrive at the drawn place, with a desktop and without, at any rotation of the display."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from companion.view.palette import DAY
from tests.samples import PLAYS
from tests.ui.fingers import CLOCKWISE, Event, Sdl, desktop_hand, glass_hand, turned
from tests.ui.hand import Hand, answered
from tests.ui.test_zoom import map_of, pinch
from ui.paint.shapes import rgb
from ui.window.desktop_fingers import FingerForwarder
from ui.window.rotation import kivy_rotation

pytestmark = pytest.mark.screen


@pytest.fixture(params=CLOCKWISE)
def clockwise(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[desktop_hand, glass_hand])
def hand(window: Any, clockwise: str, request: pytest.FixtureRequest) -> Iterator[Hand]:
    """A hand at a rotated picture."""
    with request.param(window, clockwise) as it:
        yield it


def test_a_finger_taps_where_the_picture_shows_it(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Catapult")
    hand.tap("Ana", region="form")
    hand.tap("Take Catapult")
    assert answered(hand) == {"tile": ["catapult"], "victim": [0]}


def test_two_fingers_stretch_the_board(hand: Hand) -> None:
    hand.take(map_of())
    pinch(hand, 2)
    assert hand.stage.desk.glass.scale == pytest.approx(2, abs=0.05)


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


PICTURE = {"0": (800, 480), "90": (480, 800), "180": (800, 480), "270": (480, 800)}  # on a glass of 800x480
BACK = {"0": (5, 475), "90": (5, 5), "180": (795, 5), "270": (795, 475)}  # the position of its bottom left corner


def test_the_whole_picture_lies_on_the_whole_glass(window: Any, clockwise: str) -> None:
    with turned(window, clockwise):
        hand = Hand(window)
        hand.take(PLAYS["choice"])
        hand.stage.size = window.size
        assert tuple(window.size) == PICTURE[clockwise]
        glass = hand.glass()
    x, y = BACK[clockwise]
    at = (y * 800 + x) * 3
    assert tuple(glass[at : at + 3]) == tuple(round(part * 255) for part in rgb(DAY["walnut"]))
    assert not [i for i in range(0, len(glass), 3) if glass[i : i + 3] == b"\0\0\0"], "a part of the glass is black"


@pytest.mark.parametrize("word", ["", "0", "45", "upside down"])
def test_what_is_no_quarter_of_a_turn_turns_nothing(word: str) -> None:
    assert kivy_rotation(word) == "0"
