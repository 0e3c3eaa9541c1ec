"""The colours and seat shapes, shared by the touchscreen and the phone page.

Night has the same names with other values: no picture is drawn twice. "on-NAME" is the ink for text on that colour.
"""

from __future__ import annotations

from math import cos, pi, sin

from companion.view.wire import Mark
from rules.kit.types import Tint

DAY: dict[str, str] = {
    "walnut": "#35261d", "walnut2": "#473427", "walnut3": "#6a513f",
    "felt": "#2c4a42", "felt2": "#395a51", "felt3": "#5d7f74",
    "birch": "#efe4d0", "paper": "#fffaf0", "edge": "#93785a",
    "ink": "#2a1f18", "ink2": "#5f4b3b", "cream": "#fbf3e4", "cream2": "#d8c6ad",
    "brass": "#e8b040", "brass2": "#7a5200", "lit": "#ffe08a",
    "brick": "#9a2e22", "brickbg": "#f8ded5", "moss": "#2f6b3f", "on-brass": "#2a1f18",
    "soil": "#d69d5e", "ice": "#a9d8ee", "stone": "#141d1a", "bed": "#93aba0",
    "red": "#b5342b", "blue": "#22609f", "yellow": "#efbe3a", "green": "#2b7446", "purple": "#74479a",
    "white": "#f6f1e7", "black": "#2b2624", "orange": "#e5842c", "pink": "#dd7fa8", "brown": "#7b4a26",
    "on-red": "#fff6ea", "on-blue": "#fff6ea", "on-yellow": "#2a1f18", "on-green": "#fff6ea", "on-purple": "#fff6ea",
    "on-white": "#2a1f18", "on-black": "#fff6ea", "on-orange": "#2a1f18", "on-pink": "#2a1f18", "on-brown": "#fff6ea",
}  # fmt: skip

NIGHT: dict[str, str] = DAY | {
    "walnut": "#1a130f", "walnut2": "#2a1f18", "walnut3": "#4d3b2e",
    "felt": "#172723", "felt2": "#20352f", "felt3": "#3d584f",
    "birch": "#241b15", "paper": "#33271f", "edge": "#8d7053",
    "ink": "#ecdfca", "ink2": "#bfa98d", "cream": "#ecdfca", "cream2": "#bfa98d",
    "brass": "#c08f2f", "brass2": "#e0b45a", "lit": "#6b5320",
    "brick": "#f0a594", "brickbg": "#4a231c", "moss": "#9fd0a8", "on-brass": "#1f1712",
    "soil": "#a8773f", "ice": "#7fb0c8", "stone": "#050a08", "bed": "#61796f",
    "red": "#96302a", "blue": "#1f5286", "yellow": "#c79d2f", "green": "#25623b", "purple": "#623d82",
    "white": "#d8d0c2", "orange": "#bf6f26", "pink": "#bb6c8e", "brown": "#6b4124",
    "on-red": "#f7e9d8", "on-blue": "#f7e9d8", "on-brown": "#f7e9d8", "on-green": "#f7e9d8", "on-purple": "#f7e9d8",
    "on-yellow": "#1f1712", "on-white": "#1f1712", "on-orange": "#1f1712", "on-pink": "#1f1712",
}  # fmt: skip

# first seat, second seat, ...: distinct from every side of the table and without colours
SHAPES = ("disc", "square", "triangle", "diamond", "plus", "star", "heart", "moon", "hourglass", "bar")


def _ring(corners: int, turn: float, radius: float = 1.0) -> tuple[float, ...]:
    angles = (turn + i * 2 * pi / corners for i in range(corners))
    return tuple(round(radius * f(a), 4) for a in angles for f in (cos, sin))


def _star(points: int = 5) -> tuple[float, ...]:
    """A star with a wide waist, distinct from the plus even when small."""
    outer, inner = _ring(points, -pi / 2, 1.15), _ring(points, -pi / 2 + pi / points, 0.55)
    corners = zip(outer[::2], outer[1::2], inner[::2], inner[1::2], strict=True)
    return tuple(value for pair in corners for value in pair)


def _heart(corners: int = 28) -> tuple[float, ...]:
    turns = [2 * pi * i / corners for i in range(corners)]
    across = [sin(t) ** 3 for t in turns]
    up = [(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16 for t in turns]
    return tuple(round(v, 4) for x, y in zip(across, up, strict=True) for v in (1.1 * x, -1.1 * y - 0.1))


def _moon(corners: int = 14) -> tuple[float, ...]:
    """A crescent: round at the left, hollow at the right."""
    round_ = [pi / 3 + i * 4 * pi / 3 / corners for i in range(corners + 1)]
    hollow = [5 * pi / 3 - i * 4 * pi / 3 / corners for i in range(1, corners)]
    outer = [(1.1 * cos(t) + 0.1, 1.1 * sin(t)) for t in round_]
    inner = [(0.65 + 0.8 * 1.1 * cos(t) * 0.9, 0.87 * 1.1 * sin(t)) for t in hollow]
    return tuple(round(v, 4) for point in (*outer, *inner) for v in point)


OUTLINES: dict[str, tuple[float, ...]] = {
    "disc": (),
    "square": (-0.85, -0.85, 0.85, -0.85, 0.85, 0.85, -0.85, 0.85),
    "triangle": _ring(3, -pi / 2, 1.1),
    "diamond": (0.0, -1.15, 0.8, 0.0, 0.0, 1.15, -0.8, 0.0),
    "plus": (0.36, -1.0, 0.36, -0.36, 1.0, -0.36, 1.0, 0.36, 0.36, 0.36, 0.36, 1.0,
             -0.36, 1.0, -0.36, 0.36, -1.0, 0.36, -1.0, -0.36, -0.36, -0.36, -0.36, -1.0),
    "star": _star(),
    "heart": _heart(),
    "moon": _moon(),
    "hourglass": (-0.85, -1.0, 0.85, -1.0, 0.22, 0.0, 0.85, 1.0, -0.85, 1.0, -0.22, 0.0),
    "bar": (-1.15, -0.42, 1.15, -0.42, 1.15, 0.42, -1.15, 0.42),
}  # fmt: skip


def mark(seat: int, tint: Tint) -> Mark:
    """The mark of a seat whose pieces have that colour."""
    return Mark(shape=SHAPES[seat % len(SHAPES)], tint=tint)  # type: ignore[arg-type]


def readable_ink(name: str) -> str:
    """The palette name of the ink that is readable on that colour, by day and by night."""
    if f"on-{name}" in DAY:
        return f"on-{name}"
    if name in ("cream", "ice", "soil", "bed"):  # they stay light at night
        return "on-white"
    return "ink" if name in ("paper", "birch", "lit") else "cream"
