"""Clocks at the current moment: the corner, and the big ring while the whole table waits."""

from __future__ import annotations

from math import cos, pi, sin

from companion.view.wire import ClockView, Line, Pause, Show
from ui.kit.block import Block, Box, Target, bar, heading, lines, moved, overlay
from ui.kit.keys import Kit

ROW = 80.0  # the corner's height for these places
RING = 16.0
STEPS = 72  # corners of a whole ring


def clock_ms(clock: ClockView, passed_ms: float) -> int:
    """The clock's time, so long after its Show was made; never below zero."""
    if not clock.running:
        return clock.ms
    return max(0, round(clock.ms - passed_ms if clock.down else clock.ms + passed_ms))


def seconds(clock: ClockView, ms: int) -> int:
    """Whole seconds to show: a countdown shows 0 only when no time is left."""
    return -(-ms // 1000) if clock.down else ms // 1000


def until_next_ms(clock: ClockView, ms: int) -> int | None:
    """Milliseconds until the shown second changes from `ms`; None if it never will."""
    if not clock.running or (clock.down and ms <= 0):
        return None
    return (ms - 1) % 1000 + 1 if clock.down else 1000 - ms % 1000


def digits(total: int) -> str:
    """m:ss, or h:mm:ss."""
    minutes, rest = divmod(total, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def is_pressing(clock: ClockView, ms: int) -> bool:
    """Whether a countdown is short of time, and shows whole seconds in another colour."""
    return clock.down and clock.running and ms < clock.warn_ms


# ---- the corner -----------------------------------------------------------------------------------------
def corner(kit: Kit, show: Show, passed_ms: float, box: Box, big_elsewhere: bool) -> Block:
    """The clock at the top right; a tap pauses or resumes."""
    ground, parts = _time(kit, show, passed_ms, box.w, big_elsewhere)
    tap = (Target(box=Box(w=box.w, h=box.h), act=Pause(on=not show.paused)),) if show.may else ()
    floor = Block(h=box.h, shapes=(bar(0, 0, box.w, box.h, ground),), targets=tap)
    return overlay(floor, *(moved(part, 0, (box.h - ROW) / 2) for part in parts))


def _time(kit: Kit, show: Show, passed_ms: float, w: float, big_elsewhere: bool) -> tuple[str, list[Block]]:
    """(ground, contents): paused, pressing, a pause key under the big clock, or the plain time."""
    clock = show.clock
    if show.paused or clock is None:
        above = digits(seconds(clock, clock.ms)) if clock else kit.word("paused")
        below = kit.word("paused") if clock else kit.word("go-on")
        return "brass", [_pair(above, below, w, "on-brass", "on-brass")]
    ms = clock_ms(clock, passed_ms)
    if is_pressing(clock, ms):
        return "cream", [_pair(str(seconds(clock, ms)), clock.label, w, "walnut", "walnut")]
    if big_elsewhere:
        bars = (bar(w / 2 - 18, 14, 11, 36, "cream"), bar(w / 2 + 7, 14, 11, 36, "cream"))
        return "walnut", [Block(h=50, shapes=bars), _caption(clock.label, w, "cream2")]
    return "walnut", [_pair(digits(seconds(clock, ms)), clock.label, w, "cream", "cream2")]


def _pair(time: str, label: str, w: float, ink: str, second: str) -> Block:
    big = heading(time, (44, 36, 30, 24), w - 16, 1, ink=ink, bold=True, anchor="middle")
    return overlay(moved(big, 8, 32 - big.h / 2), _caption(label, w, second))


def _caption(label: str, w: float, ink: str) -> Block:
    return moved(lines((label,), 16, w - 16, ink=ink, anchor="middle"), 8, 53)


# ---- the big clock ----------------------------------------------------------------------------------------
def face(kit: Kit, show: Show, passed_ms: float, box: Box) -> Block:
    """The big clock: ring and digits, readable across the room."""
    clock = show.clock
    assert clock is not None
    ms = clock_ms(clock, passed_ms)
    left = seconds(clock, ms)
    r = min(box.w, box.h) / 2 - 32
    x, y = box.w / 2, box.h / 2
    short = left < 60
    sizes = (150.0, 120.0, 96.0, 72.0, 52.0)  # the last for a clock of many hours
    number = heading(str(left) if short else digits(left), sizes, 2 * r - 48, 1, ink="cream", bold=True,
                     anchor="middle")  # fmt: skip
    word = kit.word("paused") if show.paused else kit.word("seconds") if short else clock.label
    under = lines((word,), 24, 2 * r - 48, ink="cream2", anchor="middle")
    part = min(1.0, ms / clock.of_ms) if clock.of_ms else 0.0
    ink = "lit" if is_pressing(clock, ms) else "brass"
    return overlay(
        Block(shapes=(arc(x, y, r, 1.0, "felt2"), *((arc(x, y, r, part, ink),) if part else ()))),
        moved(number, x - r + 24, y - number.h / 2 - 8),
        moved(under, x - r + 24, y + number.h / 2 - 16),
    )


def arc(x: float, y: float, r: float, part: float, ink: str) -> Line:
    """A part of a ring, clockwise from the top."""
    corners = max(2, round(STEPS * part) + 1)
    angles = (part * 2 * pi * i / (corners - 1) - pi / 2 for i in range(corners))
    points = tuple(round(p, 2) for a in angles for p in (x + r * cos(a), y + r * sin(a)))
    return Line(points=points, ink=ink, width=RING)
