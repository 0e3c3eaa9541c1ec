"""Export and import a game's catalogue, to copy a map or cards to another companion."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from companion.errors import Damaged, Trouble
from companion.log import catalogue as catalogues
from companion.log.store import opened
from companion.records.records import Find
from rules.games import find
from rules.kit.types import AnyGame, Frozen, Say


class Printed(Frozen, frozen=True, kw_only=True):
    """The file: JSON, kind of component -> id -> printed values."""

    format: Literal[1]
    game: str
    catalogue: dict[str, dict[str, dict[str, Any]]]
    places: dict[str, tuple[float, float]] = {}  # of the cells of a printed map, in parts of its width and height


def read(file: Path, find: Find = find) -> tuple[AnyGame, Printed]:
    """The game and what is in that file; Trouble or Damaged with what is wrong and where."""
    try:
        told = msgspec.json.decode(file.read_bytes(), type=Printed)
    except OSError as error:
        raise Trouble("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise Damaged("printed-damaged", file=str(file), why=str(error)[:160]) from None
    try:
        game = find(told.game)
    except KeyError:
        raise Damaged("no-such-game", game=told.game[:40]) from None
    return game, told


def write(told: Printed) -> bytes:
    """The file, to be read by people as well."""
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


async def kept(folder: Path, game: AnyGame) -> Printed:
    """What the data folder knows about a game."""
    async with opened(folder) as store:
        known, places = await catalogues.kept(store, game), await catalogues.kept_places(store, game)
    return Printed(format=1, game=game.id, catalogue=known, places=places)


async def take_in(folder: Path, game: AnyGame, told: Printed) -> tuple[Say, ...]:
    """Learn the values beside those that are known; what is wrong with them, and then nothing is learned. A map that
    does not go with the one that is known is believed alone."""
    async with opened(folder) as store:
        both = catalogues.merged(await catalogues.kept(store, game), told.catalogue)
        bad_place = catalogues.wrong_places(game, told.places)
        wrong = game.check(told.catalogue) or game.check(both) or ((bad_place,) if bad_place else ())
        if not wrong:
            await catalogues.keep(store, game, both)
        if not wrong and told.places:
            places = {**await catalogues.kept_places(store, game), **told.places}
            fits = catalogues.wrong_places(game, places) is None
            await catalogues.keep_places(store, game, places if fits else told.places)
    return wrong
