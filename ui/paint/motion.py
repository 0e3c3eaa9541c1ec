"""Pieces that glide from cell to cell, while everything else is there at once."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate
from msgspec import structs

from companion.view.wire import Shape, Show
from ui.kit.block import Box, with_shapes
from ui.paint.pieces import Glide, glides
from ui.paint.shapes import Palette, Place, paint
from ui.screen.compose import Region, ScreenPicture
from ui.screen.cue import new_cue

BOARD = "board"  # the region on which pieces lie
GLIDE_S, FRAME_S = 0.25, 1 / 60


def tells(before: Show | None, now: Show) -> bool:
    """Whether what lies elsewhere in the second Show was moved, and people want to see it move."""
    if before is None or now.looks.calm or (before.page, before.title) != (now.page, now.title):
        return False
    cue = new_cue(before, now)
    return cue is None or cue.kind != "undone"


def moved(before: ScreenPicture, now: ScreenPicture) -> tuple[Glide, ...]:
    """The pieces that lie in other cells of the same board."""
    was, board = _board(before), _board(now)
    if was is None or board is None or (was.box, before.k) != (board.box, now.k) or was.block == board.block:
        return ()
    return glides(was.block.shapes, board.block.shapes, Box(w=board.box.w, h=board.box.h))


def _board(picture: ScreenPicture) -> Region | None:
    return next((region for region in picture.regions if region.name == BOARD), None)


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

    def resting(self, regions: Sequence[Region]) -> tuple[Region, ...]:
        """The regions without what is under way. Where that does not lie there any more, nothing is under way."""
        if not self._shapes:
            return tuple(regions)
        if not any(region.name == BOARD and self._shapes.issubset(region.block.shapes) for region in regions):
            self.end()
        return tuple(self._rest(region) if region.name == BOARD else region for region in regions)

    def _rest(self, region: Region) -> Region:
        rest = tuple(shape for shape in region.block.shapes if shape not in self._shapes)
        return structs.replace(region, block=with_shapes(region.block, rest))

    def until_next_s(self) -> float | None:
        """How long until the next step; None while nothing is under way."""
        return FRAME_S if self._shifts else None
