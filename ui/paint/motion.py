"""Pieces that glide from cell to cell, while everything else is there at once: the shapes themselves say which piece
they are part of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from msgspec import structs

from companion.view.wire import Disc, Poly, Shape, Show
from rules.kit.types import Frozen
from ui.kit.block import Box, with_shapes
from ui.kit.scaling import bounds, enclosing_box
from ui.paint.shapes import Palette, Place, paint
from ui.screen.composition import Region, ScreenPicture
from ui.screen.cue import new_cue

MOST_PIECES = 12  # pieces at once: more are no move but another picture
BOARD = "board"  # the region on which pieces lie
GLIDE_S, FRAME_S = 0.25, 1 / 60


def may_glide(before: Show | None, now: Show) -> bool:
    """Whether what lies elsewhere in the second Show was moved, and people want to see it move."""
    if before is None or now.looks.calm or (before.page, before.title) != (now.page, now.title):
        return False
    cue = new_cue(before, now)
    return cue is None or cue.kind != "undone"


def board_glides(before: ScreenPicture, now: ScreenPicture) -> tuple[Glide, ...]:
    """The pieces that lie in other cells of the same board."""
    was, board = before.region(BOARD), now.region(BOARD)
    if was is None or board is None or (was.box, before.k) != (board.box, now.k) or was.block == board.block:
        return ()
    return glides(was.block.shapes, board.block.shapes, Box(w=board.box.w, h=board.box.h))


class Motion:
    """The pieces that are under way, drawn over everything else; the rest of the picture is there at once."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._shapes: frozenset[Shape] = frozenset()  # of all pieces that are under way
        self._shifts: list[tuple[Translate, float, float]] = []  # with how far it begins, in pixels
        self._began_s = 0.0

    def begin(self, found: Sequence[Glide], palette: Palette, place: Place, now_s: float) -> None:
        """Let these pieces glide from where they lay to where they lie."""
        self.end()
        self._shapes, self._began_s = frozenset(shape for glide in found for shape in glide.piece.shapes), now_s
        for glide in found:
            dx, dy = glide.dx * place.k, -glide.dy * place.k
            shift = Translate(dx, dy, 0)
            self._shifts.append((shift, dx, dy))
            self.group.add(PushMatrix())
            self.group.add(shift)
            paint(self.group, glide.piece.shapes, palette, place)
            self.group.add(PopMatrix())

    def end(self) -> None:
        """Nothing is under way: every piece lies where the drawing says."""
        self._shapes, self._shifts = frozenset(), []
        self.group.clear()

    def step(self, now_s: float) -> bool:
        """Bring the pieces to where they are by now; True if they have come to rest by that."""
        left = 1 - (now_s - self._began_s) / GLIDE_S
        if self._shifts and left <= 0:
            self.end()
            return True
        for shift, dx, dy in self._shifts:
            shift.x, shift.y = dx * left**3, dy * left**3  # quick at first, slow at the end
        return False

    def resting_regions(self, regions: Sequence[Region]) -> tuple[Region, ...]:
        """The regions without what is under way. Where that does not lie there any more, nothing is under way."""
        if not self._shapes:
            return tuple(regions)
        if not any(region.name == BOARD and self._shapes.issubset(region.block.shapes) for region in regions):
            self.end()
        return tuple(self._resting_region(region) if region.name == BOARD else region for region in regions)

    def _resting_region(self, region: Region) -> Region:
        rest = tuple(shape for shape in region.block.shapes if shape not in self._shapes)
        return structs.replace(region, block=with_shapes(region.block, rest))

    def until_next_s(self) -> float | None:
        """How long until the next step; None while nothing is under way."""
        return FRAME_S if self._shifts else None


# ---- which pieces ---------------------------------------------------------------------------------------------
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
            found += _pair_up(there, here)
    found = [glide for glide in found if _is_in_sight(glide, box)]
    return tuple(found) if len(found) <= MOST_PIECES else ()


def pieces(shapes: Iterable[Shape]) -> dict[str, PaintedPiece]:
    """The pieces among shapes by their names."""
    parts: dict[str, list[Shape]] = {}
    for shape in shapes:
        if shape.piece:
            parts.setdefault(shape.piece, []).append(shape)
    return {
        name: PaintedPiece(
            look=name.split("|")[1],
            shapes=tuple(own),
            box=enclosing_box([bounds(shape) for shape in own if isinstance(shape, Poly | Disc)]),  # texts are on these
        )
        for name, own in parts.items()
    }


def _cells(shapes: Iterable[Shape]) -> dict[str, Box]:
    """What a piece can be on: everything that can be tapped."""
    return {shape.hit: bounds(shape) for shape in shapes if isinstance(shape, Poly | Disc) and shape.hit}


def _pair_up(there: list[PaintedPiece], here: list[PaintedPiece]) -> Iterator[Glide]:
    """Each piece with the nearest that it may have been."""
    for piece in here:
        was = min(there, key=lambda other: hypot(other.x - piece.x, other.y - piece.y))
        there.remove(was)
        yield Glide(piece=piece, dx=was.x - piece.x, dy=was.y - piece.y)


def _is_in_sight(glide: Glide, box: Box) -> bool:
    """Whether it is inside the box now, and was before."""
    now = glide.piece.box
    return _is_inside(now, box) and _is_inside(structs.replace(now, x=now.x + glide.dx, y=now.y + glide.dy), box)


def _is_inside(inner: Box, outer: Box) -> bool:
    return outer.holds(inner.x, inner.y) and outer.holds(inner.right, inner.bottom)
