"""A wiring picture as an SVG file that needs nothing else: no fonts of its own, no script, and readable in grey."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import assert_never

from companion.wiring.shapes import Box, Dot, Label, Picture, Shape, Stroke

INKS = {
    "black": "#1d1712", "red": "#c0271f", "yellow": "#f2c230", "orange": "#ec7a1c", "white": "#ffffff",
    "green": "#2f8f46", "blue": "#2f62c0", "purple": "#8444a8", "grey": "#8b8b8b",
}  # fmt: skip
FILLS = {"paper": "#ffffff", "board": "#e6efe8", "black": INKS["black"], "none": "none"}
EDGE = 1.6


def svg(picture: Picture) -> str:
    """The picture as the text of a file."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width:g} {picture.height:g}" '
        'font-family="DejaVu Sans, Verdana, sans-serif" stroke-linejoin="round">',
        f"<title>{escape(picture.title)}</title>",
        f'<rect width="{picture.width:g}" height="{picture.height:g}" fill="#ffffff"/>',
        *(line for shape in picture.shapes for line in _drawn(shape)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _drawn(shape: Shape) -> Iterator[str]:
    match shape:
        case Stroke():
            if shape.wire:
                yield _polyline(shape, INKS["black"], shape.width + EDGE)
            yield _polyline(shape, INKS[shape.ink], shape.width)
        case Label():
            bold = ' font-weight="bold"' if shape.bold else ""
            anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
            yield (
                f'<text x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}"{bold}{anchor} '
                f'fill="{INKS["black"]}">{escape(shape.text)}</text>'
            )
        case Box():
            yield (
                f'<rect x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" '
                f'rx="{shape.round:g}" fill="{FILLS[shape.fill]}" stroke="{INKS["grey"]}"/>'
            )
        case Dot():
            yield (
                f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.r:g}" fill="{FILLS[shape.fill]}" '
                f'stroke="{INKS["black"]}"/>'
            )
        case _:
            assert_never(shape)


def _polyline(shape: Stroke, ink: str, width: float) -> str:
    points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
    dash = ' stroke-dasharray="9 5"' if shape.dashed else ""
    return f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="{width:g}"{dash}/>'
