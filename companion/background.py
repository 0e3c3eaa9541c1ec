"""Slow work: on a thread, so that the event loop keeps answering; and without the garbage collector."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """Do it on a thread; meanwhile the table is answered within milliseconds.

    `work` should leave no cycles behind: the garbage collector waits until it is done.
    """
    return await asyncio.to_thread(uncollected()(work))


@contextmanager
def uncollected() -> Iterator[None]:
    """Meanwhile the garbage collector waits, for work that makes much that stays, and no cycles.

    It would look through all of that again and again, a tenth of a second each time, and find nothing.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
