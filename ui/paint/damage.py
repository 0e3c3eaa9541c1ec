"""Damage: one rectangle round all changed shapes of a region, in u of the region. Pure geometry.

A chosen key does not repaint the whole form, nor a piece the whole board.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import structs

from companion.view.wire import Disc, Line, Poly, Shape, TextLine
from ui.kit.block import Block, Box
from ui.kit.scaling import bounds, enclosing_box
from ui.kit.text import width
from ui.paint.antialias import LONGEST_MITRE
from ui.screen.composition import Region

SOFT = 4.0  # how far borders fade, and letters reach beyond their line
UNEVEN = 0.05  # letters stand on whole pixels: a line may be this much wider than measured


def is_other(old: Region, new: Region) -> bool:
    """Whether the whole region needs painting: another place or scrolling, or another order of the common shapes."""
    same_place = structs.replace(old, block=new.block) == new and old.block.h == new.block.h <= new.box.h
    return not same_place or _common_shapes(old, new) != _common_shapes(new, old)


def _common_shapes(here: Region, there: Region) -> list[Shape]:
    """The shapes of `here` that `there` has, too."""
    others = set(there.block.shapes)
    return [shape for shape in here.block.shapes if shape in others]


def stale_box(old: Region, new: Region) -> Box | None:
    """The box to repaint; None if nothing changed."""
    changed = set(old.block.shapes) ^ set(new.block.shapes)
    return _clipped(enclosing_box([bounding_box(shape) for shape in changed]), new.box) if changed else None


def reduced(block: Block, box: Box) -> Block:
    """The block with only the shapes that reach into the box."""
    return Block(h=block.h, shapes=tuple(shape for shape in block.shapes if bounding_box(shape).meets(box)))


def bounding_box(shape: Shape) -> Box:
    """The shape's bounding box, with its edge and antialiasing."""
    match shape:
        case TextLine():
            w = width(shape.text, shape.size, shape.bold)
            w = min(w, shape.fit) if shape.fit else w
            left = {"start": 0.0, "middle": w / 2, "end": w}[shape.anchor]
            return _widened(Box(x=shape.x - left, y=shape.y - shape.size, w=w, h=2 * shape.size), SOFT + UNEVEN * w)
        case Line():
            return _widened(bounds(Poly(points=shape.points)), shape.width / 2 * LONGEST_MITRE + SOFT)
        case Poly() | Disc():
            return _widened(bounds(shape), shape.width / 2 * LONGEST_MITRE + SOFT)
        case _:
            assert_never(shape)


def _widened(box: Box, by: float) -> Box:
    return Box(x=box.x - by, y=box.y - by, w=box.w + 2 * by, h=box.h + 2 * by)


def _clipped(box: Box, whole: Box) -> Box | None:
    """The part of the box inside `whole`."""
    x, y, right, bottom = max(box.x, 0), max(box.y, 0), min(box.right, whole.w), min(box.bottom, whole.h)
    return Box(x=x, y=y, w=right - x, h=bottom - y) if right > x and bottom > y else None
