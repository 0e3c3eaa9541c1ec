"""Messages to systemd: ready when everything answers, alive as long as everything makes progress."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from companion.box.watchdog import Probe, interval_s, notify, probe_all, server_probe, watch
from companion.log.disk.store import Store

SHORT_S = 0.01  # time limit for a probe that never answers


class Enough(Exception):
    """Ends a loop under test."""


async def fine() -> None:
    pass


async def broken() -> None:
    raise OSError("the disk is gone")


async def never() -> None:
    await asyncio.Event().wait()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """The other end of the socket, which systemd would read."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sock:
        sock.bind(str(tmp_path / "notify"))
        sock.setblocking(False)
        yield sock


def env_of(systemd: socket.socket, **more: str) -> Mapping[str, str]:
    return {"NOTIFY_SOCKET": systemd.getsockname(), **more}


def heard(systemd: socket.socket) -> list[str]:
    messages = []
    while True:
        try:
            messages.append(systemd.recv(100).decode())
        except BlockingIOError:
            return messages


def waits(times: int, then: Callable[[int], None] = lambda n: None) -> Callable[[float], Awaitable[None]]:
    """A sleep that takes no time; before each one `then` gets its number, and after `times` it raises Enough."""
    count = 0

    async def wait(seconds: float) -> None:
        nonlocal count
        count += 1
        if count > times:
            raise Enough
        then(count)

    return wait


async def run(env: Mapping[str, str], probes: Mapping[str, Probe], wait: Callable[[float], Awaitable[None]]) -> None:
    with pytest.raises(Enough):
        await watch(env, probes, wait=wait)


async def test_it_says_ready_and_then_that_it_is_alive_each_time_all_have_answered(systemd: socket.socket) -> None:
    await run(env_of(systemd, WATCHDOG_USEC="60000000"), {"store": fine, "server": fine}, waits(2))
    assert heard(systemd) == ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]


async def test_it_is_not_ready_before_everything_answers(systemd: socket.socket) -> None:
    probes = {"store": broken}

    def mend(wait: int) -> None:
        assert heard(systemd) == []
        if wait == 3:
            probes["store"] = fine

    await run(env_of(systemd, WATCHDOG_USEC="60000000"), probes, waits(3, mend))
    assert heard(systemd) == ["READY=1"]


@pytest.mark.parametrize("name", ["store", "server"])
@pytest.mark.parametrize("stuck", [broken, never], ids=["an error", "a hang"])
async def test_it_is_silent_while_a_part_makes_no_progress(systemd: socket.socket, name: str, stuck: Probe) -> None:
    probes: dict[str, Probe] = {"store": fine, "server": fine}

    def break_and_mend(wait: int) -> None:
        probes[name] = fine if wait == 3 else stuck

    short = str(int(SHORT_S * 3_000_000))
    await run(env_of(systemd, WATCHDOG_USEC=short), probes, waits(3, break_and_mend))
    assert heard(systemd) == ["READY=1", "WATCHDOG=1"]


async def test_a_disk_that_stands_still_for_half_a_minute_ends_nobody(systemd: socket.socket) -> None:
    """systemd kills a service that is silent for 60 s. Time passes here only during waits."""
    now_s, alive_s = 0.0, [0.0]

    async def store() -> None:
        nonlocal now_s
        asked_s = now_s
        if 19 <= asked_s < 49:
            now_s = min(49.0, asked_s + 20)
        if now_s == asked_s + 20:
            raise TimeoutError

    async def wait(seconds: float) -> None:
        nonlocal now_s
        alive_s.extend([now_s] * heard(systemd).count("WATCHDOG=1"))
        now_s += seconds
        if now_s > 150:
            raise Enough

    await run(env_of(systemd, WATCHDOG_USEC="60000000"), {"store": store}, wait)
    assert max(later - sooner for sooner, later in pairwise(alive_s)) < 60


async def test_the_log_names_the_part_that_does_not_answer(caplog: pytest.LogCaptureFixture) -> None:
    assert not await probe_all({"store": broken, "server": never, "other": fine}, SHORT_S)
    assert {record.getMessage() for record in caplog.records} == {
        "no answer from the store: the disk is gone",
        "no answer from the server: TimeoutError",
    }


async def test_where_no_ticks_are_asked_for_it_says_ready_and_is_done_and_without_systemd_at_once(
    systemd: socket.socket,
) -> None:
    await watch(env_of(systemd), {"store": fine}, wait=waits(0))
    assert heard(systemd) == ["READY=1"]
    await watch({}, {"store": never}, wait=waits(0))


@pytest.mark.parametrize(
    ("env", "every_s"),
    [
        ({"WATCHDOG_USEC": "60000000"}, 20.0),
        ({"WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "1"}, 0.0),
        ({}, 0.0),
    ],
)
def test_it_ticks_three_times_in_one_time_out_that_is_asked_of_it(env: Mapping[str, str], every_s: float) -> None:
    assert interval_s(env) == every_s


def test_a_systemd_that_is_gone_is_a_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    notify(str(tmp_path / "nobody"), "READY=1")
    assert [record.getMessage()[:31] for record in caplog.records] == ["systemd did not hear READY=1: ["]


# ---- the probes -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("reply", "is_well"),
    [(b"HTTP/1.1 200 OK\r\n\r\nok\n", True), (b"HTTP/1.1 500 Internal Server Error\r\n\r\n", False), (b"", False)],
)
async def test_only_a_server_that_is_well_has_made_progress(reply: bytes, is_well: bool) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(reply)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        probe = server_probe(server.sockets[0].getsockname()[1])
        assert await probe_all({"server": probe}, 10.0) == is_well


async def test_a_store_whose_thread_is_busy_has_made_no_progress_until_it_is_free(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    free = asyncio.Event()
    loop = asyncio.get_running_loop()
    busy = asyncio.create_task(store._on_thread(lambda: asyncio.run_coroutine_threadsafe(free.wait(), loop).result()))
    await asyncio.sleep(0)
    assert not await probe_all({"store": store.check_thread}, SHORT_S)
    free.set()
    await busy
    assert await probe_all({"store": store.check_thread}, 10.0)
    await store.close()
