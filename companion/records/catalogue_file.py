"""Catalogues for another companion: a game's whole catalogue as a file, or one entry as a short text for a QR code."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any, Literal

import msgspec

from companion.errors import Damaged, Trouble
from companion.log import catalogue as catalogues
from companion.log.disk.store import open_store
from companion.records.records import Find
from rules.games import find
from rules.kit.types import AnyGame, Frozen, Say


class CatalogueFile(Frozen, frozen=True, kw_only=True):
    """A catalogue as a JSON file: kind of component -> id -> printed values."""

    format: Literal[1]
    game: str
    catalogue: dict[str, dict[str, dict[str, Any]]]
    places: dict[str, tuple[float, float]] = {}  # of a printed map's cells, as fractions of its width and height


def read(file: Path, find: Find = find) -> tuple[AnyGame, CatalogueFile]:
    """The content of a file, and its game. Raises Trouble or Damaged, naming the file and the mistake."""
    try:
        told = msgspec.json.decode(file.read_bytes(), type=CatalogueFile)
    except OSError as error:
        raise Trouble("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise Damaged("printed-damaged", file=str(file), why=str(error)[:160]) from None
    try:
        game = find(told.game)
    except KeyError:
        raise Damaged("no-such-game", game=told.game[:40]) from None
    return game, told


def file_bytes(told: CatalogueFile) -> bytes:
    """The file's bytes, indented for people."""
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


async def load_catalogue(folder: Path, game: AnyGame) -> CatalogueFile:
    """A game's catalogue from the data folder."""
    async with open_store(folder) as store:
        known, places = await catalogues.load(store, game), await catalogues.load_places(store, game)
    return CatalogueFile(format=1, game=game.id, catalogue=known, places=places)


async def import_catalogue(folder: Path, game: AnyGame, told: CatalogueFile) -> tuple[Say, ...]:
    """Merge a file into the saved catalogue; returns its mistakes, and with any of them saves nothing. A map that does
    not fit the saved one replaces it."""
    async with open_store(folder) as store:
        both = catalogues.merged(await catalogues.load(store, game), told.catalogue)
        bad_place = catalogues.places_mistake(game, told.places)
        wrong = game.check(told.catalogue) or game.check(both) or ((bad_place,) if bad_place else ())
        if not wrong:
            await catalogues.keep(store, game, both)
        if not wrong and told.places:
            places = {**await catalogues.load_places(store, game), **told.places}
            fits = catalogues.places_mistake(game, places) is None
            await catalogues.keep_places(store, game, places if fits else told.places)
    return wrong


# ---- one entry as a code ------------------------------------------------------------------------------
MARK = "keep="  # before the code, in the fragment of a link
MOST_LETTERS = 600  # of a code: the most that a phone reads off a small screen
MOST_LINK = 900  # letters of a link with a code
MOST_BYTES = 16_384  # of an unpacked code


class HandedEntry(Frozen, frozen=True, kw_only=True, array_like=True):
    """The content of a code, not to be trusted: the game checks it as it checks a file."""

    format: int = 1
    game: str
    kind: str
    id: str
    values: dict[str, Any]


def encode(handed: HandedEntry) -> str:
    """The code; Trouble if it is too long for a small screen."""
    packed = zlib.compress(msgspec.json.encode(handed), 9)
    code = urlsafe_b64encode(packed).decode().rstrip("=")
    if len(code) > MOST_LETTERS:
        raise Trouble("handed-too-much")
    return code


def decode(text: str) -> HandedEntry:
    """The content of a code, or of a link that ends with one; Trouble for anything else."""
    code = text.strip().rpartition(MARK)[2]
    try:
        handed = msgspec.json.decode(_unpack(code), type=HandedEntry)
    except (ValueError, zlib.error, msgspec.MsgspecError, RecursionError) as error:
        raise Trouble("handed-wrong", detail=str(error)[:80]) from None
    if handed.format != 1:
        raise Trouble("handed-wrong", detail=f"format {handed.format}")
    return handed


def _unpack(code: str) -> bytes:
    """The unpacked code: never more than MOST_BYTES, whatever the code claims."""
    if not code.isascii() or len(code) > MOST_LETTERS:
        raise ValueError("too long, or no code")
    packing = zlib.decompressobj()
    plain = packing.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), MOST_BYTES)
    if not packing.eof or packing.unused_data:
        raise ValueError("cut off, or too large")
    return plain
