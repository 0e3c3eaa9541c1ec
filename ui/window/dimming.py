"""Dimming after a while without touches or events, and the panel's backlight, if Linux lets us control it."""

from __future__ import annotations

import os
from pathlib import Path

from companion.view.wire import Show

FOLDER = Path("/sys/class/backlight")
DARK_PART = 10  # dimmed to this fraction of the maximum


class Dimming:
    """Whether the screen is dark. All methods take the time in seconds of one clock."""

    def __init__(self, now_s: float) -> None:
        self.is_dark = False
        self._awake_s = now_s  # the last touch or event

    def wake(self, now_s: float) -> bool:
        """Record a touch or a visible event; True if the screen was dark."""
        was_dark, self.is_dark, self._awake_s = self.is_dark, False, now_s
        return was_dark

    def look(self, now_s: float, show: Show | None) -> bool:
        """True if the screen gets dark now."""
        wait_s = self.until_dark_s(now_s, show)
        self.is_dark = self.is_dark or wait_s == 0
        return wait_s == 0

    def until_dark_s(self, now_s: float, show: Show | None) -> float | None:
        """Seconds until the screen gets dark; None if it is dark, or stays lit until an event."""
        if self.is_dark or show is None or not show.looks.dim_s or is_timed(show):
            return None
        return max(0.0, self._awake_s + show.looks.dim_s - now_s)


def is_timed(show: Show | None) -> bool:
    """Whether a player's time runs out: players may think without touching the screen."""
    return bool(show and show.clock and show.clock.down and show.clock.running)


class Backlight:
    """A panel's backlight. If writing fails the brightness stays as it is."""

    def __init__(self, panel: Path) -> None:
        self._file = panel / "brightness"
        self._brightest = _number(panel / "max_brightness")
        now = _number(self._file)
        self._brightness = (
            now if now > self._darkest else self._brightest
        )  # the last process may have ended in the dark

    @property
    def _darkest(self) -> int:
        return max(1, self._brightest // DARK_PART)

    def turn_down(self) -> bool:
        """Dim the backlight; False if that fails."""
        now = _number(self._file)
        if now > self._darkest:
            self._brightness = now  # it may have been set meanwhile
        return self._write(self._darkest)

    def turn_up(self) -> bool:
        """Restore the brightness; False if that fails."""
        return self._write(self._brightness)

    def _write(self, brightness: int) -> bool:
        try:
            self._file.write_text(f"{brightness}\n")
        except OSError:
            return False
        return True


def find_backlight(folder: Path = FOLDER) -> Backlight | None:
    """The first controllable backlight, turned up; None if there is none."""
    for panel in sorted(folder.glob("*")):
        if os.access(panel / "brightness", os.W_OK) and _number(panel / "max_brightness"):
            light = Backlight(panel)
            light.turn_up()
            return light
    return None


def _number(file: Path) -> int:
    """The number in the file; 0 if there is none."""
    try:
        return int(file.read_text())
    except (OSError, ValueError):
        return 0
