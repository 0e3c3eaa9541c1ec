"""Below a picture, the moments of a game in a row: a handle that is dragged, and a key to either side of it."""

from __future__ import annotations

from msgspec import structs

from companion.view.shapes import WIDTH, box, points
from companion.view.speak import Speaker
from companion.view.wire import Disc, Drawing, Poly, Shape, Steps
from rules.kit.types import Say

ROW, KEY, BETWEEN = 60.0, 52.0, 20.0
EMPTY = Drawing(width=WIDTH, height=0.0, shapes=())


def with_steps(picture: Drawing | None, go: str, at: int, last: int, speaker: Speaker) -> tuple[Drawing, Steps]:
    """The picture with that row below it; moment N is at "GO/N"."""
    above = picture or EMPTY
    y = above.height
    left, right = KEY + BETWEEN, above.width - KEY - BETWEEN
    x = left + (right - left) * at / max(1, last)
    frame = Poly(points=box(2, 2, above.width - 4, y - 2), edge="cream2", width=3)
    row: list[Shape] = [
        *((frame,) if y else ()),  # a picture, not the table itself
        Poly(points=box(left, y + 26, right - left, 8), fill="felt3"),
        Poly(points=box(left, y + 26, x - left, 8), fill="brass"),
        Disc(x=round(x, 2), y=y + 30, r=18, fill="brass", edge="ink", width=3),
        *(_key(go, at - 1, "then-earlier", 0.0, y, 1, speaker) if at else ()),
        *(_key(go, at + 1, "then-later", above.width - KEY, y, -1, speaker) if at < last else ()),
    ]
    return (
        structs.replace(above, height=y + ROW, shapes=(*above.shapes, *row)),
        Steps(go=go, at=at, last=last, x=left, y=y, w=right - left, h=ROW),
    )


def _key(go: str, to: int, key: str, x: float, y: float, turn: int, speaker: Speaker) -> tuple[Shape, Shape]:
    """A key with an arrow, which points to the left (`turn` 1) or to the right."""
    middle = x + KEY / 2
    arrow = points(middle + 9 * turn, y + 18, middle - 9 * turn, y + 30, middle + 9 * turn, y + 42)
    said = speaker.speak(Say(key=key))
    ground = Poly(points=box(x, y + 4, KEY, KEY), fill="walnut2", edge="brass", width=3, hit=f"go:{go}/{to}", say=said)
    return ground, Poly(points=arrow, fill="cream")
