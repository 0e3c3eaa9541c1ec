"""What the companion does while nothing happens: a game on the table, its clock running, a hundred phones connected.

    .venv/bin/python -m tests.bench.idle

The whole process tree is looked at from outside for WATCH_S: processor time and wake-ups (voluntary context switches
of all threads). The phones ping as often as the page does. The baseline is the bare server with as many clients.
With Xvfb there is a second core that shows its screen there, drawn by the processor as no Pi would have to.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import which

from companion.screen.address_file import read
from companion.view import wire
from tests.bench import figures
from tests.bench.box import companion, folder, running
from tests.bench.evening import evening
from tests.bench.move import WATCH, crowd, write_bare
from tests.bench.phones import Crowd
from tests.bench.spent import TICKS_A_S, spent

PHONES = 100
MOVES = 20  # until the game is under way
WATCH_S = 60.0
SETTLE_S = 6.0  # a screen has loaded its fonts and drawn by then
PING_S = 60.0  # as the page does once it knows the core's clock
STARTS_S = 20.0  # no core takes nearly as long to start


async def main() -> None:
    figures.machine()
    rows = [await bare()]
    with folder() as data:
        await leave_a_game(data)
        rows += await core(data)
        if which("Xvfb"):
            with xvfb() as (display, pid):
                rows += await core(data, display, pid)
    head = ("", "processes", "threads", "CPU %", "wake-ups/s")
    figures.table(f"Idle for {WATCH_S:.0f} s with {PHONES} phones", head, rows)


async def bare() -> tuple[str, ...]:
    with folder() as data:
        write_bare(data, await evening(MOVES))
        with running([sys.executable, "-m", "tests.bench.bare", str(data)]) as box:
            phones = Crowd()
            await phones.join(box.url, b"{}", PHONES)
            (row,) = await watched({"bare server": box.process.pid}, phones, pings=False)
            phones.leave()
    return row


async def leave_a_game(data: Path) -> None:
    """A folder with a game on the table."""
    with running(companion(data, "--headless")) as box:
        table = await crowd(box, 0)
        for step in await evening(MOVES):
            await table.ask(step.line)
        table.leave()


async def core(data: Path, display: str = "", server: int = 0) -> list[tuple[str, ...]]:
    """The rows of a core that goes on with that game, and of its screen on that display and its server, if any."""
    file = data / "door.json"
    with ExitStack() as stack:
        process = stack.enter_context(child(companion(data, "--screen-file", str(file))))
        await written(file)
        door = read(file)
        pids = {"core with a screen" if display else "core": process.pid}
        if display:
            env = {**os.environ, "DISPLAY": display}
            screen = [sys.executable, "-m", "companion", "screen", str(file)]
            pids |= {"the screen": stack.enter_context(child(screen, env)).pid, "Xvfb beside it": server}
        phones = Crowd()
        await phones.join(door.url, wire.encode(wire.Join(token=door.token)))
        await phones.join(door.url, WATCH, PHONES)
        await phones.ask(wire.encode(wire.Pause(on=False)))
        rows = await watched(pids, phones, pings=True)
        phones.leave()
    return rows


@contextmanager
def child(command: list[str], env: dict[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A process while the block lasts."""
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=STARTS_S)


async def written(file: Path) -> None:
    """Wait until a core that is starting has written it."""
    async with asyncio.timeout(STARTS_S):
        while not file.exists():
            await asyncio.sleep(0.05)


async def watched(pids: dict[str, int], phones: Crowd, *, pings: bool) -> list[tuple[str, ...]]:
    """A row for each process tree: what it does while the phones do no more than ping."""
    await rest(phones, SETTLE_S, pings=pings)
    before = {name: spent(pid) for name, pid in pids.items()}
    await rest(phones, WATCH_S, pings=pings)
    after = {name: spent(pid) for name, pid in pids.items()}
    return [
        (name, str(then.processes), str(then.threads),
         f"{(then.ticks - now.ticks) / TICKS_A_S / WATCH_S:.2%}", f"{(then.wakes - now.wakes) / WATCH_S:.1f}")
        for name, now, then in ((name, before[name], after[name]) for name in pids)
    ]  # fmt: skip


async def rest(phones: Crowd, seconds: float, *, pings: bool) -> None:
    """Let so much time pass, the phones pinging one after the other."""
    gap_s = PING_S / len(phones.phones)
    for i in range(int(seconds / gap_s)):
        if pings:
            phones.phones[i % len(phones.phones)].send(wire.encode(wire.Ping(at_ms=i)))
        await asyncio.sleep(gap_s)


@contextmanager
def xvfb() -> Iterator[tuple[str, int]]:
    """An X server of the panel's size on a free display; its name and process."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "800x480x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        yield f":{process.stdout.readline().strip()}", process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


if __name__ == "__main__":
    asyncio.run(main())
