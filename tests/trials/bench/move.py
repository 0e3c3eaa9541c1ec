"""One move, from the tap to the last phone, against a bare loop with the minimum of work.

.venv/bin/python -m tests.trials.bench.move

The core and the bare loop run side by side, each in a process of its own with the same phones, and take turns move by
move, so that the machine's other load hits both.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from companion.log.record import Played, encode
from companion.view import wire
from tests.trials.bench import figures
from tests.trials.bench.box import Box, companion, folder, running
from tests.trials.bench.evening import Step, evening
from tests.trials.bench.phones import Crowd

PHONES = (5, 20, 100)
MOVES = 240
WATCH = wire.encode(wire.Join(lang="en"))


async def main() -> None:
    steps = await evening(MOVES)
    figures.machine()
    sizes = [len(wire.encode(step.show)) for step in steps if step.is_move]
    print(f"{MOVES} moves; a phone's Show: middle {figures.middle(sizes):.0f} bytes, largest {max(sizes)}")
    rows = [await against_bare(steps, many) for many in PHONES]
    head = ("phones", "core p50", "p99", "bare p50", "p99", "p50 ratio", "p99 ratio")
    figures.table("Tap to last phone, ms", head, rows)


async def against_bare(steps: list[Step], many: int) -> tuple[str, ...]:
    """The row of one number of phones."""
    with folder() as data:
        write_bare(data, steps)
        with (
            running(companion(data / "core", "--headless")) as core,
            running([sys.executable, "-m", "tests.trials.bench.bare", str(data)]) as bare,
        ):
            core_s, bare_s = await take_turns(steps, many, core, bare)
    p50, p99 = figures.middle(core_s), figures.percentile(core_s, 0.99)
    bare50, bare99 = figures.middle(bare_s), figures.percentile(bare_s, 0.99)
    ratios = (figures.times(p50 / bare50), figures.times(p99 / bare99))
    return (str(many), *(figures.ms(s) for s in (p50, p99, bare50, bare99)), *ratios)


def write_bare(data: Path, steps: list[Step]) -> None:
    """Write the bare loop's input: a Show of middling size and a line as long as a move's."""
    shows = sorted((step.show for step in steps if step.is_move), key=lambda show: len(wire.encode(show)))
    (data / "show.json").write_bytes(wire.encode(shows[len(shows) // 2]))
    line = Played(n=100, at=1_000_000, seat=1, by="screen", prompt="commit-1", move="commit", v={"count": 2})
    (data / "line.jsonl").write_bytes(encode(line) + b"\n")


async def take_turns(steps: list[Step], many: int, core: Box, bare: Box) -> tuple[list[float], list[float]]:
    """Seconds of every move in the core, and of as many in the bare loop."""
    core_crowd, bare_crowd = await crowd(core, many), Crowd()
    await bare_crowd.join(bare.url, b"{}", many + 1)
    core_s: list[float] = []
    bare_s: list[float] = []
    for step in steps:
        took_s = await core_crowd.ask(step.line)
        if step.is_move:
            core_s.append(took_s)
            bare_s.append(await bare_crowd.ask(step.line))
    core_crowd.leave()
    bare_crowd.leave()
    return core_s, bare_s


async def crowd(core: Box, many: int) -> Crowd:
    """The table's client and `many` watching phones."""
    joined = Crowd()
    await joined.join(core.url, wire.encode(wire.Join(token=core.token, lang="en")))
    await joined.join(core.url, WATCH, many)
    return joined


if __name__ == "__main__":
    asyncio.run(main())
