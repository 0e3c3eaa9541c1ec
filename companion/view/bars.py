"""Amounts as bars, in one group or several, each with its own scale: times, wins, dice rolls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.view.measure import width
from companion.view.shapes import HEIGHT, MARGIN, WIDTH, box, mark, text
from companion.view.wire import Drawing, Mark, Poly, Shape

TITLE = 30.0
MOST_PITCH, LEAST_PITCH = 40.0, 22.0
MOST_BAR, LEAST_BAR = 22.0, 12.0
LEAST_LABEL, MOST_LABEL = 60.0, 150.0
MOST_VALUE = 72.0
MARK = 26.0  # room for one before a label


@dataclass(frozen=True, kw_only=True)
class Bar:
    """One amount; `text` is what stands behind the bar."""

    label: str
    amount: float
    text: str
    mark: Mark | None = None  # whose it is: the bar has that colour


@dataclass(frozen=True, kw_only=True)
class Group:
    title: str
    bars: tuple[Bar, ...]


def bars(groups: Sequence[Group], w: float = WIDTH, h: float = HEIGHT) -> Drawing:
    """The groups from top to bottom in a drawing of that size; where there are too many bars, the smallest give way."""
    shown = _shortened([group for group in groups if group.bars], h)
    every = [bar for group in shown for bar in group.bars]
    pitch = min(MOST_PITCH, (h - 2 * MARGIN - TITLE * len(shown)) / max(1, len(every)))
    shapes: list[Shape] = []
    y = MARGIN
    for group in shown:
        shapes.append(text(group.title, 2 * MARGIN, y + TITLE / 2, 18, "cream", bold=True, fit=w - 4 * MARGIN))
        for i, (bar, long) in enumerate(zip(group.bars, _lengths(group.bars, _room(every, w)), strict=True)):
            shapes += _bar(bar, _begin(every), y + TITLE + (i + 0.5) * pitch, long, pitch)
        y += TITLE + pitch * len(group.bars)
    return Drawing(width=w, height=h, shapes=tuple(shapes))


def progress(part: float) -> Drawing:
    """How far something is."""
    x, y, w = 2 * MARGIN, HEIGHT / 2 - MOST_BAR, WIDTH - 4 * MARGIN
    ground = Poly(points=box(x, y, w, MOST_BAR, 6), fill="felt3")
    done = Poly(points=box(x, y, max(1.0, part * w), MOST_BAR, min(6.0, part * w / 2)), fill="brass")
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(ground, done))


def _shortened(groups: Sequence[Group], h: float) -> list[Group]:
    """No more bars than have room: the smallest of the longest group give way."""
    most = int((h - 2 * MARGIN - TITLE * len(groups)) / LEAST_PITCH)
    kept = [list(group.bars) for group in groups]
    while sum(map(len, kept)) > most:
        longest = max(kept, key=len)
        longest.remove(min(longest, key=lambda bar: bar.amount))
    return [Group(title=group.title, bars=tuple(left)) for group, left in zip(groups, kept, strict=True)]


def _begin(every: Sequence[Bar]) -> float:
    """Where all bars begin: behind the widest label, but never so far that they have no room."""
    widest = max(width(bar.label, 16) + MARK * (bar.mark is not None) for bar in every)
    return 2 * MARGIN + min(MOST_LABEL, max(LEAST_LABEL, widest)) + MARGIN


def _room(every: Sequence[Bar], w: float) -> float:
    """The longest that a bar can be."""
    value = min(MOST_VALUE, max(width(bar.text, 18, True) for bar in every))
    return w - 2 * MARGIN - value - MARGIN - _begin(every)


def _lengths(group: Sequence[Bar], room: float) -> list[float]:
    most = max(bar.amount for bar in group)
    return [room * bar.amount / most if most else 0.0 for bar in group]


def _bar(bar: Bar, begin: float, y: float, long: float, pitch: float) -> Iterator[Shape]:
    """Mark, label, bar, and straight behind it what it stands for."""
    left = 2 * MARGIN
    if bar.mark:
        yield mark(bar.mark, left + 10, y, min(10.0, pitch * 0.36))
        left += MARK
    yield text(bar.label, left, y, 16, "cream", fit=begin - left - MARGIN)
    high = min(MOST_BAR, max(LEAST_BAR, pitch * 0.55))
    if long >= 1:
        fill, edge = (bar.mark.tint, "cream") if bar.mark else ("felt3", "cream2")
        yield Poly(points=box(begin, y - high / 2, long, high, 4), fill=fill, edge=edge, width=2)
    yield text(bar.text, begin + long + MARGIN, y, 18, "cream", bold=True, fit=MOST_VALUE)
