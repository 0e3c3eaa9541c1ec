"""What is only printed on the components: what the table has told goes to the catalogue, and may come from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.battles_and_builders.components import ARMIES, COLOURS, DICE, HIGHEST_VALUE, TERRAINS
from rules.battles_and_builders.state import State
from rules.kit.types import Catalogue, Say

Entry = Mapping[str, Any]


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


def _wrong_tile(id: str, tile: Entry) -> Say | None:
    value = tile.get("value")
    if tile.get("terrain") not in TERRAINS or tile["terrain"] == "barbarian":
        return Say(key="check-terrain", args={"id": id})
    is_value = isinstance(value, int) and 1 <= value <= HIGHEST_VALUE
    return None if is_value else Say(key="check-value", args={"id": id, "most": HIGHEST_VALUE})


def _wrong_dice(terrain: str, table: Entry) -> Say | None:
    if terrain not in TERRAINS:
        return Say(key="check-terrain", args={"id": terrain})
    fits = set(table) == set(ARMIES) and set(table.values()) <= set(COLOURS)
    return None if fits else Say(key="check-dice", args={"id": terrain})


def _too_many(tiles: Mapping[str, Entry]) -> tuple[Say, ...]:
    told = Counter(tile.get("terrain") for tile in tiles.values())
    over = [(terrain, n) for terrain, n in TERRAINS.items() if told[terrain] > n]
    return tuple(Say(key="check-tiles", args={"terrain": Say(key=f"terrain-{t}"), "n": n}) for t, n in over)
