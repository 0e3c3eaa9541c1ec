"""What the box knows of event tiles and dice tables, to look at and to change between games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.battles_and_builders.battle import table_fields
from rules.battles_and_builders.components import DICE, HIGHEST_VALUE, TERRAINS, Terrain
from rules.battles_and_builders.words import terrain_word
from rules.kit import forms
from rules.kit.types import Amount, Catalogue, Choice, Entry, Field, Say, Shelf, Told, as_forgotten, as_told

VALUED: tuple[Terrain, ...] = tuple(terrain for terrain in TERRAINS if terrain != "barbarian")
TABLED: tuple[Terrain, ...] = tuple(terrain for terrain in TERRAINS if terrain not in DICE)


def shelves(catalogue: Catalogue) -> tuple[Shelf, ...]:
    """The event tiles, and the dice of the terrains that the rulebook does not tell."""
    return _tiles(catalogue), _dice(catalogue)


def tell(catalogue: Catalogue, kind: str, id: str, values: dict[str, Any]) -> Told:
    """The catalogue with a tile or a dice table as the table tells it."""
    if kind == "dice":
        return as_told(catalogue, kind, id, values["dice"])
    return _with_tiles(catalogue, [*_others(catalogue, id), (values["terrain"], values["value"])])


def forget(catalogue: Catalogue, kind: str, id: str) -> Told:
    """The catalogue without it."""
    return as_forgotten(catalogue, kind, id) if kind == "dice" else _with_tiles(catalogue, _others(catalogue, id))


# ---- event tiles -------------------------------------------------------------------------------------
def _tiles(catalogue: Catalogue) -> Shelf:
    entries = tuple(
        Entry(id=id, label=terrain_word(tile["terrain"]), note=Say(key="number", args={"n": tile["value"]}),
              fields=_tile_fields((tile["terrain"],), tile["value"]))
        for id, tile in sorted(catalogue.get("tile", {}).items())
    )  # fmt: skip
    return Shelf(kind="tile", label=Say(key="shelf-tiles"), told=len(entries), entries=entries,
                 most=sum(TERRAINS[terrain] for terrain in VALUED), fields=_tile_fields((), None))  # fmt: skip


def _tile_fields(terrain: tuple[str, ...], value: int | None) -> tuple[Field, ...]:
    return (
        Choice(name="terrain", label=Say(key="tile-label"), options=forms.words("terrain", VALUED), usual=terrain),
        Amount(name="value", label=Say(key="column-value"), least=1, most=HIGHEST_VALUE, usual=value),
    )


def _others(catalogue: Catalogue, id: str) -> list[tuple[str, int]]:
    return [(t["terrain"], t["value"]) for other, t in catalogue.get("tile", {}).items() if other != id]


def _with_tiles(catalogue: Catalogue, tiles: Iterable[tuple[str, int]]) -> Told:
    """Equal tiles are counted: each has the number of its like in its id."""
    told: dict[str, Any] = {}
    for terrain, value in tiles:
        alike = 1 + sum(id.startswith(f"{terrain}/{value}/") for id in told)
        told[f"{terrain}/{value}/{alike}"] = {"terrain": terrain, "value": value}
    return {**{kind: dict(entries) for kind, entries in catalogue.items()}, "tile": told}


# ---- dice --------------------------------------------------------------------------------------------
def _dice(catalogue: Catalogue) -> Shelf:
    tables = catalogue.get("dice", {})
    entries = tuple(Entry(id=t, label=terrain_word(t), fields=table_fields(dict(tables.get(t, {})))) for t in TABLED)
    return Shelf(kind="dice", label=Say(key="shelf-dice"), told=len(tables), most=len(TABLED),
                 entries=tuple(entry for entry in entries if entry.id in tables),
                 blank=tuple(entry for entry in entries if entry.id not in tables))  # fmt: skip
