"""The map editor: the cell under a finger, and the drawing while it is dragged."""

from __future__ import annotations

from math import dist

from msgspec import structs

from companion.view.wire import Disc, Drawing, Line, Poly, Shape, Show
from ui.kit.block import Box, moved_shape
from ui.kit.scaling import bounds, drawing_spot
from ui.screen import zoom
from ui.state.acts import Glass
from ui.state.carried_cell import CarriedCell, Spot

REACH = 6.0  # how far beside a cell a finger still hits it, in u of the drawing


def board_spot(drawing: Drawing, box: Box, glass: Glass, part: Spot) -> Spot:
    """A point of the board's region, as fractions of its size, in u of the drawing seen there."""
    inner = Box(w=box.w, h=box.h)
    seen = zoom.board_box(glass, inner) if zoom.is_needed(drawing, inner) else inner
    return drawing_spot(drawing, seen, part[0] * box.w, part[1] * box.h)


def cell_at(show: Show, spot: Spot) -> str:
    """The movable cell at a spot; "" = none."""
    cells = {cell: dist(middle(show, cell), spot) for cell in (show.arrange.cells if show.arrange else ())}
    near = min(cells, key=cells.__getitem__, default="")
    box = _box(show.drawing, near)
    return near if box and cells[near] <= box.w / 2 + REACH else ""


def middle(show: Show, cell: str) -> Spot:
    """The centre of a cell."""
    box = _box(show.drawing, cell)
    return (box.x + box.w / 2, box.y + box.h / 2) if box else (-1e6, -1e6)


def _box(drawing: Drawing | None, cell: str) -> Box | None:
    shapes = drawing.shapes if drawing else ()
    return next((bounds(s) for s in shapes if isinstance(s, Poly | Disc) and s.hit == cell), None)


def with_carried_cell(drawing: Drawing, carried: CarriedCell) -> Drawing:
    """The drawing with a brass edge on the chosen or dragged cell; a dragged one is on top, under the finger, with
    everything on it."""
    cell = carried.held if carried.moved else carried.chosen
    box = _box(drawing, cell) if cell else None
    if box is None:
        return drawing
    with_it = [shape for shape in drawing.shapes if _is_on_cell(shape, cell, box)]
    rest = [shape for shape in drawing.shapes if not _is_on_cell(shape, cell, box)]
    lit = [structs.replace(s, fill="lit", edge="brass", width=5.0) if _is_cell(s, cell) else s for s in with_it]
    return structs.replace(drawing, shapes=(*rest, *(moved_shape(shape, *carried.offset) for shape in lit)))


def _is_cell(shape: Shape, cell: str) -> bool:
    return isinstance(shape, Poly | Disc) and shape.hit == cell


def _is_on_cell(shape: Shape, cell: str, box: Box) -> bool:
    """Whether the shape is the cell, a piece or a text on it; not a road."""
    if _is_cell(shape, cell) or shape.piece.startswith(f"{cell}|"):
        return True
    if isinstance(shape, Line) or shape.piece or getattr(shape, "hit", ""):
        return False
    if isinstance(shape, Poly):
        inside = bounds(shape)
        return box.holds(inside.x + inside.w / 2, inside.y + inside.h / 2)
    return box.holds(shape.x, shape.y)
