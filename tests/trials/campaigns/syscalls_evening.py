"""Evenings in a process whose disk fails as planned; a line of JSON for each."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from companion.errors import Stale, Trouble
from companion.log.backup import back_up
from companion.log.record import Line
from companion.log.store import Store
from companion.table.core import Core
from companion.table.intents import Answer, Intent, Leave, Pause, Remark, Resume, Undo
from rules.games import GAMES
from rules.kit.sample import answer
from rules.kit.types import Illegal
from tests.companion.table import Client, Clock, Table, client, seated, table_in
from tests.pebbles.game import GAME as PEBBLES
from tests.trials.campaigns.disk import ERRORS, Disk, here

MOST_TRIES = 12  # of one thing: the disk came back long before
HEALS_AFTER = 3  # refusals
DISK_SAYS = {"log-unwritable", "log-unreadable", "log-folder-unwritable"}
MOVES = 5


class Evening:
    """One evening on a disk that fails, and what did not hold."""

    def __init__(self, disk: Disk, folder: Path, rng: Random) -> None:
        self.figures: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._disk, self._folder, self._rng = disk, folder, rng
        self._refused = 0

    async def run(self) -> None:
        table = await self._tried("start", lambda: table_in(self._folder, Clock(), (*GAMES, PEBBLES)))
        core = table.core
        here = await self._tried("begin", lambda: self._begun(table))
        await self._moves(here)
        await self._counted(here, "note", Remark(text="tea"))
        await self._counted(here, "pause", Pause(on=True))
        await self._moves(here)
        for _ in range(2):
            await self._counted(here, "undo", Undo())
        await self._tried("setting", lambda: here.set("~settings", "volume", 3))
        await self._tried("copy", lambda: asyncio.to_thread(back_up, self._folder, self._folder / "c", "2026", 1))
        game_id, lines = core.game.id, core.game.session.lines
        await self._tried("leave", lambda: core.do(Leave(), by="screen"))
        await self._tried("resume", lambda: core.do(Resume(game_id=game_id), by="screen"))
        self._same(core, lines, "left")
        await self._moves(here)
        lines = core.game.session.lines
        await core.store.close()
        table = await self._tried("second start", lambda: table_in(self._folder, Clock(), (*GAMES, PEBBLES)))
        core = table.core
        if (there := (await self._read(core.store, game_id))) != lines:
            self.wrong.append(f"the second start finds {len(there)} lines, {len(lines)} were acknowledged")
        if core.settings.prefs.volume != 3:
            self.wrong.append("the setting was acknowledged and is not there")
        self.wrong += [f"the second start says {warning}" for warning in core.warnings]
        await core.store.close()

    def _same(self, core: Core, before: tuple[Line, ...], what: str) -> None:
        """A game that is left is paused, or was left without: never another one."""
        lines = core.game.session.lines
        if lines[: len(before)] != before or len(lines) > len(before) + 1:
            self.wrong.append(f"{what}: {len(before)} lines became {len(lines)}")

    async def _begun(self, table: Table) -> Client:
        if table.core.game.playing:
            return await client(table)
        return await seated(table, "Ana", "Bo", "Cem", game="pebbles")

    async def _moves(self, here: Client) -> None:
        game = here.table.core.game
        for _ in range(MOVES):
            if prompts := game.session.prompts():
                prompt = self._rng.choice(prompts)
                values = answer(prompt, self._rng)
                await self._counted(here, "move", Answer(prompt_id=prompt.id, values=values))

    async def _counted(self, here: Client, what: str, intent: Intent) -> None:
        """Done until it counts; every time the disk holds what the session says."""
        core = here.table.core

        async def checked() -> None:
            before = core.game.session.lines
            try:
                await core.do(intent, by="screen")
            except Illegal:
                self.figures["against the rules"] += 1
            except Trouble as refusal:
                if core.game.session.lines != before and not isinstance(refusal, Stale):
                    self.wrong.append(f"{what}: refused, and the session has gone on")
                raise
            finally:
                there = await self._read(core.store, core.game.id)
                if there != core.game.session.lines:
                    self.wrong.append(f"{what}: {len(there)} lines are there, {len(core.game.session.lines)} count")

        await self._tried(what, checked)

    async def _read(self, store: Store, game_id: str) -> tuple[Line, ...]:
        return tuple((await store.lines(game_id))[1])

    async def _tried(self, what: str, do: Callable[[], Awaitable[object]]) -> Any:
        for _ in range(MOST_TRIES):
            try:
                done = await do()
                self.figures["done"] += 1
                return done
            except Trouble as refusal:
                self.figures[refusal.say.key] += 1
                if refusal.say.key not in DISK_SAYS:
                    self.wrong.append(f"{what}: {refusal}")
                self._refused += 1
                if self._refused >= HEALS_AFTER:
                    self._disk.heal()
        raise AssertionError(f"{what}: it never went on")


async def run(folder: Path, seed: int, plan: tuple[int, str, int]) -> dict[str, object]:
    """One evening."""
    folder.mkdir()
    disk, (skip, error, length) = here(), plan
    evening = Evening(disk, folder, Random(seed))
    disk.watch(folder)
    if length:
        disk.fail(skip, length, ERRORS[error])
    try:
        await evening.run()
    except Exception as broken:
        evening.wrong.append(f"{broken!r} (last: {disk.last})")
    failed, count = disk.failed, disk.calls
    disk.heal()
    evening.figures["calls that failed"] += failed
    evening.figures["evenings with a failure"] += bool(failed)
    wrong = [f"{each} (last: {disk.last})" for each in evening.wrong]
    return {"figures": evening.figures, "wrong": wrong, "calls": count}


async def run_all(folder: Path, seed: int, plans: list[tuple[int, str, int]]) -> None:
    for i, plan in enumerate(plans):
        print(json.dumps(await run(folder / str(i), seed, plan)), flush=True)


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    asyncio.run(run_all(Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])))
