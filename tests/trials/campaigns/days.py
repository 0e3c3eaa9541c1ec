"""A box that is never switched off: a year of games on one core, with phones that come and go.

Laws: from the second quarter to the last the process grows by no more than a twentieth; no file, task, client or
mailbox is left over; and a page with the figures of all games is there within a second.

    python -m tests.trials.campaigns.days --moves 100000 --joins 20000 --seed 1

The real core and store, on a folder on the disk, in this process; a screen and some phones look on. People answer at
random, take back now and then, and begin the next game when one is over.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import time
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random

from companion.errors import Trouble
from companion.log.store import Store
from companion.view import wire
from rules.games import GAMES
from rules.kit.sample import answer
from rules.kit.types import AnyGame, Illegal
from tests.companion.table import TOKEN, UTC, Clock, Table, seated, table_over
from tests.trials.campaigns.campaign import scratch

PEOPLE = ("Ana", "Bo", "Cem", "Dee", "Eli")
MOST_MOVES = 400  # of one game: then it is thrown away, as people do
TAKES_BACK = 20  # one move in so many is taken back
SLICES = 20
QUARTER = SLICES // 4
MOST_GROWTH = 1.05
MOST_STATISTICS_S = 1.0


@dataclass(kw_only=True)
class Year:
    """What was played, and how large the process was after each slice of it."""

    moves: int = 0
    joins: int = 0
    games: int = 0
    finished: int = 0
    resident_kb: list[int] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    statistics_s: float = 0.0

    @property
    def growth(self) -> float:
        """The most in the last quarter, by the most in the second: then all that is kept for good was made once."""
        return max(self.resident_kb[-QUARTER:]) / max(self.resident_kb[QUARTER : 2 * QUARTER])


async def year(moves: int, joins: int, seed: int, folder: Path) -> Year:
    """So many moves, and as many clients that come and go, spread evenly among them."""
    lived, rng, clock = Year(), Random(f"days {seed}"), Clock()
    ids = (f"GAME{n}" for n in range(10**9))
    table = await table_over(await Store.open(folder, lambda: UTC), clock, new_id=lambda: next(ids))
    games = cycle(GAMES)
    table.hub.leave(table.hub.enter(wire.Join(token=TOKEN), "127.0.0.1"))  # what it asked is remembered for good
    before = _left(table)
    while lived.moves < moves:
        await _evening(table, next(games), rng, clock, lived, (moves, joins))
    await _leave(table, lived)
    await _statistics(table, lived)
    await asyncio.sleep(0)
    after = _left(table)
    lived.wrong += [f"{what}: {before[what]} before, {n} after" for what, n in after.items() if n > before[what]]
    await table.core.store.close()
    if lived.statistics_s > MOST_STATISTICS_S:
        lived.wrong.append(f"the page with all figures took {lived.statistics_s:.2f} s")
    return lived


async def _evening(table: Table, of: AnyGame, rng: Random, clock: Clock, lived: Year, goals: tuple[int, int]) -> None:
    """One game with another number of people, to its end or until everybody is tired."""
    await _leave(table, lived)
    here = await seated(table, *PEOPLE[: rng.choice([n for n in of.seats if n <= len(PEOPLE)])], game=of.id)
    lived.games += 1
    for _ in range(MOST_MOVES):
        prompts = [p for p in table.core.game.session.prompts() if not p.secret]
        if not prompts or lived.moves >= goals[0]:
            break
        clock.ms += rng.randrange(20_000)
        prompt = rng.choice(prompts)
        try:
            await table.hub.handle(here.visit, wire.Answer(form=prompt.id, values=answer(prompt, rng)))
            lived.moves += 1
            if rng.randrange(TAKES_BACK) == 0:
                await table.hub.handle(here.visit, wire.Undo(n=table.core.game.newest))
        except (Illegal, Trouble):
            continue
        await here.visit.mailbox.take()
        await _come_and_go(table, rng, lived, goals)
        _weigh(lived, goals[0])
    lived.finished += not table.core.game.session.prompts()
    table.hub.leave(here.visit)


async def _come_and_go(table: Table, rng: Random, lived: Year, goals: tuple[int, int]) -> None:
    """Phones look at something and are gone."""
    while lived.joins < goals[1] * lived.moves // goals[0]:
        lived.joins += 1
        phone = table.hub.enter(wire.Join(lang=rng.choice(("en", "nl"))), f"10.0.0.{rng.randrange(250)}")
        await phone.mailbox.take()
        await table.hub.handle(phone, wire.Go(page=rng.choice(("score", "log", "went/times", "records", "seat/0"))))
        await phone.mailbox.take()
        table.hub.leave(phone)


def _weigh(lived: Year, moves: int) -> None:
    if lived.moves * SLICES // moves > len(lived.resident_kb):
        gc.collect()
        lived.resident_kb.append(_resident_kb())
        print(f"{lived.moves} moves, {lived.joins} joins, {lived.games} games: {lived.resident_kb[-1]} kB", flush=True)


async def _leave(table: Table, lived: Year) -> None:
    """Nobody is in a game any more; one that was not finished stays among the others."""
    if table.core.game.playing:
        screen = table.hub.enter(wire.Join(token=TOKEN), "127.0.0.1")
        await table.hub.handle(screen, wire.Answer(form="~leave"))
        table.hub.leave(screen)


async def _statistics(table: Table, lived: Year) -> None:
    screen = table.hub.enter(wire.Join(token=TOKEN), "127.0.0.1")
    await table.core.archive.catch_up()
    began = time.perf_counter()
    await table.hub.handle(screen, wire.Go(page="statistics"))
    await screen.mailbox.take()
    lived.statistics_s = time.perf_counter() - began
    table.hub.leave(screen)


# ---- what could be left over --------------------------------------------------------------------------------
def _left(table: Table) -> dict[str, int]:
    hub = table.hub
    return {
        "open files": len(list(Path("/proc/self/fd").iterdir())),
        "tasks": len(asyncio.all_tasks()),
        "clients": len(hub._visits),
        "remembered replies": len(hub._replies),
    }


def _resident_kb() -> int:
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--joins", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    began = time.monotonic()
    with scratch() as folder:
        lived = asyncio.run(year(words.moves, words.joins, words.seed, folder))
    if lived.growth > MOST_GROWTH:
        lived.wrong.append(f"it grew to {lived.growth:.2f} times its size")
    took = f"{time.monotonic() - began:.0f} s, {time.process_time():.0f} s of processor"
    print(f"{lived.moves} moves, {lived.joins} joins, {lived.games} games, {lived.finished} of them finished; {took}")
    print(f"{lived.growth:.3f} times as large in the last quarter as in the second: {lived.resident_kb} kB")
    print(f"the page with all figures took {lived.statistics_s:.3f} s")
    print(*lived.wrong, sep="\n")
    return int(bool(lived.wrong))


if __name__ == "__main__":
    sys.exit(main())
