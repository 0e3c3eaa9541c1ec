"""The contents of the box, and their drawing. The values are printed on the stones: the table enters them."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from rules.kit.types import Cell, Edge, Glyph, Layout, Patch

Colour = Literal["red", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "blue")
MOST_HIDDEN = 3  # PEB-3
MOST_PIPS = 6
MOST_VALUE = 9
SHELLS = 3  # PEB-10
STONES = tuple(f"s{i}" for i in range(1, 7))
BROOK = Layout(
    id="brook",
    ratio=1.5,
    cells=tuple(Cell(id=s, x=0.1 + 0.15 * i, y=0.5, label=str(i + 1)) for i, s in enumerate(STONES)),
    edges=tuple(Edge(a=a, b=b) for a, b in pairwise(STONES)),
)
SHELL = Glyph(id="shell", patches=(Patch(points=(0.5, 0.1, 0.9, 0.9, 0.1, 0.9)),))
