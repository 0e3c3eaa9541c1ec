"""A number to be read from across the table."""

from __future__ import annotations

from companion.view.shapes import HEIGHT, WIDTH, text
from companion.view.wire import Drawing

SIZE = 200.0


def digits(number: str) -> Drawing:
    """Nothing but the number, as large as it fits."""
    shown = text(number, WIDTH / 2, HEIGHT / 2, SIZE, "cream", bold=True, anchor="middle", fit=WIDTH * 0.9)
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(shown,))
