"""What phones that read nothing cost: the others' time, and memory.

    .venv/bin/python -m tests.bench.stalled

Two servers that only publish take turns, move by move: one with a hundred reading phones, one with as many and a deaf
one beside them, which it is not allowed to hang up on. Then fifty deaf ones at once.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

from companion.view import wire
from tests.bench import figures
from tests.bench.box import folder, running
from tests.bench.fanout import BYTES, MOVE, busy_s, show_of
from tests.bench.phones import Crowd

READERS = 100
MOVES = 5_000
WARM_UP = 200
DEAF = 50
DEAF_MOVES = 300
JOIN = wire.encode(wire.Join())
RECEIVE_BYTES = 4096  # a deaf phone's own buffer, so that only ours is seen


async def main() -> None:
    figures.machine()
    with folder() as data:
        (data / "show.json").write_bytes(show_of(BYTES))
        command = [sys.executable, "-m", "tests.bench.publisher", str(data)]
        (without_s, with_s), busy = await in_turns(command)
        held, grown = await memory(command)
    rows = [(name, *(figures.ms(figures.percentile(all_s, share)) for share in (0.5, 0.99)), figures.ms(spent_s))
            for name, all_s, spent_s in zip(("all read", "and one is deaf"), (without_s, with_s), busy, strict=True)
            ]  # fmt: skip
    ratio = figures.percentile(with_s, 0.99) / figures.percentile(without_s, 0.99)
    figures.table(
        f"{MOVES} moves, until the last of {READERS} readers has it", ("", "p50 ms", "p99 ms", "CPU ms"), rows
    )
    print(f"\n  p99 with a deaf one: {ratio:.2f} of p99 without")
    print(f"  a deaf phone holds at most {held / 1000:.0f} kB in the kernel")
    print(f"  {DEAF} deaf phones made the server grow by {grown / 1000:.0f} kB")


async def in_turns(command: list[str]) -> tuple[tuple[list[float], list[float]], list[float]]:
    """Seconds of every move, and the server's own for one: all read; and beside a deaf one."""
    with ExitStack() as stack:
        boxes = [stack.enter_context(running(command)) for _ in range(2)]
        crowds = [Crowd(), Crowd()]
        for box, crowd in zip(boxes, crowds, strict=True):
            await crowd.join(box.url, JOIN, READERS)
        deaf = await deaf_ones(boxes[1].url, 1)
        times: tuple[list[float], list[float]] = ([], [])
        for i in range(WARM_UP + MOVES):
            if i == WARM_UP:
                began_s = [busy_s(box.process.pid) for box in boxes]
            for crowd, all_s in zip(crowds, times, strict=True):
                all_s.append(await crowd.ask(MOVE))
        busy = [(busy_s(box.process.pid) - since_s) / MOVES for box, since_s in zip(boxes, began_s, strict=True)]
        for crowd in (*crowds, deaf):
            crowd.leave()
    return (times[0][WARM_UP:], times[1][WARM_UP:]), busy


async def memory(command: list[str]) -> tuple[int, int]:
    """The most bytes that the kernel keeps for one of many deaf phones, and by how many the process grew."""
    with running(command) as box:
        mover = Crowd()
        await mover.join(box.url, JOIN)
        deaf = await deaf_ones(box.url, DEAF)
        await moved(mover, WARM_UP)
        grown = -resident(box.process.pid)
        for phone in deaf.phones:
            phone.transport.pause_reading()
        await moved(mover, DEAF_MOVES)
        grown += resident(box.process.pid)
        held = max(send_queues(urlsplit(box.url).port or 0))
        for crowd in (mover, deaf):
            crowd.leave()
    return held, grown


async def deaf_ones(url: str, many: int) -> Crowd:
    """Phones that have joined; the single one does not listen any more."""
    deaf = Crowd()
    await deaf.join(url, JOIN, many, receive_bytes=RECEIVE_BYTES)
    if many == 1:
        deaf.phones[0].transport.pause_reading()
    return deaf


async def moved(mover: Crowd, moves: int) -> None:
    for _ in range(moves):
        await mover.ask(MOVE)


def resident(pid: int) -> int:
    """The bytes of memory that a process has."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def send_queues(port: int) -> list[int]:
    """How many bytes lie unsent or not acknowledged in each of the connections of that port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [int(words[4].partition(":")[0], 16) for words in lines if words[1].endswith(f":{port:04X}")]


if __name__ == "__main__":
    asyncio.run(main())
