"""Rows on felt: dice, tracks, and tables of short texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.view.piece_drawing import Painter
from companion.view.shapes import GAP, MARGIN, WIDTH, box, crown, die, glyph, lines, mark, number, stroke, text
from companion.view.speaker import Speaker
from companion.view.text_width import width, wrap
from companion.view.wire import Poly, Shape
from rules.kit.types import TABLE, Dice, Grid, Picture, Say, Track, Who

# ---- dice -----------------------------------------------------------------------------------------------
DICE_HIGH, DICE_LOW = 90.0, 52.0  # a row's height
BOTH_LINES = 58.0  # from this row height on the label is above the dice


def dice_rows(rows: Sequence[Dice], speaker: Speaker, y: float, h: float) -> list[Shape]:
    """One felt row per throw: seat, purpose, dice and total; the leading row is lit."""
    each = (h - GAP * (len(rows) - 1)) / len(rows)
    x = 68.0 if any(row.seat != TABLE for row in rows) else 20.0
    totals = max((width(number(row.total), 52, True) + 16 for row in rows if row.total is not None), default=0.0)
    drawn: list[Shape] = []
    for i, row in enumerate(rows):
        top = y + i * (each + GAP)
        edge, line = ("brass", 5) if row.lit else ("", 0)
        fill = "lit" if row.lit else "felt2"
        drawn.append(Poly(points=box(MARGIN, top, WIDTH - 2 * MARGIN, each), fill=fill, edge=edge, width=line,
                          say=_dice_in_words(row, speaker)))  # fmt: skip
        if row.seat != TABLE:
            who, ink = speaker.mark(row.seat), "ink" if row.lit else "cream"
            drawn.append(mark(who, 36, top + each / 2, min(19, each * 0.36), ink))
        drawn += _throw(row, speaker.speak(row.label), x, top, each, totals)
    return drawn


def _dice_in_words(row: Dice, speaker: Speaker) -> str:
    """A row of dice in words: "Ana, 1 infantry, green 3, red 6, = 9"."""
    who = () if row.seat == TABLE else (speaker.speak(Who(seat=row.seat)),)
    tints = ("" if die.tint == "none" else speaker.speak(Say(key=f"tint-{die.tint}")) for die in row.dice)
    faces = (f"{tint} {die.face}".strip() for tint, die in zip(tints, row.dice, strict=True))
    total = () if row.total is None else (f"= {number(row.total)}",)
    lit = (speaker.speak(Say(key="is-lit")),) if row.lit else ()
    return ", ".join((*who, speaker.speak(row.label), *faces, *total, *lit))


def _throw(row: Dice, label: str, x: float, y: float, h: float, totals: float) -> list[Shape]:
    """The content of a row at the right of its mark; `totals` is the room for the totals."""
    ink, end = "ink" if row.lit else "cream", WIDTH - 26
    right = end - totals
    if not row.dice:
        return [*lines(label, x, y + h / 2, right - x, 18, ink), *_total(row, end, y + h / 2, h * 0.75, totals)]
    if h < BOTH_LINES:
        split = x + (right - x) / 2
        return [*lines(label, x, y + h / 2, split - x - GAP, 16, ink),
                *_dice(row, split, y + h / 2, right - split, min(48.0, h - 8)),
                *_total(row, end, y + h / 2, h * 0.75, totals)]  # fmt: skip
    size = min(48.0, h - 32)
    top = y + (h - size - 24) / 2
    is_long = width(label, 16) > right - x  # then it takes the whole row, with the total below it
    middle, high = (top + 22 + size / 2, size + 8) if is_long else (y + h / 2, h * 0.75)
    return [text(label, x, top + 8, 16, ink, fit=(end if is_long else right) - x),
            *_dice(row, x, top + 22 + size / 2, right - x, size), *_total(row, end, middle, high, totals)]  # fmt: skip


def _total(row: Dice, x: float, y: float, size: float, room: float) -> tuple[Shape, ...]:
    """The sum; a dash if only other rows have one."""
    if row.total is not None:
        ink = "ink" if row.lit else "cream"
        return (text(number(row.total), x, y, min(52.0, size), ink, bold=True, anchor="end", fit=room),)
    soft = "ink2" if row.lit else "cream2"
    return (text("–", x, y, min(44.0, size), soft, bold=True, anchor="end", fit=room),) if room else ()


def _dice(row: Dice, x: float, y: float, room: float, size: float) -> list[Shape]:
    """The dice side by side, centred on y, smaller if there are many."""
    pitch = min(size + 10, (room + 6) / len(row.dice))
    side = min(size, pitch - 4)
    places = ((one, x + i * pitch) for i, one in enumerate(row.dice))
    return [shape for one, left in places for shape in die(one.tint, one.face, left, y - side / 2, side)]


# ---- tracks ---------------------------------------------------------------------------------------------
TRACK_HIGH, TRACK_LOW = 33.0, 28.0
SCALE = 20.0
CROWN = 30.0  # room for the mark of the privilege's holder
MOST_NAME = 116.0
MOST_NUMBERS = 16


def track_rows(rows: Sequence[Track], painter: Painter, y: float, h: float) -> list[Shape]:
    """One lane per track, above the shared scale."""
    pitch, speaker = (h - SCALE) / len(rows), painter.speaker
    has_crowns = any(row.crown is not None for row in rows)
    left = MARGIN + GAP + min(MOST_NAME, max(width(speaker.speak(row.label), 16) for row in rows))
    right = WIDTH - MARGIN - (CROWN if has_crowns else 0)
    drawn: list[Shape] = []
    for i, row in enumerate(rows):
        of = (row, left, right, y + i * pitch, pitch)
        drawn += painter.cache.reuse(("track", i), of, partial(_track, row, speaker, *of[1:]))
    if has_crowns:
        drawn.append(crown(WIDTH - MARGIN - 11, y + h - SCALE / 2, 24))
    return drawn + _scale(rows[0], speaker, left, right, y + h - SCALE / 2)


def _track(row: Track, speaker: Speaker, left: float, right: float, y: float, pitch: float) -> list[Shape]:
    lane, step = pitch - 4, (right - left) / (row.most - row.least + 1)
    label = lines(speaker.speak(row.label), MARGIN, y + lane / 2, left - MARGIN - GAP, 16, "cream", most=1)
    heard = Poly(points=box(MARGIN, y, WIDTH - 2 * MARGIN, lane), say=_track_in_words(row, speaker))
    drawn: list[Shape] = [heard, *label, Poly(points=box(left, y, right - left, lane, 5), fill="felt2")]
    if step >= 8:
        cuts = (left + i * step for i in range(1, row.most - row.least + 1))
        drawn += [stroke((x, y, x, y + lane), "felt", 1.5) for x in cuts]
    for value in dict.fromkeys(row.at):
        seats = [seat for seat, at in enumerate(row.at) if at == value]
        x = left + (min(max(value, row.least), row.most) - row.least + 0.5) * step
        r, beside = lane * (0.32 if len(seats) == 1 else 0.24), _mark_offsets(len(seats))
        far = r + max(dx for dx, _ in beside) * lane
        x = min(max(x, left + far), right - far)  # clear of the lane's name and of the column behind it
        for seat, (dx, dy) in zip(seats, beside, strict=True):
            drawn.append(mark(speaker.mark(seat), x + dx * lane, y + lane / 2 + dy * lane, r, width=1.5))
    if right < WIDTH - MARGIN:
        x, y = WIDTH - MARGIN - 11, y + lane / 2
        none = text("–", x, y, 18, "cream2", anchor="middle")
        drawn.append(none if row.crown is None else mark(speaker.mark(row.crown), x, y, min(10, lane * 0.36)))
    return drawn


def _track_in_words(row: Track, speaker: Speaker) -> str:
    """A track in words: "Gold: Ana 3, Bo 5. Privilege: Bo"."""
    at = ", ".join(f"{speaker.name(seat)} {number(n)}" for seat, n in enumerate(row.at))
    crown = "" if row.crown is None else speaker.speak(Say(key="track-crown", args={"who": Who(seat=row.crown)}))
    return f"{speaker.speak(row.label)}: {'. '.join(filter(None, (at, crown)))}"


def _mark_offsets(n: int) -> list[tuple[float, float]]:
    """The offsets of n marks on the same number, in two rows round its middle, in parts of a lane's height."""
    if n == 1:
        return [(0.0, 0.0)]
    upper = (n + 1) // 2
    lean = 0.19 if n == 2 else 0.0
    first = [((i - (upper - 1) / 2) * 0.46 - lean, -0.18) for i in range(upper)]
    return first + [((i - (n - upper - 1) / 2) * 0.46 + lean, 0.18) for i in range(n - upper)]


