"""A link as a QR code, for phones to scan off the screen or a terminal."""

from __future__ import annotations

from io import StringIO
from itertools import groupby
from typing import Any

from companion.view.shapes import HEIGHT, WIDTH, box, points
from companion.view.wire import Drawing, Poly

QUIET = 4  # empty modules round the code, as the standard asks
SEAM = 0.4  # rows overlap by so much, or a painter's rounding would show felt between them


def qr(link: str, size: float = 336.0) -> Drawing:
    """The code on a card of `size` u; dark on light at night too, for many phones read no other."""
    rows = [list(row) for row in _code(link).matrix]
    module = size / (len(rows) + 2 * QUIET)
    left, top = (WIDTH - size) / 2 + QUIET * module, (HEIGHT - size) / 2 + QUIET * module
    card = Poly(points=box((WIDTH - size) / 2, (HEIGHT - size) / 2, size, size), fill="cream")
    bars = tuple(
        Poly(points=_bar(left + x * module, top + y * module, n * module, module + SEAM), fill="walnut")
        for y, row in enumerate(rows)
        for x, n in _dark(row)
    )
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(card, *bars))


def terminal_qr(link: str) -> str:
    """The code in block letters, for a terminal."""
    out = StringIO()
    _code(link).terminal(out, border=2, compact=True)
    return out.getvalue()


def _code(link: str) -> Any:
    import segno  # here: every start would wait for it, and most show no code

    return segno.make(link, error="m", micro=False)


def _dark(row: list[int]) -> list[tuple[int, int]]:
    """Where the dark runs of a row begin and how long they are."""
    runs = [(bit, [x for _, x in run]) for bit, run in groupby(((b, x) for x, b in enumerate(row)), lambda p: p[0])]
    return [(places[0], len(places)) for bit, places in runs if bit]


def _bar(x: float, y: float, w: float, h: float) -> tuple[float, ...]:
    return points(x, y, x + w, y, x + w, y + h, x, y + h)
