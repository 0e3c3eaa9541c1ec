"""How long the companion was switched off, in words, as accurately as a Pi without a clock battery can tell."""

from __future__ import annotations

from datetime import datetime

from rules.kit.types import Say

UNITS_S = (("days", 86_400), ("hours", 3_600), ("minutes", 60))
LONGEST_S = 3_650 * 86_400  # ten years: beyond that the clock has jumped


def downtime_sentence(last_utc: str, now_utc: str) -> Say:
    """The downtime as a sentence; without a figure if the clock has gone back or jumped by years."""
    gone_s = _seconds(last_utc, now_utc)
    if gone_s is None or not 0 <= gone_s <= LONGEST_S:
        return Say(key="away-unknown")
    for unit, size_s in UNITS_S:
        if gone_s >= size_s:
            return Say(key="away-known", args={"time": Say(key=f"away-{unit}", args={"n": gone_s // size_s})})
    return Say(key="away-known", args={"time": Say(key="away-moment")})


def days_ago(utc: str, now_utc: str) -> int:
    """The days between two wall-clock times; 0 if unknown."""
    try:
        return max(0, (datetime.fromisoformat(now_utc).date() - datetime.fromisoformat(utc).date()).days)
    except ValueError:
        return 0


def _seconds(earlier: str, later: str) -> int | None:
    try:
        return int((datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds())
    except (ValueError, TypeError):
        return None
