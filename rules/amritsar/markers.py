"""Markers on their way: donation markers to the elephant, the tax marker upwards (AMR-17, AMR-63..66, AMR-68..73)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.amritsar.components import MOST_ON_ELEPHANT, MOST_TAX
from rules.amritsar.state import Side


def has_room(side: Side) -> bool:
    """Whether the elephant can carry another marker (AMR-65)."""
    return side.carried < MOST_ON_ELEPHANT


def lift(side: Side) -> Side:
    """The marker of a space that is filled goes to the elephant, or beside the market if that is full (AMR-73)."""
    if not side.board:
        return side
    if has_room(side):
        return replace(side, board=side.board - 1, carried=side.carried + 1)
    return replace(side, board=side.board - 1, waiting=side.waiting + 1)


def load(side: Side, n: int) -> Side:
    """So many markers go from beside the market to the elephant, as far as there are any and it has room."""
    moved = min(n, side.waiting, MOST_ON_ELEPHANT - side.carried)
    return replace(side, waiting=side.waiting - moved, carried=side.carried + moved) if moved > 0 else side


def taxed(side: Side, bags: int) -> Side:
    """The tax marker goes up by so many bags (AMR-68, AMR-70, AMR-71)."""
    return replace(side, tax=min(MOST_TAX, side.tax + bags)) if bags else side
