"""A board: areas, roads, cells, and what lies on them, in that order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from typing import TypeVar

from companion.view.draw_cell import AREAS, Spot, content, outline
from companion.view.draw_piece import Painter
from companion.view.draw_road import roads
from companion.view.wire import Shape
from rules.kit.types import Board, Layout, Piece, Sign

T = TypeVar("T", Piece, Sign)


def board(part: Board, layout: Layout, painter: Painter, x: float, y: float, w: float) -> list[Shape]:
    """The board in a box of that width; its height follows from the layout's ratio."""
    lying = spots(part, layout, x, y, w)
    ground = [spot for spot in lying if spot.ink in AREAS]
    cells = [spot for spot in lying if spot.ink not in AREAS]
    once, where = painter.kept.once, (layout, part.edges, x, y, w)
    drawn: list[Shape] = [_outline(spot, painter) for spot in ground]
    drawn += once(("roads", layout.id), where, lambda: tuple(roads(*where)))
    drawn += [_outline(spot, painter) for spot in sorted(cells, key=lambda spot: spot.lit)]
    for spot in (*ground, *cells):
        drawn += once(("content", spot.cell.id), spot, partial(_content, spot, painter))
    return drawn


def _outline(spot: Spot, painter: Painter) -> Shape:
    return painter.kept.once(("outline", spot.cell.id), spot, partial(outline, spot, painter.speaker))


def _content(spot: Spot, painter: Painter) -> tuple[Shape, ...]:
    return tuple(content(spot, painter))


def spots(part: Board, layout: Layout, x: float, y: float, w: float) -> list[Spot]:
    """The cells in a box of that width, each with all that is on it."""
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
