"""Which pieces of a drawing came to another cell: the shapes themselves say which piece they are part of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from msgspec import structs

from companion.view.wire import Disc, Poly, Shape
from rules.kit.types import Frozen
from ui.kit.block import Box
from ui.kit.scaling import bounds

MOST = 12  # pieces at once: more are no move but another picture


class PaintedPiece(Frozen, frozen=True, kw_only=True):
    """All shapes of one piece."""

    look: str
    shapes: tuple[Shape, ...]
    box: Box

    @property
    def x(self) -> float:
        return self.box.x + self.box.w / 2

    @property
    def y(self) -> float:
        return self.box.y + self.box.h / 2


class Glide(Frozen, frozen=True, kw_only=True):
    """A piece where it is now, and how far from there it was before, in u."""

    piece: PaintedPiece
    dx: float
    dy: float


def glides(before: Sequence[Shape], now: Sequence[Shape], box: Box) -> tuple[Glide, ...]:
    """The pieces that came from one cell to another, both in sight: as many of the same look are gone elsewhere."""
    cells = _cells(now)
    if any(cells.get(hit, where) != where for hit, where in _cells(before).items()):
        return ()  # all of it is drawn anew, at another size
    were, are = pieces(before), pieces(now)
    gone = [piece for name, piece in were.items() if name not in are]
    come = [piece for name, piece in are.items() if name not in were]
    found: list[Glide] = []
    for look in dict.fromkeys(piece.look for piece in come):
        there, here = [p for p in gone if p.look == look], [p for p in come if p.look == look]
        if len(there) == len(here):
            found += _paired(there, here)
    found = [glide for glide in found if _is_in_sight(glide, box)]
    return tuple(found) if len(found) <= MOST else ()


def pieces(shapes: Iterable[Shape]) -> dict[str, PaintedPiece]:
    """The pieces among shapes by their names."""
    parts: dict[str, list[Shape]] = {}
    for shape in shapes:
        if shape.piece:
            parts.setdefault(shape.piece, []).append(shape)
    return {
        name: PaintedPiece(look=name.split("|")[1], shapes=tuple(own), box=_round(own)) for name, own in parts.items()
    }


def _cells(shapes: Iterable[Shape]) -> dict[str, Box]:
    """What a piece can be on: everything that can be tapped."""
    return {shape.hit: bounds(shape) for shape in shapes if isinstance(shape, Poly | Disc) and shape.hit}


def _paired(there: list[PaintedPiece], here: list[PaintedPiece]) -> Iterator[Glide]:
    """Each piece with the nearest that it may have been."""
    for piece in here:
        was = min(there, key=lambda other: hypot(other.x - piece.x, other.y - piece.y))
        there.remove(was)
        yield Glide(piece=piece, dx=was.x - piece.x, dy=was.y - piece.y)


def _round(shapes: Iterable[Shape]) -> Box:
    """The box round all of them; texts are on the others."""
    boxes = [bounds(shape) for shape in shapes if isinstance(shape, Poly | Disc)]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x=x, y=y, w=max(box.right for box in boxes) - x, h=max(box.bottom for box in boxes) - y)


def _is_in_sight(glide: Glide, box: Box) -> bool:
    """Whether it is inside the box now, and was before."""
    now = glide.piece.box
    return _inside(now, box) and _inside(structs.replace(now, x=now.x + glide.dx, y=now.y + glide.dy), box)


def _inside(inner: Box, outer: Box) -> bool:
    return outer.holds(inner.x, inner.y) and outer.holds(inner.right, inner.bottom)
