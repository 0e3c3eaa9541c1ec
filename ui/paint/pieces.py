"""Which pieces of a drawing lie in another cell than before: found in what is drawn alone, never in a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import hypot

from msgspec import structs

from companion.view.wire import Disc, Line, Poly, Shape, Text
from rules.kit.types import Frozen
from ui.kit.block import Box
from ui.kit.scaling import bounds

MOST = 12  # pieces at once: more are no move but another picture
LARGEST = 72.0  # u: nothing larger is a piece
RESIZED = 2.0  # a piece may be so many times as large in a place with more room
SKEWED = 1.15  # and that much wider or narrower beside its height: a bar that grows has not moved


class Piece(Frozen, frozen=True, kw_only=True):
    """A small filled shape with what is drawn on it."""

    shapes: tuple[Shape, ...]
    box: Box  # round all of it
    first: Box  # round the lowest of them

    @property
    def x(self) -> float:
        return self.box.x + self.box.w / 2

    @property
    def y(self) -> float:
        return self.box.y + self.box.h / 2

    @property
    def look(self) -> tuple[object, ...]:
        """What it has in common with the same piece in another place."""
        return tuple(_look(shape) for shape in self.shapes)


class Glide(Frozen, frozen=True, kw_only=True):
    """A piece where it lies now, and how far from there it lay before, in u."""

    piece: Piece
    dx: float
    dy: float


def glides(before: Sequence[Shape], now: Sequence[Shape], box: Box) -> tuple[Glide, ...]:
    """The pieces that came from one cell to another: as many of the same look are gone from where they were."""
    cells = _cells(now)
    if any(cells.get(hit, where) != where for hit, where in _cells(before).items()):
        return ()  # all of it is drawn anew, at another size
    were, are = list(pieces(before)), list(pieces(now))
    gone, come = _without(were, are), _without(are, were)
    found: list[Glide] = []
    for look in dict.fromkeys(piece.look for piece in come):
        there, here = [p for p in gone if p.look == look], [p for p in come if p.look == look]
        if len(there) == len(here):
            found += _paired(there, here)
    moved = [glide for glide in found if _changes_cell(glide, cells, box)]
    return tuple(moved) if len(moved) <= MOST else ()


def _cells(shapes: Sequence[Shape]) -> dict[str, Box]:
    """What a piece can lie on: everything that can be tapped."""
    return {shape.hit: bounds(shape) for shape in shapes if isinstance(shape, Poly | Disc) and shape.hit}


def _without(these: Sequence[Piece], others: Sequence[Piece]) -> list[Piece]:
    there = {piece.shapes for piece in others}
    return [piece for piece in these if piece.shapes not in there]


def _changes_cell(glide: Glide, cells: Mapping[str, Box], box: Box) -> bool:
    """Whether it came from one cell to another, both of them in sight."""
    piece, dx, dy = glide.piece, glide.dx, glide.dy
    before, now = _cell(piece.x + dx, piece.y + dy, cells), _cell(piece.x, piece.y, cells)
    was = structs.replace(piece.box, x=piece.box.x + dx, y=piece.box.y + dy)
    return bool(before and now) and before != now and _inside(was, box) and _inside(piece.box, box)


def _cell(x: float, y: float, cells: Mapping[str, Box]) -> str:
    """The smallest cell at that point, "" where none is."""
    there = [hit for hit, where in cells.items() if where.holds(x, y)]
    return min(there, key=lambda hit: cells[hit].w * cells[hit].h, default="")


def pieces(shapes: Iterable[Shape]) -> Iterator[Piece]:
    """The pieces among shapes in their order."""
    lying: Piece | None = None
    for shape in shapes:
        if lying and _belongs(shape, lying):
            box = _round(lying.box, bounds(shape)) if isinstance(shape, Poly | Disc) else lying.box
            lying = structs.replace(lying, shapes=(*lying.shapes, shape), box=box)
            continue
        if lying:
            yield lying
        lying = _begun(shape)
    if lying:
        yield lying


def _begun(shape: Shape) -> Piece | None:
    if not isinstance(shape, Poly | Disc) or not shape.fill or shape.hit or not _is_small(bounds(shape)):
        return None
    return Piece(shapes=(shape,), box=bounds(shape), first=bounds(shape))


def _belongs(shape: Shape, piece: Piece) -> bool:
    """Whether it is drawn on the piece, and does not begin another one of the same kind."""
    match shape:
        case Text():
            return piece.box.holds(shape.x, shape.y)
        case Line():
            return all(piece.box.holds(x, y) for x, y in zip(shape.points[::2], shape.points[1::2], strict=True))
        case Poly() | Disc():
            box, first = bounds(shape), piece.first
            again = _look(shape) == piece.look[0] and abs(box.w - first.w) + abs(box.h - first.h) < 0.1
            return not shape.hit and _is_small(box) and _meet(box, piece.box) and not again


def _meet(a: Box, b: Box) -> bool:
    return min(a.right, b.right) > max(a.x, b.x) and min(a.bottom, b.bottom) > max(a.y, b.y)


def _round(a: Box, b: Box) -> Box:
    x, y = min(a.x, b.x), min(a.y, b.y)
    return Box(x=x, y=y, w=max(a.right, b.right) - x, h=max(a.bottom, b.bottom) - y)


def _paired(there: list[Piece], here: list[Piece]) -> Iterator[Glide]:
    """Each piece with the nearest that it may have been."""
    for piece in here:
        was = min(there, key=lambda other: hypot(other.x - piece.x, other.y - piece.y))
        there.remove(was)
        if _is_as_large(was.box, piece.box):
            yield Glide(piece=piece, dx=was.x - piece.x, dy=was.y - piece.y)


def _is_as_large(a: Box, b: Box) -> bool:
    wider, higher = a.w / b.w, a.h / b.h
    return 1 / RESIZED <= wider <= RESIZED and 1 / SKEWED <= wider / higher <= SKEWED


def _look(shape: Shape) -> tuple[object, ...]:
    match shape:
        case Poly():
            return "poly", shape.fill, shape.edge, len(shape.points)
        case Disc():
            return "disc", shape.fill, shape.edge
        case Line():
            return "line", shape.ink, len(shape.points)
        case Text():  # its ink is another one on another ground
            return "text", shape.text


def _inside(inner: Box, outer: Box) -> bool:
    return outer.holds(inner.x, inner.y) and outer.holds(inner.right, inner.bottom)


def _is_small(box: Box) -> bool:
    return 0 < box.w <= LARGEST and 0 < box.h <= LARGEST
