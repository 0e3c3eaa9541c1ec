"""Amounts as bars, in one group or several, each group with a scale of its own: times, wins, how dice fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.view.measure import width
from companion.view.shapes import HEIGHT, MARGIN, WIDTH, box, lines, mark, text
from companion.view.wire import Drawing, Mark, Poly, Shape

TITLE = 30.0
MOST_PITCH, LEAST_PITCH = 40.0, 22.0
MOST_BAR, LEAST_BAR = 22.0, 12.0
LEAST_LABEL, MOST_LABEL = 70.0, 150.0
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


def bars(groups: Sequence[Group]) -> Drawing:
    """The groups from top to bottom; of one with too many bars for the height, the largest in their order."""
    shown = _shortened([group for group in groups if group.bars])
    many = sum(len(group.bars) for group in shown)
    room = HEIGHT - 2 * MARGIN - TITLE * len(shown)
    pitch = min(MOST_PITCH, room / many) if many else MOST_PITCH
    shapes: list[Shape] = []
    y = MARGIN
    for group in shown:
        shapes.append(text(group.title, 2 * MARGIN, y + TITLE / 2, 18, "cream", bold=True, fit=WIDTH - 4 * MARGIN))
        shapes += _group(group.bars, y + TITLE, pitch)
        y += TITLE + pitch * len(group.bars)
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def _shortened(groups: Sequence[Group]) -> list[Group]:
    """No more bars than have room: the smallest of the longest group give way."""
    most = int((HEIGHT - 2 * MARGIN - TITLE * len(groups)) / LEAST_PITCH)
    kept = [list(group.bars) for group in groups]
    while sum(map(len, kept)) > most:
        longest = max(kept, key=len)
        longest.remove(min(longest, key=lambda bar: bar.amount))
    return [Group(title=group.title, bars=tuple(left)) for group, left in zip(groups, kept, strict=True)]


def _group(group: Sequence[Bar], y: float, pitch: float) -> Iterator[Shape]:
    most = max(bar.amount for bar in group)
    widest = max(width(bar.label, 16) for bar in group)
    left = 2 * MARGIN + (MARK if any(bar.mark for bar in group) else 0.0)
    begin = left + min(MOST_LABEL, max(LEAST_LABEL, widest)) + MARGIN
    value = min(MOST_VALUE, max(width(bar.text, 18, True) for bar in group))
    room = WIDTH - 2 * MARGIN - value - MARGIN - begin
    for i, bar in enumerate(group):
        yield from _bar(bar, left, begin, y + (i + 0.5) * pitch, room * (bar.amount / most if most else 0.0), pitch)


def _bar(bar: Bar, left: float, begin: float, y: float, long: float, pitch: float) -> Iterator[Shape]:
    """Mark, label, bar, and straight behind it what it stands for."""
    if bar.mark:
        yield mark(bar.mark, left - MARK + 10, y, min(10.0, pitch * 0.36))
    yield from lines(bar.label, left, y, begin - left - MARGIN, 16, "cream", most=1)
    high = min(MOST_BAR, max(LEAST_BAR, pitch * 0.55))
    if long >= 1:
        fill, edge = (bar.mark.tint, "cream") if bar.mark else ("felt3", "cream2")
        yield Poly(points=box(begin, y - high / 2, long, high, 4), fill=fill, edge=edge, width=2)
    yield text(bar.text, begin + long + MARGIN, y, 18, "cream", bold=True, fit=MOST_VALUE)
