"""The seat lamps as a picture, a row each. Their states differ in shape and word, not only in colour."""

from __future__ import annotations

from collections.abc import Mapping

from companion.view.shapes import HEIGHT, WIDTH, box, mark, text
from companion.view.speak import Speaker
from companion.view.wire import Disc, Drawing, Poly, Shape
from hardware.output import OFF, Light
from rules.kit.types import TABLE, Say, Seat

TOP, PITCH, X, R = 16.0, 54.0, 40.0, 14.0
NAME_X, WORD_X = 76.0, WIDTH - 16.0


def lamps_drawing(lights: Mapping[Seat, Light], seats: int, speaker: Speaker) -> Drawing:
    """A row for every seat, and one for the table; a tap on a seat's row is a tap on its `place`."""
    rows = enumerate((*range(seats), TABLE))
    shapes = [shape for i, seat in rows for shape in _row(i, seat, lights.get(seat, OFF), speaker)]
    return Drawing(width=WIDTH, height=HEIGHT, shapes=tuple(shapes))


def place(seat: Seat) -> str:
    """The hit id of that seat's row."""
    return f"lamp-{seat}"


def _row(i: int, seat: Seat, light: Light, speaker: Speaker) -> tuple[Shape, ...]:
    top = TOP + i * PITCH
    y = top + PITCH / 2
    hit = "" if seat == TABLE else place(seat)
    who = () if seat == TABLE else (mark(speaker.mark(seat), NAME_X + 8, y, 10),)
    left = NAME_X + (26 if who else 0)
    return (
        Poly(points=box(8, top + 3, WIDTH - 16, PITCH - 6), fill="felt2", hit=hit),
        *_lamp(light, y),
        *who,
        text(speaker.name(seat), left, y, 20, "cream", bold=True, fit=WORD_X - left - 110),
        text(speaker.speak(Say(key=f"lamp-{light.how}")), WORD_X - 8, y, 18, "cream2", anchor="end", fit=100),
    )


def _lamp(light: Light, y: float) -> tuple[Shape, ...]:
    glow = "brass" if light.tint == "none" else light.tint
    socket = Disc(x=X, y=y, r=R, fill="felt", edge="felt3", width=3)
    match light.how:
        case "lit":
            return (Disc(x=X, y=y, r=R + 5, edge="lit", width=3), Disc(x=X, y=y, r=R, fill=glow))
        case "blink":
            return (
                *(Disc(x=X, y=y, r=R + out, edge="lit", width=2) for out in (3, 8)),
                Disc(x=X, y=y, r=R - 2, fill=glow),
            )
        case "dim":
            return (socket, Disc(x=X, y=y, r=R / 2, fill=glow))
        case "off":
            return (socket,)
