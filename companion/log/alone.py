"""Run coroutines one at a time; a cancelled caller does not cancel its write."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Alone:
    """Lets coroutines run one after the other, even those that nobody waits for any more.

    A client that hangs up in the middle of its answer must not leave a line on the disk that the session does not have.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()  # the event loop itself holds tasks only weakly

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` returns, once it had its turn; if the caller is cancelled, `work` is not."""
        task = asyncio.create_task(self._in_turn(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        async with self._lock:
            return await work
