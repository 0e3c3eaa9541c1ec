"""Game-time: milliseconds that run only while the game does."""

from __future__ import annotations

from collections.abc import Callable


class GameTime:
    """A stopwatch over an injected monotonic clock."""

    def __init__(self, now_ms: Callable[[], int], at_ms: int) -> None:
        """Standing still at `at_ms`."""
        self._now_ms = now_ms
        self._at_ms = at_ms
        self._since_ms: int | None = None  # None = it stands still

    @property
    def ms(self) -> int:
        """How long the game has run."""
        return self._at_ms + (self._now_ms() - self._since_ms if self._since_ms is not None else 0)

    @property
    def runs(self) -> bool:
        return self._since_ms is not None

    def let_run(self, on: bool) -> None:
        """Run from now on, or stand still."""
        self._at_ms = self.ms
        self._since_ms = self._now_ms() if on else None
