"""The box of this game is empty: a picture of a score pad for the home screen."""

from __future__ import annotations

from rules.kit.types import Glyph, Patch


def _bar(x: float, y: float, w: float, h: float) -> tuple[float, ...]:
    return (x, y, x + w, y, x + w, y + h, x, y + h)


ICON = Glyph(
    id="pad",
    patches=(
        Patch(points=_bar(0.18, 0.08, 0.64, 0.84), ink="cream"),
        Patch(points=_bar(0.18, 0.08, 0.64, 0.14), ink="brass"),
        *(Patch(points=_bar(0.26, 0.3 + 0.14 * i, 0.48, 0.03), ink="walnut3") for i in range(4)),
        Patch(points=_bar(0.49, 0.24, 0.03, 0.62), ink="walnut3"),
        Patch(points=(0.62, 0.86, 0.86, 0.5, 0.94, 0.56, 0.7, 0.92, 0.6, 0.96), ink="green"),
    ),
)
