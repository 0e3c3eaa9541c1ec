"""What can be told to the hardware of one table; what is not there hears nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hardware.output import Lights, Sound


@dataclass(frozen=True, kw_only=True)
class Wires:
    """A way to each kind of device. Safe to use at any time, also before they are started."""

    want: Callable[[tuple[str, ...]], None] = lambda tints: None  # to the dice readers: what is to be rolled now
    light: Callable[[Lights], None] = lambda lights: None  # to the lamps
    play: Callable[[Sound, int], None] = lambda sound, volume: None  # to what sounds
    key: Callable[[str, bool], None] = lambda name, down: None  # keys of a screen may stand for buttons
