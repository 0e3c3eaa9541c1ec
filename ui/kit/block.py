"""Blocks: shapes and tap targets in u from the top left corner, and their layout."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, assert_never

from msgspec import structs

from companion.view.wire import Disc, Line, Poly, Shape, TextLine
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
        """Whether the point lies inside the box."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def meets(self, other: Box) -> bool:
        """Whether the two boxes overlap."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Target(Frozen, frozen=True, kw_only=True):
    """A box to tap, and the act that a tap means."""

    box: Box
    act: Act


class Block:
    """A drawing with its targets, `h` high from its origin downwards. Blocks are equal if they look and tap alike. A
    composed block is laid out at the first access: a layout that is only tried for its height costs next to nothing."""

    __slots__ = ("_laid", "_parts", "h")

    def __init__(
        self,
        *,
        h: float = 0,
        shapes: tuple[Shape, ...] = (),
        targets: tuple[Target, ...] = (),
        background: tuple[Target, ...] = (),
        parts: Sequence[Part] = (),
    ) -> None:
        """A block of shapes and targets, or composed of `parts`."""
        self.h: Final = h
        self._laid: Contents | None = None if parts else (shapes, targets, background)
        self._parts = parts

    @property
    def shapes(self) -> tuple[Shape, ...]:
        return self._contents()[0]

    @property
    def targets(self) -> tuple[Target, ...]:
        return self._contents()[1]

    @property
    def background(self) -> tuple[Target, ...]:
        """The targets that count wherever none of `targets` is hit."""
        return self._contents()[2]

    def _contents(self) -> Contents:
        if self._laid is None:
            found: tuple[list[Shape], list[Target], list[Target]] = ([], [], [])
            self._gather(0.0, 0.0, *found)
            self._laid, self._parts = (tuple(found[0]), tuple(found[1]), tuple(found[2])), ()
        return self._laid

    def _gather(
        self, dx: float, dy: float, shapes: list[Shape], targets: list[Target], below: list[Target]
    ) -> None:  # fmt: skip
        """Add all contents, shifted by dx and dy; each shape moves only once, however deep the nesting."""
        if self._laid is None:
            for part, x, y in self._parts:
                part._gather(dx + x, dy + y, shapes, targets, below)
            return
        drawn, tapped, others = self._laid
        if dx or dy:  # half of all parts stay: the first of a pile, the first column
            shapes += [moved_shape(s, dx, dy) for s in drawn]
            targets += [_moved_target(t, dx, dy) for t in tapped]
            below += [_moved_target(t, dx, dy) for t in others]
        else:
            shapes += drawn
            targets += tapped
            below += others

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Block) and (self.h, self._contents()) == (other.h, other._contents())
        )

    def __repr__(self) -> str:
        return f"Block(h={self.h}, shapes={self.shapes}, targets={self.targets}, below={self.background})"


Part = tuple[Block, float, float]  # with its offset
Contents = tuple[tuple[Shape, ...], tuple[Target, ...], tuple[Target, ...]]  # shapes, targets, background
EMPTY = Block()


# ---- putting together -----------------------------------------------------------------------------------
def shifted(points: Sequence[float], dx: float, dy: float) -> tuple[float, ...]:
    """Coordinates x, y, x, y ... shifted by dx and dy."""
    out = list(points)
    out[::2] = [x + dx for x in points[::2]]
    out[1::2] = [y + dy for y in points[1::2]]
    return tuple(out)


def moved_shape(shape: Shape, dx: float, dy: float) -> Shape:
    """The shape, shifted by dx and dy."""
    match shape:
        case Poly() | Line():
            return structs.replace(shape, points=shifted(shape.points, dx, dy))
        case Disc() | TextLine():
            return structs.replace(shape, x=shape.x + dx, y=shape.y + dy)
        case _:
            assert_never(shape)


def moved(block: Block, dx: float, dy: float) -> Block:
    """The block, shifted by dx and dy; its height still counts from the old origin."""
    return Block(h=block.h + dy, parts=((block, dx, dy),)) if dx or dy else block


def with_height(block: Block, h: float) -> Block:
    """The block with that height, whatever its contents need."""
    return Block(h=h, parts=((block, 0.0, 0.0),))


def _moved_target(target: Target, dx: float, dy: float) -> Target:
    return structs.replace(target, box=structs.replace(target.box, x=target.box.x + dx, y=target.box.y + dy))


def with_shapes(block: Block, shapes: tuple[Shape, ...]) -> Block:
    """The block with other shapes, and its own targets."""
    return Block(h=block.h, shapes=shapes, targets=block.targets, background=block.background)


def overlay(*blocks: Block) -> Block:
    """Blocks on top of each other, as high as the highest."""
    return Block(h=max((b.h for b in blocks), default=0), parts=[(b, 0.0, 0.0) for b in blocks])


def pile(blocks: Sequence[Block], gap: float = 8) -> Block:
    """Blocks stacked downwards; empty ones take no room."""
    y, placed = 0.0, []
    for block in blocks:
        if block.h:
            placed.append(moved(block, 0, y))
            y += block.h + gap
    return overlay(*placed)


def grid(blocks: Sequence[Block], columns: int, w: float, gap: float) -> Block:
    """Blocks in rows of equal columns; every row is as high as its highest."""
    pitch = (w + gap) / columns
    rows = [blocks[i : i + columns] for i in range(0, len(blocks), columns)]
    return pile([overlay(*(moved(b, i * pitch, 0) for i, b in enumerate(row))) for row in rows], gap)


def column_width(columns: int, w: float, gap: float) -> float:
    return (w - gap * (columns - 1)) / columns


def even_columns(n: int, w: float, least: float = LEAST_TARGET) -> int:
    """The number of columns, each at least `least` wide, that gives n keys the most even rows."""
    fit = max(1, int((w + 4) // (least + 4)))
    return -(-n // -(-n // fit))


# ---- shapes -----------------------------------------------------------------------------------------------
@lru_cache(maxsize=1024)
def rounded_outline(x: float, y: float, w: float, h: float, r: float) -> tuple[float, ...]:
    """The outline of a rectangle with rounded corners."""
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
    """A rounded rectangle with its edge inside its bounds."""
    half = width / 2 if edge else 0
    outline = rounded_outline(x + half, y + half, w - 2 * half, h - 2 * half, r)
    return Poly(points=outline, fill=fill, edge=edge, width=width if edge else 0)


def bar(x: float, y: float, w: float, h: float, fill: str) -> Poly:
    return Poly(points=(x, y, x + w, y, x + w, y + h, x, y + h), fill=fill)


def lines(
    rows: Sequence[str], size: float, w: float, *, ink: str = "ink", bold: bool = False, anchor: str = "start"
) -> Block:
    """Lines of text, each at most `w` wide."""
    x = {"start": 0.0, "middle": w / 2, "end": w}[anchor]
    step = round(size * LINE)
    return Block(
        h=step * len(rows),
        shapes=tuple(
            TextLine(x=x, y=(i + 0.5) * step, text=row, size=size, ink=ink, bold=bold, anchor=anchor, fit=w)  # type: ignore[arg-type]
            for i, row in enumerate(rows)
            if row
        ),
    )


def paragraph(text: str, size: float, w: float, *, ink: str) -> Block:
    """A text wrapped to width `w`."""
    return lines(wrapped(text, size, w), size, w, ink=ink)


@lru_cache(maxsize=1024)
def heading(
    text: str, sizes: tuple[float, ...], w: float, most: int, *, ink: str = "ink", bold: bool = False,
    anchor: str = "start",
) -> Block:  # fmt: skip
    """A text in at most `most` lines, in the largest of the sizes that allows it."""
    size, rows = fitted(text, w, most, sizes, bold)
    return lines(rows, size, w, ink=ink, bold=bold, anchor=anchor)
