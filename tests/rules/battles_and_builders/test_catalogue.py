"""Printed values: the saved event tiles and dice tables, and those imported from a file."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battles_and_builders.game import GAME
from rules.kit.types import Catalogue, Say
from tests.rules.battles_and_builders.table import BARBARIAN, MOUNTAIN

TILES = {
    "open/4/1": {"terrain": "open", "value": 4},
    "open/4/2": {"terrain": "open", "value": 4},
    "urban/7/1": {"terrain": "urban", "value": 7},
}
KNOWN: Catalogue = {"tile": TILES, "dice": {"mountain": MOUNTAIN}}


def is_refused(kind: str, id: str, printed: dict[str, Any]) -> bool:
    """Whether a file with that entry is refused, with one message that names it."""
    return [say.args["id"] for say in GAME.check({kind: {id: printed}})] == [id]


@pytest.mark.rule("BNB-4", "BNB-28")
def test_a_file_with_what_can_be_printed_is_taken() -> None:
    printed = [("urban", 1), ("urban", 12), ("urban", 5), ("open", 3), ("open", 3), ("open", 3), ("mountain", 2)]
    tiles = {f"{i}": {"terrain": terrain, "value": value} for i, (terrain, value) in enumerate(printed)}
    everything: Catalogue = {"tile": tiles, "dice": {"mountain": MOUNTAIN, "barbarian": BARBARIAN}}
    assert GAME.check(KNOWN) == GAME.check({}) == GAME.check(everything) == ()


@pytest.mark.rule("BNB-4")
def test_a_tile_of_another_terrain_or_value_is_refused_by_its_name() -> None:
    for terrain in ("barbarian", "sea", None):  # the barbarians' value is in the rulebook: nothing is printed on them
        assert is_refused("tile", "t", {"terrain": terrain, "value": 4})
    for value in (0, 13, "4", 4.5, None, True):
        assert is_refused("tile", "t", {"terrain": "open", "value": value})
    assert is_refused("tile", "t", {})


@pytest.mark.rule("BNB-4")
def test_more_tiles_of_a_terrain_than_there_are_in_the_box_are_refused() -> None:
    four = {f"open/{value}/1": {"terrain": "open", "value": value} for value in (1, 2, 3, 4)}
    assert GAME.check({"tile": four}) == (Say(key="check-tiles", args={"terrain": Say(key="terrain-open"), "n": 3}),)


@pytest.mark.rule("BNB-28")
def test_dice_tables_have_one_colour_for_each_army() -> None:
    assert is_refused("dice", "mountain", {**MOUNTAIN, "archers": "blue"})
    assert is_refused("dice", "mountain", {"archers": "red"})
    assert is_refused("dice", "mountain", {**MOUNTAIN, "king": "red"})
    assert is_refused("dice", "sea", MOUNTAIN)


@pytest.mark.rule("BNB-4")
def test_equal_tiles_are_counted_and_a_tile_that_is_set_right_joins_its_like() -> None:
    more = GAME.tell(KNOWN, "tile", "", {"terrain": "open", "value": 4})
    assert list(more["tile"]) == ["open/4/1", "open/4/2", "urban/7/1", "open/4/3"]
    right = GAME.tell(KNOWN, "tile", "open/4/1", {"terrain": "urban", "value": 7})
    assert set(right["tile"]) == {"open/4/1", "urban/7/1", "urban/7/2"}
    fewer = GAME.forget(KNOWN, "tile", "open/4/1")
    assert fewer == {"tile": {"open/4/1": TILES["open/4/1"], "urban/7/1": TILES["urban/7/1"]}, "dice": KNOWN["dice"]}


@pytest.mark.rule("BNB-28")
def test_a_dice_table_is_told_and_forgotten_and_the_tiles_stay() -> None:
    both = GAME.tell(KNOWN, "dice", "barbarian", {"dice": BARBARIAN})
    assert both == {"tile": TILES, "dice": {"mountain": MOUNTAIN, "barbarian": BARBARIAN}}
    assert GAME.forget(both, "dice", "mountain") == {"tile": TILES, "dice": {"barbarian": BARBARIAN}}
    assert KNOWN == {"tile": TILES, "dice": {"mountain": MOUNTAIN}}, "what was there is left alone"
