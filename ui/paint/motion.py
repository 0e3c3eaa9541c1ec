"""Animation of pieces that glide from cell to cell; everything else changes at once. Shapes name their piece."""

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

MOST_PIECES = 12  # at once: more means another picture, not a move
BOARD = "board"  # the region on which pieces lie
GLIDE_S, FRAME_S = 0.25, 1 / 60


def may_glide(before: Show | None, now: Show) -> bool:
    """Whether pieces may glide between the two Shows: the same page, no undo, and animation wanted."""
    if before is None or now.looks.calm or (before.page, before.title) != (now.page, now.title):
        return False
    cue = new_cue(before, now)
    return cue is None or cue.kind != "undone"


def board_glides(before: ScreenPicture, now: ScreenPicture) -> tuple[Glide, ...]:
    """The glides of pieces that lie in other cells of the same board."""
    was, board = before.region(BOARD), now.region(BOARD)
    if was is None or board is None or (was.box, before.k) != (board.box, now.k) or was.block == board.block:
        return ()
    return glides(was.block.shapes, board.block.shapes, Box(w=board.box.w, h=board.box.h))


class Motion:
    """The pieces in motion, drawn over the rest of the picture."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._shapes: frozenset[Shape] = frozenset()  # of all pieces in motion
        self._shifts: list[tuple[Translate, float, float]] = []  # with the first offset in pixels
        self._began_s = 0.0

    def begin(self, found: Sequence[Glide], palette: Palette, place: Place, now_s: float) -> None:
        """Start gliding these pieces from their old places to their new ones."""
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
        """End all motion; every piece lies where the drawing says."""
        self._shapes, self._shifts = frozenset(), []
        self.group.clear()

    def step(self, now_s: float) -> bool:
        """Advance the pieces; True if they have come to rest."""
        left = 1 - (now_s - self._began_s) / GLIDE_S
        if self._shifts and left <= 0:
            self.end()
            return True
        for shift, dx, dy in self._shifts:
            shift.x, shift.y = dx * left**3, dy * left**3  # quick at first, slow at the end
        return False

    def resting_regions(self, regions: Sequence[Region]) -> tuple[Region, ...]:
        """The regions without the pieces in motion. If the board no longer shows these, the motion ends."""
        if not self._shapes:
            return tuple(regions)
        if not any(region.name == BOARD and self._shapes.issubset(region.block.shapes) for region in regions):
            self.end()
        return tuple(self._resting_region(region) if region.name == BOARD else region for region in regions)

    def _resting_region(self, region: Region) -> Region:
        rest = tuple(shape for shape in region.block.shapes if shape not in self._shapes)
        return structs.replace(region, block=with_shapes(region.block, rest))

    def until_next_s(self) -> float | None:
        """Seconds until the next frame; None without motion."""
        return FRAME_S if self._shifts else None


# ---- finding the pieces ---------------------------------------------------------------------------------------
class PaintedPiece(Frozen, frozen=True, kw_only=True):
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
    """A piece at its new place, and the offset of its old place in u."""

    piece: PaintedPiece
    dx: float
    dy: float


def glides(before: Sequence[Shape], now: Sequence[Shape], box: Box) -> tuple[Glide, ...]:
    """The glides from cell to cell within `box`: each piece that came has a piece of the same look that went."""
    cells = _cells(now)
    if any(cells.get(hit, where) != where for hit, where in _cells(before).items()):
        return ()  # the board has another size
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
    """The pieces among the shapes, by name."""
    parts: dict[str, list[Shape]] = {}
    for shape in shapes:
        if shape.piece:
            parts.setdefault(shape.piece, []).append(shape)
    return {
        name: PaintedPiece(
            look=name.split("|")[1],
            shapes=tuple(own),
            box=enclosing_box([bounds(shape) for shape in own if isinstance(shape, Poly | Disc)]),  # texts lie on these
        )
        for name, own in parts.items()
    }


def _cells(shapes: Iterable[Shape]) -> dict[str, Box]:
    """The boxes of all tappable shapes: the cells that a piece can be on."""
    return {shape.hit: bounds(shape) for shape in shapes if isinstance(shape, Poly | Disc) and shape.hit}


def _pair_up(there: list[PaintedPiece], here: list[PaintedPiece]) -> Iterator[Glide]:
    """Pair each piece with the nearest old one."""
    for piece in here:
        was = min(there, key=lambda other: hypot(other.x - piece.x, other.y - piece.y))
        there.remove(was)
        yield Glide(piece=piece, dx=was.x - piece.x, dy=was.y - piece.y)


def _is_in_sight(glide: Glide, box: Box) -> bool:
    """Whether the piece is inside the box both now and before."""
    now = glide.piece.box
    return _is_inside(now, box) and _is_inside(structs.replace(now, x=now.x + glide.dx, y=now.y + glide.dy), box)


def _is_inside(inner: Box, outer: Box) -> bool:
    return outer.holds(inner.x, inner.y) and outer.holds(inner.right, inner.bottom)
