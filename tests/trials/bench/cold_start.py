"""From the start of the process to the first Show on a WebSocket.

    .venv/bin/python -m tests.trials.bench.cold_start

Against an empty Python, against importing the packages that the core needs, and against importing the core itself.
All are started in turns.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Coroutine
from pathlib import Path

from companion.view import wire
from tests.trials.bench import figures
from tests.trials.bench.box import companion, folder, running
from tests.trials.bench.evening import evening
from tests.trials.bench.move import crowd
from tests.trials.bench.phones import Crowd

RUNS = 9
MOVES = 50  # of the resumed game: most of an evening's game
PACKAGES = (
    "asyncio, sqlite3, fluent.runtime, ifaddr, msgspec, platformdirs, h11, segno, websockets.server, zeroconf.asyncio"
)


async def main() -> None:
    figures.machine()
    with folder() as data:
        await leave_a_game(data / "game")
        started: dict[str, list[float]] = {}
        for run in range(RUNS):
            for name, start in starts(data, run).items():
                started.setdefault(name, []).append(await start)
    report(started)


def starts(data: Path, run: int) -> dict[str, Coroutine[None, None, float]]:
    """The programs started in turn."""
    return {
        "python -c pass": python("pass"),
        "importing the packages": python(f"import {PACKAGES}"),
        "importing the core": python("import companion.app.main"),
        "first Show, no game": first_show(data / f"empty{run}"),
        f"first Show, resuming {MOVES} moves": first_show(data / "game"),
    }


async def leave_a_game(data: Path) -> None:
    """Leave a game on the table of that folder."""
    with running(companion(data, "--headless")) as core:
        table = await crowd(core, 0)
        for step in await evening(MOVES):
            await table.ask(step.line)
        table.leave()


async def python(code: str) -> float:
    """Seconds of a Python that runs this code."""
    started_s = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - started_s


async def first_show(data: Path) -> float:
    """Seconds until a client has its first Show."""
    started_s = time.perf_counter()
    with running(companion(data, "--headless")) as core:
        client = Crowd()
        await client.join(core.url, wire.encode(wire.Join(token=core.token)))
        took_s = client.last_s - started_s
        client.leave()
    return took_s


def report(started: dict[str, list[float]]) -> None:
    empty, packages, *_ = (figures.middle(took) for took in started.values())
    rows = [
        (name, *(figures.ms(s) for s in (figures.middle(took), max(took))),
         figures.times(figures.middle(took) / empty), figures.times(figures.middle(took) / packages))
        for name, took in started.items()
    ]  # fmt: skip
    head = ("", "p50", "most", "of an empty Python", "of the packages")
    figures.table(f"From the start of the process, {RUNS} runs each, ms", head, rows)


if __name__ == "__main__":
    asyncio.run(main())
