"""Fingers on a desktop: forwards the finger events that SDL has and Kivy drops on Linux.

SDL gives their places in our own window, wherever that is on the desktop. It would make a mouse of the first finger as
well; `ui/window/main.py` switches that off, so no finger counts twice (docs/decisions/0015).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

FINGER_EVENTS = ("fingerdown", "fingermotion", "fingerup")

HandOn = Callable[[tuple[Any, ...]], None]


class FingerForwarder:
    """A wrapper of Kivy's SDL window that hands finger events on before Kivy drops them."""

    def __init__(self, sdl: Any, hand_on: HandOn) -> None:
        self._sdl, self._hand_on = sdl, hand_on

    def poll(self) -> Any:
        """SDL's next event as (name, ...); None for one that Kivy does not know; False without one."""
        event = self._sdl.poll()
        if event and event[0] in FINGER_EVENTS:
            self._hand_on(event)
        return event

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sdl, name)


def take_fingers(window: Any, again: Callable[[], None]) -> None:
    """Send this window's fingers to Kivy as on Android; `again` is called so that the loop does not wait."""
    from kivy.core.window.window_sdl2 import SDL2MotionEventProvider

    def hand_on(event: tuple[Any, ...]) -> None:
        SDL2MotionEventProvider.q.appendleft(event)
        again()

    window._win = FingerForwarder(window._win, hand_on)
