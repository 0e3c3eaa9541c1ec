"""Errors of a trial, each in one sentence, and waiting with a limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
LOOKS_S = 0.2  # between two looks


class Trouble(Exception):
    """The trial cannot be made here: exit code 2."""


class Wrong(Exception):
    """The box failed a check: exit code 1, after all other steps."""


def until(what: str, look: Callable[[], T | None], most_s: float) -> T:
    """The first true result of `look`. Raises Wrong after `most_s`; connection errors count as not yet."""
    ends_s = time.monotonic() + most_s
    why = ""
    while time.monotonic() < ends_s:
        try:
            if found := look():
                return found
        except OSError as error:
            why = f": {error}"
        time.sleep(LOOKS_S)
    raise Wrong(f"{what}: not within {most_s:.0f} s{why}")
