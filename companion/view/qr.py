"""Drawings to read from afar: a link as a QR code (also in a terminal), and a number."""

from __future__ import annotations

from io import StringIO
from itertools import groupby
from typing import Any

from companion.view.shapes import HEIGHT, WIDTH, box, points, text
from companion.view.wire import Drawing, Poly, Shape

SIZE = 336.0  # side of the card with the code
QUIET = 4  # empty modules round the code, as the standard requires
SEAM = 0.4  # overlap of rows, since a painter's rounding would show felt between them
DIGITS = 200.0  # letter size of a number


def qr(link: str) -> Drawing:
    """The code on a card, dark on light at night too: many phones read no other."""
    rows = _code(link).matrix
    module = SIZE / (len(rows) + 2 * QUIET)
    left, top = (WIDTH - SIZE) / 2, (HEIGHT - SIZE) / 2
    shapes: list[Shape] = [Poly(points=box(left, top, SIZE, SIZE), fill="cream")]
    for i, row in enumerate(rows, QUIET):
        y, at = top + i * module, QUIET
        for bit, run in groupby(row):
            x, at = left + at * module, at + len(list(run))
            right, bottom = left + at * module, y + module + SEAM
            if bit:
                shapes.append(Poly(points=points(x, y, right, y, right, bottom, x, bottom), fill="walnut"))
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def terminal_qr(link: str) -> str:
    """The code in block characters, for a terminal."""
    out = StringIO()
    _code(link).terminal(out, border=2, compact=True)
    return out.getvalue()


def _code(link: str) -> Any:
    import segno  # imported here: it delays a start, and most starts show no code

    return segno.make(link, error="m", micro=False)


def digits(number: str) -> Drawing:
    """The number alone, as large as it fits. An empty shape of full size keeps clients from cropping the drawing."""
    shown = text(number, WIDTH / 2, HEIGHT / 2, DIGITS, "cream", bold=True, anchor="middle", fit=WIDTH * 0.9)
    whole = Poly(points=(0, 0, WIDTH, 0, WIDTH, HEIGHT, 0, HEIGHT))
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(whole, shown))
