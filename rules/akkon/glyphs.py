"""The six fields, and small pictures: the seneschal and the sign of the game. Coordinates 0..1 from the top left."""

from __future__ import annotations

from rules.akkon.components import CITIES
from rules.kit.types import Cell, Glyph, Layout, Patch

WIDTH, HEIGHT = 360, 228
HALF_WIDE, HALF_TALL = 57, 54  # of a field

FIELDS = Layout(
    id="fields",
    ratio=WIDTH / HEIGHT,
    cells=tuple(
        Cell(id=city, x=(HALF_WIDE + 123 * (i % 3)) / WIDTH, y=(HALF_TALL + 120 * (i // 3)) / HEIGHT, shape="plate",
             size=HALF_WIDE / WIDTH, tall=HALF_TALL / WIDTH)
        for i, city in enumerate(CITIES)
    ),
)  # fmt: skip

SENESCHAL = Glyph(
    id="seneschal",
    patches=(
        Patch(points=(0.06, 0.3, 0.3, 0.06, 0.94, 0.06, 0.94, 0.7, 0.7, 0.94, 0.06, 0.94), ink="ink"),
        Patch(points=(0.14, 0.36, 0.64, 0.36, 0.64, 0.86, 0.14, 0.86), ink="bed"),
        Patch(points=(0.18, 0.3, 0.34, 0.14, 0.82, 0.14, 0.66, 0.3), ink="cream"),
        Patch(points=(0.7, 0.34, 0.86, 0.18, 0.86, 0.66, 0.7, 0.82), ink="walnut3"),
    ),
)
ICON = Glyph(
    id="akkon",
    patches=(
        Patch(points=(0.08, 0.06, 0.92, 0.06, 0.92, 0.52, 0.84, 0.72, 0.7, 0.86, 0.5, 0.96, 0.3, 0.86, 0.16, 0.72,
                      0.08, 0.52), ink="cream"),
        Patch(points=(0.38, 0.14, 0.62, 0.14, 0.55, 0.45, 0.45, 0.45), ink="red"),
        Patch(points=(0.38, 0.8, 0.62, 0.8, 0.55, 0.45, 0.45, 0.45), ink="red"),
        Patch(points=(0.17, 0.35, 0.17, 0.59, 0.5, 0.52, 0.5, 0.42), ink="red"),
        Patch(points=(0.83, 0.35, 0.83, 0.59, 0.5, 0.52, 0.5, 0.42), ink="red"),
    ),
)  # fmt: skip
GLYPHS = (SENESCHAL, ICON)
