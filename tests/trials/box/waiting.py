"""Waiting for what another machine does: for the condition, and never for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from tests.trials.box.trouble import Wrong

T = TypeVar("T")
LOOKS_S = 0.2  # between two looks


def until(what: str, look: Callable[[], T | None], most_s: float) -> T:
    """What `look` gives once it is true. Raises Wrong where it never is; trouble with a line counts as not yet."""
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
