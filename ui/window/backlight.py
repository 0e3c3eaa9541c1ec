"""The light behind the panel, where Linux lets us turn it down."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path("/sys/class/backlight")
DARK_PART = 10  # in the dark it is so many times less than the brightest


class Backlight:
    """A panel's light. What cannot be written any more stays as it is."""

    def __init__(self, panel: Path) -> None:
        self._file = panel / "brightness"
        self._most = _number(panel / "max_brightness")
        now = _number(self._file)
        self._bright = now if now > self._dark else self._most  # we may have ended in the dark the last time

    @property
    def _dark(self) -> int:
        return max(1, self._most // DARK_PART)

    def turn_down(self) -> bool:
        """False if that cannot be done."""
        now = _number(self._file)
        if now > self._dark:
            self._bright = now  # somebody may have set it meanwhile
        return self._write(self._dark)

    def turn_up(self) -> bool:
        """As bright as before; False if that cannot be done."""
        return self._write(self._bright)

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
