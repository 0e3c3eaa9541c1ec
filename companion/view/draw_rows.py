"""Rows of dice and tracks on felt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.view.draw_piece import Painter
from companion.view.measure import width
from companion.view.shapes import GAP, MARGIN, WIDTH, box, crown, die, lines, mark, number, stroke, text
from companion.view.speak import Speaker
from companion.view.wire import Poly, Shape
from rules.kit.types import TABLE, Dice, Say, Tint, Track, Who

# ---- dice -----------------------------------------------------------------------------------------------
DICE_HIGH, DICE_LOW = 90.0, 52.0  # a row's height
BOTH_LINES = 58.0  # from here on the label stands above the dice


def dice_rows(rows: Sequence[Dice], speaker: Speaker, y: float, h: float) -> list[Shape]:
    """One felt row per throw: whose, what for, the dice, the total; the row that leads is lit."""
    each = (h - GAP * (len(rows) - 1)) / len(rows)
    x = 68.0 if any(row.seat != TABLE for row in rows) else 20.0
    totals = max((width(number(row.total), 52, True) + 16 for row in rows if row.total is not None), default=0.0)
    drawn: list[Shape] = []
    for i, row in enumerate(rows):
        top = y + i * (each + GAP)
        edge, line = ("brass", 5) if row.lit else ("", 0)
        fill = "lit" if row.lit else "felt2"
        drawn.append(Poly(points=box(MARGIN, top, WIDTH - 2 * MARGIN, each), fill=fill, edge=edge, width=line,
                          say=_thrown(row, speaker)))  # fmt: skip
        if row.seat != TABLE:
            who, ink = speaker.mark(row.seat), "ink" if row.lit else "cream"
            drawn.append(mark(who, 36, top + each / 2, min(19, each * 0.36), ink))
        drawn += _throw(row, speaker.speak(row.label), x, top, each, totals)
    return drawn


def _thrown(row: Dice, speaker: Speaker) -> str:
    """A row for who does not see it: "Ana, 1 infantry, green 3, red 6, = 9"."""
    who = () if row.seat == TABLE else (speaker.speak(Who(seat=row.seat)),)
    faces = (die.face if die.tint == "none" else f"{_tint(die.tint, speaker)} {die.face}".rstrip() for die in row.dice)
    total = () if row.total is None else (f"= {number(row.total)}",)
    return ", ".join((*who, speaker.speak(row.label), *faces, *total))


def _tint(tint: Tint, speaker: Speaker) -> str:
    return speaker.speak(Say(key=f"tint-{tint}"))


def _throw(row: Dice, label: str, x: float, y: float, h: float, totals: float) -> list[Shape]:
    """What a row says right of its mark; `totals` = room for the totals."""
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
    is_long = width(label, 16) > right - x  # then it takes the whole row, and the total stands below it
    middle, high = (top + 22 + size / 2, size + 8) if is_long else (y + h / 2, h * 0.75)
    return [text(label, x, top + 8, 16, ink, fit=(end if is_long else right) - x),
            *_dice(row, x, top + 22 + size / 2, right - x, size), *_total(row, end, middle, high, totals)]  # fmt: skip


def _total(row: Dice, x: float, y: float, size: float, room: float) -> tuple[Shape, ...]:
    """The sum; a dash where only others have one."""
    if row.total is not None:
        ink = "ink" if row.lit else "cream"
        return (text(number(row.total), x, y, min(52.0, size), ink, bold=True, anchor="end", fit=room),)
    soft = "ink2" if row.lit else "cream2"
    return (text("–", x, y, min(44.0, size), soft, bold=True, anchor="end", fit=room),) if room else ()


def _dice(row: Dice, x: float, y: float, room: float, size: float) -> list[Shape]:
    """The dice side by side round the middle y, smaller where there are many."""
    pitch = min(size + 10, (room + 6) / len(row.dice))
    side = min(size, pitch - 4)
    places = ((one, x + i * pitch) for i, one in enumerate(row.dice))
    return [shape for one, left in places for shape in die(one.tint, one.face, left, y - side / 2, side)]


# ---- tracks ---------------------------------------------------------------------------------------------
TRACK_HIGH, TRACK_LOW = 33.0, 28.0
SCALE = 20.0
CROWN = 30.0  # room for who holds the privilege
MOST_LABEL = 116.0
MOST_NUMBERS = 16


def track_rows(rows: Sequence[Track], painter: Painter, y: float, h: float) -> list[Shape]:
    """One lane per track, above the scale that they share."""
    pitch, speaker = (h - SCALE) / len(rows), painter.speaker
    has_crowns = any(row.crown is not None for row in rows)
    left = MARGIN + GAP + min(MOST_LABEL, max(width(speaker.speak(row.label), 16) for row in rows))
    right = WIDTH - MARGIN - (CROWN if has_crowns else 0)
    drawn: list[Shape] = []
    for i, row in enumerate(rows):
        of = (row, left, right, y + i * pitch, pitch)
        drawn += painter.kept.once(("track", i), of, partial(_track, row, speaker, *of[1:]))
    if has_crowns:
        drawn.append(crown(WIDTH - MARGIN - 11, y + h - SCALE / 2, 24))
    return drawn + _scale(rows[0], left, right, y + h - SCALE / 2)


def _track(row: Track, speaker: Speaker, left: float, right: float, y: float, pitch: float) -> list[Shape]:
    lane, step = pitch - 4, (right - left) / (row.most - row.least + 1)
    label = lines(speaker.speak(row.label), MARGIN, y + lane / 2, left - MARGIN - GAP, 16, "cream", most=1)
    heard = Poly(points=box(MARGIN, y, WIDTH - 2 * MARGIN, lane), say=_stands(row, speaker))
    drawn: list[Shape] = [heard, *label, Poly(points=box(left, y, right - left, lane, 5), fill="felt2")]
    if step >= 8:
        cuts = (left + i * step for i in range(1, row.most - row.least + 1))
        drawn += [stroke((x, y, x, y + lane), "felt", 1.5) for x in cuts]
    for value in dict.fromkeys(row.at):
        seats = [seat for seat, at in enumerate(row.at) if at == value]
        x = left + (min(max(value, row.least), row.most) - row.least + 0.5) * step
        r = lane * (0.32 if len(seats) == 1 else 0.24)
        for seat, (dx, dy) in zip(seats, _beside(len(seats)), strict=True):
            drawn.append(mark(speaker.mark(seat), x + dx * lane, y + lane / 2 + dy * lane, r, width=1.5))
    if right < WIDTH - MARGIN:
        drawn.append(_holder(row, speaker, WIDTH - MARGIN - 11, y + lane / 2, min(10, lane * 0.36)))
    return drawn


def _stands(row: Track, speaker: Speaker) -> str:
    """A track for who does not see it: "Gold: Ana 3, Bo 5. Privilege: Bo"."""
    at = ", ".join(f"{speaker.name(seat)} {number(n)}" for seat, n in enumerate(row.at))
    crown = "" if row.crown is None else speaker.speak(Say(key="track-crown", args={"who": Who(seat=row.crown)}))
    return f"{speaker.speak(row.label)}: {'. '.join(filter(None, (at, crown)))}"


def _holder(row: Track, speaker: Speaker, x: float, y: float, r: float) -> Shape:
    """Who holds the privilege of a track."""
    if row.crown is None:
        return text("–", x, y, 18, "cream2", anchor="middle")
    return mark(speaker.mark(row.crown), x, y, r)


def _beside(n: int) -> list[tuple[float, float]]:
    """Where n marks on the same number stand, in two rows round its middle; in parts of a lane's height."""
    if n == 1:
        return [(0.0, 0.0)]
    upper = (n + 1) // 2
    lean = 0.19 if n == 2 else 0.0
    first = [((i - (upper - 1) / 2) * 0.46 - lean, -0.18) for i in range(upper)]
    return first + [((i - (n - upper - 1) / 2) * 0.46 + lean, 0.18) for i in range(n - upper)]


def _scale(row: Track, left: float, right: float, y: float) -> list[Shape]:
    values = row.most - row.least + 1
    step, every = (right - left) / values, 1
    while values / every > MOST_NUMBERS:
        every = every * 2 if str(every)[0] != "2" else every * 5 // 2
    shown = (v for v in range(row.least, row.most + 1) if v % every == 0)
    places = ((v, left + (v - row.least + 0.5) * step) for v in shown)
    heard = Poly(points=box(left, y - SCALE / 2, right - left, SCALE), say=f"{row.least}–{row.most}")
    return [heard, *(text(str(v), x, y, 14, "cream2", anchor="middle", fit=step * every) for v, x in places)]
