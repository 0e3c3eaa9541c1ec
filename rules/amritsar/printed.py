"""Printed values: what this table has been told, by this game or an earlier one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct

from rules.amritsar.components import (
    DISTRICTS,
    MOST_CAPACITY,
    MOST_HEIGHT,
    MOST_PRINTED,
    MOST_SYMBOLS,
    MOST_WIDTH,
    SPOTS,
    STORED,
    SYMBOLS,
    TRACKS,
    Colour,
    Deed,
    District,
    Part,
    Spot,
    Symbols,
)
from rules.kit.types import Catalogue, Frozen

P = TypeVar("P", bound=Struct)


class Places(Frozen, frozen=True, kw_only=True):
    """What is printed on the main board."""

    red: District
    capacity: dict[Spot, int] = {}  # told after the red space


class Face(Frozen, frozen=True, kw_only=True):
    """What one part of an action tile shows; the other may never be asked."""

    colour: Colour
    part: Part
    shows: Symbols


class Mahout(Frozen, frozen=True, kw_only=True):
    shows: Symbols


class Space(Frozen, frozen=True, kw_only=True):
    """A space of a knowledge track."""

    gain: Symbols
    hourglass: bool = False
    last: bool = False


class Row(Frozen, frozen=True, kw_only=True):
    cost: Symbols
    points: int


class Donation(Frozen, frozen=True, kw_only=True):
    """A donation tile: each space of a row rests on two of the row below."""

    width: int | None = None  # of the bottom row
    rows: dict[str, Row] = {}  # by row from the bottom, "0" first


class Tax(Frozen, frozen=True, kw_only=True):
    coins: int


class Temple(Frozen, frozen=True, kw_only=True):
    points: int


class BridgeTile(Frozen, frozen=True, kw_only=True):
    on: Deed | None
    gain: Symbols


class Printed(Frozen, frozen=True, kw_only=True):
    """By kind, and by content or by place. Tiles that differ from game to game are known by what they show."""

    places: Places | None = None
    tiles: dict[str, Face] = {}
    mahouts: dict[str, Mahout] = {}
    spaces: dict[str, Space] = {}  # "money-3"
    donations: dict[str, Donation] = {}  # "4-north": four players
    tax: dict[str, Tax] = {}  # by height
    temples: dict[str, Temple] = {}
    bridges: dict[str, BridgeTile] = {}


# ---- names -------------------------------------------------------------------------------------------
def shown(symbols: Symbols) -> str:
    """ "2gold+1trade": a picture as a name; the order in which it was told does not matter."""
    return "+".join(f"{symbols[s]}{s}" for s in SYMBOLS if symbols.get(s)) or "nothing"


def face_id(face: Face) -> str:
    return f"{face.colour}/{face.part}/{shown(face.shows)}"


def bridge_id(tile: BridgeTile) -> str:
    return f"{tile.on or 'other'}/{shown(tile.gain)}"


def without_zeros(symbols: Symbols) -> Symbols:
    """The picture in the order of the symbols, without those that are not there."""
    return {symbol: symbols[symbol] for symbol in SYMBOLS if symbols.get(symbol)}


# ---- the catalogue ------------------------------------------------------------------------------------
BRIDGE_ON: tuple[Deed | None, ...] = (*get_args(Deed), None)  # None: something else
ROWS = tuple(str(row) for row in range(MOST_WIDTH))  # of a donation tile, from the bottom


def read(catalogue: Catalogue) -> Printed:
    """What a checked catalogue says."""
    places = _of(catalogue, "places", Places)
    return Printed(
        places=places.get("board"),
        tiles=_of(catalogue, "tiles", Face),
        mahouts=_of(catalogue, "mahouts", Mahout),
        spaces=_of(catalogue, "spaces", Space),
        donations=_of(catalogue, "donations", Donation),
        tax=_of(catalogue, "tax", Tax),
        temples=_of(catalogue, "temples", Temple),
        bridges=_of(catalogue, "bridges", BridgeTile),
    )


def _of(catalogue: Catalogue, kind: str, type_: type[P]) -> dict[str, P]:
    return {id: msgspec.convert(value, type_, str_keys=True) for id, value in catalogue.get(kind, {}).items()}


def write(printed: Printed) -> Catalogue:
    """The catalogue that says the same; only what is known."""
    plain: dict[str, Any] = msgspec.to_builtins(printed, str_keys=True)
    board = plain.pop("places", None)
    return {"places": {"board": board} if board and board.get("capacity") else {}, **plain}


def fits(symbols: Symbols, alphabet: Symbols) -> bool:
    """Whether a picture uses only these symbols, and none more often than can be."""
    inside = all(0 <= n <= alphabet.get(symbol, -1) for symbol, n in symbols.items())
    return inside and sum(symbols.values()) <= MOST_SYMBOLS


def fits_capacity(capacity: Mapping[Spot, int]) -> bool:
    """Whether every location has a room that can be (AMR-34)."""
    return set(capacity) == set(SPOTS) and all(1 <= room <= MOST_CAPACITY for room in capacity.values())


def space_ids() -> frozenset[str]:
    return frozenset(f"{track}-{height}" for track in TRACKS for height in range(1, MOST_HEIGHT + 1))


def donation_ids() -> frozenset[str]:
    return frozenset(f"{seats}-{district}" for seats in (2, 3, 4) for district in DISTRICTS)


def is_row(row: Row) -> bool:
    """Something is always paid for a donation, and always in goods (AMR-78)."""
    return fits(row.cost, STORED) and sum(row.cost.values()) >= 1 and 0 <= row.points <= MOST_PRINTED


def _is_donation(entry: Donation) -> bool:
    width = MOST_WIDTH if entry.width is None else entry.width
    return 1 <= width <= MOST_WIDTH and all(row in ROWS[:width] and is_row(its) for row, its in entry.rows.items())
