"""A touchscreen on a desktop, from what SDL says to what is tapped on the screen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from kivy.config import Config

from tests.samples import PLAYS
from tests.ui.hand import Hand, answered
from tests.ui.test_zoom import map_of, pinch
from ui.window.desktop_fingers import WithFingers, take_fingers
from ui.window.rotation import kivy_rotation

Event = tuple[Any, ...]


class Sdl:
    """SDL, as far as Kivy asks it for events: those that are said, and then the real one's."""

    def __init__(self, real: Any = None) -> None:
        self._real, self.said = real, list[Event]()

    def poll(self) -> Any:
        if self.said:
            return self.said.pop(0)
        return self._real.poll() if self._real else False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


class Finger:
    """A finger on our window, wherever on the desktop that lies."""

    def __init__(self, hand: DesktopHand, number: int, x_px: float, y_px: float) -> None:
        self._hand, self._number, self._at = hand, number, hand.part(x_px, y_px)
        hand.hear("fingerdown", number, self._at)

    def touch_move(self, x_px: float, up_px: float) -> None:
        self._at = self._hand.part(x_px, self._hand.window.height - up_px)
        self._hand.hear("fingermotion", self._number, self._at)

    def touch_up(self) -> None:
        self._hand.hear("fingerup", self._number, self._at)


class DesktopHand(Hand):
    """A hand whose fingers SDL tells of, below a picture that is turned so far."""

    def __init__(self, window: Any, clockwise: str) -> None:
        self.sdl, self._clockwise, self._count, self.again = Sdl(window._win), clockwise, 0, 0
        window._win = self.sdl
        take_fingers(window, self._heed)
        super().__init__(window)
        self.stage.size = window.size

    def _heed(self) -> None:
        self.again += 1

    def touch(self, x_px: float, y_px: float) -> Any:
        self._count += 1
        return Finger(self, self._count, x_px, y_px)

    def part(self, x_px: float, y_px: float) -> tuple[float, float]:
        """SDL's own numbers for a place of the picture."""
        x, y = x_px / self.window.width, y_px / self.window.height
        return {"0": (x, y), "90": (1 - y, x), "180": (1 - x, 1 - y), "270": (y, 1 - x)}[self._clockwise]

    def hear(self, what: str, number: int, at: tuple[float, float]) -> None:
        """SDL says so, Kivy fetches it, and has a look."""
        self.sdl.said.append((what, number, *at, 1.0))
        self.window.mainloop()
        self.wait()


@pytest.fixture(params=["0", "90", "180", "270"])
def hand(window: Any, request: pytest.FixtureRequest) -> Iterator[DesktopHand]:
    """A hand at a picture that is turned."""
    own = window._win
    Config.set("graphics", "rotation", kivy_rotation(request.param))
    yield DesktopHand(window, request.param)
    window._win = own
    Config.set("graphics", "rotation", "0")
    window.rotation = 0
    window.update_viewport()


@pytest.mark.screen
def test_a_finger_taps_where_the_picture_shows_it(hand: DesktopHand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Catapult")
    hand.tap("Ana", region="form")
    hand.tap("Take Catapult")
    assert answered(hand) == {"tile": "catapult", "victim": 0}


@pytest.mark.screen
def test_two_fingers_stretch_the_board(hand: DesktopHand) -> None:
    hand.take(map_of())
    pinch(hand, 2)
    assert hand.stage.desk.glass.scale == pytest.approx(2, abs=0.05)


@pytest.mark.screen
def test_a_finger_is_dealt_with_at_once(hand: DesktopHand) -> None:
    """Kivy may fetch it at the end of one pass, and deals with it in the next: so nobody may sleep between."""
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
    assert WithFingers(sdl, heard.append).poll() == event
    assert heard == []
