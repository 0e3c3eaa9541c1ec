"""Sentences and short lists that several phases use."""

from __future__ import annotations

from collections.abc import Sequence

from rules.battles_and_builders.components import ARMIES, STOCK, Kind, Terrain
from rules.battles_and_builders.state import State, is_fictitious
from rules.kit.types import Option, Say, Who


def side_options(state: State, sides: Sequence[int]) -> tuple[Option, ...]:
    """An option per side, with its mark and name where it is a seat."""
    return tuple(
        Option(value=i, label=Say(key="fictitious") if is_fictitious(state, i) else Who(seat=i)) for i in sides
    )


def listed(items: Sequence[Say]) -> Say:
    """One or more short texts with commas between them."""
    if len(items) == 1:
        return items[0]
    return Say(key="list", args={"first": items[0], "rest": listed(items[1:])})


def counted(faces: dict[Kind, int]) -> Say:
    """ "2 cavalry, 1 infantry": the kinds that are there, with their numbers."""
    parts = [Say(key=f"n-{kind}", args={"n": faces[kind]}) for kind in STOCK if faces.get(kind)]
    return listed(parts) if parts else Say(key="no-tokens")


def counted_armies(faces: dict[Kind, int]) -> Say:
    only: dict[Kind, int] = {kind: faces[kind] for kind in ARMIES if faces.get(kind)}
    return counted(only) if only else Say(key="no-army")


def kind_lines(kinds: Sequence[Kind]) -> dict[str, Say | Who]:
    """Labels for the lines of an Allot over token kinds."""
    return {kind: Say(key=f"kind-{kind}") for kind in kinds}


def terrain_word(terrain: Terrain) -> Say:
    return Say(key=f"terrain-{terrain}")
