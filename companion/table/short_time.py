"""Whose time is running out, and when it begins to."""

from __future__ import annotations

from companion.log.clocks import Clocks
from rules.kit.types import TABLE, Seat

WARN_MS = 10_000  # so much is left when time begins to be short; as ClockView.warn_ms on the screens


def short_of_time(clocks: Clocks) -> frozenset[Seat]:
    """Whose time is running out just now; the table's time is that of everybody it waits for."""
    if not clocks.ticking:
        return frozenset()
    owners = {timer.seat for timer in clocks.timers if not timer.held and 0 < timer.left_ms <= WARN_MS}
    return frozenset(owners | set(clocks.running.seats) if TABLE in owners else owners)


def next_warning_ms(clocks: Clocks) -> int | None:
    """Milliseconds until time begins to be short for somebody; None where it never will as things stand."""
    if not clocks.ticking:
        return None
    run = (timer for timer in clocks.timers if not timer.held and timer.left_ms > WARN_MS)
    return min((timer.stands_ms + timer.left_ms - WARN_MS for timer in run), default=None)
