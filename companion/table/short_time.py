"""Whose time is running out, and when it begins to."""

from __future__ import annotations

from companion.log.clocks import Clocks
from rules.kit.types import TABLE, Seat

WARN_MS = 10_000  # so much is left when time begins to be short; as ClockView.warn_ms on the screens


def short_of_time(clocks: Clocks) -> frozenset[Seat]:
    """Whose time is running out just now; the table's time is that of everybody it waits for."""
    if not clocks.ticking:
        return frozenset()
    owners = {seat for seat, left_ms in _left(clocks) if 0 < left_ms <= WARN_MS}
    return frozenset(owners | set(clocks.running.seats) if TABLE in owners else owners)


def next_warning_ms(clocks: Clocks) -> int | None:
    """Milliseconds until time begins to be short for somebody; None where it never will as things stand."""
    if not clocks.ticking:
        return None
    return min((left_ms - WARN_MS for _, left_ms in _left(clocks) if left_ms > WARN_MS), default=None)


def _left(clocks: Clocks) -> list[tuple[Seat, int]]:
    """What runs down just now: whose it is, and how much is left."""
    timers = [(timer.seat, timer.left_ms) for timer in clocks.timers if not timer.held]
    banks = [(seat, clocks.banks[seat]) for seat in clocks.running.seats if 0 <= seat < len(clocks.banks)]
    return timers + banks
