"""The shortest story that still breaks the same law."""

from __future__ import annotations

import time

from companion.testkit.stories.player import Found, replayed
from companion.testkit.stories.story import Begun, Told
from rules.kit.types import AnyGame

MOST_S = 6.0  # processor time for one story


def shortest(of: AnyGame, begin: Begun, told: tuple[Told, ...], found: Found) -> tuple[tuple[Told, ...], Found]:
    """What is left when everything was taken away, in halves and smaller parts, without which it breaks too."""
    until, size = time.process_time() + MOST_S, max(1, len(told) // 2)
    while size and time.process_time() < until:
        at, shrunk = 0, False
        while at < len(told) and time.process_time() < until:
            rest = (*told[:at], *told[at + size :])
            again = _same(of, begin, rest, found.stuck, found.key)
            if again is not None:
                told, found, shrunk = rest, again, True
            else:
                at += size
        size = size if shrunk and size == 1 else size // 2
    return told, found


def _same(of: AnyGame, begin: Begun, told: tuple[Told, ...], stuck: str, key: str) -> Found | None:
    again = replayed(of, begin, told, stuck)
    return again if again is not None and again.key == key else None
