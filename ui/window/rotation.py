"""A display that is built in upside down or on its side, rotating the screen for the players opposite."""

from __future__ import annotations

from typing import Any

from kivy.config import Config


def kivy_rotation(clockwise: str) -> str:
    """Kivy's word for a picture that is turned so far; "0" for whatever is no quarter of a turn."""
    return {"90": "270", "180": "180", "270": "90"}.get(clockwise.strip(), "0")


def turn(window: Any, flipped: bool) -> None:
    """Let the picture stand as it should, on a display that may be built in otherwise."""
    if window.rotation != _rotation(flipped):
        window.rotation = _rotation(flipped)
        window.update_viewport()  # Kivy would show torn pictures first, and turn them a moment later


def _rotation(flipped: bool) -> int:
    """How the picture lies on the glass, in Kivy's degrees."""
    built_in: int = Config.getint("graphics", "rotation")
    return (built_in + 180 * flipped) % 360
