"""How long until the last of many phones has an 8 kB state: the companion's web server, the websockets library's raw
broadcast of the same bytes, and boardgame.io with its default full states.

    .venv/bin/python -m tests.bench.fanout

Each server is a process of its own with as many of the same cheap phones, and they take turns move by move, so that
whatever else the machine does hits all. No rules and no disk: only what it takes to tell everybody. boardgame.io is
left out, with a word, where npm cannot install it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import msgspec

from companion.view import wire
from tests.bench import figures
from tests.bench.boardgame import QUERY, BoardgamePhone, bump, installed
from tests.bench.box import folder, running
from tests.bench.phones import Crowd
from tests.samples import PLAYS

BYTES = 8 * 1024
ITS_OWN = 500  # bytes that boardgame.io adds to a game's state
PHONES = (5, 20, 100)
ROUNDS = 200
WARM_UP = 20
MOVE = wire.encode(wire.Pause(on=True))


@dataclass(frozen=True, kw_only=True)
class Side:
    """One server and its phones."""

    name: str
    pid: int
    crowd: Crowd
    move: Callable[[int], bytes]  # the request in the state with that number


async def main() -> None:
    figures.machine()
    with folder() as data:
        (data / "show.json").write_bytes(show_of(BYTES))
        boardgame = installed(data / "boardgameio")
        if not boardgame:
            print("boardgame.io is left out: npm is not here, or could not fetch it")
        rows = [row for many in PHONES for row in await one(many, data, boardgame)]
    head = ("phones", "p50 ms", "p99 ms", "of raw, p50", "p99", "CPU ms", "of raw")
    figures.table(f"A state of {BYTES} bytes, until the last phone has it, {ROUNDS} moves", head, rows)


def show_of(size: int) -> bytes:
    """A Show of that many bytes."""
    show = PLAYS["rows"]
    padding = size - len(wire.encode(msgspec.structs.replace(show, next=" ")))
    return wire.encode(msgspec.structs.replace(show, next=" " + "x" * padding))


async def one(many: int, data: Path, boardgame: list[str]) -> list[tuple[str, ...]]:
    """The rows of that many phones."""
    with ExitStack() as stack:
        sides = [
            await side(stack, name, [sys.executable, "-m", f"tests.bench.{module}", str(data)], many)
            for name, module in (("raw broadcast", "bare"), ("companion", "publisher"))
        ]
        if boardgame:
            sides.append(await boardgame_side(stack, [*boardgame, str(BYTES - ITS_OWN)], many))
        times: dict[str, list[float]] = {side.name: [] for side in sides}
        for i in range(WARM_UP + ROUNDS):
            if i == WARM_UP:
                began_s = {it.name: busy_s(it.pid) for it in sides}
            for it in sides:
                times[it.name].append(await it.crowd.ask(it.move(it.crowd.phones[0].seq)))
        spent_s = {it.name: (busy_s(it.pid) - began_s[it.name]) / ROUNDS for it in sides}
        for it in sides:
            it.crowd.leave()
    return rows_of(many, {name: all_s[WARM_UP:] for name, all_s in times.items()}, spent_s)


def busy_s(pid: int) -> float:
    """The processor time that all threads of a process have had: hardly changed by whatever else the machine does."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


async def side(stack: ExitStack, name: str, command: list[str], many: int) -> Side:
    crowd, box = Crowd(), stack.enter_context(running(command))
    await crowd.join(box.url, wire.encode(wire.Join()), many)
    return Side(name=name, pid=box.process.pid, crowd=crowd, move=lambda seq: MOVE)


async def boardgame_side(stack: ExitStack, command: list[str], many: int) -> Side:
    crowd, box = Crowd(), stack.enter_context(running(command))
    url = box.url.removesuffix("/ws") + QUERY
    await crowd.join(url, b'"0"', make=BoardgamePhone)
    await crowd.join(url, b"null", many - 1, make=BoardgamePhone)
    return Side(name="boardgame.io", pid=box.process.pid, crowd=crowd, move=bump)


def rows_of(many: int, times: dict[str, list[float]], spent_s: dict[str, float]) -> list[tuple[str, ...]]:
    raw50, raw99 = (figures.percentile(times["raw broadcast"], share) for share in (0.5, 0.99))
    rows: list[tuple[str, ...]] = []
    for name, all_s in times.items():
        p50, p99 = figures.percentile(all_s, 0.5), figures.percentile(all_s, 0.99)
        ratios = (figures.times(p50 / raw50), figures.times(p99 / raw99))
        busy = (figures.ms(spent_s[name]), figures.times(spent_s[name] / spent_s["raw broadcast"]))
        rows.append((f"{many:3} {name}", figures.ms(p50), figures.ms(p99), *ratios, *busy))
    return rows


if __name__ == "__main__":
    asyncio.run(main())
