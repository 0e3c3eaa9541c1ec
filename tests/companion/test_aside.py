"""Long work beside the event loop."""

from __future__ import annotations

import asyncio
import gc
import threading

import pytest

from companion.background import aside, uncollected


async def test_others_are_served_while_the_work_is_done() -> None:
    may_end = threading.Event()
    work = asyncio.create_task(aside(lambda: may_end.wait(10)))
    await asyncio.sleep(0)
    may_end.set()  # said by the event loop, which would hang if it did the work itself
    assert await work


async def test_the_garbage_collector_rests_meanwhile_and_goes_on_afterwards() -> None:
    assert not await aside(gc.isenabled)
    assert gc.isenabled()


async def test_what_goes_wrong_in_the_work_is_told_and_the_collector_goes_on() -> None:
    with pytest.raises(ZeroDivisionError):
        await aside(lambda: 1 // 0)
    assert gc.isenabled()


def test_one_piece_of_such_work_within_another_does_not_wake_the_collector() -> None:
    with uncollected():
        with uncollected():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
