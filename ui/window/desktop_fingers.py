"""Fingers where there is a desktop: SDL knows each of them, Kivy drops them on Linux, here they are handed on.

SDL gives their places in our own window, so nobody has to know where on the desktop that lies. It would make a mouse of
the first one as well: `ui/window/main.py` tells it not to, so no finger counts twice (docs/decisions/0015).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

FINGER_EVENTS = ("fingerdown", "fingermotion", "fingerup")

HandOn = Callable[[tuple[Any, ...]], None]


class FingerForwarder:
    """Kivy's own line to SDL, from which fingers are handed on before Kivy drops them."""

    def __init__(self, sdl: Any, hand_on: HandOn) -> None:
        self._sdl, self._hand_on = sdl, hand_on

    def poll(self) -> Any:
        """SDL's next event as (what, ...); None: nothing that Kivy knows; False: there is none."""
        event = self._sdl.poll()
        if event and event[0] in FINGER_EVENTS:
            self._hand_on(event)
        return event

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sdl, name)


def take_fingers(window: Any, again: Callable[[], None]) -> None:
    """Let fingers on this window reach Kivy as they do on Android; `again`: one has come, so do not wait."""
    from kivy.core.window.window_sdl2 import SDL2MotionEventProvider

    def hand_on(event: tuple[Any, ...]) -> None:
        SDL2MotionEventProvider.q.appendleft(event)
        again()

    window._win = FingerForwarder(window._win, hand_on)
