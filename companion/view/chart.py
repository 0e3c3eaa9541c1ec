"""The score chart: a line per seat with its mark at the right end, and the rounds below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from companion.log.course import Course, Round
from companion.view.shapes import HEIGHT, WIDTH, box, mark, number, pairs, stroke, text
from companion.view.speaker import Speaker
from companion.view.text_width import width
from companion.view.wire import Drawing, Poly, Shape
from rules.kit.types import Frozen, Say

TOP, BOTTOM = 52.0, 346.0
LEFT, RIGHT = 44.0, 312.0  # with short numbers
LEAST, LEAST_TOTAL = 14.0, 17.0  # letter sizes of long numbers, which narrow the plot
MOST_POINTS = 80  # corners of a line; longer games are thinned out
MARK_GAP = 25.0  # least distance between two end marks
ROUND_GAP = 26.0  # least distance between the numbers of two rounds
BEGIN_GAP = 8.0  # least distance between the lines of two rounds; closer ones would merge into a grey wall
UNITS = {"round": "chart-rounds", "turn": "chart-turns"}
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000)


class PlotArea(Frozen, frozen=True, kw_only=True):
    """The area of the lines: horizontal extent in u, vertical range and step in points."""

    left: float
    right: float
    low: int
    high: int
    step: int

    def y(self, value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - self.low) / (self.high - self.low)


def _frame(series: Sequence[Sequence[int]]) -> PlotArea:
    """The plot area, with room for the numbers at the left and the totals at the right."""
    values = [value for totals in series for value in totals]
    step = _step(max(values) - min(values), 5)
    low, high = min(values) // step * step, (max(values) // step + 1) * step
    label = max(width(number(value), LEAST) for value in (low, high))
    total = max(width(number(value), LEAST_TOTAL, True) for value in series[-1])
    return PlotArea(left=max(LEFT, 12 + label), right=min(RIGHT, WIDTH - 34 - total), low=low, high=high, step=step)


def chart(course: Course, speaker: Speaker) -> Drawing:
    """The points after each move."""
    title = text(speaker.speak(Say(key="chart-title")), 16, 22, 18, "cream", bold=True, fit=WIDTH - 32)
    begun = next(filter(None, course.totals), ())
    if not begun:
        return Drawing(width=WIDTH, height=HEIGHT, shapes=(title,))
    series = [totals or begun for totals in course.totals]  # a score pad has no totals until it is chosen
    frame = _frame(series)
    last = len(series) - 1
    xs = [frame.left + (frame.right - frame.left) * (move / last if last else 1.0) for move in range(len(series))]
    lines = [_line(series, xs, seat, frame) for seat in range(len(begun))]
    below = _rounds(course, xs, frame, speaker) or _moves(last, frame, speaker)
    shapes: list[Shape] = [title, *_scale(frame), *below]
    for seat, line in enumerate(lines):
        tint = speaker.mark(seat).tint
        shapes += [stroke(line, "walnut" if tint == "white" else "cream", 6), stroke(line, tint, 4)]
    shown = [series[each.move] for each in _numbered_rounds(course.rounds, xs)[1:]]
    return Drawing(width=WIDTH, height=HEIGHT, shapes=(*shapes, *_end_marks([*shown, series[-1]], lines, speaker)))


def _step(span: int, most: int) -> int:
    """The smallest round step that divides the span into at most `most` parts."""
    return next((step for step in STEPS if span / step <= most), STEPS[-1])


def _line(series: Sequence[Sequence[int]], xs: Sequence[float], seat: int, frame: PlotArea) -> tuple[float, ...]:
    """The corners of a seat's line; a single point becomes a short stroke."""
    last = len(series) - 1
    many = min(MOST_POINTS, last + 1)
    moves = [round(i * last / (many - 1)) for i in range(many)] if many > 1 else [0]
    line = [v for move in moves for v in (xs[move], frame.y(series[move][seat]))]
    return tuple(line) if many > 1 else (line[0] - 12, line[1], *line)


