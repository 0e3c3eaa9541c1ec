"""A press or a roll, from the edge of a pin or the last byte of a frame to the last phone, and to the lamps.

    .venv/bin/python -m tests.trials.bench.press

Against the bare loop, which writes and broadcasts as many bytes for a message of its own. Both are processes of their
own with the same phones, and take turns. A press is a committed move; a roll fills a form in, which somebody confirms.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass, field

from tests.trials.bench import figures
from tests.trials.bench.box import Box, folder, running
from tests.trials.bench.evening import evening
from tests.trials.bench.move import WATCH, write_bare
from tests.trials.bench.phones import Crowd
from tests.trials.bench.wired_core import Kind

PHONES = 20
ROUNDS: dict[Kind, int] = {"press": 240, "roll": 60}
MOVES = 60  # played ahead, for a Show of middling size


@dataclass(kw_only=True)
class Spent:
    """The seconds of each round."""

    phones: list[float] = field(default_factory=list)
    lamps: list[float] = field(default_factory=list)
    bare: list[float] = field(default_factory=list)


async def main() -> None:
    steps = await evening(MOVES)
    figures.machine()
    spent: dict[Kind, Spent] = {"press": Spent(), "roll": Spent()}
    with folder() as data:
        write_bare(data, steps)
        with (
            running([sys.executable, "-m", "tests.trials.bench.wired_core", str(data)]) as core,
            running([sys.executable, "-m", "tests.trials.bench.bare", str(data)]) as bare,
        ):
            ours, theirs = Crowd(), Crowd()
            await ours.join(core.url, WATCH, PHONES)
            await theirs.join(bare.url, b"{}", PHONES + 1)
            for kind, rounds in ROUNDS.items():
                for _ in range(rounds):
                    await one(kind, core, ours, spent[kind])
                    spent[kind].bare.append(await theirs.ask(steps[-1].line))
            ours.leave()
            theirs.leave()
    report(spent)


async def one(kind: Kind, core: Box, phones: Crowd, spent: Spent) -> None:
    """One press or roll."""
    seq = int(core.ask(f"ready {kind}"))
    await phones.all_have(seq)
    core.tell(kind)
    await phones.all_have(seq + 1)
    edge_s, lit_s, counted = map(float, core.ask("stamps").split())
    if not counted:  # random values that the rules refuse
        return
    spent.phones.append(phones.last_s - edge_s)
    spent.lamps.append(lit_s - edge_s)


def report(spent: dict[Kind, Spent]) -> None:
    rows = []
    for kind, times in spent.items():
        bare50, bare99 = figures.middle(times.bare), figures.percentile(times.bare, 0.99)
        rows.append((f"{kind}, bare loop", *_pair(bare50, bare99), "", ""))
        for name, all_s in (("lamps", times.lamps), ("last phone", times.phones)):
            p50, p99 = figures.middle(all_s), figures.percentile(all_s, 0.99)
            rows.append((f"{kind}, {name}", *_pair(p50, p99), figures.times(p50 / bare50), figures.times(p99 / bare99)))
    head = ("", "p50 ms", "p99", "of bare, p50", "p99")
    figures.table(f"From the edge of a pin or the last byte of a roll, {PHONES} phones", head, rows)


def _pair(p50: float, p99: float) -> tuple[str, str]:
    return figures.ms(p50), figures.ms(p99)


if __name__ == "__main__":
    asyncio.run(main())
