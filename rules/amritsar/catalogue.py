"""What the box knows of tiles and board, to look at and to change between games.

Donation tiles, bridges, storehouses and the main board are only forgotten here: play asks for them again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.kit.places import put_at
from rules.kit.rules import amount, field_of
from rules.kit.types import Catalogue, Entry, Field, Say, Section, Told, Who, as_forgotten

from . import components as box
from . import printed
from .components import Symbols
from .state import State


# ---- what can be printed -----------------------------------------------------------------------------
def fits(symbols: Symbols, alphabet: Symbols) -> bool:
    """Whether a picture uses only these symbols, and none more often than can be."""
    inside = all(0 <= n <= alphabet.get(symbol, -1) for symbol, n in symbols.items())
    return inside and sum(symbols.values()) <= box.MOST_SYMBOLS


def is_donation(tile: printed.Donation) -> bool:
    """Something is always paid for a donation, and always in goods (AMR-78)."""
    return all(
        row in printed.ROWS[: tile.width] and fits(its.cost, box.STORED) and sum(its.cost.values()) >= 1
        and (tile.width is None or printed.has_spaces(row, its, tile.width))
        for row, its in tile.rows.items()
    )  # fmt: skip


def is_storehouse(tile: printed.Storehouse) -> bool:
    """Whether a storehouse can bring that, at once or for the rest of the game (AMR-69)."""
    lasts = tile.lasting is None or (sum(tile.lasting.gain.values()) > 0 and fits(tile.lasting.gain, box.STOREHOUSE))
    return fits(tile.gain, box.STOREHOUSE) and lasts


def is_player_board(board: printed.PlayerBoard) -> bool:
    """Whether all markers of a player board lie on its spaces (AMR-12)."""
    spaces = board.spaces
    return set(spaces) == set(box.KINDS) and min(spaces.values()) >= 0 and sum(spaces.values()) == box.UPGRADE_SPACES


# ---- forms: what told it, as it was answered -----------------------------------------------------------
def _picture(name: str, label: str, alphabet: Symbols, now: Symbols, least: int = 1) -> Field:
    return field_of(printed.symbols(alphabet, label, least), name, {str(symbol): n for symbol, n in now.items()})


def _amount(name: str, label: Say, now: int, key: str = "") -> Field:
    return field_of(amount(0, box.MOST_PRINTED), name, now, label=label, key=key)


def _space_fields(id: str, space: printed.Space) -> tuple[Field, ...]:
    marks = tuple(mark for mark, is_so in (("hourglass", space.hourglass), ("last", space.last)) if is_so)
    return _picture("gain", "space-gain", box.ON_SPACE, space.gain, 0), field_of(printed.MARKED, "marks", marks)


def _temple_fields(id: str, temple: printed.Temple) -> tuple[Field, ...]:
    if not temple.each:
        return (_amount("points", Say(key="temple-points"), temple.points),)
    return tuple(_amount("each", printed.district_word(d), temple.each[d], key=d) for d in box.DISTRICTS)


def _price_fields(id: str, price: printed.Price) -> tuple[Field, ...]:
    coins = _amount("coins", Say(key="price-coins"), price.coins)
    return (coins, _amount("points", Say(key="trade-points"), price.points)) if id.startswith("sell") else (coins,)


# ---- the kinds ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Kind:
    """One kind of printed thing."""

    type: type[Struct]
    label: Callable[[str, Any], Say | Who]
    is_right: Callable[[str, Any], bool]  # whether it can be printed there
    fields: Callable[[str, Any], tuple[Field, ...]] = lambda id, entry: ()
    told: Callable[[Any, dict[str, Any]], Struct] | None = None  # told anew
    name: Callable[[Any], str] | None = None  # by which it is known; None: by its place, which does not change


EVERY: dict[str, Kind] = {
    "tiles": Kind(
        printed.Face, lambda id, face: printed.face_word(face), lambda id, face: fits(face.shows, box.ON_TILE),
        lambda id, face: (_picture("shows", f"{face.part}-shows", box.ON_TILE, face.shows),),
        lambda face, v: replace(face, shows=printed.without_zeros(v["shows"])), printed.face_id,
    ),
    "mahouts": Kind(
        printed.Mahout, lambda id, mahout: printed.picture(mahout.shows),
        lambda id, mahout: fits(mahout.shows, box.ON_MAHOUT),
        lambda id, mahout: (_picture("shows", "mahout-shows", box.ON_MAHOUT, mahout.shows),),
        lambda mahout, v: printed.Mahout(shows=printed.without_zeros(v["shows"])),
        lambda mahout: printed.shown(mahout.shows),
    ),
    "storehouses": Kind(
        printed.Storehouse, lambda id, tile: printed.storehouse_word(tile), lambda id, tile: is_storehouse(tile),
        name=printed.storehouse_id,
    ),
    "boards": Kind(
        printed.PlayerBoard, lambda id, board: Say(key="section-boards"),
        lambda id, board: id == printed.BOARD and is_player_board(board),
        lambda id, board: (field_of(printed.SPACES, "spaces", {str(kind): n for kind, n in board.spaces.items()}),),
        lambda board, v: printed.PlayerBoard(spaces={kind: v["spaces"].get(kind, 0) for kind in box.KINDS}),
    ),
    "spaces": Kind(
        printed.Space, lambda id, space: printed.space_word(id),
        lambda id, space: id in printed.SPACE_IDS and fits(space.gain, box.ON_SPACE),
        _space_fields, lambda space, v: printed.space_of(v["gain"], v["marks"]),
    ),
    "donations": Kind(
        printed.Donation, lambda id, tile: printed.donation_word(id),
        lambda id, tile: id in printed.DONATIONS and is_donation(tile),
    ),
    "tax": Kind(
        printed.Tax, lambda id, tax: Say(key="tax-height", args={"n": int(id)}),
        lambda id, tax: id in map(str, range(box.MOST_TAX + 1)),
        lambda id, tax: (_amount("coins", Say(key="tax-height", args={"n": int(id)}), tax.coins),),
        lambda tax, v: printed.Tax(coins=v["coins"]),
    ),
    "temples": Kind(
        printed.Temple, lambda id, tile: printed.temple_word(tile),
        lambda id, tile: set(tile.each) in (set(), set(box.DISTRICTS)), _temple_fields,
        lambda tile, v: printed.Temple(points=v.get("points", 0), each=v.get("each", {})), printed.temple_id,
    ),
    "bridges": Kind(
        printed.BridgeTile, lambda id, tile: printed.earned_word(tile), lambda id, tile: fits(tile.gain, box.GOODS),
        name=printed.bridge_id,
    ),
    "prices": Kind(
        printed.Price, lambda id, price: printed.way_word(id), lambda id, price: printed.is_way(id), _price_fields,
        lambda price, v: printed.Price(coins=v["coins"], points=v.get("points", 0)),
    ),
    "places": Kind(
        printed.Places, lambda id, places: Say(key="section-places"),
        lambda id, places: id == "board" and all(1 <= room <= box.MOST_CAPACITY for room in places.capacity.values()),
    ),
}  # fmt: skip
Forgotten = Literal[  # all but the main board
    "tiles", "mahouts", "storehouses", "boards", "spaces", "donations", "tax", "temples", "bridges", "prices",
]  # fmt: skip
FORGOTTEN: tuple[Forgotten, ...] = get_args(Forgotten)


# ---- the catalogue -----------------------------------------------------------------------------------
def sections(catalogue: Catalogue) -> tuple[Section, ...]:
    """Every kind of which something is printed, and what was told of it."""
    known = printed.read(catalogue)
    return tuple(_section(kind, its, getattr(known, kind)) for kind, its in EVERY.items())


def _section(kind: str, its: Kind, told: Any) -> Section:
    board = {"board": told} if told else {}
    known: Mapping[str, Any] = board if kind == "places" else told
    if kind == "donations":
        known = {id: told[id] for id in printed.DONATIONS if id in told}
    entries = tuple(Entry(id=id, label=its.label(id, one), fields=its.fields(id, one)) for id, one in known.items())
    most = 1 if kind == "places" else 0
    return Section(kind=kind, label=Say(key=f"section-{kind}"), told=len(entries), most=most, entries=entries)


def learned(state: State) -> Catalogue:
    return printed.write(state.printed)


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with one thing told anew; what is known by what it shows gets another name with it."""
    known = printed.read(as_forgotten(catalogue, kind, id))
    its = EVERY[kind]
    if its.told:
        entry = its.told(getattr(printed.read(catalogue), kind)[id], values)
        known = put_at(known, (kind, its.name(entry) if its.name else id), entry)
    return {k: dict(entries) for k, entries in printed.write(known).items()}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with printed values from a file: unknown kinds, numbers that cannot be, counts against the text."""
    wrong: list[Say] = []
    for kind, entries in catalogue.items():
        if kind in EVERY:
            bad = (id for id, value in entries.items() if not _is_right(EVERY[kind], id, value))
            wrong += [Say(key="check-entry", args={"kind": kind, "id": id}) for id in bad]
        else:
            wrong.append(Say(key="check-kind", args={"kind": kind}))
    return tuple(wrong)


def _is_right(kind: Kind, id: str, value: Any) -> bool:
    try:
        entry = msgspec.convert(value, kind.type, str_keys=True)
        return kind.is_right(id, entry) and (not kind.name or kind.name(entry) == id)
    except msgspec.ValidationError:
        return False
