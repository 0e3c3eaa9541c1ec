"""What is printed on the stones: on its way into the catalogue, and out of it."""

from __future__ import annotations

from rules.kit.types import Catalogue, Say

from .components import MOST_VALUE
from .state import State


def learned(state: State) -> Catalogue:
    return {"stone": {stone: {"value": value} for stone, value in state.values.items()}}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """The stones whose value no stone can have."""
    stones = catalogue.get("stone", {}).items()
    return tuple(
        Say(key="check-stone", args={"id": id})
        for id, stone in stones
        if stone.get("value") not in range(MOST_VALUE + 1)
    )
