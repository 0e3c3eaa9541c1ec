"""A press, from the edge of a pin to the last phone, and to the lamps.

    .venv/bin/python -m tests.trials.bench.press

Against the bare loop, which writes and broadcasts as many bytes for a message of its own. Both are processes of their
own with the same phones, and take turns. A press is a committed move.
"""

from __future__ import annotations

import asyncio
import sys

from tests.trials.bench import figures
from tests.trials.bench.box import Box, folder, running
from tests.trials.bench.evening import evening
from tests.trials.bench.move import WATCH, write_bare
from tests.trials.bench.phones import Crowd

PHONES = 20
ROUNDS = 240
MOVES = 60  # played ahead, for a Show of middling size


async def main() -> None:
    steps = await evening(MOVES)
    figures.machine()
    pressed, bare_s = list[tuple[float, float]](), list[float]()
    with folder() as data:
        write_bare(data, steps)
        with (
            running([sys.executable, "-m", "tests.trials.bench.wired_core", str(data)]) as core,
            running([sys.executable, "-m", "tests.trials.bench.bare", str(data)]) as bare,
        ):
            ours, theirs = Crowd(), Crowd()
            await ours.join(core.url, WATCH, PHONES)
            await theirs.join(bare.url, b"{}", PHONES + 1)
            for _ in range(ROUNDS):
                pressed += await press(core, ours)
                bare_s.append(await theirs.ask(steps[-1].line))
            ours.leave()
            theirs.leave()
    report(pressed, bare_s)


async def press(core: Box, phones: Crowd) -> list[tuple[float, float]]:
    """The seconds until the lamps and until the last phone; nothing if the rules refused the random values."""
    seq = int(core.ask("ready"))
    await phones.all_have(seq)
    core.tell("press")
    await phones.all_have(seq + 1)
    edge_s, lit_s, counted = map(float, core.ask("stamps").split())
    return [(lit_s - edge_s, phones.last_s - edge_s)] if counted else []


def report(pressed: list[tuple[float, float]], bare_s: list[float]) -> None:
    bare50, bare99 = figures.middle(bare_s), figures.percentile(bare_s, 0.99)
    rows = [("bare loop", figures.ms(bare50), figures.ms(bare99), "", "")]
    for name, all_s in zip(("lamps", "last phone"), zip(*pressed, strict=True), strict=True):
        p50, p99 = figures.middle(all_s), figures.percentile(all_s, 0.99)
        ratios = (figures.times(p50 / bare50), figures.times(p99 / bare99))
        rows.append((name, figures.ms(p50), figures.ms(p99), *ratios))
    head = ("", "p50 ms", "p99", "of bare, p50", "p99")
    figures.table(f"From the edge of a pin, {PHONES} phones", head, rows)


if __name__ == "__main__":
    asyncio.run(main())
