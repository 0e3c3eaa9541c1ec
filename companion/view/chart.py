"""Points over the game: a line per seat, with its mark at the right end."""

from __future__ import annotations

from collections.abc import Sequence

from companion.view.shapes import HEIGHT, WIDTH, mark, number, pairs, stroke, text
from companion.view.speak import Speaker
from companion.view.wire import Drawing, Shape
from rules.kit.types import Say

LEFT, RIGHT, TOP, BOTTOM = 44.0, 312.0, 52.0, 346.0
MOST_POINTS = 80  # a line's corners; a longer game is thinned out
APART = 25.0  # least distance between two marks at the end
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


def chart(series: Sequence[Sequence[int]], speaker: Speaker) -> Drawing:
    """`series` has the totals of all seats at the start and then after each move."""
    title = text(speaker.speak(Say(key="chart-title")), 16, 22, 18, "cream", bold=True, fit=WIDTH - 32)
    values = [value for totals in series for value in totals]
    if not values:
        return Drawing(width=WIDTH, height=HEIGHT, shapes=(title,))
    step = _step(max(values) - min(values), 5)
    low, high = min(values) // step * step, (max(values) // step + 1) * step
    lines = [_line(series, seat, low, high) for seat in range(len(series[0]))]
    shapes: list[Shape] = [title, *_scale(low, high, step), *_moves(len(series) - 1, speaker)]
    for seat, line in enumerate(lines):
        tint = speaker.mark(seat).tint
        shapes += [stroke(line, "walnut" if tint == "white" else "cream", 6), stroke(line, tint, 4)]
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(*shapes, *_ends(series[-1], lines, speaker)))


def _step(span: int, most: int) -> int:
    """The smallest round step that divides the span into at most so many."""
    return next((step for step in STEPS if span / step <= most), STEPS[-1])


def _x(move: float, moves: int) -> float:
    return LEFT + (RIGHT - LEFT) * (move / moves if moves else 1.0)


def _y(value: float, low: int, high: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)


def _line(series: Sequence[Sequence[int]], seat: int, low: int, high: int) -> tuple[float, ...]:
    """The corners of a seat's line; a single point becomes a short stroke."""
    last = len(series) - 1
    many = min(MOST_POINTS, last + 1)
    moves = [round(i * last / (many - 1)) for i in range(many)] if many > 1 else [0]
    line = [v for move in moves for v in (_x(move, last), _y(series[move][seat], low, high))]
    return tuple(line) if many > 1 else (line[0] - 12, line[1], *line)


def _scale(low: int, high: int, step: int) -> list[Shape]:
    shapes: list[Shape] = []
    for value in range(low, high + 1, step):
        y = _y(value, low, high)
        shapes.append(stroke((LEFT, y, RIGHT, y), "felt3", 1))
        shapes.append(text(number(value), LEFT - 8, y, 16, "cream2", anchor="end", fit=LEFT - 12))
    return shapes


def _moves(moves: int, speaker: Speaker) -> list[Shape]:
    if not moves:
        return []
    every = _step(moves, 7)
    shapes: list[Shape] = [
        text(str(move), _x(move, moves), BOTTOM + 18, 16, "cream2", anchor="middle", fit=36)
        for move in range(0, moves + 1, every)
    ]
    middle, word = (LEFT + RIGHT) / 2, speaker.speak(Say(key="chart-moves"))
    return [*shapes, text(word, middle, BOTTOM + 40, 16, "cream2", anchor="middle", fit=RIGHT - LEFT)]


def _ends(totals: Sequence[int], lines: Sequence[Sequence[float]], speaker: Speaker) -> list[Shape]:
    """Marks and totals; where lines end close together they are moved apart, the order stays."""
    ends = [pairs(line)[-1] for line in lines]
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat][1], seat))
    places: dict[int, float] = {}
    floor = TOP - 12
    for seat in order:
        places[seat] = max(ends[seat][1], floor)
        floor = places[seat] + APART
    over = max(0.0, floor - APART - (BOTTOM - 2))
    shapes: list[Shape] = []
    for seat in order:
        x, y = ends[seat][0] + 8, places[seat] - over
        shapes.append(mark(speaker.mark(seat), x, y, 11))
        shapes.append(text(number(totals[seat]), x + 20, y, 22, "cream", bold=True, fit=WIDTH - x - 26))
    return shapes
