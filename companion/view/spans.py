"""What was rolled against what fair dice give: for each seat the span in which they mostly lie, and what it was."""

from __future__ import annotations

from collections.abc import Sequence

from companion.log.luck import Luck
from companion.view.shapes import HEIGHT, MARGIN, WIDTH, box, lines, mark, number, stroke, text
from companion.view.speak import Speaker
from companion.view.wire import Drawing, Poly, Shape
from rules.kit.types import Say

LEFT, RIGHT, TOP, MOST_PITCH = 56.0, 320.0, 70.0, 60.0
WIDEST = 1.6  # so much further than the span the picture goes
ROOM = 16.0  # for a mark at its very end, before the number beside it


def spans(luck: Sequence[Luck], speaker: Speaker) -> Drawing:
    """The middle is what fair dice give; a mark beside its span would be rare."""
    middle, half = (LEFT + RIGHT) / 2, (RIGHT - LEFT) / 2 / WIDEST
    pitch = min(MOST_PITCH, (HEIGHT - TOP - 2 * MARGIN) / max(1, len(luck)))
    title = speaker.speak(Say(key="went-luck-title"))
    shapes: list[Shape] = [*lines(title, 16, 30, WIDTH - 32, 18, "cream", bold=True)]
    for i, each in enumerate(luck):
        y = TOP + (i + 0.5) * pitch
        off = max(-WIDEST, min(WIDEST, (each.total - each.expected) / each.within))
        shapes += [
            Poly(points=box(middle - half, y - 7, 2 * half, 14, 7), fill="felt3"),
            stroke((middle, y - 12, middle, y + 12), "cream2", 2),
            mark(speaker.mark(each.seat), middle + off * half, y, min(11.0, pitch * 0.4)),
            text(
                number(round(each.expected - each.within)),
                LEFT - ROOM,
                y,
                16,
                "cream2",
                anchor="end",
                fit=LEFT - ROOM - 4,
            ),
            text(
                number(round(each.expected + each.within)), RIGHT + ROOM, y, 16, "cream2", fit=WIDTH - RIGHT - ROOM - 4
            ),
        ]
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))