def _scale(row: Track, speaker: Speaker, left: float, right: float, y: float) -> list[Shape]:
    values = row.most - row.least + 1
    step, every = (right - left) / values, 1
    while values / every > MOST_NUMBERS:
        every = every * 2 if str(every)[0] != "2" else every * 5 // 2
    shown = (v for v in range(row.least, row.most + 1) if v % every == 0)
    places = ((v, left + (v - row.least + 0.5) * step) for v in shown)
    said = speaker.speak(Say(key="track-scale", args={"least": row.least, "most": row.most}))
    heard = Poly(points=box(left, y - SCALE / 2, right - left, SCALE), say=said)
    return [heard, *(text(str(v), x, y, 14, "cream2", anchor="middle", fit=step * every) for v, x in places)]


# ---- tables: seats or words as heads, a total below a line -----------------------------------------------
Content = str | int | Say | Picture | None

ROW_HIGH, ROW_LOW = 46.0, 22.0
HEAD_HIGH, HEAD_LOW = 44.0, 28.0
TITLE = 28.0
TOTAL = "score-total"  # the text of a row that is the sum of those above
LEAST_LABEL, MOST_LABEL = 80.0, 190.0
LEAST_COLUMN = 36.0
TWO_LINES = 40.0  # from this height on a row has two label lines in large letters
MOST_SEATS = 6  # side by side; more are transposed if that makes the table narrower


