"""A table of short texts on felt: seats or words as heads, a total below a line."""

from __future__ import annotations

from collections.abc import Sequence

from companion.view.draw_piece import Painter
from companion.view.measure import width
from companion.view.shapes import GAP, MARGIN, WIDTH, box, glyph, lines, mark, number, stroke, text
from companion.view.speak import Speaker
from companion.view.wire import Poly, Shape
from rules.kit.types import Grid, Picture, Say, Who

Content = str | int | Say | Picture | None

ROW_HIGH, ROW_LOW = 46.0, 22.0
HEAD_HIGH, HEAD_LOW = 44.0, 28.0
TITLE = 28.0
TOTAL = "score-total"  # a row with this text is the sum of those above
LEAST_LABEL, MOST_LABEL = 80.0, 190.0
LEAST_COLUMN = 36.0
MOST_SEATS = 6  # side by side; where there are more, each has a line, if that makes the table narrower


def heights(grid: Grid) -> tuple[float, float]:
    """The least and the best height of a grid."""
    grid, title = turned(grid), TITLE if grid.label else 0.0
    rows, heads = len(grid.rows), bool(grid.heads)
    return title + heads * HEAD_LOW + rows * ROW_LOW, title + heads * HEAD_HIGH + rows * ROW_HIGH


def grid(part: Grid, painter: Painter, y: float, h: float) -> list[Shape]:
    """The table in that height, over the whole width."""
    part = turned(part)
    drawn: list[Shape] = []
    speaker = painter.speaker
    if part.label:
        room = WIDTH - 2 * MARGIN
        drawn.append(text(speaker.speak(part.label), MARGIN, y + TITLE / 2, 18, "cream", bold=True, fit=room))
        y, h = y + TITLE, h - TITLE
    share = HEAD_HIGH / ROW_HIGH if part.heads else 0.0  # of the heads, measured in rows
    pitch = h / (len(part.rows) + share)
    left = _left(part, speaker)
    column = (WIDTH - MARGIN - left) / max(1, _columns(part))
    if not part.heads:  # nothing to stand under: pictures keep together, and leave a corner free
        column = min(column, max(pitch, LEAST_COLUMN))
    head = pitch * share
    totals = [i for i, said in enumerate(part.heads) if isinstance(said, Say) and said.key == TOTAL]
    for i, said in enumerate(part.heads):
        drawn += _head(said, speaker, left + (i + 0.5) * column, y + head / 2, column, head)
    for i, row in enumerate(part.rows):
        drawn += _row(row, painter, left, column, y + head + i * pitch, pitch, totals)
    return drawn


def turned(part: Grid) -> Grid:
    """The same table with its rows as columns, where so many people would not stand side by side."""
    is_wide = len(part.heads) > max(MOST_SEATS, len(part.rows)) and all(isinstance(h, Who) for h in part.heads)
    if not is_wide or any(len(cells) != len(part.heads) for _, cells in part.rows):
        return part
    by_head = zip(*(cells for _, cells in part.rows), strict=True)
    rows = tuple((head, tuple(cells)) for head, cells in zip(part.heads, by_head, strict=True))
    return Grid(heads=tuple(label for label, _ in part.rows), rows=rows, label=part.label)


def _columns(part: Grid) -> int:
    """As many as the widest row has: a grid of pictures may do without heads."""
    return max(len(part.heads), *(len(cells) for _, cells in part.rows), 0)


def _left(part: Grid, speaker: Speaker) -> float:
    """Where the columns begin: behind the widest label, but never so far that numbers have no room."""
    widest = max((width(speaker.speak(label), 18) for label, _ in part.rows), default=0.0)
    most = max(LEAST_LABEL, min(MOST_LABEL, WIDTH - 2 * MARGIN - 52 * _columns(part)))
    return MARGIN + GAP + min(most, max(LEAST_LABEL, widest))


def _head(said: Say | Who, speaker: Speaker, x: float, y: float, w: float, h: float) -> tuple[Shape, ...]:
    label, who = speaker.label(said)
    if who is not None:
        return (mark(who, x, y, min(14.0, h * 0.34), say=label),)
    return lines(label, x, y, w - 4, 16 if h >= 38 else 14, "cream2", most=2 if h >= 32 else 1, anchor="middle")


def _row(
    row: tuple[Say | Who, tuple[Content, ...]],
    painter: Painter,
    left: float,
    column: float,
    y: float,
    h: float,
    totals: Sequence[int],
) -> list[Shape]:
    (said, cells), speaker = row, painter.speaker
    is_total = isinstance(said, Say) and said.key == TOTAL
    label, who = speaker.label(said)
    size = 18.0 if h >= 26 else 16.0
    line = stroke((MARGIN, y, WIDTH - MARGIN, y), "cream2" if is_total else "felt3", 2 if is_total else 1)
    drawn: list[Shape] = [line]
    x = MARGIN
    if who is not None:
        drawn.append(mark(who, x + 12, y + h / 2, min(11, h * 0.36)))
        x += 30
    room, most = left - x - GAP, 2 if h >= 32 else 1
    if h < 40 and width(label, size) > room:
        size = 13.0
    drawn += lines(label, x, y + h / 2, room, size, "cream", most=most, bold=is_total)
    for i, cell in enumerate(cells):
        middle = left + (i + 0.5) * column
        if isinstance(cell, Picture):
            drawn += _picture(cell, painter, middle, y + h / 2, min(column, h) - 4)
        else:
            drawn.append(_cell(cell, speaker, middle, y + h / 2, column - 6, h, is_total or i in totals))
    return drawn


def _picture(cell: Picture, painter: Painter, x: float, y: float, side: float) -> list[Shape]:
    """A glyph on a key of paper; the one that counts now is lit."""
    left, top = x - side / 2, y - side / 2
    fill, edge, line = ("lit", "brass", 4.0) if cell.lit else ("paper", "edge", 2.0)
    ground = Poly(points=box(left, top, side, side, 5), fill=fill, edge=edge, width=line)
    inset = side * 0.12
    return [ground, *glyph(painter.glyphs[cell.glyph], left + inset, top + inset, side - 2 * inset, side - 2 * inset)]


def _cell(
    cell: str | int | Say | None, speaker: Speaker, x: float, y: float, room: float, h: float, is_total: bool
) -> Shape:
    if cell is None:
        return text("–", x, y, 18, "cream2", anchor="middle")
    said = speaker.speak(cell) if isinstance(cell, Say) else number(cell) if isinstance(cell, int) else cell
    size = min(24.0 if is_total else 20.0, max(16.0, h * 0.6))
    return text(said, x, y, size, "cream", bold=is_total, anchor="middle", fit=room)
