"""What keeps counting while nothing else happens: the seconds on the clock, the filling of the confirm button, and the
rings round fingers that lie still."""

from __future__ import annotations

from ui.screen import clock, countdown, fingers
from ui.state.screen_state import Desk


def passed_ms(desk: Desk, now_ms: float) -> float:
    """How long ago, by the core's clock, what is shown was made."""
    return max(0.0, now_ms - desk.show.now_ms) if desk.show else 0.0


def count(desk: Desk, now_ms: float) -> tuple[int, int, int]:
    """(the seconds on the clock, how far the key is filled, and the rings), as they show; -1 for what does not."""
    passed, shown = passed_ms(desk, now_ms), desk.show and desk.show.clock
    seconds = clock.seconds(shown, clock.now(shown, passed)) if shown else -1
    return seconds, countdown.steps(desk, passed), fingers.steps(desk, now_ms)


def until_next_ms(desk: Desk, now_ms: float) -> float | None:
    """How long until one of them shows otherwise; None while neither will."""
    passed, shown = passed_ms(desk, now_ms), desk.show and desk.show.clock
    digits_ms = clock.until_next_ms(shown, clock.now(shown, passed)) if shown else None
    step_ms = countdown.until_next_ms(desk, passed)
    ring_ms = fingers.until_next_ms(desk, now_ms)
    return min((ms for ms in (digits_ms, step_ms, ring_ms) if ms is not None), default=None)
