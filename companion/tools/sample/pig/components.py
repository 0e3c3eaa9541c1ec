"""What lies in the box, and how it is drawn."""

from __future__ import annotations

from rules.kit.types import Glyph, Patch

UNLUCKY = 1  # PIG-4
PIPS = 6
MOST_POINTS = 999
ICON = Glyph(
    id="die",
    patches=(
        Patch(points=(0.15, 0.15, 0.85, 0.15, 0.85, 0.85, 0.15, 0.85)),
        Patch(points=(0.42, 0.42, 0.58, 0.42, 0.58, 0.58, 0.42, 0.58), ink="felt"),
    ),
)
