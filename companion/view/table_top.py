"""The table and its seats from above, for setting up a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import copysign, cos, pi, sin

from msgspec.structs import replace

from companion.view import palette
from companion.view.shapes import HEIGHT, WIDTH, arc, box, lines, mark, points, stroke, text
from companion.view.speaker import Speaker
from companion.view.text_width import width
from companion.view.wire import Disc, Drawing, Poly, Shape
from rules.kit.types import Say, Tint

X, Y = WIDTH / 2, 190.0  # centre of the table
WIDE, TALL = 148.0, 146.0  # from the centre to a chair
CHAIR, SMALL_CHAIR, PLUS = 33.0, 25.0, 27.5
MOST_LARGE = 6  # up to so many chairs are large, with names beside them
# half sizes, clear of all names
TABLES = {2: (112.0, 86.0), 3: (82.0, 92.0), 4: (90.0, 86.0), 5: (92.0, 68.0), 6: (82.0, 74.0), 8: (92.0, 66.0)}
NAME, SHORT_NAME = 88.0, 62.0  # room for a name beside the table


SeatedChair = tuple[str, Tint]  # the player's name, "" for a free chair, and the colour


def table_top(chairs: Sequence[SeatedChair], chosen: Collection[int], plus: str, speaker: Speaker) -> Drawing:
    """The chairs clockwise from the bottom, chosen ones ringed, each with its page as hit ("go:new/seat/0").

    `plus` is the hit of the key for one more chair, "" if the table is full.
    """
    n = len(chairs)
    shapes: list[Shape] = [*_table(n, speaker.speak(Say(key="table-clockwise")))]
    for i in range(n):
        middle = _turn(i + 0.5, n)
        if plus and i == n - 1:
            shapes += _plus(middle, plus, in_corner=n >= MOST_LARGE)
        else:
            shapes.append(_arrow(middle))
    for i, chair in enumerate(chairs):
        shapes += _chair(chair, i, _turn(i, n), i in chosen, CHAIR if n <= MOST_LARGE else SMALL_CHAIR, speaker)
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def setup_drawing(chairs: Sequence[SeatedChair], at: Collection[int], middle: str, speaker: Speaker) -> Drawing:
    """The same table during setup: components go to the chairs in `at`, or to the place named by `middle`."""
    n = len(chairs)
    shapes: list[Shape] = [*_table(n, middle, lit=bool(middle))]
    for i, chair in enumerate(chairs):
        drawn = _chair(chair, i, _turn(i, n), i in at, CHAIR if n <= MOST_LARGE else SMALL_CHAIR, speaker)
        shapes += (replace(shape, hit="") if isinstance(shape, Disc) else shape for shape in drawn)
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def _place(turn: float, reach: float = 1.0) -> tuple[float, float]:
    """A point round the table in that direction, on a path between ellipse and box that keeps the corners free."""
    c, s = cos(turn), sin(turn)
    return X + copysign(abs(c) ** 0.7, c) * WIDE * reach, Y + copysign(abs(s) ** 0.7, s) * TALL * reach


def _turn(i: float, n: int) -> float:
    """The direction of a chair as an angle, clockwise on the screen from the bottom."""
    return 2 * pi * (0.25 + i / n)


def _table(n: int, said: str, *, lit: bool = False) -> tuple[Shape, ...]:
    half_w, half_h = TABLES.get(n, TABLES[6])
    rim = box(X - half_w, Y - half_h, 2 * half_w, 2 * half_h, 26)
    top = box(X - half_w + 10, Y - half_h + 10, 2 * half_w - 20, 2 * half_h - 20, 18)
    round_table = arc(X, Y, half_h * 0.52, 0.42, 1.08)
    x, y = round_table[-2], round_table[-1]
    head = points(x - 9, y - 5, x + 8, y - 8, x + 1, y + 9)
    low = Y + half_h * 0.5
    word = lines(said, X, Y if lit else low, 2 * half_w - 40, 16, "ink" if lit else "cream2", most=3 if lit else 1,
                 anchor="middle", bold=lit)  # fmt: skip
    table = Poly(points=rim, fill="walnut3"), Poly(points=top, fill="lit" if lit else "walnut2")
    if lit:
        return (*table, *word)
    return (
        *table,
        stroke(round_table, "cream2", 3),
        Poly(points=head, fill="cream2"),
        *word,
    )


def _chair(chair: SeatedChair, seat: int, turn: float, chosen: bool, r: float, speaker: Speaker) -> list[Shape]:
    x, y = _place(turn)
    sits, tint = chair
    fill, edge, line = ("lit", "brass", 5.0) if chosen else ("felt2", "", 0.0)
    ground = Disc(x=round(x, 2), y=round(y, 2), r=r, fill=fill, edge=edge, width=line, hit=f"go:new/seat/{seat}")
    who = mark(palette.mark(seat, tint), x, y, r * 19 / CHAIR, "ink" if chosen else "cream")
    name = sits or speaker.speak(Say(key="new-free"))
    beside = NAME if r == CHAIR else SHORT_NAME
    room = beside if abs(x - X) > r else 2 * beside
    half = min(room, width(name, 18, True)) / 2
    middle = min(max(x, half + 4), WIDTH - half - 4)  # a long name moves inwards
    label = text(name, middle, y + r + 11, 18, "cream" if sits else "cream2", bold=bool(sits),
                 anchor="middle", fit=room)  # fmt: skip
    return [ground, who, label]


def _arrow(turn: float) -> Shape:
    x, y = _place(turn, 0.93)
    ahead = turn + pi / 2
    corners = ((11, 0.0), (9, 0.38), (9, -0.38))
    shape = [(ahead + pi * (0.0 if i == 0 else 1.0) + lean * pi, r) for i, (r, lean) in enumerate(corners)]
    return Poly(points=points(*(v for a, r in shape for v in (x + r * cos(a), y + r * sin(a)))), fill="felt3")


def _plus(turn: float, hit: str, *, in_corner: bool) -> tuple[Shape, ...]:
    """The plus key between the last chair and the first, or in the upper corner, clear of all names."""
    x, y = _place(turn, 1.2)
    x, y = min(x, WIDTH - PLUS - 8), max(y, PLUS + 8)
    if in_corner:
        x, y = WIDTH - PLUS - 8, PLUS + 8
    return (
        Disc(x=round(x, 2), y=round(y, 2), r=PLUS, fill="birch", edge="edge", width=3, hit=hit),
        stroke((x - 9, y, x + 9, y), "ink", 3),
        stroke((x, y - 9, x, y + 9), "ink", 3),
    )
