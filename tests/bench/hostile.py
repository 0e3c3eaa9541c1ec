"""What an honest phone feels while a thousand sockets attack the companion (see attack.py).

    .venv/bin/python -m tests.bench.hostile

A real core with a game on the table; the phone pauses the clocks and lets them go on, each time until it is told that
this is done. In peace, under attack from one address, from many, and in peace again.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

from companion.view import wire
from tests.bench import figures
from tests.bench.box import companion, folder, running
from tests.bench.evening import evening
from tests.bench.fanout import busy_s
from tests.bench.move import crowd
from tests.bench.phones import PING, Crowd, Phone

HONEST = "127.0.0.5"  # not this machine, as far as the limits go
MOVES = 20  # until the game is under way
TAPS = 150
TAP_S = 1 / 30  # between two taps: as fast as anybody taps
BEGINS_S = 3.0  # until the attack has all its sockets
SECONDS = 40.0
ADDRESSES = (1, 40)  # from which the sockets come
SHARES = (0.5, 0.99)


async def main() -> None:
    figures.machine()
    with folder() as data, running(companion(data, "--headless")) as core:
        table = await crowd(core, 0)
        for step in await evening(MOVES):
            await table.ask(step.line)
        table.leave()
        honest = Crowd()
        await honest.join(core.url, wire.encode(wire.Join(token=core.token)), make=Honest, own=HONEST)
        phases = {"in peace": await taps(honest, core.process.pid)}
        for addresses in ADDRESSES:
            attack = subprocess.Popen(
                [sys.executable, "-m", "tests.bench.attack", core.url, str(SECONDS), str(addresses)]
            )
            await asyncio.sleep(BEGINS_S)
            phases[f"attack from {addresses}, {open_files(core.process.pid)} files open"] = await taps(
                honest, core.process.pid
            )
            attack.terminate()
            attack.wait()
            await asyncio.sleep(BEGINS_S)
            phases[f"in peace again, after {addresses}"] = await taps(honest, core.process.pid)
        honest.leave()
    quiet = {share: figures.percentile(phases["in peace"][0], share) for share in SHARES}
    rows = [
        (name, *(figures.ms(figures.percentile(all_s, share)) for share in SHARES),
         *(figures.times(figures.percentile(all_s, share) / quiet[share]) for share in SHARES), f"{busy:.0%}")
        for name, (all_s, busy) in phases.items()
    ]  # fmt: skip
    head = ("", "p50 ms", "p99 ms", "p50 ratio", "p99 ratio", "CPU of the core")
    figures.table(f"{TAPS} taps of an honest phone", head, rows)


class Honest(Phone):
    """A phone to whom only that counts that its own taps are done: `seq` is how many."""

    def _take(self, kind: int, message: bytes) -> None:
        if kind == PING:
            super()._take(kind, message)
        elif message.startswith(b'{"type":"done"') or not self.seq:
            before, self.seq = self.seq, self.seq + 1
            self._heard(before, self.seq)


async def taps(honest: Crowd, core: int) -> tuple[list[float], float]:
    """Seconds from each tap until it is done, and on disk; and which part of a processor the core had meanwhile."""
    times: list[float] = []
    began_s, had_s = time.monotonic(), busy_s(core)
    for i in range(TAPS):
        tap = wire.Pause(on=i % 2 == 0, id=f"{len(times)}-{time.monotonic_ns()}")
        times.append(await honest.ask(wire.encode(tap)))
        await asyncio.sleep(TAP_S)
    return times, (busy_s(core) - had_s) / (time.monotonic() - began_s)


def open_files(pid: int) -> int:
    return len(os.listdir(Path(f"/proc/{pid}/fd")))


if __name__ == "__main__":
    asyncio.run(main())
