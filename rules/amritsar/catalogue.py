"""The kinds of printed values on tiles and boards, for viewing and changing them between games.

Donation tiles, bridges, storehouses and the main board can only be deleted here: play asks for them again.
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import asdict, replace

from rules.kit.answers import Values
from rules.kit.printed import Kind, Printed, entry_values
from rules.kit.rules import amount, field_of
from rules.kit.types import Catalogue, Field, Say

from . import components as box
from . import printed
from .components import Symbols
from .state import State


# ---- laws of printed values --------------------------------------------------------------------------
def fits(symbols: Symbols, alphabet: Symbols) -> bool:
    """Whether a picture uses only these symbols, each within its limit."""
    inside = all(0 <= n <= alphabet.get(symbol, -1) for symbol, n in symbols.items())
    return inside and sum(symbols.values()) <= box.MOST_SYMBOLS


def is_donation(tile: printed.Donation) -> bool:
    """Whether a donation tile is possible: each row costs something, and only goods or coins (AMR-78)."""
    return all(
        row in printed.ROWS[: tile.width] and fits(its.cost, box.STORED_SYMBOLS) and sum(its.cost.values()) >= 1
        and (tile.width is None or printed.has_spaces(row, its, tile.width))
        for row, its in tile.rows.items()
    )  # fmt: skip


def is_storehouse(tile: printed.Storehouse) -> bool:
    """Whether a storehouse can have these gains, at once or for the rest of the game (AMR-69)."""
    lasts = tile.lasting is None or (
        sum(tile.lasting.gain.values()) > 0 and fits(tile.lasting.gain, box.STOREHOUSE_SYMBOLS)
    )
    return fits(tile.gain, box.STOREHOUSE_SYMBOLS) and lasts


# ---- forms -------------------------------------------------------------------------------------------
def _picture(name: str, label: str, alphabet: Symbols, least: int = 1) -> Field:
    return field_of(printed.symbols(alphabet, label, least), name)


def _amount(name: str, label: Say, key: str = "") -> Field:
    return field_of(amount(0, box.MOST_PRINTED), name, label=label, key=key)


FACES = {part: (_picture("shows", f"{part}-shows", box.TILE_SYMBOLS),) for part in get_args(box.Part)}
MAHOUT = (_picture("shows", "mahout-shows", box.MAHOUT_SYMBOLS),)
SPACES = (field_of(printed.SPACES, "spaces"),)
SPACE = _picture("gain", "space-gain", box.SPACE_SYMBOLS, 0), field_of(printed.MARKED, "marks")
TEMPLE = (_amount("points", Say(key="temple-points")),)
TEMPLES = tuple(_amount("each", printed.district_word(d), key=d) for d in box.DISTRICTS)
BUY = (_amount("coins", Say(key="price-coins")),)
SELL = (*BUY, _amount("points", Say(key="trade-points")))
HEIGHTS = {str(n): Say(key="tax-height", args={"n": n}) for n in range(box.MOST_TAX + 1)}
TAX = {height: (_amount("coins", label),) for height, label in HEIGHTS.items()}


def _space_answers(id: str, space: printed.Space) -> Values:
    marks = [mark for mark, is_so in (("hourglass", space.hourglass), ("last", space.last)) if is_so]
    return {"gain": entry_values(space)["gain"], "marks": marks}


# ---- the kinds ---------------------------------------------------------------------------------------
PRINTED = Printed(
    Kind(
        id="tiles", type=printed.Face, label=lambda id, face: printed.face_word(face), name=printed.face_id,
        fields=lambda id, face: FACES[face.part], answers=lambda id, face: {"shows": face.shows},
        tidy=lambda face: replace(face, shows=printed.without_zeros(face.shows)),
    ),
    Kind(
        id="mahouts", type=printed.Mahout, label=lambda id, mahout: printed.picture(mahout.shows),
        name=lambda mahout: printed.symbols_id(mahout.shows), fields=lambda id, mahout: MAHOUT,
        tidy=lambda mahout: replace(mahout, shows=printed.without_zeros(mahout.shows)),
    ),
    Kind(
        id="storehouses", type=printed.Storehouse, label=lambda id, tile: printed.storehouse_word(tile),
        name=printed.storehouse_id, law=lambda id, tile: is_storehouse(tile),
    ),
    Kind(
        id="boards", type=printed.PlayerBoard, label=lambda id, board: Say(key="section-boards"),
        is_id=lambda id: id == printed.BOARD, fields=lambda id, board: SPACES,
        tidy=lambda board: replace(board, spaces={kind: board.spaces.get(kind, 0) for kind in box.KINDS}),
    ),
    Kind(
        id="spaces", type=printed.Space, label=lambda id, space: printed.space_word(id),
        is_id=printed.SPACE_IDS.__contains__, fields=lambda id, space: SPACE, answers=_space_answers,
        to_values=lambda v: entry_values(printed.space_of(v["gain"], v["marks"])),
    ),
    Kind(
        id="donations", type=printed.Donation, label=lambda id, tile: printed.donation_word(id),
        is_id=lambda id: id in printed.DONATIONS, order=lambda id, tile: printed.DONATIONS.index(id),
        law=lambda id, tile: is_donation(tile),
    ),
    Kind(
        id="tax", type=printed.Tax, label=lambda id, tax: HEIGHTS[id], is_id=lambda id: id in HEIGHTS,
        fields=lambda id, tax: TAX[id],
    ),
    Kind(
        id="temples", type=printed.Temple, label=lambda id, tile: printed.temple_word(tile), name=printed.temple_id,
        fields=lambda id, tile: TEMPLES if tile.each else TEMPLE,
        answers=lambda id, tile: {"each": tile.each} if tile.each else {"points": tile.points},
    ),
    Kind(
        id="bridges", type=printed.BridgeTile, label=lambda id, tile: printed.earned_word(tile),
        name=printed.bridge_id, law=lambda id, tile: fits(tile.gain, box.GOODS),
    ),
    Kind(
        id="prices", type=printed.Price, label=lambda id, price: printed.way_word(id), is_id=printed.is_way,
        fields=lambda id, price: SELL if id.startswith("sell") else BUY,
        answers=lambda id, price: asdict(price) if id.startswith("sell") else {"coins": price.coins},
    ),
    Kind(
        id="places", type=printed.Places, label=lambda id, places: Say(key="section-places"), most=1,
        is_id=lambda id: id == "board",
        law=lambda id, places: all(1 <= room <= box.MOST_CAPACITY for room in places.capacity.values()),
    ),
)  # fmt: skip
Forgotten = Literal[  # all but the main board
    "tiles", "mahouts", "storehouses", "boards", "spaces", "donations", "tax", "temples", "bridges", "prices",
]  # fmt: skip
FORGOTTEN: tuple[Forgotten, ...] = get_args(Forgotten)


def learned(state: State) -> Catalogue:
    return printed.write(state.printed)
