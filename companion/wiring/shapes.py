"""What a wiring picture is made of, and where things are on it.

Everything on one side of the header is placed by its distance `u` from the board's edge, so that left and right are
drawn by the same code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.kit.types import Frozen

PITCH = 24  # from one header pin, or one leg of a part, to the next

Side = Literal["left", "right"]
Ink = Literal["black", "red", "yellow", "orange", "white", "green", "blue", "purple", "grey"]
Point = tuple[float, float]


class Stroke(Frozen, frozen=True, kw_only=True):
    """A line through these points."""

    points: tuple[Point, ...]
    ink: Ink = "black"
    width: float = 1.6
    dashed: bool = False
    wire: bool = False  # with a dark edge, so that a pale colour is seen on paper


class Label(Frozen, frozen=True, kw_only=True):
    """One line of text; y is its baseline."""

    x: float
    y: float
    text: str
    size: float = 11
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "start"


class Box(Frozen, frozen=True, kw_only=True):
    x: float
    y: float
    width: float
    height: float
    fill: Literal["paper", "board", "black", "none"] = "none"
    round: float = 4


class Dot(Frozen, frozen=True, kw_only=True):
    x: float
    y: float
    r: float
    fill: Literal["paper", "black"] = "black"


Shape = Stroke | Label | Box | Dot


class Picture(Frozen, frozen=True, kw_only=True):
    width: float
    height: float
    title: str
    shapes: tuple[Shape, ...]


class Frame(Frozen, frozen=True, kw_only=True):
    """Where things are: the board's edges, the top of the blocks and of the header, the depth of both channels."""

    left: float
    right: float
    header: float
    bottom: float
    depth: dict[Side, float]

    def x(self, side: Side, u: float) -> float:
        return self.left - u if side == "left" else self.right + u

    def pin_y(self, pin: int) -> float:
        return self.header + PITCH * ((pin - 1) // 2)


def line(
    frame: Frame, side: Side, points: Sequence[Point], ink: Ink = "black", width: float = 1.6, dashed: bool = False
) -> Stroke:
    """A line through points (u, y) of that side."""
    placed = tuple((frame.x(side, u), y) for u, y in points)
    return Stroke(points=placed, ink=ink, width=width, dashed=dashed, wire=width == 3)


def text(frame: Frame, side: Side, u: float, y: float, words: str, bold: bool = False, far: bool = False) -> Label:
    """Words that begin at that distance; with `far` they end there."""
    anchor: Literal["start", "end"] = "end" if (side == "left") != far else "start"
    return Label(x=frame.x(side, u), y=y, text=words, size=12 if bold else 11, bold=bold, anchor=anchor)
