"""Painting the four shapes with Kivy's graphics instructions, and the hit test. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import assert_never

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle
from kivy.graphics.tesselator import TYPE_POLYGONS, WINDING_ODD, Tesselator
from kivy.graphics.texture import Texture

from companion.view.wire import Disc, Line, Poly, Shape, TextLine
from rules.kit.types import Frozen
from ui.kit.block import LEAST_TARGET, Target
from ui.kit.text import cut, run_label, runs
from ui.paint.antialias import Points, Web, border, circle, inset, stroke

Palette = Mapping[str, str]

LEAST_SHRINK = 0.55  # of its size: a fitted text gets no smaller
ROUND_FROM = 4.0  # pixels: thinner lines need no round ends


class Place(Frozen, frozen=True, kw_only=True):
    """A region's place in the window: pixels of its top left corner (y upwards), and pixels per u."""

    x: float
    top: float
    k: float

    def pixels(self, points: Sequence[float]) -> Points:
        """A shape's x, y, x, y ... as points in window pixels."""
        x, top, k = self.x, self.top, self.k
        return tuple((x + u * k, top - v * k) for u, v in zip(points[::2], points[1::2], strict=True))


# ---- painting -----------------------------------------------------------------------------------------------
def paint(group: InstructionGroup, shapes: Iterable[Shape], palette: Palette, place: Place) -> None:
    """Add the shapes to the group, in order."""
    for shape in shapes:
        match shape:
            case Poly():
                _paint_outline(group, place.pixels(shape.points), shape, palette, shape.width * place.k)
            case Line():
                _paint_line(group, shape, palette, place)
            case Disc():
                (middle,) = place.pixels((shape.x, shape.y))
                _paint_outline(group, circle(*middle, shape.r * place.k), shape, palette, shape.width * place.k)
            case TextLine():
                _paint_text(group, shape, palette, place)
            case _:
                assert_never(shape)


@lru_cache(maxsize=256)
def rgb(colour: str) -> tuple[float, float, float]:
    """#rrggbb as three fractions of 1."""
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255


def _paint_outline(
    group: InstructionGroup, points: Points, shape: Poly | Disc, palette: Palette, width_px: float
) -> None:
    """Paint a filled outline with its edge."""
    edged = bool(shape.edge and shape.width)
    if shape.fill:
        group.add(Color(*rgb(palette[shape.fill])))
        _fill(group, points if edged else inset(points))
        if not edged:
            _paint_web(group, border(points))
    if edged:
        group.add(Color(*rgb(palette[shape.edge])))
        _paint_web(group, stroke(points, width_px, True))


def _paint_line(group: InstructionGroup, shape: Line, palette: Palette, place: Place) -> None:
    """Paint a line with round ends."""
    points, width_px = place.pixels(shape.points), shape.width * place.k
    group.add(Color(*rgb(palette[shape.ink])))
    _paint_web(group, stroke(points, width_px, False))
    if width_px >= ROUND_FROM:
        for x, y in (points[0], points[-1]):
            end = circle(x, y, width_px / 2)
            _fill(group, inset(end))
            _paint_web(group, border(end))


def _paint_web(group: InstructionGroup, web: Web) -> None:
    vertices, indices = web
    group.add(Mesh(vertices=vertices, indices=indices, mode="triangles", texture=_ramp()))


@lru_cache(maxsize=1)
def _ramp() -> Texture:
    """A texture from clear to full in two pixels."""
    texture = Texture.create(size=(2, 1), colorfmt="rgba")
    texture.blit_buffer(b"\xff\xff\xff\x00\xff\xff\xff\xff", colorfmt="rgba")
    return texture


def _fill(group: InstructionGroup, points: Points) -> None:
    if is_convex(points):
        vertices = [v for x, y in points for v in (x, y, 0, 0)]
        group.add(Mesh(vertices=vertices, indices=list(range(len(points))), mode="triangle_fan"))
        return
    cutter = Tesselator()
    cutter.add_contour([p for point in points for p in point])
    if cutter.tesselate(WINDING_ODD, TYPE_POLYGONS):
        for vertices, indices in cutter.meshes:
            group.add(Mesh(vertices=vertices, indices=indices, mode="triangle_fan"))


def is_convex(points: Points) -> bool:
    """Whether a triangle fan from the first corner fills the outline."""
    turns = set()
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:] + points[:1], points[2:] + points[:2], strict=True):
        cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        if abs(cross) > 1e-6:
            turns.add(cross > 0)
    return len(turns) < 2


# ---- texts ----------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1024)
def _textures(text: str, size_px: float, bold: bool) -> tuple[Texture, ...]:
    """One texture per run, white on transparent, so that all inks and both themes share them."""
    labels = [run_label(run, size_px, bold) for run in runs(text)]
    for label in labels:
        label.refresh()
    return tuple(label.texture for label in labels)


def text_textures(text: str, size_px: float, bold: bool, fit_px: float) -> tuple[Texture, ...]:
    """The textures of one line, shrunk to fit; fit 0 = any width. Cuts the text when it would get illegible."""
    least_px = max(6.0, size_px * LEAST_SHRINK)
    while True:
        textures = _textures(text, size_px, bold)
        w = sum(t.width for t in textures)
        if not fit_px or w <= fit_px:
            return textures
        if size_px <= least_px:
            return _textures(cut(text, size_px, fit_px - 1, bold), size_px, bold)
        size_px = max(least_px, min(size_px - 0.5, int(2 * size_px * fit_px / w) / 2))


def _paint_text(group: InstructionGroup, shape: TextLine, palette: Palette, place: Place) -> None:
    if not shape.text:
        return
    textures = text_textures(shape.text, shape.size * place.k, shape.bold, shape.fit * place.k)
    ((x, y),) = place.pixels((shape.x, shape.y))
    w = sum(t.width for t in textures)
    x -= {"start": 0.0, "middle": w / 2, "end": float(w)}[shape.anchor]
    group.add(Color(*rgb(palette[shape.ink])))
    for texture in textures:
        # whole pixels keep letters sharp
        group.add(Rectangle(texture=texture, pos=(round(x), round(y - texture.height / 2)), size=texture.size))
        x += texture.width


# ---- hit test ---------------------------------------------------------------------------------------------------
def top_target(targets: Sequence[Target], x: float, y: float) -> Target | None:
    """The topmost of overlapping targets at x, y; else the nearest within a finger's reach."""
    on_top = next((t for t in reversed(targets) if t.box.holds(x, y)), None)
    return on_top or nearest_target(targets, x, y)


def nearest_target(targets: Iterable[Target], x: float, y: float) -> Target | None:
    """The target under a finger at x, y (u of its region): each is at least 48 u, the nearest centre wins."""
    best: tuple[float, Target] | None = None
    for target in targets:
        box = target.box
        dx, dy = abs(x - box.x - box.w / 2), abs(y - box.y - box.h / 2)
        if dx > max(box.w, LEAST_TARGET) / 2 or dy > max(box.h, LEAST_TARGET) / 2:
            continue
        if best is None or hypot(dx, dy) < best[0]:
            best = (hypot(dx, dy), target)
    return best[1] if best else None
