"""A display that is built in upside down or on its side: Kivy turns what is drawn and touched, not where it is cut."""

from __future__ import annotations

from kivy.config import Config


def kivy_rotation(clockwise: str) -> str:
    """Kivy's word for a picture that is turned so far; "0" for whatever is no quarter of a turn."""
    return {"90": "270", "180": "180", "270": "90"}.get(clockwise.strip(), "0")


def on_glass(x: int, y: int, w: int, h: int, size: tuple[int, int]) -> dict[str, int]:
    """The part of the glass on which that part of the picture is seen; `size` is that of the picture."""
    width, height = size
    match Config.getint("graphics", "rotation"):
        case 90:
            x, y, w, h = height - y - h, x, h, w
        case 180:
            x, y = width - x - w, height - y - h
        case 270:
            x, y, w, h = y, width - x - w, h, w
    return {"x": x, "y": y, "width": w, "height": h}
