"""Printed values: what this table has been told, by this game or an earlier one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct

from rules.kit.types import Catalogue, Frozen

from .components import (
    DISTRICTS,
    KINDS,
    MOST_BAGS,
    MOST_CAPACITY,
    MOST_HEIGHT,
    MOST_PRINTED,
    MOST_SYMBOLS,
    MOST_WIDTH,
    SPOTS,
    STORED,
    STOREHOUSE,
    SYMBOLS,
    TRACKS,
    UPGRADE_SPACES,
    Colour,
    Deed,
    District,
    Occasion,
    Part,
    Spot,
    Symbols,
    Upgraded,
)

P = TypeVar("P", bound=Struct)


class Places(Frozen, frozen=True, kw_only=True):
    """What is printed on the main board."""

    red: District
    capacity: dict[Spot, int] = {}  # as far as it is told: all at once, or when a location was full


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
    each: tuple[int, ...] = ()  # by space, where they differ


class Donation(Frozen, frozen=True, kw_only=True):
    """A donation tile: each space of a row rests on two of the row below."""

    width: int | None = None  # of the bottom row
    rows: dict[str, Row] = {}  # by row from the bottom, "0" first


class Tax(Frozen, frozen=True, kw_only=True):
    coins: int


class Temple(Frozen, frozen=True, kw_only=True):
    points: int = 0
    each: dict[District, int] = {}  # where they differ


class BridgeTile(Frozen, frozen=True, kw_only=True):
    on: Deed | None
    gain: Symbols


class Lasting(Frozen, frozen=True, kw_only=True):
    """What a storehouse gives for the rest of the game."""

    on: Occasion | None  # None: something else
    gain: Symbols


class Storehouse(Frozen, frozen=True, kw_only=True):
    """A storehouse that brings something."""

    bags: int
    gain: Symbols = {}  # at once
    lasting: Lasting | None = None


class PlayerBoard(Frozen, frozen=True, kw_only=True):
    spaces: dict[Upgraded, int]  # for upgrades


class Price(Frozen, frozen=True, kw_only=True):
    """What it costs or brings that so many of a resource come into the market, or leave it."""

    coins: int
    points: int = 0


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
    storehouses: dict[str, Storehouse] = {}
    boards: dict[str, PlayerBoard] = {}  # "player"
    prices: dict[str, Price] = {}  # "sell-gold-2-4": from two in the market to four


# ---- names -------------------------------------------------------------------------------------------
def shown(symbols: Symbols) -> str:
    """ "2gold+1trade": a picture as a name; the order in which it was told does not matter."""
    return "+".join(f"{symbols[s]}{s}" for s in SYMBOLS if symbols.get(s)) or "nothing"


def face_id(face: Face) -> str:
    return f"{face.colour}/{face.part}/{shown(face.shows)}"


def bridge_id(tile: BridgeTile) -> str:
    return f"{tile.on or 'other'}/{shown(tile.gain)}"


def storehouse_id(tile: Storehouse) -> str:
    """ "1/2coin" or "0/nothing/trade/1coin": bags, what it brings at once, and for the rest of the game."""
    now = f"{tile.bags}/{shown(tile.gain)}"
    return f"{now}/{tile.lasting.on or 'other'}/{shown(tile.lasting.gain)}" if tile.lasting else now


def temple_id(tile: Temple) -> str:
    """ "5", or "5/4/4/3" by district."""
    return "/".join(str(tile.each[d]) for d in DISTRICTS) if tile.each else str(tile.points)


def without_zeros(symbols: Symbols) -> Symbols:
    """The picture in the order of the symbols, without those that are not there."""
    return {symbol: symbols[symbol] for symbol in SYMBOLS if symbols.get(symbol)}


# ---- the catalogue ------------------------------------------------------------------------------------
BRIDGE_ON: tuple[Deed | None, ...] = (*get_args(Deed), None)  # None: something else
LASTING_ON: tuple[Occasion | None, ...] = (*get_args(Occasion), None)
BOARD = "player"  # all player boards have the same spaces
ROWS = tuple(str(row) for row in range(MOST_WIDTH))  # of a donation tile, from the bottom


ENTRIES: dict[str, type[Struct]] = {
    "places": Places, "tiles": Face, "mahouts": Mahout, "spaces": Space,
    "donations": Donation, "tax": Tax, "temples": Temple, "bridges": BridgeTile,
    "storehouses": Storehouse, "boards": PlayerBoard, "prices": Price,
}  # fmt: skip


def read(catalogue: Catalogue) -> Printed:
    """What a checked catalogue says."""
    known: dict[str, Any] = {kind: _of(catalogue, kind, type_) for kind, type_ in ENTRIES.items()}
    return Printed(**{**known, "places": known["places"].get("board")})


def _of(catalogue: Catalogue, kind: str, type_: type[P]) -> dict[str, P]:
    return {id: msgspec.convert(value, type_, str_keys=True) for id, value in catalogue.get(kind, {}).items()}


def write(printed: Printed) -> Catalogue:
    """The catalogue that says the same; only what is known."""
    plain: dict[str, Any] = msgspec.to_builtins(printed, str_keys=True)
    board = plain.pop("places", None)
    return {"places": {"board": board} if board else {}, **plain}


def fits(symbols: Symbols, alphabet: Symbols) -> bool:
    """Whether a picture uses only these symbols, and none more often than can be."""
    inside = all(0 <= n <= alphabet.get(symbol, -1) for symbol, n in symbols.items())
    return inside and sum(symbols.values()) <= MOST_SYMBOLS


def may_be_rooms(capacity: Mapping[Spot, int]) -> bool:
    """Whether these locations have a room that can be; the others are not told yet."""
    return set(capacity) <= set(SPOTS) and all(1 <= room <= MOST_CAPACITY for room in capacity.values())


def space_ids() -> frozenset[str]:
    return frozenset(f"{track}-{height}" for track in TRACKS for height in range(1, MOST_HEIGHT + 1))


def donation_ids() -> frozenset[str]:
    return frozenset(f"{seats}-{district}" for seats in (2, 3, 4) for district in DISTRICTS)


def is_row(row: Row) -> bool:
    """Something is always paid for a donation, and always in goods (AMR-78)."""
    return fits(row.cost, STORED) and sum(row.cost.values()) >= 1 and are_printed(row.points, *row.each)


def are_printed(*numbers: int) -> bool:
    """Whether these numbers can be printed somewhere."""
    return all(0 <= n <= MOST_PRINTED for n in numbers)


def is_donation(entry: Donation) -> bool:
    width = MOST_WIDTH if entry.width is None else entry.width
    rows = entry.rows.items()
    return 1 <= width <= MOST_WIDTH and all(
        row in ROWS[:width] and is_row(its) and (entry.width is None or has_spaces(row, its, width))
        for row, its in rows
    )


def has_spaces(row: str, its: Row, width: int) -> bool:
    """Whether the points by space are those of such a row: each rests on two of the row below."""
    return len(its.each) in (0, width - int(row))


def is_temple(tile: Temple) -> bool:
    """One number for all districts, or one for each (AMR-89)."""
    return set(tile.each) in (set(), set(DISTRICTS)) and are_printed(tile.points, *tile.each.values())


def is_storehouse(tile: Storehouse) -> bool:
    """Whether a storehouse can bring that, at once or for the rest of the game (AMR-69)."""
    lasting = tile.lasting is None or is_lasting(tile.lasting)
    return 0 <= tile.bags <= MOST_BAGS and fits(tile.gain, STOREHOUSE) and lasting


def is_lasting(gives: Lasting) -> bool:
    return gives.on in LASTING_ON and bool(without_zeros(gives.gain)) and fits(gives.gain, STOREHOUSE)


def is_player_board(board: PlayerBoard) -> bool:
    """Whether all markers of a player board lie on its spaces (AMR-12)."""
    spaces = board.spaces
    return set(spaces) == set(KINDS) and min(spaces.values()) >= 0 and sum(spaces.values()) == UPGRADE_SPACES
