"""A process that stores games and settings on a tracing disk, and traces each acknowledgement."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path
from random import Random

from companion.log.disk import store as stores
from companion.log.disk.store import Store
from companion.log.record import Note
from tests.companion.log.test_store import renamed
from tests.trials.campaigns.disk import acknowledge, here


def text(game_id: str, n: int, rng: Random) -> str:
    return f"{game_id} {n} {'x' * rng.choice((0, 40, 400, 3000))}"


def _hurried(store: Store) -> None:
    store._connection.execute("PRAGMA synchronous = NORMAL")


async def write(folder: Path, rng: Random, *, normal: bool) -> None:
    """Three starts of a companion; every line carries its own number, every setting counts up."""
    there: dict[str, int] = {}
    kept = 0
    for _ in range(3):
        store = await Store.open(folder)
        if normal:
            await store._on_thread(partial(_hurried, store))
        for _ in range(rng.randrange(5, 40)):
            match rng.randrange(12):
                case 0 if len(there) < 4:
                    game_id = f"GAME{len(there)}"
                    acknowledge(f"try {game_id} 0")
                    await store.begin(renamed(game_id))
                    there[game_id] = 0
                    acknowledge(f"line {game_id} 0")
                case 1:
                    acknowledge(f"try kept {kept + 1}")
                    await store.keep("kept", {"n": kept + 1, "more": "x" * rng.choice((0, 6000))})
                    kept += 1
                    acknowledge(f"line kept {kept}")
                case _ if there:
                    game_id = rng.choice(list(there))
                    n = there[game_id] + 1
                    acknowledge(f"try {game_id} {n}")
                    await store.append(game_id, Note(n=n, at=0, by="writer", text=text(game_id, n, rng)))
                    there[game_id] = n
                    acknowledge(f"line {game_id} {n}")
            if rng.random() < 0.3:
                await store.tidy()
        await store.close()


if __name__ == "__main__":
    stores.CHECKPOINT_EVERY = 7  # so that there are many
    here().watch(Path(sys.argv[1]))
    asyncio.run(write(Path(sys.argv[1]), Random(sys.argv[2]), normal=sys.argv[3] == "normal"))
