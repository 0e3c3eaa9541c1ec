"""The catalogue of printed values: event tiles and dice tables, entered by players or imported from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from rules.kit import forms
from rules.kit.printed import Kind, Printed
from rules.kit.rules import amount, field_of, pick
from rules.kit.types import Catalogue, MutableCatalogue, Say

from .battle import table_fields
from .components import DICE, HIGHEST_VALUE, TERRAINS, VALUED, Army, Colour, Terrain
from .state import State, terrain_word

TABLED: tuple[Terrain, ...] = tuple(terrain for terrain in TERRAINS if terrain not in DICE)
TILE_FIELDS = (
    field_of(pick(VALUED, words="terrain", label="tile-label"), "terrain"),
    field_of(amount(1, HIGHEST_VALUE, label="column-value"), "value"),
)
TABLE_FIELDS = table_fields({})


class Tile(Struct, frozen=True):
    terrain: Terrain
    value: int


def learned(state: State) -> Catalogue:
    """The printed values entered in this game: event tiles by terrain, value and number alike, and dice tables."""
    tiles: dict[str, dict[str, str | int]] = {}
    for tile in state.tiles:
        told = sum(t["terrain"] == tile.terrain for t in tiles.values())  # a slip must not teach a fourth urban tile
        if tile.terrain != "barbarian" and told < TERRAINS[tile.terrain] and 1 <= tile.value <= HIGHEST_VALUE:
            alike = 1 + sum(t["terrain"] == tile.terrain and t["value"] == tile.value for t in tiles.values())
            tiles[f"{tile.terrain}/{tile.value}/{alike}"] = {"terrain": tile.terrain, "value": tile.value}
    return {"tile": tiles, "dice": {t: dict(d) for t, d in state.tables.items() if d != DICE.get(t)}}


def _others(catalogue: Catalogue, id: str) -> list[tuple[str, int]]:
    return [(tile.terrain, tile.value) for other, tile in TILES.entries(catalogue).items() if other != id]


def _with_tiles(catalogue: Catalogue, tiles: Iterable[tuple[str, int]]) -> MutableCatalogue:
    """The catalogue with these tiles; the id of a tile numbers it among equal ones."""
    told: dict[str, Any] = {}
    for terrain, value in tiles:
        alike = 1 + sum(id.startswith(f"{terrain}/{value}/") for id in told)
        told[f"{terrain}/{value}/{alike}"] = {"terrain": terrain, "value": value}
    return {**{kind: dict(entries) for kind, entries in catalogue.items()}, "tile": told}


def _cross_check(catalogue: Catalogue) -> tuple[Say, ...]:
    """A sentence for each terrain with more tiles than the box contains (BNB-4)."""
    told = Counter(tile.terrain for tile in TILES.entries(catalogue).values())
    over = [(terrain, n) for terrain, n in TERRAINS.items() if told[terrain] > n]
    return tuple(Say(key="check-tiles", args={"terrain": terrain_word(t), "n": n}) for t, n in over)


TILES = Kind(
    id="tile", type=Tile, title="section-tiles", label=lambda id, tile: terrain_word(tile.terrain),
    note=lambda id, tile: forms.number(tile.value), order=lambda id, tile: id,
    most=sum(TERRAINS[terrain] for terrain in VALUED), fields=lambda id, tile: TILE_FIELDS, new_fields=TILE_FIELDS,
    tell=lambda catalogue, id, v: _with_tiles(catalogue, [*_others(catalogue, id), (v["terrain"], v["value"])]),
    forget=lambda catalogue, id: _with_tiles(catalogue, _others(catalogue, id)),
)  # fmt: skip
TABLES: Kind[dict[Army, Colour]] = Kind(
    id="dice", type=dict[Army, Colour], label=lambda terrain, table: Say(key=f"terrain-{terrain}"),
    is_id=lambda terrain: terrain in TERRAINS,
    listing=lambda catalogue: {**{terrain: {} for terrain in TABLED}, **TABLES.entries(catalogue)},
    is_blank=lambda table: not table, most=len(TABLED),
    fields=lambda terrain, table: TABLE_FIELDS, answers=lambda terrain, table: {"dice": {**table}},
    to_values=lambda answers: answers["dice"],
)  # fmt: skip
PRINTED = Printed(TILES, TABLES, cross_check=_cross_check)
