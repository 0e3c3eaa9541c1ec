"""How many bytes a move costs a phone: as a full Show, and as what has changed in it; both also compressed.

    .venv/bin/python -m tests.bench.patches

An evening at random of every game is played into a real desk, and every Show that the table's screen gets (a phone's is
smaller by the forms) is compared with the one before. Two kinds of patch: JSON merge patch (RFC 7396: lists are sent
whole), and one that also goes into lists by position, with the fewest words.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
import zlib
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from companion.errors import Trouble
from companion.view import wire
from rules.games import GAMES
from rules.kit.sample import answer
from rules.kit.types import AnyGame, Illegal
from tests.bench import figures
from tests.bench.evening import NAMES
from tests.companion.table import Clock, client, table_in

MOVES = 150
GONE: list[Any] = []  # in a patch: this key is no more


async def main() -> None:
    figures.machine()
    rows = [row(game.id, await shows(game)) for game in GAMES]
    head = ("", "moves", "full", "compressed", "merge patch", "compressed", "with lists", "compressed", "us to make")
    figures.table("Bytes of a Show, middle (and p95)", head, rows)


async def shows(game: AnyGame) -> list[bytes]:
    """Every Show of a random evening."""
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        real = await table_in(Path(folder), Clock())
        here = await client(real)
        await here.set("~home", "game", game.id)
        for seat, name in enumerate(NAMES[: len(real.core.setup.draft.chairs)]):
            await here.answer(f"~name/{seat}", name=name)
        await here.answer("~new")
        table = real.core.game
        seen: list[bytes] = []
        while len(seen) < MOVES and table.playing and not table.session.finished:
            prompt = rng.choice([p for p in table.session.prompts() if not p.secret])
            try:
                await here.ask(wire.Answer(form=prompt.id, values=answer(prompt, rng)))
            except (Illegal, Trouble):
                continue
            seen.append(wire.encode(here.shown))
        await real.core.store.close()
    return seen


def row(name: str, seen: list[bytes]) -> tuple[str, ...]:
    trees = [json.loads(frame) for frame in seen]
    pairs = list(pairwise(trees))
    began_s = time.perf_counter()
    deep = [dumped(changed(old, new)) for old, new in pairs]
    spent_us = (time.perf_counter() - began_s) / max(1, len(pairs)) * 1e6
    merged = [dumped(merge_patch(old, new)) for old, new in pairs]
    kinds = [seen[1:], merged, deep]
    cells = [cell for kind in kinds for cell in (sizes(kind), sizes([zlib.compress(frame) for frame in kind]))]
    return (name, str(len(pairs)), *cells, f"{spent_us:.0f}")


def sizes(frames: list[bytes]) -> str:
    lengths = [len(frame) for frame in frames]
    return f"{figures.middle(lengths):.0f} ({figures.percentile(lengths, 0.95):.0f})"


def dumped(tree: Any) -> bytes:
    return json.dumps(tree, separators=(",", ":"), ensure_ascii=False).encode()


def merge_patch(old: Any, new: Any) -> Any:
    """RFC 7396."""
    if not (isinstance(old, dict) and isinstance(new, dict)):
        return new
    gone = {key: None for key in old if key not in new}
    return gone | {k: merge_patch(old.get(k), v) for k, v in new.items() if k not in old or old[k] != v}


def changed(old: Any, new: Any) -> Any:
    """The least: for an object its changed keys, for a list {"position": change, "n": length}."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone = {key: GONE for key in old if key not in new}
        return gone | {k: changed(old.get(k), v) for k, v in new.items() if k not in old or old[k] != v}
    if isinstance(old, list) and isinstance(new, list) and old:
        steps = {str(i): changed(old[i] if i < len(old) else None, v) for i, v in enumerate(new)
                 if i >= len(old) or old[i] != v}  # fmt: skip
        patch = steps | ({} if len(old) == len(new) else {"n": len(new)})
        return patch if len(dumped(patch)) < len(dumped(new)) else [new]
    return new


if __name__ == "__main__":
    asyncio.run(main())
