"""What the box knows of tiles and board, to look at and to change between games.

Donation tiles, bridges and the main board are only forgotten here: play asks for them again, row by row.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.amritsar.components import DISTRICTS, MOST_PRINTED, ON_MAHOUT, ON_SPACE, ON_TILE, Symbols
from rules.amritsar.corrections import FORGOTTEN, Forgotten, told_of
from rules.amritsar.effects import marks_field
from rules.amritsar.printed import (
    Face,
    Mahout,
    Printed,
    Space,
    Tax,
    Temple,
    face_id,
    read,
    shown,
    without_zeros,
    write,
)
from rules.amritsar.words import district_word, symbols_field
from rules.kit.types import Amount, Catalogue, Entry, Field, Say, Shelf, Told, Who, as_forgotten


def shelves(catalogue: Catalogue) -> tuple[Shelf, ...]:
    """Every kind of which something is printed, and what was told of it."""
    known = read(catalogue)
    return (*(_shelf(known, kind) for kind in FORGOTTEN), _board(known))


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
            temple = Temple(points=values["points"])
            known = replace(known, temples={**known.temples, str(temple.points): temple})
    return {k: dict(entries) for k, entries in write(known).items()}


def _shelf(known: Printed, kind: Forgotten) -> Shelf:
    labels = _donations(known) if kind == "donations" else told_of(known, kind, "")
    entries = tuple(Entry(id=id, label=label, fields=_fields(known, kind, id)) for id, label in labels.items())
    return Shelf(kind=kind, label=Say(key=f"shelf-{kind}"), told=len(entries), entries=entries)


def _donations(known: Printed) -> dict[str, Say | Who]:
    """Each number of players has tiles of its own."""
    return {
        f"{seats}-{d}": Say(key="donation-of", args={"district": district_word(d), "n": seats})
        for seats in (2, 3, 4)
        for d in DISTRICTS
        if f"{seats}-{d}" in known.donations
    }


def _board(known: Printed) -> Shelf:
    """The main board, once its locations are told."""
    label = Say(key="shelf-places")
    entries = (Entry(id="board", label=label),) if known.places and known.places.capacity else ()
    return Shelf(kind="places", label=label, told=len(entries), most=1, entries=entries)


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
            return gain, replace(marks_field(), usual=tuple(marks))
        case "tax":
            return (_amount("coins", Say(key="tax-height", args={"n": int(id)}), known.tax[id].coins),)
        case "temples":
            return (_amount("points", Say(key="temple-points"), known.temples[id].points),)
        case _:
            return ()


def _symbols(name: str, label: str, alphabet: Symbols, now: Symbols, least: int = 1) -> Field:
    return symbols_field(name, Say(key=label), alphabet, least=least, usual=now)


def _amount(name: str, label: Say, now: int) -> Field:
    return Amount(name=name, label=label, least=0, most=MOST_PRINTED, usual=now)
