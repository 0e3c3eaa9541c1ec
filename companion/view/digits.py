"""A number to be read from across the table."""

from __future__ import annotations

from companion.view.shapes import HEIGHT, WIDTH, text
from companion.view.wire import Drawing, Poly

SIZE = 200.0


def digits(number: str) -> Drawing:
    """Nothing but the number, as large as it fits, in the middle of a drawing from which nothing empty is cut off."""
    shown = text(number, WIDTH / 2, HEIGHT / 2, SIZE, "cream", bold=True, anchor="middle", fit=WIDTH * 0.9)
    whole = Poly(points=(0, 0, WIDTH, 0, WIDTH, HEIGHT, 0, HEIGHT))
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(whole, shown))
