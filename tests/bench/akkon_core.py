"""The core with Akkon in the middle of a game, as a process of its own: `python -m tests.bench.akkon_core FOLDER`.

Its disk is slow: every commit waits STALL_S longer than it has to. What to do is read from stdin, a word a line:

    play, rest    move after move; or no more
    run, pause    the table's clock
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import threading
import time
from pathlib import Path
from random import Random

from companion.access.links import Links
from companion.app.main import new_id, now_ms
from companion.errors import Trouble
from companion.lan import web
from companion.lan.sockets import listening
from companion.log.record import Line
from companion.log.store import Store
from companion.table.intents import Answer
from companion.view import wire
from rules.kit.sample import answer, default_answer
from rules.kit.types import Illegal, PublicNumber
from tests.companion.table import Client, client, table_over

MOVES = 60
STALL_S = 0.25
EVERY_S = 1.0  # a move; no table is as quick as that
NAMES = ("Ana", "Bo", "Cem", "Dee")
NUMBER = "correct_discard@"  # how many cards were discarded: no question follows from it


class SlowStore(Store):
    """A store on a disk that takes its time; it does so only when told to."""

    stall_s = 0.0

    async def append(self, game_id: str, *lines: Line) -> None:
        await self._on_thread(lambda: time.sleep(self.stall_s))
        await super().append(game_id, *lines)


class Player:
    """Brings the game to where it is shown, and sets a number right over and over, when told to."""

    def __init__(self, here: Client) -> None:
        self._here, self._core, self._plays = here, here.table.core, asyncio.Event()

    async def begin(self) -> None:
        """Akkon for four, at a form that can be confirmed as it is."""
        await self._here.set("~home", "game", "akkon")
        while len(self._core.setup.draft.chairs) < len(NAMES):
            await self._here.set("~new", "chair-0", "more")
        for seat, name in enumerate(NAMES):
            await self._here.answer(f"~name/{seat}", name=name)
        await self._here.answer("~new")
        made, rng = 0, Random(7)
        while made < MOVES or default_answer(self._core.game.session.prompts()[0]) is None:
            prompt = rng.choice([p for p in self._core.game.session.prompts() if not p.secret])
            with contextlib.suppress(Illegal, Trouble):  # the random values were none
                values = default_answer(prompt) or answer(prompt, rng)
                await self._core.do(Answer(prompt_id=prompt.id, values=values, sure=True), by="screen")
                made += 1

    async def play(self) -> None:
        """Moves that leave the question as it is, while told to: numbers on the board change, and what has happened."""
        while True:
            await self._plays.wait()
            numbers = (c for c in self._core.game.session.corrections() if isinstance(c, PublicNumber))
            number = next(n for n in numbers if n.id.startswith(NUMBER))
            value = number.now + 1 if number.now < number.most else number.now - 1
            await self._core.do(Answer(prompt_id=number.id, values={number.field: value}), by="screen")
            await asyncio.sleep(EVERY_S - STALL_S)

    async def hear(self, word: str) -> None:
        """Do what stdin says."""
        match word:
            case "play":
                self._plays.set()
            case "rest":
                self._plays.clear()
            case "run" | "pause":
                await self._here.ask(wire.Pause(on=word == "pause"))


async def run(folder: Path) -> None:
    """Serve until SIGTERM."""
    store = await SlowStore.open(folder)
    assert isinstance(store, SlowStore)
    table = await table_over(store, now_ms, new_id=new_id, links=Links(hosts=frozenset({"127.0.0.1"})))
    serving = await web.serve(web.Web(table.hub), listening("127.0.0.1", 0))
    player = Player(await client(table))
    await player.begin()
    store.stall_s = STALL_S
    playing = asyncio.create_task(player.play())
    threading.Thread(target=listen, args=(player, asyncio.get_running_loop()), daemon=True).start()
    ends = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ends.set)
    print(f"http://127.0.0.1:{serving.port}/#t=none", flush=True)
    await ends.wait()
    playing.cancel()
    await serving.stop()
    await store.close()


def listen(player: Player, loop: asyncio.AbstractEventLoop) -> None:
    """Hand on what stdin says, until it ends."""
    for line in sys.stdin:
        asyncio.run_coroutine_threadsafe(player.hear(line.strip()), loop).result()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
