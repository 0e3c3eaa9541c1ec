"""What is only printed on the components: event tiles and dice tables that the table has told, or a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rules.kit import forms
from rules.kit.types import Amount, Catalogue, Choice, Entry, Field, Say, Section, Told, as_forgotten, as_told

from .battle import table_fields
from .components import ARMIES, COLOURS, DICE, HIGHEST_VALUE, TERRAINS, VALUED, Terrain
from .state import State, terrain_word

Printed = Mapping[str, Any]


def learned(state: State) -> Catalogue:
    """Printed values that the table has told: event tiles by terrain, value and how many alike, and dice tables."""
    tiles: dict[str, dict[str, str | int]] = {}
    for tile in state.tiles:
        told = sum(t["terrain"] == tile.terrain for t in tiles.values())  # a slip must not teach a fourth urban tile
        if tile.terrain != "barbarian" and told < TERRAINS[tile.terrain] and 1 <= tile.value <= HIGHEST_VALUE:
            alike = 1 + sum(t["terrain"] == tile.terrain and t["value"] == tile.value for t in tiles.values())
            tiles[f"{tile.terrain}/{tile.value}/{alike}"] = {"terrain": tile.terrain, "value": tile.value}
    return {"tile": tiles, "dice": {t: dict(d) for t, d in state.tables.items() if d != DICE.get(t)}}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """What is wrong with event tiles and dice tables that come from a file (BNB-4, BNB-28)."""
    tiles, dice = catalogue.get("tile", {}), catalogue.get("dice", {})
    wrong = [*(_wrong_tile(id, tile) for id, tile in tiles.items()), *(_wrong_dice(t, d) for t, d in dice.items())]
    return tuple(say for say in wrong if say) + _too_many(tiles)


def _wrong_tile(id: str, tile: Printed) -> Say | None:
    value = tile.get("value")
    if tile.get("terrain") not in TERRAINS or tile["terrain"] == "barbarian":
        return Say(key="check-terrain", args={"id": id})
    is_value = isinstance(value, int) and 1 <= value <= HIGHEST_VALUE
    return None if is_value else Say(key="check-value", args={"id": id, "most": HIGHEST_VALUE})


def _wrong_dice(terrain: str, table: Printed) -> Say | None:
    if terrain not in TERRAINS:
        return Say(key="check-terrain", args={"id": terrain})
    fits = set(table) == set(ARMIES) and set(table.values()) <= set(COLOURS)
    return None if fits else Say(key="check-dice", args={"id": terrain})


def _too_many(tiles: Mapping[str, Printed]) -> tuple[Say, ...]:
    told = Counter(tile.get("terrain") for tile in tiles.values())
    over = [(terrain, n) for terrain, n in TERRAINS.items() if told[terrain] > n]
    return tuple(Say(key="check-tiles", args={"terrain": Say(key=f"terrain-{t}"), "n": n}) for t, n in over)


TABLED: tuple[Terrain, ...] = tuple(terrain for terrain in TERRAINS if terrain not in DICE)


def sections(catalogue: Catalogue) -> tuple[Section, ...]:
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
def _tiles(catalogue: Catalogue) -> Section:
    entries = tuple(
        Entry(id=id, label=terrain_word(tile["terrain"]), note=forms.number(tile["value"]),
              fields=_tile_fields((tile["terrain"],), tile["value"]))
        for id, tile in sorted(catalogue.get("tile", {}).items())
    )  # fmt: skip
    return Section(kind="tile", label=Say(key="section-tiles"), told=len(entries), entries=entries,
                 most=sum(TERRAINS[terrain] for terrain in VALUED), fields=_tile_fields((), None))  # fmt: skip


def _tile_fields(terrain: tuple[str, ...], value: int | None) -> tuple[Field, ...]:
    return (
        Choice(name="terrain", label=Say(key="tile-label"), options=forms.words("terrain", VALUED), default=terrain),
        Amount(name="value", label=Say(key="column-value"), least=1, most=HIGHEST_VALUE, default=value),
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
def _dice(catalogue: Catalogue) -> Section:
    tables = catalogue.get("dice", {})
    entries = tuple(Entry(id=t, label=terrain_word(t), fields=table_fields(dict(tables.get(t, {})))) for t in TABLED)
    return Section(kind="dice", label=Say(key="section-dice"), told=len(tables), most=len(TABLED),
                 entries=tuple(entry for entry in entries if entry.id in tables),
                 blank=tuple(entry for entry in entries if entry.id not in tables))  # fmt: skip
