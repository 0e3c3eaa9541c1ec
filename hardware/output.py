"""Outputs for devices, as values: the lamps' lights, and sounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Sound = Literal["turn", "warning", "time-up", "written", "undone", "refused", "reveal", "win", "call"]
LOUDEST = 3  # volumes go from 0, silent, to this


class Light(Struct, frozen=True, kw_only=True):
    """The state of one lamp."""

    how: Literal["off", "dim", "lit", "blink"] = "off"
    tint: str = "none"  # for an RGB lamp


LED_RGB: dict[str, tuple[int, int, int]] = {  # mixed for LEDs, not for screens; 0..255
    "red": (255, 0, 0), "blue": (0, 0, 255), "yellow": (255, 150, 0), "green": (0, 255, 0), "purple": (150, 0, 255),
    "white": (255, 255, 255), "black": (50, 50, 80), "orange": (255, 80, 0), "pink": (255, 60, 130),
    "brown": (100, 40, 0),
}  # fmt: skip

Lights = Mapping[int, Light]  # by seat, 0.. clockwise; -1 = the table's own lamp
TABLE = -1
OFF = Light()
