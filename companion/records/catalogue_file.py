"""Export and import a game's catalogue, to copy a map or cards to another companion."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from companion.errors import Damaged, Trouble
from companion.log import catalogue as catalogues
from companion.log.store import Store
from companion.records.records import Find
from rules.games import find
from rules.kit.types import AnyGame, Catalogue, Frozen, Say


class Printed(Frozen, frozen=True, kw_only=True):
    """The file: JSON, kind of component -> id -> printed values."""

    format: Literal[1]
    game: str
    catalogue: dict[str, dict[str, dict[str, Any]]]


def read(file: Path, find: Find = find) -> tuple[AnyGame, Catalogue]:
    """The game and the printed values in that file; Trouble or Damaged with what is wrong and where."""
    try:
        told = msgspec.json.decode(file.read_bytes(), type=Printed)
    except OSError as error:
        raise Trouble("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Damaged("printed-damaged", file=str(file), why=str(error)) from None
    try:
        game = find(told.game)
    except KeyError:
        raise Damaged("no-such-game", game=told.game) from None
    return game, told.catalogue


def write(game: AnyGame, catalogue: Catalogue) -> bytes:
    """The file for that catalogue, to be read by people as well."""
    told = Printed(format=1, game=game.id, catalogue={kind: dict(entries) for kind, entries in catalogue.items()})
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


async def kept(folder: Path, game: AnyGame) -> Catalogue:
    """What the data folder knows about a game."""
    store = await Store.open(folder)
    try:
        return await catalogues.kept(store, game)
    finally:
        await store.close()


async def take_in(folder: Path, game: AnyGame, told: Catalogue) -> tuple[Say, ...]:
    """Learn the values beside those that are known; what is wrong with them, and then nothing is learned."""
    store = await Store.open(folder)
    try:
        both = catalogues.merged(await catalogues.kept(store, game), told)
        wrong = game.check(told) or game.check(both)
        if not wrong:
            await catalogues.keep(store, game, both)
    finally:
        await store.close()
    return wrong
