"""Screen rotation: a display built in upside down or on its side, and a flip for the players opposite."""

from __future__ import annotations

from typing import Any

from kivy.config import Config


def kivy_rotation(clockwise: str) -> str:
    """Kivy's rotation for a clockwise one; "0" for anything but quarter turns."""
    return {"90": "270", "180": "180", "270": "90"}.get(clockwise.strip(), "0")


def turn(window: Any, flipped: bool) -> None:
    """Rotate the window, on top of the display's own rotation."""
    if window.rotation != _rotation(flipped):
        window.rotation = _rotation(flipped)
        window.update_viewport()  # else Kivy shows torn pictures at first


def _rotation(flipped: bool) -> int:
    """The picture's rotation on the panel, in Kivy's degrees."""
    built_in: int = Config.getint("graphics", "rotation")
    return (built_in + 180 * flipped) % 360
