"""What the companion does while nothing happens: a game on the table, its clock running, twenty phones connected.

    .venv/bin/python -m tests.bench.idle

The whole process tree is looked at from outside for WATCH_S: processor time and wake-ups (voluntary context switches
of all threads). The phones ping as often as the page does. The baseline is the bare server with as many clients.
With Xvfb there is a second core that shows its screen there, drawn by the processor as no Pi would have to.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import which

from companion.view import wire
from tests.bench import figures
from tests.bench.box import companion, folder, running
from tests.bench.evening import evening
from tests.bench.move import WATCH, crowd, write_bare
from tests.bench.phones import Crowd

PHONES = 20
MOVES = 20  # until the game is under way
WATCH_S = 20.0
SETTLE_S = 6.0  # a screen has loaded its fonts and drawn by then
PING_S = 10.0  # as the page does
LISTENS_S = 20.0  # no core takes nearly as long to start
TICKS_A_S = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, kw_only=True)
class Spent:
    """What a process and its children have used so far, and how many they are."""

    ticks: int
    wakes: int
    processes: int
    threads: int


async def main() -> None:
    figures.machine()
    rows = [await bare()]
    with folder() as data:
        token = await leave_a_game(data)
        rows += await core("core", data, token, "--headless")
        if which("Xvfb"):
            with xvfb() as (display, pid):
                rows += await core("core and screen", data, token, env={**os.environ, "DISPLAY": display}, beside=pid)
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


async def leave_a_game(data: Path) -> str:
    """A folder with a game on the table; the table's token."""
    with running(companion(data, "--headless")) as box:
        table = await crowd(box, 0)
        for step in await evening(MOVES):
            await table.ask(step.line)
        table.leave()
    return box.token


async def core(
    name: str, data: Path, token: str, *words: str, env: dict[str, str] | None = None, beside: int = 0
) -> list[tuple[str, ...]]:
    """The rows of a core that goes on with that game, and of the display server beside it."""
    port = free_port()
    url = f"ws://127.0.0.1:{port}/ws"
    process = subprocess.Popen(companion(data, *words, "--port", str(port)), env=env, stdout=subprocess.DEVNULL)
    try:
        await listens(port)
        phones = Crowd()
        await phones.join(url, wire.encode(wire.Join(token=token)))
        await phones.join(url, WATCH, PHONES)
        await phones.ask(wire.encode(wire.Pause(on=False)))
        rows = await watched({name: process.pid} | ({"Xvfb": beside} if beside else {}), phones, pings=True)
        phones.leave()
    finally:
        process.terminate()
        process.wait(timeout=LISTENS_S)
    return rows


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


def spent(root: int) -> Spent:
    """What the process and all that it started have used."""
    pids = list(tree(root))
    tasks = [task for pid in pids for task in Path(f"/proc/{pid}/task").iterdir()]
    ticks = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13] for pid in pids]
    wakes = [line.split()[1] for task in tasks for line in (task / "status").read_text().splitlines()
             if line.startswith("voluntary")]  # fmt: skip
    return Spent(
        ticks=sum(int(user) + int(system) for user, system in ticks),
        wakes=sum(map(int, wakes)),
        processes=len(pids),
        threads=len(tasks),
    )


def tree(root: int) -> Iterator[int]:
    yield root
    for task in Path(f"/proc/{root}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from tree(int(child))


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


async def listens(port: int) -> None:
    """Wait until somebody listens there."""
    async with asyncio.timeout(LISTENS_S):
        while True:
            with socket.socket() as sock:
                if sock.connect_ex(("127.0.0.1", port)) == 0:
                    return
            await asyncio.sleep(0.05)


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
