"""What keeps counting while nothing else happens: the seconds on the clock, the filling of the confirm button, the
rings round fingers that lie still, and until Undo may be tapped."""

from __future__ import annotations

from msgspec import structs

from companion.view.wire import ClockView
from ui.screen import clock, countdown, fingers
from ui.state.screen_state import Desk

SEEN_MS = 2000  # so long Undo and Redo cannot be tapped where something else stood: Back was tapped once too often
Count = tuple[tuple[int, ...], int, int, frozenset[str]]


def passed_ms(desk: Desk, now_ms: float) -> float:
    """How long ago, by the core's clock, what is shown was made."""
    return max(0.0, now_ms - desk.show.now_ms) if desk.show else 0.0


def _clocks(desk: Desk) -> list[ClockView]:
    """The clock in the corner, and those of the seats."""
    if desk.show is None:
        return []
    return [shown for shown in (desk.show.clock, *(chip.clock for chip in desk.show.chips)) if shown]


def live(desk: Desk, now_ms: float) -> frozenset[str]:
    """Which of "undo" and "redo" can be tapped."""
    return frozenset(key for key, came_ms in desk.since.items() if now_ms >= came_ms + SEEN_MS)


def tapped_too_soon(desk: Desk, now_ms: float) -> Desk:
    """The desk after a tap on a corner that is not live: whoever goes on tapping has not seen it yet."""
    is_live = live(desk, now_ms)
    since = {key: came_ms if key in is_live else now_ms for key, came_ms in desk.since.items()}
    return structs.replace(desk, since=since)


def count(desk: Desk, now_ms: float) -> Count:
    """(the seconds on the clocks, how far the key is filled, the rings, and what is live in the corner), as they show;
    -1 for what does not."""
    passed = passed_ms(desk, now_ms)
    seconds = tuple(clock.seconds(shown, clock.now(shown, passed)) for shown in _clocks(desk))
    return seconds, countdown.steps(desk, passed), fingers.steps(desk, now_ms), live(desk, now_ms)


def until_next_ms(desk: Desk, now_ms: float) -> float | None:
    """How long until one of them shows otherwise; None while neither will."""
    passed = passed_ms(desk, now_ms)
    digits_ms = [clock.until_next_ms(shown, clock.now(shown, passed)) for shown in _clocks(desk)]
    step_ms = countdown.until_next_ms(desk, passed)
    ring_ms = fingers.until_next_ms(desk, now_ms)
    dead_ms = [left for came_ms in desk.since.values() if (left := came_ms + SEEN_MS - now_ms) > 0]
    return min((ms for ms in (*digits_ms, step_ms, ring_ms, *dead_ms) if ms is not None), default=None)
