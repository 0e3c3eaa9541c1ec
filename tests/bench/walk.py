"""Walks through the core, counted: `python -m tests.bench.walk`.

The real table with Akkon and two clients, a screen and a phone, and a call tracer on the event loop's thread: (a) a
wired button is held, which passes; (b) a bid is answered from the screen. The walk begins where the signal or the
message comes out of its queue, and ends when both mailboxes hold the new page.

How it is counted. Each Python call of ours is one step, as is each time that a call goes on after waiting. `files` are
the files that were stepped into; `moves` are steps into another file than that of the step before; `folders` are those
of the moves that change the folder. `hands`: of the steps into methods of the classes in HANDS, leaving all others out,
how many are of another class than the one before.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable
from itertools import pairwise
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from companion.access.client_session import ClientSession
from companion.view import wire
from hardware.signal import Pressed
from rules.kit.sample import answer
from rules.kit.types import TABLE, Prompt
from tests.companion.table import Client, Clock, Table, client, seated, table_in

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT}/{folder}/" for folder in ("companion", "hardware", "rules"))
# What one class for the table, one for the hardware, one for the clients and one for automatic steps did before.
HANDS = frozenset({
    "CurrentGame", "HardwareBridge", "ClientHub", "AutomaticSteps",
    "Core", "Listeners", "Outputs", "Timekeeper", "GameSetup", "Settings", "PlayerNames", "KeptGames", "Catalogues",
    "PhoneLinks", "Games",
})  # fmt: skip
MOST_MOVES = 200


class Walk:
    """What was stepped into, in order."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.classes: list[str] = []

    def step(self, frame: FrameType, event: str, arg: Any) -> None:
        """The tracer's: one call more."""
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(OURS):
            self.files.append(file)
            owner = type(frame.f_locals.get("self")).__name__
            if owner in HANDS:
                self.classes.append(owner)

    def told(self) -> str:
        """All counts in one line."""
        folders = [str(Path(file).parent) for file in self.files]
        return (
            f"{len(self.files)} calls, {len(set(self.files))} files, {_changes(self.files)} moves, "
            f"{_changes(folders)} folders, {_changes(self.classes)} hands"
        )


def _changes(steps: list[str]) -> int:
    return sum(one != other for one, other in pairwise(steps))


async def walked(work: Awaitable[object]) -> Walk:
    """That work, counted."""
    walk = Walk()
    sys.setprofile(walk.step)
    try:
        await work
    finally:
        sys.setprofile(None)
    return walk


async def bidding(table: Table) -> Client:
    """Akkon at a bid that one tap answers, and that can be passed with the button of its seat; a phone looks on."""
    here = await seated(table, "Ana", "Bo", "Cem", game="akkon")
    await client(table, token="")
    rng = Random(7)
    for _ in range(MOST_MOVES):
        if bid(table):
            return here
        prompt = rng.choice([p for p in table.core.game.session.prompts() if not p.secret])
        await here.tried(wire.Answer(form=prompt.id, values=answer(prompt, rng)))
    raise AssertionError("nobody was asked to bid")


def bid(table: Table) -> Prompt | None:
    """The bid that is asked just now, if there is another way out of it: to pass."""
    prompts = [p for p in table.core.game.session.prompts() if p.seat != TABLE and not p.secret and p.waits]
    passes = {p.group for p in prompts if not p.fields}
    return next((p for p in prompts if p.move == "place" and p.group in passes), None)


async def hear(table: Table, button: Pressed) -> None:
    """As the loop of the hardware does."""
    await table.bridge.hear(button)


async def say(table: Table, visit: ClientSession, request: wire.Request) -> None:
    """As the conversation with that client does."""
    await table.hub.handle(visit, request)


async def run(folder: Path) -> None:
    """Both walks, each at a table of its own."""
    for name in ("button held", "bid answered"):
        table = await table_in(folder / name, Clock())
        here = await bidding(table)
        asked = bid(table)
        assert asked
        before = table.core.game.newest
        if name == "button held":
            walk = await walked(hear(table, Pressed(device="button:0", button=asked.seat, how="hold", at_ms=0)))
        else:
            request = wire.Answer(form=asked.id, values=answer(asked, Random(1)), id="walk")
            walk = await walked(say(table, here.visit, request))
        assert table.core.game.newest == before + 1
        print(f"{name}: {walk.told()}")
        await table.core.store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as kept:
        asyncio.run(run(Path(kept)))
