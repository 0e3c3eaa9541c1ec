"""What the box knows of tiles and board, to look at and to change between games.

Donation tiles, bridges and the main board are only forgotten here: play asks for them again, row by row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.kit.rules import amount, field_of
from rules.kit.types import Catalogue, Entry, Field, Say, Section, Told, Who, as_forgotten

from .components import DISTRICTS, GOODS, MOST_PRINTED, MOST_TAX, ON_MAHOUT, ON_SPACE, ON_TILE, Symbols
from .components import KINDS as UPGRADES
from .decade import temple_word
from .printed import (
    BOARD,
    BRIDGE_ON,
    ENTRIES,
    BridgeTile,
    Donation,
    Face,
    Mahout,
    Places,
    PlayerBoard,
    Price,
    Printed,
    Space,
    Storehouse,
    Tax,
    Temple,
    bridge_id,
    donation_ids,
    face_id,
    fits,
    is_donation,
    is_player_board,
    is_storehouse,
    is_temple,
    may_be_rooms,
    read,
    shown,
    space_ids,
    storehouse_id,
    temple_id,
    without_zeros,
    write,
)
from .trade import is_price, is_way, way_word
from .upgrade import SPACES, storehouse_word
from .words import MARKED, colour_word, district_word, picture, symbols

Forgotten = Literal[
    "tiles", "mahouts", "storehouses", "boards", "spaces", "donations", "tax", "temples", "bridges", "prices",
]  # fmt: skip
FORGOTTEN: tuple[Forgotten, ...] = get_args(Forgotten)


def sections(catalogue: Catalogue) -> tuple[Section, ...]:
    """Every kind of which something is printed, and what was told of it."""
    known = read(catalogue)
    return (*(_section(known, kind) for kind in FORGOTTEN), _board(known))


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with one thing told anew; what is known by what it shows gets another name with it."""
    known = read(as_forgotten(catalogue, kind, id))
    name, entry = _told(read(catalogue), kind, id, values)
    if entry:
        changed: dict[str, Any] = {kind: {**getattr(known, kind), name: entry}}
        known = replace(known, **changed)
    return {k: dict(entries) for k, entries in write(known).items()}


def _told(old: Printed, kind: str, id: str, values: dict[str, Any]) -> tuple[str, Struct | None]:
    """The name and the entry of what these values tell; nothing of what is only forgotten here."""
    match kind:
        case "tiles":
            face = replace(old.tiles[id], shows=without_zeros(values["shows"]))
            return face_id(face), face
        case "mahouts":
            mahout = Mahout(shows=without_zeros(values["shows"]))
            return shown(mahout.shows), mahout
        case "spaces":
            marks, gain = values["marks"], without_zeros(values["gain"])
            return id, Space(gain=gain, hourglass="hourglass" in marks, last="last" in marks)
        case "tax":
            return id, Tax(coins=values["coins"])
        case "temples":
            temple = Temple(points=values.get("points", 0), each=values.get("each", {}))
            return temple_id(temple), temple
        case "boards":
            return id, PlayerBoard(spaces={what: values["spaces"].get(what, 0) for what in UPGRADES})
        case "prices":
            return id, Price(coins=values["coins"], points=values.get("points", 0))
        case _:
            return id, None


def _section(known: Printed, kind: Forgotten) -> Section:
    labels = _donations(known) if kind == "donations" else told_of(known, kind, "")
    entries = tuple(Entry(id=id, label=label, fields=_fields(known, kind, id)) for id, label in labels.items())
    return Section(kind=kind, label=Say(key=f"section-{kind}"), told=len(entries), entries=entries)


def _donations(known: Printed) -> dict[str, Say | Who]:
    """Each number of players has tiles of its own."""
    return {
        f"{seats}-{d}": Say(key="donation-of", args={"district": district_word(d), "n": seats})
        for seats in (2, 3, 4)
        for d in DISTRICTS
        if f"{seats}-{d}" in known.donations
    }


def _board(known: Printed) -> Section:
    """The main board, once its locations are told."""
    label = Say(key="section-places")
    entries = (Entry(id="board", label=label),) if known.places else ()
    return Section(kind="places", label=label, told=len(entries), most=1, entries=entries)


