"""What it costs to write down the newest lines beside the store, so that a lost end is noticed (companion/log/known).

    .venv/bin/python -m tests.bench.known

Two stores on the disk in turns, line by line: one as it is, one that does not write `games.sqlite3-known`. Once with a
rest after each line, as at a table, once without one.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from companion.log import known, salvage
from companion.log.record import FORMAT, Head, Played
from companion.log.store import Store
from tests.bench import figures
from tests.bench.box import folder

LINES = 400
RESTS_S = (0.02, 0.0)
HEAD = Head(format=FORMAT, game="akkon", version=1, id="BENCH", seats=("Ana", "Bo"), tints=("red", "blue"), start=0,
            options={}, catalogue={}, utc="2026-11-21T19:00:00Z")  # fmt: skip


class Without(Store):
    """It knows what it has acknowledged, and does not write it down."""

    def _tidy(self) -> None:
        self._untidy = False


class Kept:
    """A store, and what its lines cost."""

    def __init__(self, store: Store) -> None:
        self.store, self.n = store, 0
        self.took_s: list[float] = []
        self.spent_s = 0.0  # processor time of all threads, what is done after the reply included where there is a rest

    async def line(self, rest_s: float) -> None:
        self.n += 1
        line = Played(n=self.n, at=self.n * 1000, seat=0, by="screen", prompt="commit-1", move="commit", v={"count": 2})
        spent_s, began_s = time.process_time(), time.perf_counter()
        await self.store.append(HEAD.id, line)
        self.took_s.append(time.perf_counter() - began_s)
        await asyncio.sleep(rest_s)
        self.spent_s += time.process_time() - spent_s


async def main() -> None:
    figures.machine()
    head = ("", "p50 ms", "p99 ms", "processor ms", "of without")
    for rest_s in RESTS_S:
        rows = await compared(rest_s)
        figures.table(f"A line, acknowledged; {rest_s * 1000:.0f} ms of rest after it, {LINES} lines each", head, rows)
    figures.table("Writing it down alone", ("", "p50 ms", "p99 ms"), [alone()])


async def compared(rest_s: float) -> list[tuple[str, ...]]:
    """The rows of both stores."""
    with folder() as data:
        with_, without = Kept(await Store.open(data / "with")), Kept(await Without.open(data / "without"))
        for kept in (with_, without):
            await kept.store.begin(HEAD)
            await kept.line(0.1)  # the first one makes what all others find
            kept.took_s, kept.spent_s = [], 0.0
        for i in range(LINES):
            for kept in (with_, without) if i % 2 else (without, with_):
                await kept.line(rest_s)
        for kept in (with_, without):
            await kept.store.close()
    base = figures.middle(without.took_s)
    return [_row("with", with_, base), _row("without", without, base)]


def _row(name: str, kept: Kept, base_s: float) -> tuple[str, ...]:
    p50, p99 = figures.middle(kept.took_s), figures.percentile(kept.took_s, 0.99)
    spent_s = kept.spent_s / len(kept.took_s)
    return name, figures.ms(p50), figures.ms(p99), figures.ms(spent_s), f"{p50 / base_s:.2f}"


def alone() -> tuple[str, ...]:
    """A slot: open, write, sync, close."""
    took_s: list[float] = []
    with folder() as data:
        path: Path = salvage.beside(data / "games.sqlite3", salvage.KNOWN)
        now = known.Known()
        for n in range(LINES):
            now = now.with_end("GAME", n, "0" * 64)
            began_s = time.perf_counter()
            known.write(path, now)
            took_s.append(time.perf_counter() - began_s)
    return "a slot", figures.ms(figures.middle(took_s)), figures.ms(figures.percentile(took_s, 0.99))


if __name__ == "__main__":
    asyncio.run(main())
