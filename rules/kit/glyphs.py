"""The glyphs of a game in a folder, drawn in its `glyphs.svg`, which every drawing program shows; the icon comes last.

Each nested `svg` with an id is a glyph in a box of 1 by 1; each `polygon` is a patch, its class the ink: a name of the
palette, since the same glyph is drawn by day and by night.
"""

from __future__ import annotations

import pkgutil
import re

import msgspec

from rules.kit.scenes import Glyph, Patch

FILE = "glyphs.svg"
GLYPH = re.compile(r'<svg id="([^"]+)"[^>]*>(.*?)</svg>', re.DOTALL)
POLYGON = re.compile(r'<polygon class="([^"]+)" points="([^"]+)"/>')


def read_glyphs(package: str) -> tuple[Glyph, ...]:
    """The glyphs in the order of the file. Raises ValueError, naming the glyph, for a wrong ink or coordinate."""
    return parse_glyphs((pkgutil.get_data(package, FILE) or b"").decode())


def parse_glyphs(svg: str) -> tuple[Glyph, ...]:
    """The same from the file's text."""
    return tuple(Glyph(id=id, patches=tuple(_patches(id, drawn))) for id, drawn in GLYPH.findall(svg))


def _patches(id: str, drawn: str) -> list[Patch]:
    try:
        polygons = [(ink, tuple(map(float, points.split()))) for ink, points in POLYGON.findall(drawn)]
        return [msgspec.convert({"ink": ink, "points": points}, Patch) for ink, points in polygons]
    except ValueError as why:
        raise ValueError(f"{FILE}, {id}: {why}") from why
