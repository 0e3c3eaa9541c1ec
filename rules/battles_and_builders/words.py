"""Sentences and short lists that several phases use."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.kit import forms
from rules.kit.types import Option, Say, Who

from .components import ARMIES, STOCK, Kind, Terrain
from .state import EventTile, State


def side_options(state: State, sides: Sequence[int]) -> tuple[Option, ...]:
    """An option per side, with its mark and name where it is a seat."""
    return tuple(Option(value=side, label=state.name(side)) for side in sides)


def counted(faces: dict[Kind, int]) -> Say:
    """ "2 cavalry, 1 infantry": the kinds that are there, with their numbers."""
    parts = [Say(key=f"n-{kind}", args={"n": faces[kind]}) for kind in STOCK if faces.get(kind)]
    return forms.listed(parts) if parts else Say(key="no-tokens")


def counted_armies(faces: dict[Kind, int]) -> Say:
    only: dict[Kind, int] = {kind: faces[kind] for kind in ARMIES if faces.get(kind)}
    return counted(only) if only else Say(key="no-army")


def in_order(tokens: dict[Kind, int]) -> dict[Kind, int]:
    """The kinds that are there, in the order of the box."""
    return {kind: tokens[kind] for kind in STOCK if tokens.get(kind)}


@cache
def kind_lines(kinds: tuple[Kind, ...]) -> dict[str, Say | Who]:
    """Labels for the lines of an Allot over token kinds."""
    return {kind: Say(key=f"kind-{kind}") for kind in kinds}


def terrain_word(terrain: Terrain) -> Say:
    return Say(key=f"terrain-{terrain}")


def tile_word(tile: EventTile) -> Say:
    """An event tile by its terrain and the round in which it was turned up."""
    return Say(key="tile-of-round", args={"terrain": terrain_word(tile.terrain), "round": tile.round})
