"""Dim the screen after a while without touches or events."""

from __future__ import annotations

from companion.view.wire import Show


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
        wait_s = self.until_s(now_s, show)
        self.is_dark = self.is_dark or wait_s == 0
        return wait_s == 0

    def until_s(self, now_s: float, show: Show | None) -> float | None:
        """How long until it gets dark; None if it is dark already, or stays light until something happens."""
        if self.is_dark or show is None or not show.looks.dim_s or is_timed(show):
            return None
        return max(0.0, self._awake_s + show.looks.dim_s - now_s)


def is_timed(show: Show | None) -> bool:
    """Whether time is running out for somebody, who may well think without touching anything."""
    return bool(show and show.clock and show.clock.down and show.clock.running)
