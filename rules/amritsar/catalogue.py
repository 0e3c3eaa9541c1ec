"""What the box knows of tiles and board, to look at and to change between games.

Donation tiles, bridges and the main board are only forgotten here: play asks for them again, row by row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.kit.types import Amount, Catalogue, Entry, Field, Say, Section, Told, Who, as_forgotten

from .components import DISTRICTS, GOODS, MOST_PRINTED, MOST_TAX, ON_MAHOUT, ON_SPACE, ON_TILE, Symbols
from .components import KINDS as UPGRADES
from .decade import district_fields, temple_word
from .printed import (
    BOARD,
    BRIDGE_ON,
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
from .trade import is_price, is_way, price_fields, way_word
from .upgrade import spaces_field, storehouse_word
from .words import colour_word, district_word, marks_field, picture, symbols_field

KINDS: dict[str, type[Struct]] = {
    "places": Places, "tiles": Face, "mahouts": Mahout, "spaces": Space,
    "donations": Donation, "tax": Tax, "temples": Temple, "bridges": BridgeTile,
    "storehouses": Storehouse, "boards": PlayerBoard, "prices": Price,
}  # fmt: skip
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
    old = read(catalogue)
    match kind:
        case "tiles":
            face = replace(old.tiles[id], shows=without_zeros(values["shows"]))
            known = replace(known, tiles={**known.tiles, face_id(face): face})
        case "mahouts":
            mahout = Mahout(shows=without_zeros(values["shows"]))
            known = replace(known, mahouts={**known.mahouts, shown(mahout.shows): mahout})
        case "spaces":
            marks, gain = values["marks"], without_zeros(values["gain"])
            space = Space(gain=gain, hourglass="hourglass" in marks, last="last" in marks)
            known = replace(known, spaces={**known.spaces, id: space})
        case "tax":
            known = replace(known, tax={**known.tax, id: Tax(coins=values["coins"])})
        case "temples":
            temple = Temple(points=values.get("points", 0), each=values.get("each", {}))
            known = replace(known, temples={**known.temples, temple_id(temple): temple})
        case "boards":
            board = PlayerBoard(spaces={what: values["spaces"].get(what, 0) for what in UPGRADES})
            known = replace(known, boards={id: board})
        case "prices":
            price = Price(coins=values["coins"], points=values.get("points", 0))
            known = replace(known, prices={**known.prices, id: price})
    return {k: dict(entries) for k, entries in write(known).items()}


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
            return (_symbols("shows", f"{face.part}-shows", ON_TILE, face.shows),)
        case "mahouts":
            return (_symbols("shows", "mahout-shows", ON_MAHOUT, known.mahouts[id].shows),)
        case "spaces":
            space = known.spaces[id]
            marks = [mark for mark, is_so in (("hourglass", space.hourglass), ("last", space.last)) if is_so]
            gain = _symbols("gain", "space-gain", ON_SPACE, space.gain, 0)
            return gain, replace(marks_field(), default=tuple(marks))
        case "tax":
            return (_amount("coins", Say(key="tax-height", args={"n": int(id)}), known.tax[id].coins),)
        case "temples":
            temple = known.temples[id]
            points = _amount("points", Say(key="temple-points"), temple.points)
            return district_fields(temple) if temple.each else (points,)
        case "boards":
            return (spaces_field(known.boards[id]),)
        case "prices":
            return price_fields(id, known.prices[id])
        case _:
            return ()


def _symbols(name: str, label: str, alphabet: Symbols, now: Symbols, least: int = 1) -> Field:
    return symbols_field(name, Say(key=label), alphabet, least=least, default=now)


def _amount(name: str, label: Say, now: int) -> Field:
    return Amount(name=name, label=label, least=0, most=MOST_PRINTED, default=now)


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
        if kind not in KINDS:
            yield Say(key="check-kind", args={"kind": kind})
            continue
        for id, value in entries.items():
            try:
                entry = msgspec.convert(value, KINDS[kind], str_keys=True)
            except msgspec.ValidationError:
                yield Say(key="check-entry", args={"kind": kind, "id": id})
                continue
            yield from _wrong_entry(kind, id, entry)


def _wrong_entry(kind: str, id: str, entry: Struct) -> Iterator[Say]:
    bad = Say(key="check-entry", args={"kind": kind, "id": id})
    match entry:
        case Places():
            if id != "board" or not may_be_rooms(entry.capacity):
                yield bad
        case Face():
            if id != face_id(entry) or not fits(entry.shows, ON_TILE):
                yield bad
        case Mahout():
            if id != shown(entry.shows) or not fits(entry.shows, ON_MAHOUT):
                yield bad
        case Space():
            if id not in space_ids() or not fits(entry.gain, ON_SPACE):
                yield bad
        case Donation():
            if id not in donation_ids() or not is_donation(entry):
                yield bad
        case Tax():
            if id not in {str(n) for n in range(MOST_TAX + 1)} or not 0 <= entry.coins <= MOST_PRINTED:
                yield bad
        case Temple():
            if not is_temple(entry) or id != temple_id(entry):
                yield bad
        case BridgeTile():
            if id != bridge_id(entry) or entry.on not in BRIDGE_ON or not fits(entry.gain, GOODS):
                yield bad
        case Storehouse():
            if id != storehouse_id(entry) or not is_storehouse(entry):
                yield bad
        case PlayerBoard():
            if id != BOARD or not is_player_board(entry):
                yield bad
        case Price():
            if not is_way(id) or not is_price(entry):
                yield bad
