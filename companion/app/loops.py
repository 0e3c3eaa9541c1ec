"""The loops of the core: each waits, works and waits again, whatever goes wrong; the watchdog asks whether all do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from companion.fence import Progress, fence
from rules.kit.types import Say

STUCK_MS = 60_000  # work that takes longer will never end
REST_S = 1.0  # after a mistake: the same one again and again would fill the disk with tracebacks

T = TypeVar("T")


class Loops:
    """Runs loops that nothing ends but being cancelled."""

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
        """Again and again: wait, and work with what came. After a mistake it rests, says so, and goes on."""
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
        """What the watchdog asks: RuntimeError where a loop has ended or is stuck in its work."""
        if stuck := (*self._ended_loops, *self._progress.longer_than(STUCK_MS)):
            raise RuntimeError(f"no progress: {', '.join(stuck)}")
