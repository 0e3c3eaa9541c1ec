"""Statistics as drawings: amounts, placings, spans of luck, and sources of points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.log.luck import Luck
from companion.view.shapes import DARK, HEIGHT, LOW, MARGIN, WIDE, WIDTH, box, lines, mark, number, stroke, text
from companion.view.speaker import Speaker
from companion.view.text_width import width
from companion.view.wire import Disc, Drawing, Poly, Shape
from rules.kit.types import Say, ScoreLine, Sheet

# ---- amounts as bars --------------------------------------------------------------------------------------
TITLE = 30.0
MOST_PITCH, LEAST_PITCH = 40.0, 22.0
MOST_BAR, LEAST_BAR = 22.0, 12.0
LEAST_LABEL, MOST_LABEL = 60.0, 150.0
MOST_VALUE = 72.0


class Bar(NamedTuple):
    """One amount; `text` is written behind the bar."""

    label: str
    amount: float
    text: str


Group = tuple[str, Sequence[Bar]]  # title and bars


def bars(groups: Sequence[Group]) -> Drawing:
    """The groups from top to bottom, each with its own scale; if there are too many bars, the smallest are left out."""
    shown = _shortened([(title, list(group)) for title, group in groups if group])
    every = [bar for _, group in shown for bar in group]
    pitch = min(MOST_PITCH, (LOW - 2 * MARGIN - TITLE * len(shown)) / max(1, len(every)))
    # bars begin behind the widest label, but keep room for themselves
    widest = max((width(bar.label, 16) for bar in every), default=0.0)
    begin = 2 * MARGIN + min(MOST_LABEL, max(LEAST_LABEL, widest)) + MARGIN
    value = min(MOST_VALUE, max((width(bar.text, 18, True) for bar in every), default=0.0))
    room = WIDE - 2 * MARGIN - value - MARGIN - begin
    shapes: list[Shape] = []
    y = MARGIN
    for title, group in shown:
        shapes.append(text(title, 2 * MARGIN, y + TITLE / 2, 18, "cream", bold=True, fit=WIDE - 4 * MARGIN))
        most = max(bar.amount for bar in group)
        for i, bar in enumerate(group):
            long = room * bar.amount / most if most else 0.0
            shapes += _bar(bar, begin, y + TITLE + (i + 0.5) * pitch, long, pitch)
        y += TITLE + pitch * len(group)
    return Drawing(width=WIDE, height=LOW, shapes=tuple(shapes))


def _shortened(groups: list[tuple[str, list[Bar]]]) -> list[tuple[str, list[Bar]]]:
    """The groups, cut to the bars that have room: the longest group loses its smallest ones."""
    most = int((LOW - 2 * MARGIN - TITLE * len(groups)) / LEAST_PITCH)
    while sum(len(group) for _, group in groups) > most:
        longest = max((group for _, group in groups), key=len)
        longest.remove(min(longest, key=lambda bar: bar.amount))
    return groups


def _bar(bar: Bar, begin: float, y: float, long: float, pitch: float) -> Iterator[Shape]:
    yield text(bar.label, 2 * MARGIN, y, 16, "cream", fit=begin - 3 * MARGIN)
    high = min(MOST_BAR, max(LEAST_BAR, pitch * 0.55))
    if long >= 1:
        yield Poly(points=box(begin, y - high / 2, long, high, 4), fill="felt3", edge="cream2", width=2)
    yield text(bar.text, begin + long + MARGIN, y, 18, "cream", bold=True, fit=MOST_VALUE)


def progress(part: float) -> Drawing:
    """A progress bar; `part` is 0..1."""
    x, y, w = 2 * MARGIN, HEIGHT / 2 - MOST_BAR, WIDTH - 4 * MARGIN
    ground = Poly(points=box(x, y, w, MOST_BAR, 6), fill="felt3")
    done = Poly(points=box(x, y, max(1.0, part * w), MOST_BAR, min(6.0, part * w / 2)), fill="brass")
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(ground, done))


# ---- a player's places ------------------------------------------------------------------------------------
FIRST_X, LAST_X, FIRST_Y, LAST_Y = 70.0, 396.0, 72.0, 288.0
MOST_ROW = 54.0
MOST_GAMES = 16
R = 9.0


def placings(places: Sequence[int], seats: int, speaker: Speaker) -> Drawing:
    """The places in the last games, one column a game, the newest at the right, wins on top in brass. `seats` is the
    largest number of places."""
    shown = places[-MOST_GAMES:]
    title = speaker.speak(Say(key="placings-title", args={"n": len(shown)}))
    pitch = min(MOST_ROW, (LAST_Y - FIRST_Y) / max(1, seats - 1))
    shapes: list[Shape] = [*lines(title, 16, 26, WIDE - 32, 18, "cream", most=1, bold=True)]
    for place in range(1, seats + 1):
        y = FIRST_Y + (place - 1) * pitch
        shapes.append(stroke((FIRST_X, y, LAST_X, y), "felt3", 1))
        word = speaker.speak(Say(key="place", args={"n": place}))
        shapes.append(text(word, FIRST_X - 12, y, 16, "cream2", anchor="end", fit=FIRST_X - 20))
    step = (LAST_X - FIRST_X - 2 * R) / (MOST_GAMES - 1)  # from the right: the newest game is always at the end
    spots = [(LAST_X - R - (len(shown) - 1 - i) * step, FIRST_Y + (place - 1) * pitch) for i, place in enumerate(shown)]
    if len(spots) > 1:
        shapes.append(stroke([v for spot in spots for v in spot], "cream2", 2))
    for (x, y), place in zip(spots, shown, strict=True):
        fill = "brass" if place == 1 else "felt"
        shapes.append(Disc(x=round(x, 2), y=round(y, 2), r=R, fill=fill, edge="cream", width=2))
    return Drawing(width=WIDE, height=LOW, shapes=tuple(shapes))


# ---- luck -------------------------------------------------------------------------------------------------
LEFT, RIGHT, TOP, MOST_SPAN = 56.0, 320.0, 70.0, 60.0
WIDEST = 1.6  # half width of the scale, in spans
ROOM = 16.0  # for a mark at the end of the scale, before the number


def spans(luck: Sequence[Luck], speaker: Speaker) -> Drawing:
    """Each total against the span of most fair dice; a mark outside its span is rare."""
    middle, half = (LEFT + RIGHT) / 2, (RIGHT - LEFT) / 2 / WIDEST
    pitch = min(MOST_SPAN, (HEIGHT - TOP - 2 * MARGIN) / max(1, len(luck)))
    title = speaker.speak(Say(key="went-luck-title"))
    shapes: list[Shape] = [*lines(title, 16, 30, WIDTH - 32, 18, "cream", bold=True)]
    for i, each in enumerate(luck):
        y = TOP + (i + 0.5) * pitch
        off = max(-WIDEST, min(WIDEST, (each.total - each.expected) / each.within))
        low, high = (number(round(each.expected + way * each.within)) for way in (-1, 1))
        shapes += [
            Poly(points=box(middle - half, y - 7, 2 * half, 14, 7), fill="felt3"),
            stroke((middle, y - 12, middle, y + 12), "cream2", 2),
            mark(speaker.mark(each.seat), middle + off * half, y, min(11.0, pitch * 0.4)),
            text(low, LEFT - ROOM, y, 16, "cream2", anchor="end", fit=LEFT - ROOM - 4),
            text(high, RIGHT + ROOM, y, 16, "cream2", fit=WIDTH - RIGHT - ROOM - 4),
        ]
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


# ---- where points came from -------------------------------------------------------------------------------
FILLS = ("soil", "ice", "cream2", "brass", "pink", "brick", "white", "orange")
LETTERS = "ABCDEFGH"  # distinguish the sources without colours
MARKS, VALUE = 44.0, 48.0  # room at the left and at the right
MOST_STACK, LEGEND = 54.0, 24.0
LEAST = 14.0  # a narrower piece has no room for its letter

Source = tuple[str, tuple[int, ...]]


def stacks(sheet: Sheet, speaker: Speaker) -> Drawing:
    """A stacked bar per seat with a piece per source, and a legend. Lost points are left of zero; sources beyond eight
    are merged."""
    found, seats = sources(sheet, speaker), range(len(sheet.totals))
    legend = LEGEND * ((len(found) + 1) // 2)
    pitch = min(MOST_STACK, (HEIGHT - 3 * MARGIN - legend) / len(seats))
    shapes: list[Shape] = []
    below = max((-sum(v[s] for _, v in found if v[s] < 0) for s in seats), default=0)
    above = max((sum(v[s] for _, v in found if v[s] > 0) for s in seats), default=0)
    scale = (WIDTH - MARKS - VALUE - 2 * MARGIN) / max(1, below + above)
    for seat in seats:
        y = MARGIN + (seat + 0.5) * pitch
        shapes.append(mark(speaker.mark(seat), 22, y, min(11.0, pitch * 0.4)))
        shapes += _stack([values[seat] for _, values in found], MARKS + below * scale, y, pitch * 0.64, scale)
        total = number(sheet.totals[seat])
        shapes.append(text(total, WIDTH - MARGIN, y, 20, "cream", bold=True, anchor="end", fit=VALUE))
    top = HEIGHT - MARGIN - legend
    for i, (label, _) in enumerate(found):
        x, y = MARGIN + (i % 2) * WIDTH / 2, top + (i // 2 + 0.5) * LEGEND
        shapes.append(Poly(points=box(x, y - 9, 18, 18, 3), fill=FILLS[i], edge="walnut", width=1.5))
        shapes.append(text(LETTERS[i], x + 9, y, 14, _ink(i), bold=True, anchor="middle"))
        shapes.append(text(label, x + 24, y, 16, "cream", fit=WIDTH / 2 - 24 - 2 * MARGIN))
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def sources(sheet: Sheet, speaker: Speaker) -> list[Source]:
    """The counting score lines in which any seat has points, by seat; the smallest beyond eight are merged."""
    found = [(speaker.speak(line.label), _values(line)) for line in sheet.lines if line.counts and any(_values(line))]
    if len(found) <= len(FILLS):
        return found
    ordered = sorted(found, key=lambda each: -sum(map(abs, each[1])))
    kept = [each for each in found if each in ordered[: len(FILLS) - 1]]
    rest = [values for label, values in found if (label, values) not in kept]
    return [*kept, (speaker.speak(Say(key="went-rest")), tuple(map(sum, zip(*rest, strict=True))))]


def _values(line: ScoreLine) -> tuple[int, ...]:
    return tuple(value or 0 for value in line.values)


def _stack(pieces: Sequence[int], zero: float, y: float, high: float, scale: float) -> Iterator[Shape]:
    right = left = zero
    for i, points in enumerate(pieces):
        long = abs(points) * scale
        x = right if points > 0 else left - long
        right, left = (right + long, left) if points > 0 else (right, left - long)
        if points:
            yield Poly(points=box(x, y - high / 2, long, high, 2), fill=FILLS[i], edge="walnut", width=1.5)
        if long >= LEAST:
            yield text(LETTERS[i], x + long / 2, y, 14, _ink(i), bold=True, anchor="middle")


def _ink(i: int) -> str:
    return "paper" if FILLS[i] == "brick" else DARK
