"""Rings round the fingers on the board, filling during the hold time, then the drawn lots."""

from __future__ import annotations

from companion.view.wire import Disc, Lot, Shape, TextLine
from ui.kit.block import Box
from ui.screen.clock import arc
from ui.state.lying_fingers import Spot, hold_part, is_counting, lots
from ui.state.screen_state import Desk

RING = 46.0  # a fingertip covers a third of it
LIT_RING = 58.0  # the ring of the drawn finger
STEP_MS, CALM_STEP_MS = 50, 500  # one step of the filling rings


def finger_shapes(desk: Desk, box: Box, now_ms: float) -> tuple[Shape, ...]:
    """The rings or lots over the board."""
    fingers, laid = desk.show.fingers if desk.show else None, desk.laid
    if fingers is None:
        return ()
    if laid.asked >= 0:
        return tuple(shape for at, lot in lots(laid, fingers) for shape in _lot(lot, *_place(at, box)))
    full = hold_part(laid, fingers, now_ms)
    return tuple(shape for _, at in laid.down for shape in _ring(full, *_place(at, box)))


def _place(spot: Spot, box: Box) -> Spot:
    return spot[0] * box.w, spot[1] * box.h


def _ring(full: float, x: float, y: float) -> tuple[Shape, ...]:
    ground = Disc(x=x, y=y, r=RING, fill="felt3", edge="cream2", width=2)
    return (ground, arc(x, y, RING, full, "brass")) if full else (ground,)


def _lot(lot: Lot, x: float, y: float) -> tuple[Shape, ...]:
    """A lit ring with the lot's word, readable under the finger."""
    if not lot.ink:
        return (Disc(x=x, y=y, r=RING / 3, fill="felt2"),)
    disc = Disc(x=x, y=y, r=LIT_RING, fill=lot.ink, edge="cream", width=4)
    return disc, TextLine(x=x, y=y, text=lot.text, size=64, bold=True, anchor="middle", ink="on-brass")


def until_next_ms(desk: Desk, now_ms: float) -> float | None:
    """Milliseconds until the rings change; None if none fills."""
    fingers = desk.show.fingers if desk.show else None
    if fingers is None or not is_counting(desk.laid, fingers):
        return None
    step_ms = CALM_STEP_MS if desk.show and desk.show.looks.calm else STEP_MS
    return step_ms - (now_ms - desk.laid.since_ms) % step_ms


def is_due(desk: Desk, now_ms: float) -> bool:
    """Whether the hold time is over."""
    fingers = desk.show.fingers if desk.show else None
    return fingers is not None and hold_part(desk.laid, fingers, now_ms) >= 1