def _scale(frame: PlotArea) -> list[Shape]:
    shapes: list[Shape] = []
    for value in range(frame.low, frame.high + 1, frame.step):
        y = frame.y(value)
        shapes.append(stroke((frame.left, y, frame.right, y), "felt3", 1))
        shapes.append(text(number(value), frame.left - 8, y, 16, "cream2", anchor="end", fit=frame.left - 12))
    return shapes


def _rounds(course: Course, xs: Sequence[float], frame: PlotArea, speaker: Speaker) -> list[Shape]:
    """A vertical line per round, and the numbers that have room, at even steps. If the lines would be too close, only
    the numbered rounds have one. Empty with fewer than two rounds."""
    if len(course.rounds) < 2:
        return []
    numbered = _numbered_rounds(course.rounds, xs)
    begins = sorted({xs[each.move] for each in course.rounds})
    if any(b - a < BEGIN_GAP for a, b in pairwise(begins)):
        begins = [xs[each.move] for each in numbered]
    shapes: list[Shape] = [stroke((x, TOP, x, BOTTOM + 4), "felt3", 1) for x in begins]
    for each in numbered:
        said, x = number(each.number), xs[each.move]
        shapes.append(text(said, x, BOTTOM + 18, 16, "cream2", anchor="middle", fit=ROUND_GAP - 2))
    return [*shapes, _unit(UNITS[course.unit], frame, speaker)]


def _numbered_rounds(rounds: Sequence[Round], xs: Sequence[float]) -> list[Round]:
    """The rounds whose numbers have room: at even steps from the first one, also if the game restarts its count. A
    number too close before a new count is left out."""
    shown: list[Round] = []
    for step in range(1, len(rounds) + 1):
        even = [each for each in rounds if (each.number - 1) % step == 0]
        begins = [xs[b.move] for a, b in pairwise(even) if b.number <= a.number]
        shown = [each for each in even if not any(0 < x - xs[each.move] < ROUND_GAP for x in begins)]
        if all(xs[b.move] - xs[a.move] >= ROUND_GAP for a, b in pairwise(shown)):
            break
    return shown


def _moves(moves: int, frame: PlotArea, speaker: Speaker) -> list[Shape]:
    if not moves:
        return []
    every = _step(moves, 7)
    places = ((move, frame.left + (frame.right - frame.left) * move / moves) for move in range(0, moves + 1, every))
    shapes: list[Shape] = [text(str(n), x, BOTTOM + 18, 16, "cream2", anchor="middle", fit=36) for n, x in places]
    return [*shapes, _unit("chart-moves", frame, speaker)]


def _unit(key: str, frame: PlotArea, speaker: Speaker) -> Shape:
    middle, word = (frame.left + frame.right) / 2, speaker.speak(Say(key=key))
    return text(word, middle, BOTTOM + 40, 16, "cream2", anchor="middle", fit=frame.right - frame.left)


def _end_marks(series: Sequence[Sequence[int]], lines: Sequence[Sequence[float]], speaker: Speaker) -> list[Shape]:
    """Marks and last totals at the line ends, moved apart in the same order if too close. The words of a mark are its
    seat's totals in `series`: after each numbered round and at the end."""
    ends = [pairs(line)[-1] for line in lines]
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat][1], seat))
    places: dict[int, float] = {}
    floor = TOP - 12
    for seat in order:
        places[seat] = max(ends[seat][1], floor)
        floor = places[seat] + MARK_GAP
    over = max(0.0, floor - MARK_GAP - (BOTTOM - 2))
    shapes: list[Shape] = []
    for seat in order:
        x, y = ends[seat][0] + 8, places[seat] - over
        said = f"{speaker.name(seat)}: {', '.join(number(totals[seat]) for totals in series)}"
        shapes.append(Poly(points=box(x - 11, y - 11, WIDTH - x + 7, 22), say=said))
        shapes.append(mark(speaker.mark(seat), x, y, 11))
        shapes.append(text(number(series[-1][seat]), x + 20, y, 22, "cream", bold=True, fit=WIDTH - x - 26))
    return shapes
