"""A mistake of ours costs one action: each test breaks a loop of the core on purpose, and the table plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from companion.app.loops import STUCK_MS, Loops
from companion.fence import WENT_WRONG, Progress, fence
from companion.lan.talk import _handle
from companion.view import wire
from hardware.signal import Pressed
from rules.kit.types import Say
from tests.companion.tables import Client, Clock, Table, client, committing, seated, texts

SORRY = "Internal error."


def broken(*words: Any, **more: Any) -> Any:
    raise ZeroDivisionError("a mistake of ours")


async def breaks_and_goes_on(
    table: Table, work: Callable[[Any], Awaitable[object]], target: str, first: Any = None, then: Any = None
) -> None:
    """One loop: `target` is broken for `first`, which the screens say, and repaired for `then`."""
    queue, done, while_broken = asyncio.Queue[Any](), asyncio.Event(), pytest.MonkeyPatch()
    rested = list[Say | None]()

    async def rest(seconds: float) -> None:
        rested.append(table.core.game.notice)
        assert not done.is_set()
        while_broken.undo()
        queue.put_nowait(then)

    async def worked(came: Any) -> None:
        await work(came)
        done.set()

    loops = Loops(table.hub.progress, table.core.say, rest)
    while_broken.setattr(target, broken)
    queue.put_nowait(first)
    task = asyncio.create_task(loops.keep("test", queue.get, worked))
    async with asyncio.timeout(60):
        await done.wait()
    assert rested == [WENT_WRONG]
    await loops.check_progress()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


# ---- the fence --------------------------------------------------------------------------------------------
async def test_a_mistake_ends_at_the_fence_with_its_traceback_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with fence("a test") as fenced:
        broken()
    assert fenced.failure == WENT_WRONG
    assert caplog.records[0].exc_info
    with fence("a test") as fenced:
        pass
    assert fenced.failure is None


async def test_what_was_cancelled_elsewhere_ends_there_too_and_only_its_own_end_goes_through() -> None:
    begun = asyncio.Event()

    async def work() -> str:
        waited_for = asyncio.get_running_loop().create_future()
        waited_for.cancel()
        with fence("a test") as fenced:
            await waited_for
        assert fenced.failure
        begun.set()
        with fence("a test"):
            await asyncio.Event().wait()
        return "went on"

    task = asyncio.create_task(work())
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_the_watchdog_hears_of_a_loop_that_is_stuck_and_of_one_that_has_ended() -> None:
    clock = Clock()
    progress, at_work = Progress(clock), asyncio.Event()

    async def say(say: Say) -> None:
        pass

    async def work(came: object) -> None:
        at_work.set()
        await asyncio.Event().wait()

    loops = Loops(progress, say)
    task = asyncio.create_task(loops.keep("hardware", lambda: asyncio.sleep(0), work))
    await at_work.wait()
    clock.ms += STUCK_MS
    await loops.check_progress()
    clock.ms += 1
    with pytest.raises(RuntimeError, match="hardware"):
        await loops.check_progress()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    with pytest.raises(RuntimeError, match="hardware"):
        await loops.check_progress()


# ---- each loop ---------------------------------------------------------------------------------------------
async def test_a_signal_that_breaks_us_costs_itself_alone(table: Table, here: Client) -> None:
    await committing(here)
    lines = table.core.game.line_count
    press = Pressed(device="button:undo", button="undo", at_ms=0)
    await breaks_and_goes_on(table, table.bridge.hear, "companion.devices.bridge.intent_of", press, press)
    assert table.core.game.line_count == lines + 1


async def test_a_request_that_breaks_us_is_refused_and_its_client_plays_on(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = (await here.go("play")).asks[0].forms[0].id
    with monkeypatch.context() as while_broken:
        while_broken.setattr("companion.clients.requests.require", broken)
        await _handle(table.hub, here.visit, wire.encode(wire.Answer(form=form, values={"ready": []}, id="a1")))
    await here.receive()
    refused = [reply for reply in here.heard if isinstance(reply, wire.Refused)]
    assert [reply.text[: len(SORRY)] for reply in refused] == [SORRY]
    assert (await here.answer(form, ready=[])).asks[0].forms[0].id != form


async def test_the_clocks_go_on_after_a_timer_that_breaks_us(table: Table, clock: Clock) -> None:
    here = await seated(table, "Ana", "Bo", commit_s=30)
    event = await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    await here.answer(event.asks[0].forms[0].id, tile="urban", value=3)
    clock.ms += 30_000
    await breaks_and_goes_on(table, lambda _: table.core.time.tick(), "companion.log.session.Session.tick")
    assert any(text.startswith("Time is up") for text in texts(await here.receive()))


# ---- looking ahead ---------------------------------------------------------------------------------------------
async def test_a_mistake_in_a_trial_costs_the_move_that_was_made_nothing(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    watching = await client(table, token="")
    form = (await here.go("play")).asks[0].forms[0].id
    before = watching.shown.seq
    monkeypatch.setattr("companion.table.automatic_steps.forced_step", broken)
    assert await here.told(wire.Answer(form=form, values={"ready": []}, id="a1")) == wire.Done(id="a1")
    assert (await watching.receive()).seq > before
    assert table.core.game.line_count == 1
