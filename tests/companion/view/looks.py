"""Drawings in words, with the positions of their texts and targets."""

from __future__ import annotations

from typing import assert_never

from companion.testkit.looks import Rect, extent
from companion.view.palette import DAY
from companion.view.wire import Disc, Drawing, Line, Poly, Shape, TextLine


def told(drawing: Drawing) -> str:
    """A line per shape: kind, colours, box, and the words of texts."""
    return "\n".join([f"drawing {drawing.width:g}x{drawing.height:g}", *map(_line, drawing.shapes), ""])


def _line(shape: Shape) -> str:
    match shape:
        case Poly():
            return f"poly {_paint(shape)} {_box(extent(shape))} #{len(shape.points) // 2}{_hit(shape)}"
        case Disc():
            return f"disc {_paint(shape)} {shape.x:g},{shape.y:g} r{shape.r:g}{_hit(shape)}"
        case Line():
            return f"line {shape.ink}:{shape.width:g} " + " ".join(f"{v:.0f}" for v in shape.points)
        case TextLine():
            type_size = f"{shape.size:g}{'b' if shape.bold else ''} {shape.anchor}"
            place = f"{shape.x:.0f},{shape.y:.0f} fit{shape.fit:.0f}"
            return f"text {shape.ink} {type_size} {place} {shape.text}"
        case _:
            assert_never(shape)


def _paint(shape: Poly | Disc) -> str:
    return f"{shape.fill}/{shape.edge}:{shape.width:g}" if shape.width else shape.fill


def _hit(shape: Poly | Disc) -> str:
    return f" hit={shape.hit}" if shape.hit else ""


def _box(box: Rect) -> str:
    return " ".join(f"{v:.0f}" for v in box)


def unknown_colours(drawing: Drawing) -> set[str]:
    """Colours that are not names of the palette."""
    used: set[str] = set()
    for shape in drawing.shapes:
        used |= {shape.fill, shape.edge} if isinstance(shape, Poly | Disc) else {shape.ink}
    return used - {""} - set(DAY)