# ---- forms -------------------------------------------------------------------------------------------
def _fields(known: Printed, kind: Forgotten, id: str) -> tuple[Field, ...]:
    """The form that told it, as it was answered."""
    match kind:
        case "tiles":
            face: Face = known.tiles[id]
            return (_picture("shows", f"{face.part}-shows", ON_TILE, face.shows),)
        case "mahouts":
            return (_picture("shows", "mahout-shows", ON_MAHOUT, known.mahouts[id].shows),)
        case "spaces":
            space = known.spaces[id]
            marks = tuple(m for m, is_so in (("hourglass", space.hourglass), ("last", space.last)) if is_so)
            return _picture("gain", "space-gain", ON_SPACE, space.gain, 0), field_of(MARKED, "marks", marks)
        case "tax":
            return (_amount("coins", Say(key="tax-height", args={"n": int(id)}), known.tax[id].coins),)
        case "temples":
            temple = known.temples[id]
            if not temple.each:
                return (_amount("points", Say(key="temple-points"), temple.points),)
            return tuple(_amount("each", district_word(d), temple.each[d], key=d) for d in DISTRICTS)
        case "boards":
            return (field_of(SPACES, "spaces", {str(k): n for k, n in known.boards[id].spaces.items()}),)
        case "prices":
            price = known.prices[id]
            coins = _amount("coins", Say(key="price-coins"), price.coins)
            points = _amount("points", Say(key="trade-points"), price.points)
            return (coins, points) if id.startswith("sell") else (coins,)
        case _:
            return ()


def _picture(name: str, label: str, alphabet: Symbols, now: Symbols, least: int = 1) -> Field:
    return field_of(symbols(alphabet, label, least), name, {str(symbol): n for symbol, n in now.items()})


def _amount(name: str, label: Say, now: int, key: str = "") -> Field:
    return field_of(amount(0, MOST_PRINTED), name, now, label=label, key=key)


# ---- names of what was told -----------------------------------------------------------------------------
def told_of(known: Printed, kind: Forgotten, prefix: str) -> dict[str, Say | Who]:
    """The same of printed values by themselves; donation tiles are those whose ids begin with that prefix."""
    match kind:
        case "tiles":
            return {id: Say(key=f"told-{face.part}", args={"colour": colour_word(face.colour),
                                                           "shows": picture(face.shows)})
                    for id, face in known.tiles.items()}  # fmt: skip
        case "mahouts":
            return {id: picture(mahout.shows) for id, mahout in known.mahouts.items()}
        case "spaces":
            return {id: Say(key="space-label", args={"track": Say(key=f"track-{id.split('-')[0]}"),
                                                     "n": int(id.split("-")[1])}) for id in known.spaces}  # fmt: skip
        case "donations":
            return {id: Say(key=f"district-{id.removeprefix(prefix)}") for id in known.donations
                    if id.startswith(prefix)}  # fmt: skip
        case "tax":
            return {id: Say(key="tax-height", args={"n": int(id)}) for id in known.tax}
        case "temples":
            return {id: temple_word(temple) for id, temple in known.temples.items()}
        case "storehouses":
            return {id: storehouse_word(tile) for id, tile in known.storehouses.items()}
        case "boards":
            return {id: Say(key="section-boards") for id in known.boards}
        case "prices":
            return {id: way_word(id) for id in known.prices}
        case "bridges":
            return {
                id: Say(key="bridge-shows", args={"on": Say(key=f"deed-{t.on or 'other'}"), "gain": picture(t.gain)})
                for id, t in known.bridges.items()
            }


# ---- values from a file ---------------------------------------------------------------------------------
def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with printed values from a file: unknown kinds, numbers that cannot be, counts against the text."""
    return tuple(_wrong(catalogue))


def _wrong(catalogue: Catalogue) -> Iterator[Say]:
    for kind, entries in catalogue.items():
        if kind not in ENTRIES:
            yield Say(key="check-kind", args={"kind": kind})
            continue
        for id, value in entries.items():
            try:
                is_right = _is_right(id, msgspec.convert(value, ENTRIES[kind], str_keys=True))
            except msgspec.ValidationError:
                is_right = False
            if not is_right:
                yield Say(key="check-entry", args={"kind": kind, "id": id})


def _is_right(id: str, entry: Struct) -> bool:
    """Whether an entry can be printed, and has the name that belongs to it."""
    match entry:
        case Places():
            return id == "board" and may_be_rooms(entry.capacity)
        case Face():
            return id == face_id(entry) and fits(entry.shows, ON_TILE)
        case Mahout():
            return id == shown(entry.shows) and fits(entry.shows, ON_MAHOUT)
        case Space():
            return id in space_ids() and fits(entry.gain, ON_SPACE)
        case Donation():
            return id in donation_ids() and is_donation(entry)
        case Tax():
            return id in {str(n) for n in range(MOST_TAX + 1)} and 0 <= entry.coins <= MOST_PRINTED
        case Temple():
            return is_temple(entry) and id == temple_id(entry)
        case BridgeTile():
            return id == bridge_id(entry) and entry.on in BRIDGE_ON and fits(entry.gain, GOODS)
        case Storehouse():
            return id == storehouse_id(entry) and is_storehouse(entry)
        case PlayerBoard():
            return id == BOARD and is_player_board(entry)
        case Price():
            return is_way(id) and is_price(entry)
        case _:
            return False
