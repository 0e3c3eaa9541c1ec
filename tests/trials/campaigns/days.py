"""A box that is never switched off: a year of games on one core, with phones that come and go.

Laws: from the second quarter to the last the process grows by no more than a twentieth; no file, task, client or
mailbox is left over; and a page with the figures of all games is there within a second.

The real core and store, on a folder on the disk, in this process; a screen and some phones look on. People answer at
random, take back now and then, and begin the next game when one is over.
"""

from __future__ import annotations

import asyncio
import gc
import time
from itertools import cycle
from pathlib import Path
from random import Random

from companion.errors import Trouble
from companion.log.disk.store import Store
from companion.view import wire
from rules.games import GAMES
from rules.kit.sample import answer
from rules.kit.types import AnyGame, Illegal
from tests.companion.tables import TOKEN, UTC, Clock, Table, seated, table_over
from tests.trials.campaigns.campaign import Campaign, Result

MOVES, JOINS = 100_000, 20_000
PEOPLE = ("Ana", "Bo", "Cem", "Dee", "Eli")
MOST_MOVES = 400  # of one game; then the people discard it
TAKES_BACK = 20  # one move in so many is taken back
SLICES = 20
QUARTER = SLICES // 4
MOST_GROWTH = 1.05
MOST_STATISTICS_S = 1.0


class Year:
    """A number of moves, with phone visits spread evenly among them."""

    def __init__(self, table: Table, clock: Clock, moves: int, joins: int, seed: int) -> None:
        self.result, self.resident_kb = Result(), list[int]()  # the process's size after each slice
        self._table, self._clock, self._moves, self._joins = table, clock, moves, joins
        self._rng = Random(f"days {seed}")

    async def live(self) -> None:
        """Play the whole year, and check the laws at its end."""
        table, figures = self._table, self.result.figures
        table.hub.leave(table.hub.enter(wire.Join(token=TOKEN), "127.0.0.1"))  # its requests are remembered for good
        before, games = left(table), cycle(GAMES)
        while figures["moves"] < self._moves:
            await self._evening(next(games))
        await self._at_screen(wire.Answer(form="~leave"))
        await table.core.archive.catch_up()
        began_s = time.perf_counter()
        await self._at_screen(wire.Go(page="statistics"))
        if (took_s := time.perf_counter() - began_s) > MOST_STATISTICS_S:
            self.result.wrong.append(f"the page with all figures took {took_s:.2f} s")
        await asyncio.sleep(0)
        self.result.wrong += [f"{what}: {before[what]} before, {n} after" for what, n in left(table).items()
                              if n > before[what]]  # fmt: skip
        await table.core.store.close()

    async def _evening(self, of: AnyGame) -> None:
        """One game with another number of people, to its end or to MOST_MOVES."""
        table, rng, figures = self._table, self._rng, self.result.figures
        if table.core.game.has_game:
            await self._at_screen(wire.Answer(form="~leave"))
        here = await seated(table, *PEOPLE[: rng.choice([n for n in of.seats if n <= len(PEOPLE)])], game=of.id)
        figures["games"] += 1
        for _ in range(MOST_MOVES):
            prompts = [p for p in table.core.game.session.prompts() if not p.secret]
            if not prompts or figures["moves"] >= self._moves:
                break
            self._clock.ms += rng.randrange(20_000)
            prompt = rng.choice(prompts)
            try:
                await table.hub.handle(here.visit, wire.Answer(form=prompt.id, values=answer(prompt, rng)))
                figures["moves"] += 1
                if rng.randrange(TAKES_BACK) == 0:
                    await table.hub.handle(here.visit, wire.Undo(n=table.core.game.line_count))
            except (Illegal, Trouble):
                continue
            await here.visit.mailbox.take()
            await self._come_and_go()
            self._weigh()
        figures["finished"] += not table.core.game.session.prompts()
        table.hub.leave(here.visit)

    async def _come_and_go(self) -> None:
        """Phones open a page and leave."""
        figures, rng = self.result.figures, self._rng
        while figures["joins"] < self._joins * figures["moves"] // self._moves:
            figures["joins"] += 1
            page = rng.choice(("score", "log", "went/times", "records", "seat/0"))
            await self._visit(wire.Join(lang=rng.choice(("en", "nl"))), wire.Go(page=page))

    async def _at_screen(self, request: wire.Request) -> None:
        await self._visit(wire.Join(token=TOKEN), request)

    async def _visit(self, join: wire.Join, request: wire.Request) -> None:
        """A client joins, sends `request`, receives the page and leaves."""
        visit = self._table.hub.enter(join, f"10.0.0.{self._rng.randrange(250)}")
        await visit.mailbox.take()
        await self._table.hub.handle(visit, request)
        await visit.mailbox.take()
        self._table.hub.leave(visit)

    def _weigh(self) -> None:
        moves = self.result.figures["moves"]
        if moves * SLICES // self._moves > len(self.resident_kb):
            gc.collect()
            status = Path("/proc/self/status").read_text().splitlines()
            self.resident_kb += [int(line.split()[1]) for line in status if line.startswith("VmRSS:")]


def left(table: Table) -> dict[str, int]:
    """The number of leftovers, by kind."""
    return {
        "open files": len(list(Path("/proc/self/fd").iterdir())),
        "tasks": len(asyncio.all_tasks()),
        "clients": len(table.hub._visits),
        "remembered replies": len(table.hub._replies),
    }


async def year(moves: int, joins: int, seed: int, folder: Path) -> Year:
    """The year after it was played."""
    clock, ids = Clock(), (f"GAME{n}" for n in range(10**9))
    table = await table_over(await Store.open(folder, lambda: UTC), clock, new_id=lambda: next(ids))
    lived = Year(table, clock, moves, joins, seed)
    await lived.live()
    return lived


def campaign(seed: int, control: bool = False) -> Campaign:
    """One year, determined by the seed."""

    def whole(number: int, rng: Random, folder: Path) -> Result:
        lived = asyncio.run(year(MOVES, JOINS, seed, folder))
        # by the second quarter everything permanent exists
        growth = max(lived.resident_kb[-QUARTER:]) / max(lived.resident_kb[QUARTER : 2 * QUARTER])
        lived.result.figures["of its size in the second quarter, %"] = round(100 * growth)
        lived.result.wrong += [f"it grew: {lived.resident_kb} kB"] * (growth > MOST_GROWTH)
        return lived.result

    return Campaign(name="days", attempt=whole, attempts=1)
