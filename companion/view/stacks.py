"""Where everybody's points came from: a bar for each seat, a piece of it for each source, and what they are below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.view.shapes import DARK, HEIGHT, MARGIN, WIDTH, box, mark, number, text
from companion.view.speak import Speaker
from companion.view.wire import Drawing, Poly, Shape
from rules.kit.types import Say, ScoreLine, Sheet

FILLS = ("soil", "ice", "cream2", "brass", "bed", "brick", "white", "orange")
LETTERS = "ABCDEFGH"  # told apart without colours
LEFT, VALUE = 44.0, 48.0
MOST_PITCH, LEGEND = 54.0, 24.0
LEAST = 14.0  # a narrower piece has no room for its letter

Source = tuple[str, tuple[int, ...]]


def stacks(sheet: Sheet, speaker: Speaker) -> Drawing:
    """Points that were lost stand to the left of where the others begin; what is too much for eight is put together."""
    sources, seats = of(sheet, speaker), range(len(sheet.totals))
    legend = LEGEND * ((len(sources) + 1) // 2)
    pitch = min(MOST_PITCH, (HEIGHT - 3 * MARGIN - legend) / len(seats))
    shapes: list[Shape] = []
    below = max((-sum(v[s] for _, v in sources if v[s] < 0) for s in seats), default=0)
    above = max((sum(v[s] for _, v in sources if v[s] > 0) for s in seats), default=0)
    scale = (WIDTH - LEFT - VALUE - 2 * MARGIN) / max(1, below + above)
    zero = LEFT + below * scale
    for seat in seats:
        y = MARGIN + (seat + 0.5) * pitch
        shapes.append(mark(speaker.mark(seat), 22, y, min(11.0, pitch * 0.4)))
        shapes += _bar([(i, values[seat]) for i, (_, values) in enumerate(sources)], zero, y, pitch * 0.64, scale)
        total = number(sheet.totals[seat])
        shapes.append(text(total, WIDTH - MARGIN, y, 20, "cream", bold=True, anchor="end", fit=VALUE))
    top = HEIGHT - MARGIN - legend
    for i, (label, _) in enumerate(sources):
        shapes += _legend(i, label, MARGIN + (i % 2) * WIDTH / 2, top + (i // 2 + 0.5) * LEGEND)
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def of(sheet: Sheet, speaker: Speaker) -> list[Source]:
    """What counts and has given or cost somebody something, by seat; the smallest are put together."""
    found = [(speaker.speak(line.label), _values(line)) for line in sheet.lines if line.counts and any(_values(line))]
    if len(found) <= len(FILLS):
        return found
    ordered = sorted(found, key=lambda each: -sum(map(abs, each[1])))
    kept = [each for each in found if each in ordered[: len(FILLS) - 1]]
    rest = [values for label, values in found if (label, values) not in kept]
    return [*kept, (speaker.speak(Say(key="went-rest")), tuple(map(sum, zip(*rest, strict=True))))]


def _values(line: ScoreLine) -> tuple[int, ...]:
    return tuple(value or 0 for value in line.values)


def _bar(pieces: Sequence[tuple[int, int]], zero: float, y: float, high: float, scale: float) -> Iterator[Shape]:
    right = left = zero
    for i, points in pieces:
        long = abs(points) * scale
        x = right if points > 0 else left - long
        right, left = (right + long, left) if points > 0 else (right, left - long)
        if points:
            yield Poly(points=box(x, y - high / 2, long, high, 2), fill=FILLS[i], edge="walnut", width=1.5)
        if long >= LEAST:
            yield text(LETTERS[i], x + long / 2, y, 14, _ink(i), bold=True, anchor="middle")


def _legend(i: int, label: str, x: float, y: float) -> Iterator[Shape]:
    yield Poly(points=box(x, y - 9, 18, 18, 3), fill=FILLS[i], edge="walnut", width=1.5)
    yield text(LETTERS[i], x + 9, y, 14, _ink(i), bold=True, anchor="middle")
    yield text(label, x + 24, y, 16, "cream", fit=WIDTH / 2 - 24 - 2 * MARGIN)


def _ink(i: int) -> str:
    return "paper" if FILLS[i] == "brick" else DARK
