"""A board: areas, roads, cells, and what lies on them, in that order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import hypot
from typing import TypeVar

from companion.view import shapes
from companion.view.draw_cell import AREAS, Spot, content, outline
from companion.view.draw_piece import Painter
from companion.view.wire import Disc, Shape
from rules.kit.types import Board, Edge, Layout, Piece, Sign

T = TypeVar("T", Piece, Sign)

BEAD = 12.0  # from one bead of a stone road to the next


def board(part: Board, layout: Layout, painter: Painter, x: float, y: float, w: float) -> list[Shape]:
    """The board in a box of that width; its height follows from the layout's ratio."""
    spots = _spots(part, layout, x, y, w)
    by_id = {spot.cell.id: spot for spot in spots}
    ground = [spot for spot in spots if spot.ink in AREAS]
    cells = [spot for spot in spots if spot.ink not in AREAS]
    drawn: list[Shape] = [outline(spot) for spot in ground]
    for edge in (*layout.edges, *part.edges):
        drawn += _road(edge, by_id[edge.a], by_id[edge.b])
    drawn += [outline(spot) for spot in sorted(cells, key=lambda spot: spot.lit)]
    for spot in (*ground, *cells):
        drawn += content(spot, painter)
    return drawn


def _spots(part: Board, layout: Layout, x: float, y: float, w: float) -> list[Spot]:
    h = w / layout.ratio
    signs, pieces = _by_cell(part.signs), _by_cell(part.pieces)
    return [
        Spot(
            cell=cell,
            x=x + cell.x * w,
            y=y + cell.y * h,
            half_w=cell.size * w,
            half_h=(cell.tall or cell.size) * w,
            lit=cell.id in part.lit,
            signs=tuple(signs[cell.id]),
            pieces=tuple(pieces[cell.id]),
            ink=part.inks.get(cell.id, cell.ink),
        )
        for cell in layout.cells
    ]


def _by_cell(things: Iterable[T]) -> defaultdict[str, list[T]]:
    found: defaultdict[str, list[T]] = defaultdict(list)
    for thing in things:
        found[thing.cell].append(thing)
    return found


# ---- roads: one bar, two rails or beads, so that they differ without colour -------------------------------
def _road(edge: Edge, a: Spot, b: Spot) -> Sequence[Shape]:
    line = (a.x, a.y, b.x, b.y)
    match edge.style:
        case "plain":
            return (shapes.stroke(line, "felt3", 4),)
        case "soil":
            return (shapes.stroke(line, "soil", 10),)
        case "ice":
            return _rails(a, b)
        case "stone":
            return (shapes.stroke(line, "bed", 12), *_beads(a, b))


def _rails(a: Spot, b: Spot) -> tuple[Shape, ...]:
    length = hypot(b.x - a.x, b.y - a.y) or 1.0
    dx, dy = (a.y - b.y) / length * 4, (b.x - a.x) / length * 4
    left = (a.x + dx, a.y + dy, b.x + dx, b.y + dy)
    right = (a.x - dx, a.y - dy, b.x - dx, b.y - dy)
    return shapes.stroke(left, "ice", 3), shapes.stroke(right, "ice", 3)


def _beads(a: Spot, b: Spot) -> list[Shape]:
    """Beads from rim to rim."""
    length = hypot(b.x - a.x, b.y - a.y) or 1.0
    free = length - a.half_w - b.half_w
    many = max(1, round(free / BEAD))
    steps = ((a.half_w + free * (i + 0.5) / many) / length for i in range(many))
    places = ((a.x + (b.x - a.x) * s, a.y + (b.y - a.y) * s) for s in steps)
    return [Disc(x=round(x, 2), y=round(y, 2), r=3.5, fill="stone") for x, y in places]
