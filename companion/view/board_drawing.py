"""A board as shapes, from the ground up: areas, roads, cells, and their content.

Roads differ without colour: one bar, two rails or beads. A road is straight, or bows round a cell in its way, since it
would seem to end at that cell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import accumulate, pairwise
from math import dist
from typing import NamedTuple, TypeVar

from companion.view import shapes
from companion.view.cell_drawing import AREAS, Spot, content, outline
from companion.view.piece_drawing import Painter
from companion.view.wire import Disc, Shape
from rules.kit.types import Board, Cell, Edge, Layout, Piece, Sign

T = TypeVar("T", Piece, Sign)


def board(part: Board, layout: Layout, painter: Painter, x: float, y: float, w: float) -> list[Shape]:
    """The shapes of a board of width `w`; the height follows from the layout's ratio."""
    lying = spots(part, layout, x, y, w)
    ground = [spot for spot in lying if spot.ink in AREAS]
    cells = [spot for spot in lying if spot.ink not in AREAS]
    once, where = painter.cache.reuse, (layout, part.edges, x, y, w)
    drawn: list[Shape] = [_outline(spot, painter) for spot in ground]
    drawn += once(("roads", layout.id), where, partial(_roads, *where))
    drawn += [_outline(spot, painter) for spot in sorted(cells, key=lambda spot: spot.lit)]
    for spot in (*ground, *cells):
        drawn += once(("content", spot.cell.id), spot, partial(content, spot, painter))
    return drawn


def _outline(spot: Spot, painter: Painter) -> Shape:
    return painter.cache.reuse(("outline", spot.cell.id), spot, partial(outline, spot, painter.speaker))


def spots(part: Board, layout: Layout, x: float, y: float, w: float) -> list[Spot]:
    """The cells of a board of width `w`, each with its signs, pieces and roads."""
    h = w / layout.ratio
    signs, pieces, ways = _group_by_cell(part.signs), _group_by_cell(part.pieces), _roads_by_cell(layout, part.edges)
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
            roads=tuple(ways[cell.id]),
        )
        for cell in layout.cells
    ]


def _group_by_cell(things: Iterable[T]) -> defaultdict[str, list[T]]:
    found: defaultdict[str, list[T]] = defaultdict(list)
    for thing in things:
        found[thing.cell].append(thing)
    return found


def _roads_by_cell(layout: Layout, board_edges: tuple[Edge, ...]) -> defaultdict[str, list[tuple[str, Cell]]]:
    """The roads of each cell with the cells at their other ends, but no plain road beneath one of another style."""
    cells = {cell.id: cell for cell in layout.cells}
    edges = (*layout.edges, *board_edges)
    built = {frozenset((edge.a, edge.b)) for edge in edges if edge.style != "plain"}
    found: defaultdict[str, list[tuple[str, Cell]]] = defaultdict(list)
    for edge in edges:
        if edge.style != "plain" or frozenset((edge.a, edge.b)) not in built:
            found[edge.a].append((edge.style, cells[edge.b]))
            found[edge.b].append((edge.style, cells[edge.a]))
    return found


# ---- roads ----------------------------------------------------------------------------------------------
Point = tuple[float, float]
Way = tuple[Point, ...]  # from the centre of one cell to the centre of another

BEAD = 12.0  # distance between the beads of a stone road
RAIL = 4.0  # distance of an ice road's rails from its middle
CLEARANCE = 4.0  # between a road and the rim of a cell that it passes
BOWS = tuple(side * step * 10.0 for step in range(1, 8) for side in (1, -1))  # offsets of a road's middle
PIECES = 12  # straight segments of a bow


class CellRim(NamedTuple):
    """A cell as an obstacle for roads: centre and radius."""

    x: float
    y: float
    rim: float


def _roads(layout: Layout, board_edges: tuple[Edge, ...], x: float, y: float, w: float) -> tuple[Shape, ...]:
    """The layout's roads and those that the table has entered."""
    h = w / layout.ratio
    stops = {c.id: CellRim(x + c.x * w, y + c.y * h, c.size * w) for c in layout.cells}
    standing = [stops[c.id] for c in layout.cells if c.ink not in AREAS]
    return tuple(shape for edge in (*layout.edges, *board_edges) for shape in _road(edge, stops, standing))


def _road(edge: Edge, stops: dict[str, CellRim], standing: Iterable[CellRim]) -> Sequence[Shape]:
    a, b = stops[edge.a], stops[edge.b]
    way = _way(a, b, [stop for stop in standing if stop not in (a, b)])
    match edge.style:
        case "plain":
            return (_stroke(way, "felt3", 4),)
        case "soil":
            return (_stroke(way, "soil", 10),)
        case "ice":
            return (_stroke(_parallel(way, RAIL), "ice", 3), _stroke(_parallel(way, -RAIL), "ice", 3))
        case "stone":
            return (_stroke(way, "bed", 12), *_beads(way, a.rim, b.rim))


def _way(a: CellRim, b: CellRim, others: Sequence[CellRim]) -> Way:
    """The flattest way clear of the other cells; the straight one if there is none."""
    straight = ((a.x, a.y), (b.x, b.y))
    if _is_clear(_bowed(straight, 0.0), others):
        return straight
    ways = (_bowed(straight, bow) for bow in BOWS)
    return next((way for way in ways if _is_clear(way, others)), straight)


def _bowed(straight: Way, bow: float) -> Way:
    (ax, ay), (bx, by) = straight
    length = dist(*straight) or 1.0
    over, up = (ay - by) / length, (bx - ax) / length
    steps = [(i / PIECES, 4 * bow * (i / PIECES) * (1 - i / PIECES)) for i in range(PIECES + 1)]
    return tuple((ax + (bx - ax) * s + over * out, ay + (by - ay) * s + up * out) for s, out in steps)


def _is_clear(way: Way, others: Sequence[CellRim]) -> bool:
    return all(dist(point, stop[:2]) >= stop.rim + CLEARANCE for stop in others for point in way)


def _stroke(way: Way, ink: str, width: float) -> Shape:
    return shapes.stroke(tuple(number for point in way for number in point), ink, width)


def _parallel(way: Way, far: float) -> Way:
    """The way shifted to its left by `far`."""
    ends = (way[0], *way, way[-1])
    moved: list[Point] = []
    for before, (x, y), after in zip(ends, way, ends[2:], strict=False):
        length = dist(before, after) or 1.0
        moved.append((x + (before[1] - after[1]) / length * far, y + (after[0] - before[0]) / length * far))
    return tuple(moved)


def _beads(way: Way, first_rim: float, last_rim: float) -> list[Shape]:
    free = sum(dist(p, q) for p, q in pairwise(way)) - first_rim - last_rim
    many = max(1, round(free / BEAD))
    places = [_waypoint(way, first_rim + free * (i + 0.5) / many) for i in range(many)]
    return [Disc(x=round(x, 2), y=round(y, 2), r=3.5, fill="stone") for x, y in places]


def _waypoint(way: Way, far: float) -> Point:
    """The point at distance `far` along the way."""
    reached = [0.0, *accumulate(dist(p, q) for p, q in pairwise(way))]
    for (p, q), begin, end in zip(pairwise(way), reached, reached[1:], strict=True):
        if far <= end:
            s = (far - begin) / ((end - begin) or 1.0)
            return p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s
    return way[-1]
