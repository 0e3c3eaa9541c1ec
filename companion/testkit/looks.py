"""The layout laws of every picture, about the positions of texts and tap targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, assert_never

from companion.view import text_width
from companion.view.cell_drawing import AREAS
from companion.view.drawing import draw
from companion.view.speaker import Speaker
from companion.view.wire import Disc, Drawing, Line, Poly, Shape, TextLine
from rules.kit.types import AnyGame, Board, Part

Rect = tuple[float, float, float, float]


def mistakes(game: AnyGame, parts: tuple[Part, ...], speaker: Speaker) -> Iterator[str]:
    """Sentences about mistakes in the picture of a scene on the smallest display."""
    cells = {layout.id: {cell.id for cell in layout.cells} for layout in game.layouts}
    for board in (part for part in parts if isinstance(part, Board)):
        there = {piece.cell for piece in board.pieces} | {sign.cell for sign in board.signs}
        lost = sorted(there.union(board.lit, board.inks) - cells[board.layout])
        yield from (f"scene: something lies on {cell!r}, and {board.layout} has no such cell." for cell in lost)
    drawing = draw(parts, game.layouts, game.glyphs, speaker)
    yield from (f"scene: something lies outside of the picture: {shape}" for shape in outside_shapes(drawing))
    yield from (f"scene: {one} and {other} lie on each other." for one, other in clashes(drawing))
    yield from (f"scene: {one!r} and {other!r} are written over each other: make their cell larger, or say less there."
                for one, other in overlapping_texts(drawing))  # fmt: skip
    yield from (f"scene: nobody can read {text.text!r}: make its cell larger, or the text shorter."
                for text in unreadable_texts(drawing))  # fmt: skip


def extent(shape: Shape) -> Rect:
    """The shape's bounding box: left, top, right, bottom; texts at their largest width."""
    match shape:
        case Poly() | Line():
            xs, ys = shape.points[::2], shape.points[1::2]
            return min(xs), min(ys), max(xs), max(ys)
        case Disc():
            return shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r
        case TextLine():
            whole = text_width.width(shape.text, shape.size, shape.bold)
            wide = min(whole, shape.fit) if shape.fit else whole
            left = shape.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor] * wide
            return left, shape.y - 0.5 * shape.size, left + wide, shape.y + 0.5 * shape.size
        case _:
            assert_never(shape)


def outside_shapes(drawing: Drawing) -> list[Shape]:
    """Shapes that extend beyond the drawing."""

    def is_out(box: Rect) -> bool:
        return box[0] < 0 or box[1] < 0 or box[2] > drawing.width or box[3] > drawing.height

    return [shape for shape in drawing.shapes if is_out(extent(shape))]


def unreadable_texts(drawing: Drawing, least: float = 12) -> list[TextLine]:
    """Texts that become smaller than `least` when made to fit."""
    texts = [shape for shape in drawing.shapes if isinstance(shape, TextLine)]
    return [text for text in texts if _shown_size(text) < least]


def _shown_size(text: TextLine) -> float:
    wide = text_width.width(text.text, text.size, text.bold)
    return text.size * min(1.0, text.fit / wide) if text.fit and wide else text.size


def overlapping_texts(drawing: Drawing) -> list[tuple[str, str]]:
    """Texts that overlap."""
    texts = [(shape, extent(shape)) for shape in drawing.shapes if isinstance(shape, TextLine)]

    def cover(a: TextLine, one: Rect, b: TextLine, other: Rect) -> bool:
        wide, high = (min(one[i + 2], other[i + 2]) - max(one[i], other[i]) for i in (0, 1))
        return wide > 2 and high > min(a.size, b.size) / 4

    return [(a.text, b.text) for (a, one), (b, other) in combinations(texts, 2) if cover(a, one, b, other)]


def targets(drawing: Drawing) -> list[Poly | Disc]:
    return [shape for shape in drawing.shapes if isinstance(shape, Poly | Disc) and shape.hit]


def clashes(drawing: Drawing) -> list[tuple[str, str]]:
    """Tap targets that overlap; areas of a board are ground and may lie below cells."""
    these = [_Area(shape.hit, extent(shape), _hit_test(shape)) for shape in targets(drawing) if shape.fill not in AREAS]
    return [(a.hit, b.hit) for a, b in combinations(these, 2) if _has_overlap(a, b)]


class _Area(NamedTuple):
    hit: str
    box: Rect
    holds: Callable[[float, float], bool]  # whether a point is well inside


def _has_overlap(a: _Area, b: _Area) -> bool:
    """Whether any point of a grid is well inside both."""
    left, top, right, bottom = (f(p, q) for f, p, q in zip((max, max, min, min), a.box, b.box, strict=True))
    xs = _grid(left, right)
    return any(a.holds(x, y) and b.holds(x, y) for x in xs for y in _grid(top, bottom))


def _grid(low: float, high: float) -> Sequence[float]:
    return [low + 1 + 2 * i for i in range(int((high - low) / 2))]


def _hit_test(shape: Poly | Disc) -> Callable[[float, float], bool]:
    if isinstance(shape, Disc):
        middle_x, middle_y, r = shape.x, shape.y, shape.r
        return lambda x, y: bool((x - middle_x) ** 2 + (y - middle_y) ** 2 < (r - 1) ** 2)
    corners = list(zip(shape.points[::2], shape.points[1::2], strict=True))
    edges = [(*one, *other) for one, other in zip(corners, corners[1:] + corners[:1], strict=True)]

    def holds(x: float, y: float) -> bool:
        crossings = 0
        for x1, y1, x2, y2 in edges:
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                crossings += 1
        return crossings % 2 == 1

    return holds
