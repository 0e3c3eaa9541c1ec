"""The dark after a while without touches or events: when, and the light behind the panel, where Linux lets us turn it
down."""

from __future__ import annotations

import os
from pathlib import Path

from companion.view.wire import Show

FOLDER = Path("/sys/class/backlight")
DARK_PART = 10  # in the dark it is so many times less than the brightest


class Dimming:
    """Whether the screen is dark. Every way tells the time, in seconds of one clock."""

    def __init__(self, now_s: float) -> None:
        self.is_dark = False
        self._awake_s = now_s  # when it was last touched, or something happened

    def wake(self, now_s: float) -> bool:
        """It was touched, or there is something to see: True if it was dark until now."""
        was_dark, self.is_dark, self._awake_s = self.is_dark, False, now_s
        return was_dark

    def look(self, now_s: float, show: Show | None) -> bool:
        """True if it gets dark now."""
        wait_s = self.until_dark_s(now_s, show)
        self.is_dark = self.is_dark or wait_s == 0
        return wait_s == 0

    def until_dark_s(self, now_s: float, show: Show | None) -> float | None:
        """How long until it gets dark; None if it is dark already, or stays light until something happens."""
        if self.is_dark or show is None or not show.looks.dim_s or is_timed(show):
            return None
        return max(0.0, self._awake_s + show.looks.dim_s - now_s)


def is_timed(show: Show | None) -> bool:
    """Whether time is running out for somebody, who may well think without touching anything."""
    return bool(show and show.clock and show.clock.down and show.clock.running)


class Backlight:
    """A panel's light. What cannot be written any more stays as it is."""

    def __init__(self, panel: Path) -> None:
        self._file = panel / "brightness"
        self._brightest = _number(panel / "max_brightness")
        now = _number(self._file)
        self._brightness = (
            now if now > self._darkest else self._brightest
        )  # we may have ended in the dark the last time

    @property
    def _darkest(self) -> int:
        return max(1, self._brightest // DARK_PART)

    def turn_down(self) -> bool:
        """False if that cannot be done."""
        now = _number(self._file)
        if now > self._darkest:
            self._brightness = now  # somebody may have set it meanwhile
        return self._write(self._darkest)

    def turn_up(self) -> bool:
        """As bright as before; False if that cannot be done."""
        return self._write(self._brightness)

    def _write(self, brightness: int) -> bool:
        try:
            self._file.write_text(f"{brightness}\n")
        except OSError:
            return False
        return True


def find_backlight(folder: Path = FOLDER) -> Backlight | None:
    """The first panel whose light we may turn down, as bright as it should be; None where there is none."""
    for panel in sorted(folder.glob("*")):
        if os.access(panel / "brightness", os.W_OK) and _number(panel / "max_brightness"):
            light = Backlight(panel)
            light.turn_up()
            return light
    return None


def _number(file: Path) -> int:
    """What stands in the file; 0 where nothing does."""
    try:
        return int(file.read_text())
    except (OSError, ValueError):
        return 0
