"""Fitting the core's drawings into a box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from msgspec import structs

from companion.view.wire import Disc, Drawing, Line, Poly, Shape, TextLine
from ui.kit.block import Box, moved_shape


@lru_cache(maxsize=16)
def placed_shapes(drawing: Drawing, box: Box) -> tuple[Shape, ...]:
    """The drawing's shapes, centred in the box and as large as fits."""
    scale, dx, dy = _fit(drawing, box)
    return tuple(moved_shape(scaled(shape, scale), dx, dy) for shape in drawing.shapes)


def drawing_spot(drawing: Drawing, box: Box, x: float, y: float) -> tuple[float, float]:
    """A point of the box in the drawing's own u."""
    scale, dx, dy = _fit(drawing, box)
    return (x - dx) / scale, (y - dy) / scale


def _fit(drawing: Drawing, box: Box) -> tuple[float, float, float]:
    """The scale, and the offset of the top left corner."""
    scale = min(box.w / drawing.width, box.h / drawing.height)
    return scale, box.x + (box.w - drawing.width * scale) / 2, box.y + (box.h - drawing.height * scale) / 2


def scaled(shape: Shape, by: float) -> Shape:
    """The shape, scaled with its line widths and letters."""
    match shape:
        case Poly() | Line():
            return structs.replace(shape, points=tuple(p * by for p in shape.points), width=shape.width * by)
        case Disc():
            return structs.replace(shape, x=shape.x * by, y=shape.y * by, r=shape.r * by, width=shape.width * by)
        case TextLine():
            return structs.replace(shape, x=shape.x * by, y=shape.y * by, size=shape.size * by, fit=shape.fit * by)
        case _:
            assert_never(shape)


def enclosing_box(boxes: Sequence[Box]) -> Box:
    """The union of the boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x=x, y=y, w=max(box.right for box in boxes) - x, h=max(box.bottom for box in boxes) - y)


def bounds(shape: Poly | Disc) -> Box:
    """The bounding box of a shape, without its edge."""
    if isinstance(shape, Disc):
        return Box(x=shape.x - shape.r, y=shape.y - shape.r, w=2 * shape.r, h=2 * shape.r)
    xs, ys = shape.points[::2], shape.points[1::2]
    return Box(x=min(xs), y=min(ys), w=max(xs) - min(xs), h=max(ys) - min(ys))
