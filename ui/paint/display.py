"""The display: repaints changed regions, animates gliding pieces, outlines the touched target.

Places are window pixels from the bottom left corner. The display also holds the scroll offset.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kivy.graphics import (
    Callback,
    Color,
    Fbo,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    ScissorPop,
    ScissorPush,
    Translate,
    Triangle,
)
from kivy.graphics import Line as KivyLine
from msgspec import structs

from ui.kit.block import Box, Target
from ui.paint import damage, motion
from ui.paint.motion import Motion
from ui.paint.shapes import Palette, Place, nearest_target, paint, rgb, top_target
from ui.screen.composition import Region, ScreenPicture
from ui.screen.zoom import Point

VEIL = (0.0, 0.0, 0.0, 0.8)  # dims the picture if the panel's backlight cannot be turned down
MARGIN = 8.0  # below the content of a scrolling region
MORE_H = 16.0  # height of the strip with the arrow for more content

Pixels = tuple[int, int, int, int]  # left, bottom, width, height
PaintedRegion = tuple[
    Region, float, Palette, float
]  # the source of a painted part of the sheet; last, its scroll offset


class Display:
    """Shows the newest picture on a widget's canvas. It paints when the window draws: of several pictures in one frame,
    as during a drag, only the last."""

    def __init__(self, canvas: Any, width: float, height: float) -> None:
        self.picture = ScreenPicture(k=1, regions=())
        self._canvas, self._width, self._height = canvas, width, height
        self._palette: Palette = {}
        self._sheet: PaintedSheet | None = None
        self._painted_regions: dict[str, PaintedRegion] = {}
        self._scroll_state: tuple[str, float] = ("", 0.0)  # content, offset in u
        self._motion, self._press, self._veil = Motion(), InstructionGroup(), InstructionGroup()
        self._ring = InstructionGroup()
        self._is_due, self._drawing = False, Callback(self._draw)
        canvas.before.add(self._drawing)
        for group in (self._motion.group, self._ring, self._press, self._veil):
            canvas.after.add(group)

    # ---- showing --------------------------------------------------------------------------------------------
    def resize(self, width: float, height: float) -> None:
        """Set the window's size; the next picture is painted whole."""
        self._width, self._height = width, height
        self._painted_regions.clear()

    def show(self, picture: ScreenPicture, palette: Palette) -> None:
        """Set the picture: its targets count at once, its painting follows at the next frame."""
        self.picture, self._palette = picture, palette
        if self._scroll_state[0] not in {region.scrolls for region in picture.regions}:
            self._scroll_state = ("", 0.0)
        if {region.name: self._paint_state(region) for region in picture.regions} != self._painted_regions:
            self._is_due = True
            self._drawing.ask_update()

    def _draw(self, _: Callback) -> None:
        """Paint the changed regions, as the window draws."""
        if not self._is_due:
            return
        self._is_due = False
        wanted = {
            region.name: self._paint_state(region) for region in self._motion.resting_regions(self.picture.regions)
        }
        changed = [
            part for name in wanted if (part := self._changed_part(self._painted_regions.get(name), wanted[name]))
        ]
        if changed:  # the regions cover the sheet and do not overlap
            self._whole_sheet().paint(changed)
        self._painted_regions = wanted

    def glide(self, picture: ScreenPicture, palette: Palette, now_s: float) -> None:
        """Start gliding the pieces that lie elsewhere in the next picture."""
        board = picture.region(motion.BOARD)
        if board and (found := motion.board_glides(self.picture, picture)):
            self._motion.begin(found, palette, self._place(board), now_s)

    def move(self, now_s: float) -> None:
        """Advance the pieces in motion."""
        if self._motion.step(now_s):  # pieces at rest belong to the picture again
            self.show(self.picture, self._palette)

    def until_next_s(self) -> float | None:
        """Seconds until the next animation step; None without motion."""
        return self._motion.until_next_s()

    def show_press(self, region: Region, target: Target) -> None:
        """Outline the touched target in brass."""
        self._press.clear()
        self._outline(self._press, region, target, "brass", max(1.5, 2 * self.picture.k))

    def show_ring(self, region: Region, target: Target) -> None:
        """Draw the keyboard focus ring, bright with dark sides, visible on any ground."""
        self._ring.clear()
        for ink, width in (("walnut", 4.5), ("cream", 2.0)):
            self._outline(self._ring, region, target, ink, width * self.picture.k)

    def hide_ring(self) -> None:
        """Remove the focus ring, once a finger touches."""
        self._ring.clear()

    def _outline(self, group: InstructionGroup, region: Region, target: Target, ink: str, width: float) -> None:
        k, box = self.picture.k, target.box
        x = (region.box.x + box.x + 2) * k
        y = self._top(region) - (box.bottom - self.scroll_offset(region) - 2) * k
        group.add(Color(*rgb(self._palette[ink])))
        group.add(KivyLine(rounded_rectangle=(x, y, (box.w - 4) * k, (box.h - 4) * k, 8 * k), width=width))

    def hide_press(self) -> None:
        self._press.clear()

    def veil(self, on: bool) -> None:
        """Darken everything, or end the darkness."""
        self._veil.clear()
        if on:
            self._veil.add(Color(*VEIL))
            self._veil.add(Rectangle(size=(self._width, self._height)))

    # ---- scrolling --------------------------------------------------------------------------------------------
    def scroll_offset(self, region: Region) -> float:
        """The region's scroll offset in u; new content starts at the top."""
        what, far = self._scroll_state
        return min(far, self.hidden_height(region)) if region.scrolls and what == region.scrolls else 0.0

    def hidden_height(self, region: Region) -> float:
        """The height of a region's content that is out of sight, in u."""
        below = region.block.h + MARGIN - region.box.h
        return below if below > MARGIN else 0.0

    def scroll(self, region: Region, far: float) -> None:
        """Scroll a region to that offset, within its content; visible with the next picture."""
        self._scroll_state = (region.scrolls, max(0.0, min(far, self.hidden_height(region))))

    # ---- hit test -----------------------------------------------------------------------------------------------
    def region_at(self, x: float, y: float) -> Region | None:
        """The region at x, y."""
        u, v = self._u(x, y)
        inside = (r for r in self.picture.regions if r.box.x <= u < r.box.right and r.box.y <= v < r.box.bottom)
        return next(inside, None)

    def target_at(self, x: float, y: float) -> Target | None:
        """The target that a tap at x, y hits."""
        region = self.region_at(x, y)
        if region is None:
            return None
        u, v = self._u(x, y)
        if self._has_more(region) and v > region.box.bottom - MORE_H:
            return None
        u, v = u - region.box.x, v - region.box.y + self.scroll_offset(region)
        return nearest_target(region.block.targets, u, v) or top_target(region.block.background, u, v)

    def part_at(self, region: Region, x: float, y: float) -> Point:
        """The point as fractions of the region's size."""
        (u, v), box = self._u(x, y), region.box
        return (u - box.x) / box.w, (v - box.y) / box.h

    def _u(self, x: float, y: float) -> tuple[float, float]:
        """A point in u from the top left corner."""
        return x / self.picture.k, (self._height - y) / self.picture.k

    def _top(self, region: Region) -> float:
        return self._height - region.box.y * self.picture.k

    def _place(self, region: Region) -> Place:
        return Place(x=region.box.x * self.picture.k, top=self._top(region), k=self.picture.k)

    def _pixels(self, box: Box) -> Pixels:
        """A box in whole window pixels; neighbours share their border."""
        k = self.picture.k
        left, right = round(box.x * k), round(box.right * k)
        top, bottom = round(self._height - box.y * k), round(self._height - box.bottom * k)
        return left, bottom, max(0, right - left), max(0, top - bottom)

    # ---- painting -----------------------------------------------------------------------------------------------
    def _paint_state(self, region: Region) -> PaintedRegion:
        return region, self.picture.k, self._palette, self.scroll_offset(region)

    def _changed_part(self, was: PaintedRegion | None, now: PaintedRegion) -> tuple[Pixels, InstructionGroup] | None:
        """The changed part of a region, and its painting."""
        region = now[0]
        if was == now:
            return None
        if was is None or was[1:] != now[1:] or damage.is_other(was[0], region):
            return self._pixels(region.box), self._draw_region(region)
        box = damage.stale_box(was[0], region)
        if box is None:
            return None
        there = structs.replace(region, block=damage.reduced(region.block, box))
        box = structs.replace(box, x=region.box.x + box.x, y=region.box.y + box.y)
        return self._pixels(box), self._draw_region(there)

    def _draw_region(self, region: Region) -> InstructionGroup:
        x, y, w, h = self._pixels(region.box)
        group = InstructionGroup()
        group.add(Color(*rgb(self._palette[region.ground])))
        group.add(Rectangle(pos=(x, y), size=(w, h)))
        group.add(PushMatrix())
        group.add(Translate(0, self.scroll_offset(region) * self.picture.k, 0))
        paint(group, region.block.shapes, self._palette, self._place(region))
        group.add(PopMatrix())
        if region.scrolls and self.hidden_height(region) > 0:
            self._add_bar(group, region)
        return group

    def _add_bar(self, group: InstructionGroup, region: Region) -> None:
        """Add a thin scroll bar at the right."""
        k, whole = self.picture.k, region.block.h + MARGIN
        h = region.box.h * region.box.h / whole
        top = self.scroll_offset(region) * region.box.h / whole
        x = (region.box.right - 5) * k
        group.add(Color(*rgb(self._palette["edge"])))
        group.add(Rectangle(pos=(x, self._top(region) - (top + h) * k), size=(4 * k, h * k)))
        if self._has_more(region):
            self._add_arrow(group, region)

    def _has_more(self, region: Region) -> bool:
        """Whether content lies below the visible part of a scrolling region."""
        return bool(region.scrolls) and self.scroll_offset(region) < self.hidden_height(region)

    def _add_arrow(self, group: InstructionGroup, region: Region) -> None:
        """Add the arrow down at the lower edge, on a strip of its own without letters below it."""
        k = self.picture.k
        x, y = (region.box.x + region.box.w / 2) * k, self._top(region) - region.box.h * k
        group.add(Color(*rgb(self._palette[region.ground])))
        group.add(Rectangle(pos=(region.box.x * k, y), size=((region.box.w - 5) * k, MORE_H * k)))
        group.add(Color(*rgb(self._palette["edge"])))
        group.add(Triangle(points=(x - 12 * k, y + 13 * k, x + 12 * k, y + 13 * k, x, y + 2 * k)))

    def _whole_sheet(self) -> PaintedSheet:
        size = round(self._width), round(self._height)
        if self._sheet is None or self._sheet.size != size:
            self._canvas.clear()
            self._sheet = PaintedSheet(size)
            self._canvas.add(self._sheet.instructions)
        return self._sheet


class PaintedSheet:
    """The whole screen as one texture; a changed part is painted onto it and stays. A key that lights up costs one
    rectangle, not every line and letter again. `instructions` go into the canvas, from its bottom left corner."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._fbo = Fbo(size=size)
        self._fbo.texture.mag_filter = self._fbo.texture.min_filter = "nearest"  # pixel for pixel
        self.instructions = InstructionGroup()
        self.instructions.add(Color(1, 1, 1))
        self.instructions.add(Rectangle(texture=self._fbo.texture, size=size))

    def paint(self, parts: Iterable[tuple[Pixels, InstructionGroup]]) -> None:
        """Paint each group onto its part now, clipped to it."""
        for (x, y, width, height), group in parts:
            self._fbo.add(ScissorPush(x=x, y=y, width=width, height=height))
            self._fbo.add(group)
            self._fbo.add(ScissorPop())
        self._fbo.draw()
        self._fbo.clear()
        self.instructions.flag_update()
