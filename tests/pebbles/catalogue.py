"""The printed values of the stones, to and from the catalogue."""

from __future__ import annotations

from rules.kit.types import Catalogue, Say

from .components import MOST_VALUE
from .state import State


def learned(state: State) -> Catalogue:
    return {"stone": {stone: {"value": value} for stone, value in state.values.items()}}


def check(catalogue: Catalogue) -> tuple[Say, ...]:
    """Messages about stones with an impossible value."""
    stones = catalogue.get("stone", {}).items()
    return tuple(
        Say(key="check-stone", args={"id": id})
        for id, stone in stones
        if stone.get("value") not in range(MOST_VALUE + 1)
    )
