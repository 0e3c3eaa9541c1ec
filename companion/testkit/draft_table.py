"""The throw-away table of a game being written: rebuilt at every save, with its seats and the moves that still fit.
`companion try` runs it as `-m companion.testkit.draft_table DATA GAME`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from companion.errors import Damaged
from companion.log.book import new_head, replay
from companion.log.disk.store import Store
from companion.log.record import ClockRule, End, Head, Line
from companion.packages.shelf import Packages
from companion.table.current_game import KEY
from companion.testkit.all_screens import UTC
from companion.testkit.play import seating
from rules.kit.types import AnyGame, Seating


async def renew(store: Store, game: AnyGame) -> int:
    """Rebuild the last table of that game; returns the number of lines that still fit."""
    there = [entry.id for entry in await store.games()]
    head, lines = fresh_head(game, seating(game, game.seats.start)), list[Line]()
    if there:
        head, lines = fitting_record(game, *(await store.lines(there[0])))
    head = replace(head, id=f"TRY{len(there)}")
    await store.begin(head, *lines)
    await store.keep(KEY, head.id)
    return len(lines)


def fresh_head(game: AnyGame, who: Seating) -> Head:
    """The head of a new game with the default house rules."""
    return new_head(game, who, game.option_type(), {}, ClockRule(), "", UTC)


def fitting_record(game: AnyGame, head: Head, lines: list[Line]) -> tuple[Head, list[Line]]:
    """The record up to the first line that does not fit; a new game if its house rules do not."""
    head, lines = replace(head, version=game.version), [line for line in lines if not isinstance(line, End)]
    while True:
        try:
            replay(game, head, lines)
            return head, lines
        except Damaged as why:
            line = why.say.args.get("line")
            if not isinstance(line, int):
                seats = len(head.seats) if len(head.seats) in game.seats else game.seats.start
                names = (*head.seats, *seating(game, game.seats[-1]).names[len(head.seats) :])[:seats]
                return fresh_head(
                    game, Seating(names=names, tints=game.tints[:seats], start=min(head.start, seats - 1))
                ), []
            lines = [each for each in lines if each.n + 1 < line]


async def _main(data: Path, game_id: str) -> None:
    store = await Store.open(data)
    try:
        await renew(store, Packages(data).shelf.find(game_id))
    finally:
        await store.close()


def main(words: Sequence[str]) -> None:
    data, game_id = words
    asyncio.run(_main(Path(data), game_id))


if __name__ == "__main__":
    main(sys.argv[1:])
