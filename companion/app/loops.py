"""The core's loops, each fenced against errors, and their progress check for the watchdog."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from companion.fence import Progress, fence
from rules.kit.types import Say

STUCK_MS = 60_000  # longer work counts as stuck
REST_S = 1.0  # after an error: a recurring one must not fill the disk with tracebacks

T = TypeVar("T")


class Loops:
    """Runs loops that end only by cancellation."""

    def __init__(
        self,
        progress: Progress,
        say: Callable[[Say], Awaitable[object]],
        rest: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """`say` shows a sentence on the screens."""
        self._progress, self._say, self._rest = progress, say, rest
        self._ended_loops: list[str] = []

    async def keep(
        self,
        name: str,
        wait: Callable[[], Awaitable[T]],
        work: Callable[[T], Awaitable[object]],
        rest_s: float = REST_S,
    ) -> None:
        """Wait and work in a loop; an error is shown, and the loop goes on after a rest."""
        try:
            while True:
                with fence(name) as fenced:
                    came = await wait()
                    with self._progress.track(name):
                        await work(came)
                if fenced.failure:
                    with fence(f"{name}: saying so"):
                        await self._say(fenced.failure)
                    await self._rest(rest_s)
        finally:
            self._ended_loops.append(name)

    async def check_progress(self) -> None:
        """The watchdog's probe. Raises RuntimeError if a loop has ended or is stuck."""
        if stuck := (*self._ended_loops, *self._progress.longer_than(STUCK_MS)):
            raise RuntimeError(f"no progress: {', '.join(stuck)}")
