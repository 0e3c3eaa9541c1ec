"""Run slow work on a thread, so that the event loop keeps answering."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """Do it on a thread; meanwhile the table is answered within milliseconds.

    `work` should leave no cycles behind: the garbage collector waits until it is done. It would stop everybody for a
    tenth of a second each time, and find nothing.
    """
    return await asyncio.to_thread(_uncollected, work)


def _uncollected(work: Callable[[], T]) -> T:
    was_on = gc.isenabled()
    gc.disable()
    try:
        return work()
    finally:
        if was_on:
            gc.enable()