def heights(grid: Grid) -> tuple[float, float]:
    """The least and the best height of a grid."""
    grid, title = transposed(grid), TITLE if grid.label else 0.0
    rows, heads = len(grid.rows), bool(grid.heads)
    return title + heads * HEAD_LOW + rows * ROW_LOW, title + heads * HEAD_HIGH + rows * ROW_HIGH


def grid(part: Grid, painter: Painter, y: float, h: float) -> list[Shape]:
    """The table in height `h`, over the whole width."""
    part = transposed(part)
    drawn: list[Shape] = []
    speaker = painter.speaker
    if part.label:
        room = WIDTH - 2 * MARGIN
        drawn.append(text(speaker.speak(part.label), MARGIN, y + TITLE / 2, 18, "cream", bold=True, fit=room))
        y, h = y + TITLE, h - TITLE
    share = HEAD_HIGH / ROW_HIGH if part.heads else 0.0  # height of the heads, in rows
    pitch = h / (len(part.rows) + share)
    # columns begin behind the widest label line, but leave room for the numbers
    most = max(LEAST_LABEL, min(MOST_LABEL, WIDTH - 2 * MARGIN - 52 * _columns(part)))
    labels = (wrap(speaker.speak(label), most, 18, most=2 if pitch >= TWO_LINES else 1) for label, _ in part.rows)
    widest = max((width(line, 18) for broken in labels for line in broken), default=0.0)
    left = MARGIN + GAP + min(most, max(LEAST_LABEL, widest))
    column = (WIDTH - MARGIN - left) / max(1, _columns(part))
    if not part.heads:  # pictures without heads stay together and leave a corner free
        column = min(column, max(pitch, LEAST_COLUMN))
    head = pitch * share
    totals = [i for i, said in enumerate(part.heads) if isinstance(said, Say) and said.key == TOTAL]
    for i, said in enumerate(part.heads):
        drawn += _head(said, speaker, left + (i + 0.5) * column, y + head / 2, column, head)
    for i, row in enumerate(part.rows):
        drawn += _row(row, painter, left, column, y + head + i * pitch, pitch, totals)
    return drawn


def transposed(part: Grid) -> Grid:
    """The table with rows and columns swapped, if too many players would be side by side."""
    is_wide = len(part.heads) > max(MOST_SEATS, len(part.rows)) and all(isinstance(h, Who) for h in part.heads)
    if not is_wide or any(len(cells) != len(part.heads) for _, cells in part.rows):
        return part
    by_head = zip(*(cells for _, cells in part.rows), strict=True)
    rows = tuple((head, tuple(cells)) for head, cells in zip(part.heads, by_head, strict=True))
    return Grid(heads=tuple(label for label, _ in part.rows), rows=rows, label=part.label)


def _columns(part: Grid) -> int:
    """The number of columns, by the widest row: a grid of pictures may have no heads."""
    return max(len(part.heads), *(len(cells) for _, cells in part.rows), 0)


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
    if h < TWO_LINES and width(label, size) > room:
        size = 16.0 if width(label, 16) <= room else 13.0
    drawn += lines(label, x, y + h / 2, room, size, "cream", most=most, bold=is_total)
    for i, cell in enumerate(cells):
        middle = left + (i + 0.5) * column
        if isinstance(cell, Picture):
            drawn += _picture(cell, painter, middle, y + h / 2, min(column, h) - 4)
        else:
            drawn.append(_cell(cell, speaker, middle, y + h / 2, column - 6, h, is_total or i in totals))
    return drawn


def _picture(cell: Picture, painter: Painter, x: float, y: float, side: float) -> list[Shape]:
    """A glyph on a paper key; the current one is lit."""
    left, top = x - side / 2, y - side / 2
    fill, edge, line = ("lit", "brass", 4.0) if cell.lit else ("paper", "edge", 2.0)
    words = (cell.label, Say(key="is-lit") if cell.lit else None)
    said = ", ".join(painter.speaker.speak(each) for each in words if each)
    ground = Poly(points=box(left, top, side, side, 5), fill=fill, edge=edge, width=line, say=said)
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
