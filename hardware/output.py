"""What devices are to show and to play: values, whatever the device is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Sound = Literal["turn", "warning", "time-up", "written", "undone", "refused", "reveal", "win", "call"]
LOUDEST = 3  # volumes go from 0, silent, to this


class Light(Struct, frozen=True, kw_only=True):
    """What one lamp shows."""

    how: Literal["off", "dim", "lit", "blink"] = "off"
    tint: str = "none"  # for a lamp that has colours


Lights = Mapping[int, Light]  # by seat, 0.. clockwise; -1 = the table's own lamp
TABLE = -1
OFF = Light()
