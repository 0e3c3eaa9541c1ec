"""Basic shapes of drawings: boxes, marks, badges, glyphs, dice, lines of text. Lengths in u."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal

from companion.view.palette import OUTLINES, readable_ink
from companion.view.text_width import wrap
from companion.view.wire import Disc, Line, Mark, Poly, Shape, TextLine
from rules.kit.types import Glyph

WIDTH, HEIGHT = 376.0, 400.0  # of the board area at 800x480
WIDE, LOW = 420.0, 320.0  # of a drawing without seats beside it, in a wider and lower area
MARGIN = 8.0
GAP = 8.0
CORNER = 10.0  # of keys, tiles and cells

Points = tuple[float, ...]
Anchor = Literal["start", "middle", "end"]

DARK = "on-white"  # dark by day and by night, on colours that stay light
SHAPES = 1024  # cache size: a Show has some hundred shapes, most of them as in the last one
TEETH = {"green": 3, "yellow": 2, "red": 1}  # marks for the colour-blind


# ---- outlines -----------------------------------------------------------------------------------------
def points(*values: float) -> Points:
    """Coordinates, rounded to keep drawings short on the wire."""
    return tuple(round(value, 2) for value in values)


@lru_cache(SHAPES)
def box(x: float, y: float, w: float, h: float, r: float = CORNER) -> Points:
    """A rectangle with rounded corners."""
    r = max(0.0, min(r, w / 2, h / 2))
    if r < 1:
        return points(x, y, x + w, y, x + w, y + h, x, y + h)
    centres = ((x + w - r, y + r, -0.5), (x + w - r, y + h - r, 0.0), (x + r, y + h - r, 0.5), (x + r, y + r, 1.0))
    steps = 3 if r < 6 else 5
    angles = [(cx, cy, (turn + i / (2 * steps)) * pi) for cx, cy, turn in centres for i in range(steps + 1)]
    return points(*(v for cx, cy, a in angles for v in (cx + r * cos(a), cy + r * sin(a))))


@lru_cache(SHAPES)
def arc(x: float, y: float, r: float, begin: float, end: float, steps: int = 24) -> Points:
    """Part of a circle; angles in turns, 0 = right, clockwise."""
    angles = [2 * pi * (begin + (end - begin) * i / steps) for i in range(steps + 1)]
    return points(*(v for a in angles for v in (x + r * cos(a), y + r * sin(a))))


@lru_cache(SHAPES)
def ring(x: float, y: float, r: float, corners: int, turn: float = 0.0) -> Points:
    """A regular polygon; `turn` in parts of a full turn."""
    angles = [2 * pi * (turn + i / corners) for i in range(corners)]
    return points(*(v for a in angles for v in (x + r * cos(a), y + r * sin(a))))


# ---- seats ----------------------------------------------------------------------------------------------
@lru_cache(SHAPES)
def mark(who: Mark, x: float, y: float, r: float, edge: str = "cream", width: float = 2, say: str = "") -> Shape:
    """A seat's shape in its colour, `say` in words; the edge is cream on walnut and felt, ink on paper."""
    outline = OUTLINES[who.shape]
    if not outline:
        return Disc(x=round(x, 2), y=round(y, 2), r=round(r, 2), fill=who.tint, edge=edge, width=width, say=say)
    moved = points(*(v * r + (y if i % 2 else x) for i, v in enumerate(outline)))
    return Poly(points=moved, fill=who.tint, edge=edge, width=width, say=say)


def badge(who: Mark, x: float, y: float, r: float) -> tuple[Shape, ...]:
    """A player's badge: the mark on a cream disc of radius r."""
    ground = Disc(x=round(x, 2), y=round(y, 2), r=round(r, 2), fill="cream", edge=DARK, width=2)
    return ground, mark(who, x, y, r * 0.58, DARK, 1.5)


def crown(x: float, y: float, w: float) -> Poly:
    """The sign of a privilege."""
    h = w * 0.62
    corners = ((-0.5, 0.5), (-0.5, -0.3), (-0.24, 0.1), (0.0, -0.5), (0.24, 0.1), (0.5, -0.3), (0.5, 0.5))
    return Poly(points=points(*(v for a, b in corners for v in (x + a * w, y + b * h))), fill="brass")


# ---- glyphs and dice ------------------------------------------------------------------------------------
@lru_cache(SHAPES)
def glyph(g: Glyph, x: float, y: float, w: float, h: float) -> tuple[Shape, ...]:
    """A game's glyph in a box."""
    return tuple(
        Poly(points=points(*(y + v * h if i % 2 else x + v * w for i, v in enumerate(p.points))), fill=p.ink)
        for p in g.patches
    )


@lru_cache(SHAPES)
def die(tint: str, face: str, x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A die in its colour with that colour's teeth; x, y is its top left corner."""
    fill, ink = ("paper", "ink") if tint == "none" else (tint, readable_ink(tint))
    parts: list[Shape] = [Poly(points=box(x, y, size, size, size / 5), fill=fill, edge="ink", width=2)]
    n, a = TEETH.get(tint, 0), size / 48
    for i in range(n):
        left = x + size / 2 + (i - n / 2) * 10 * a + 1.5 * a
        tooth = points(left, y + 10 * a, left + 3.5 * a, y + 4 * a, left + 7 * a, y + 10 * a)
        parts.append(Poly(points=tooth, fill=ink))
    if face:
        middle = y + size * (0.58 if n else 0.5)
        parts.append(text(face, x + size / 2, middle, size * 28 / 48, ink, bold=True, anchor="middle", fit=size - 8))
    return tuple(parts)


def number(n: int) -> str:
    """A number with a true minus sign."""
    return str(n).replace("-", "−")


# ---- text -----------------------------------------------------------------------------------------------
def text(
    words: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
    fit: float = 0,
) -> TextLine:
    """One line of text; y is its middle."""
    return TextLine(x=round(x, 2), y=round(y, 2), text=words, size=round(size, 1), ink=ink, bold=bold, anchor=anchor,
                    fit=round(fit, 1))  # fmt: skip


def lines(
    words: str,
    x: float,
    y: float,
    room: float,
    size: float,
    ink: str,
    *,
    most: int = 2,
    bold: bool = False,
    anchor: Anchor = "start",
) -> tuple[Shape, ...]:
    """Up to `most` lines of text, centred on y, none wider than `room`."""
    broken = wrap(words, room, size, most, bold)
    pitch = size * 1.2
    top = y - pitch * (len(broken) - 1) / 2
    return tuple(
        text(line, x, top + i * pitch, size, ink, bold=bold, anchor=anchor, fit=room) for i, line in enumerate(broken)
    )


def stroke(line: Sequence[float], ink: str, width: float) -> Line:
    return Line(points=points(*line), ink=ink, width=width)


def pairs(line: Sequence[float]) -> tuple[tuple[float, float], ...]:
    """The corners of a line or outline."""
    return tuple((line[i], line[i + 1]) for i in range(0, len(line), 2))
