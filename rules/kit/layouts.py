"""Boards by name: a `Layout` of the usual shapes, with a name for every cell.

    grid("field", 4, 3)                   cells a1 b1 c1 d1, a2 ...: a letter for the column, from the top
    columns("slopes", {"2": 3, "3": 5})   cells 2-1 2-2 2-3, 3-1 ...: from below, each column as high as it says
    ring("lake", 12)                      cells 1 to 12, clockwise from the top
    path("road", 20, 8)                   cells 1 to 20, in rows of at most 8 that turn at their ends

Each cell's label, and its name for screen readers, is its id. `columns` adds an empty cell below each column for the
column's name; its other cells have the game's message `cell-BOARD`, with $column and $n, as their spoken name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin
from string import ascii_lowercase
from typing import Any, Literal

from msgspec.structs import replace

from rules.kit.scenes import Cell, Layout
from rules.kit.words import Ink, Say, Tint

Shape = Literal["disc", "square"]
Place = tuple[str, float, float]  # a cell's name and position: in cells from the left and from the top
FILL = 0.45  # half a cell's width, as a part of the distance between two cells


def grid(id: str, wide: int, high: int, *, shape: Shape = "square", ink: Ink | Tint = "paper") -> Layout:
    """A board of `wide` columns and `high` rows: columns by letter, rows by number from the top."""
    places = ((f"{ascii_lowercase[x]}{y + 1}", x, y) for y in range(high) for x in range(wide))
    return _layout(id, wide, high, places, shape, ink)


def columns(id: str, heights: Mapping[Any, int], *, shape: Shape = "square", ink: Ink | Tint = "paper") -> Layout:
    """A board of named columns of the given heights; the highest fills the board, the others are centred."""
    high = max(heights.values())
    places = [(f"{name}-{n}" if n else f"{name}", x, high - n - (high - tall) / 2)
              for x, (name, tall) in enumerate(heights.items()) for n in range(tall + 1)]  # fmt: skip
    laid = _layout(id, len(heights), high + 1, places, shape, ink)
    names = {*map(str, heights)}
    return replace(laid, cells=tuple(_of_column(id, cell, cell.id in names) for cell in laid.cells))


def _of_column(board: str, cell: Cell, is_name: bool) -> Cell:
    if is_name:  # the cell below the column, drawn as background
        return replace(cell, ink="felt")
    column, _, n = cell.id.rpartition("-")
    return replace(cell, label="", say=Say(key=f"cell-{board}", args={"column": column, "n": int(n)}))


def ring(id: str, cells: int, *, shape: Shape = "disc", ink: Ink | Tint = "paper") -> Layout:
    """A board of cells in a circle."""
    round_ = max(1.0, cells / 2 / pi)  # the radius, in cells
    turns = [2 * pi * n / cells for n in range(cells)]
    places = ((str(n + 1), round_ + round_ * sin(turn), round_ - round_ * cos(turn)) for n, turn in enumerate(turns))
    return _layout(id, 2 * round_ + 1, 2 * round_ + 1, places, shape, ink)


def path(id: str, cells: int, wide: int = 0, *, shape: Shape = "disc", ink: Ink | Tint = "paper") -> Layout:
    """A board of cells in one row, or in rows of `wide` cells that run alternately to the right and to the left."""
    wide = wide or cells
    rows = (divmod(n, wide) for n in range(cells))
    places = ((str(n + 1), wide - 1 - x if y % 2 else x, y) for n, (y, x) in enumerate(rows))
    return _layout(id, wide, -(-cells // wide), places, shape, ink)


def _layout(id: str, wide: float, high: float, places: Iterable[Place], shape: Shape, ink: Ink | Tint) -> Layout:
    cells = (Cell(id=name, x=(x + 0.5) / wide, y=(y + 0.5) / high, shape=shape, size=FILL / wide, label=name, ink=ink)
             for name, x, y in places)  # fmt: skip
    return Layout(id=id, ratio=wide / high, cells=tuple(cells))
