"""A player's places in the last games, one column a game: a win is on top, in brass."""

from __future__ import annotations

from collections.abc import Sequence

from companion.view.shapes import LOW, WIDE, lines, stroke, text
from companion.view.speak import Speaker
from companion.view.wire import Disc, Drawing, Shape
from rules.kit.types import Say

LEFT, RIGHT, TOP, BOTTOM = 70.0, 396.0, 72.0, 288.0
MOST_ROW = 54.0
MOST_GAMES = 16
R = 9.0


def placings(places: Sequence[int], seats: int, speaker: Speaker) -> Drawing:
    """The newest at the right; `seats` is how many places there were at most."""
    shown = places[-MOST_GAMES:]
    title = speaker.speak(Say(key="placings-title", args={"n": len(shown)}))
    pitch = min(MOST_ROW, (BOTTOM - TOP) / max(1, seats - 1))
    shapes: list[Shape] = [*lines(title, 16, 26, WIDE - 32, 18, "cream", most=1, bold=True)]
    for place in range(1, seats + 1):
        y = TOP + (place - 1) * pitch
        shapes.append(stroke((LEFT, y, RIGHT, y), "felt3", 1))
        word = speaker.speak(Say(key="place", args={"n": place}))
        shapes.append(text(word, LEFT - 12, y, 16, "cream2", anchor="end", fit=LEFT - 20))
    spots = [(_x(i, len(shown)), TOP + (place - 1) * pitch) for i, place in enumerate(shown)]
    if len(spots) > 1:
        shapes.append(stroke([v for spot in spots for v in spot], "cream2", 2))
    for (x, y), place in zip(spots, shown, strict=True):
        fill = "brass" if place == 1 else "felt"
        shapes.append(Disc(x=round(x, 2), y=round(y, 2), r=R, fill=fill, edge="cream", width=2))
    return Drawing(width=WIDE, height=LOW, shapes=tuple(shapes))


def _x(i: int, many: int) -> float:
    """Columns from the right, so that a first game stands where the newest one will."""
    step = (RIGHT - LEFT - 2 * R) / max(1, MOST_GAMES - 1)
    return RIGHT - R - (many - 1 - i) * step
