"""Pieces of the screen: shapes and targets in u with the origin top left, and how they are put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import assert_never

from msgspec import structs

from companion.view.wire import Disc, Line, Poly, Shape, Text
from rules.kit.types import Frozen
from ui.kit.text import LINE, fitted, wrapped
from ui.state.acts import Act

LEAST_TARGET = 48.0  # u, both ways


class Box(Frozen, frozen=True, kw_only=True):
    x: float = 0
    y: float = 0
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def holds(self, x: float, y: float) -> bool:
        """Whether that point lies in it."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


class Target(Frozen, frozen=True, kw_only=True):
    """Where a finger may tap, and what that does."""

    box: Box
    act: Act


class Block(Frozen, frozen=True, kw_only=True):
    """Something drawn, `h` high from its origin downwards."""

    h: float = 0
    shapes: tuple[Shape, ...] = ()
    targets: tuple[Target, ...] = ()
    below: tuple[Target, ...] = ()  # what a tap means where none of the targets is


EMPTY = Block()


# ---- putting together -----------------------------------------------------------------------------------
def shifted(points: Sequence[float], dx: float, dy: float) -> tuple[float, ...]:
    """x, y, x, y ... moved."""
    out = list(points)
    out[::2] = [x + dx for x in points[::2]]
    out[1::2] = [y + dy for y in points[1::2]]
    return tuple(out)


def moved_shape(shape: Shape, dx: float, dy: float) -> Shape:
    """The same shape elsewhere."""
    match shape:
        case Poly() | Line():
            return structs.replace(shape, points=shifted(shape.points, dx, dy))
        case Disc() | Text():
            return structs.replace(shape, x=shape.x + dx, y=shape.y + dy)
        case _:
            assert_never(shape)


def moved(block: Block, dx: float, dy: float) -> Block:
    """The same block elsewhere; its height counts from the old origin on."""
    if not dx and not dy:  # half of all moves: the first of a pile, the first column
        return block
    return Block(
        h=block.h + dy,
        shapes=tuple(moved_shape(s, dx, dy) for s in block.shapes),
        targets=tuple(_moved_target(t, dx, dy) for t in block.targets),
        below=tuple(_moved_target(t, dx, dy) for t in block.below),
    )


def _moved_target(target: Target, dx: float, dy: float) -> Target:
    return structs.replace(target, box=structs.replace(target.box, x=target.box.x + dx, y=target.box.y + dy))


def together(*blocks: Block) -> Block:
    """Blocks over each other, as high as the highest."""
    return Block(
        h=max((b.h for b in blocks), default=0),
        shapes=tuple(s for b in blocks for s in b.shapes),
        targets=tuple(t for b in blocks for t in b.targets),
        below=tuple(t for b in blocks for t in b.below),
    )


def pile(blocks: Sequence[Block], gap: float = 8) -> Block:
    """Blocks below each other; empty ones take no room."""
    y, placed = 0.0, []
    for block in blocks:
        if block.h:
            placed.append(moved(block, 0, y))
            y += block.h + gap
    return together(*placed)


def grid(blocks: Sequence[Block], columns: int, w: float, gap: float) -> Block:
    """Blocks in rows of equal columns; every row is as high as its highest."""
    pitch = (w + gap) / columns
    rows = [blocks[i : i + columns] for i in range(0, len(blocks), columns)]
    return pile([together(*(moved(b, i * pitch, 0) for i, b in enumerate(row))) for row in rows], gap)


def column_width(columns: int, w: float, gap: float) -> float:
    """How wide one of so many columns is."""
    return (w - gap * (columns - 1)) / columns


def even_columns(n: int, w: float, least: float = LEAST_TARGET, gap: float = 4) -> int:
    """In how many columns of at least that width n keys stand, so that their rows are as equal as can be."""
    fit = max(1, int((w + gap) // (least + gap)))
    return -(-n // -(-n // fit))


# ---- shapes -----------------------------------------------------------------------------------------------
@lru_cache(maxsize=1024)
def rounded(x: float, y: float, w: float, h: float, r: float) -> tuple[float, ...]:
    """The outline of a box with rounded corners."""
    points: list[float] = []
    corners = ((x + w - r, y + r, -pi / 2), (x + w - r, y + h - r, 0.0), (x + r, y + h - r, pi / 2), (x + r, y + r, pi))
    for cx, cy, start in corners:
        for i in range(7):
            angle = start + i * pi / 12
            points += [round(cx + r * cos(angle), 2), round(cy + r * sin(angle), 2)]
    return tuple(points)


def panel(
    w: float, h: float, fill: str, edge: str = "", width: float = 2, r: float = 10, x: float = 0, y: float = 0
) -> Poly:
    """A rounded box whose edge lies inside it."""
    half = width / 2 if edge else 0
    outline = rounded(x + half, y + half, w - 2 * half, h - 2 * half, r)
    return Poly(points=outline, fill=fill, edge=edge, width=width if edge else 0)


def bar(x: float, y: float, w: float, h: float, fill: str) -> Poly:
    """A plain box."""
    return Poly(points=(x, y, x + w, y, x + w, y + h, x, y + h), fill=fill)


def lines(
    rows: Sequence[str], size: float, w: float, *, ink: str = "ink", bold: bool = False, anchor: str = "start"
) -> Block:
    """Lines of text below each other, each at most `w` wide."""
    x = {"start": 0.0, "middle": w / 2, "end": w}[anchor]
    step = round(size * LINE)
    return Block(
        h=step * len(rows),
        shapes=tuple(
            Text(x=x, y=(i + 0.5) * step, text=row, size=size, ink=ink, bold=bold, anchor=anchor, fit=w)  # type: ignore[arg-type]
            for i, row in enumerate(rows)
            if row
        ),
    )


def paragraph(text: str, size: float, w: float, *, ink: str = "ink", bold: bool = False) -> Block:
    """A text over as many lines as it needs."""
    return lines(wrapped(text, size, w, bold), size, w, ink=ink, bold=bold)


def heading(
    text: str, sizes: tuple[float, ...], w: float, most: int, *, ink: str = "ink", bold: bool = False,
    anchor: str = "start",
) -> Block:  # fmt: skip
    """A text in at most so many lines, in the largest of the sizes that allows it."""
    size, rows = fitted(text, w, most, sizes, bold)
    return lines(rows, size, w, ink=ink, bold=bold, anchor=anchor)
