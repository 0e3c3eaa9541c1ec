"""A mistake of ours costs one action, never the evening: the fence round each piece of work, and how long it takes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.errors import Trouble
from rules.kit.types import Illegal, Say

log = logging.getLogger(__name__)


WENT_WRONG = Say(key="went-wrong")


def now_ms() -> int:
    """Monotonic milliseconds: the wall clock may jump, this does not."""
    return time.monotonic_ns() // 1_000_000


class FenceResult:
    """What became of the work inside a fence."""

    failure: Say | None = None  # it did not get to its end: the sentence for people


@contextmanager
def fence(what: str) -> Iterator[FenceResult]:
    """Whatever goes wrong inside ends here, with its traceback in the log under the name `what`.

    Only being cancelled from outside goes through: that is how a task is ended.
    """
    fenced = FenceResult()
    try:
        yield fenced
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        log.exception("%s: something that it waited for was cancelled", what)
        fenced.failure = WENT_WRONG
    except (Illegal, Trouble) as error:
        log.error("%s: %s", what, error)
        fenced.failure = error.say
    except (Exception, SystemExit, GeneratorExit):
        log.exception("%s: a mistake of ours", what)
        fenced.failure = WENT_WRONG


class Progress:
    """Every piece of work that is under way, and since when. Threads may ask and work at the same time."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._began: dict[object, tuple[str, int]] = {}

    @contextmanager
    def track(self, name: str) -> Iterator[None]:
        """Inside, that work is under way."""
        key = object()
        self._began[key] = name, self._now_ms()
        try:
            yield
        finally:
            del self._began[key]

    def longer_than(self, limit_ms: int) -> tuple[str, ...]:
        """The names of what has been under way for longer than that."""
        now_ms = self._now_ms()
        return tuple(dict.fromkeys(name for name, began_ms in [*self._began.values()] if now_ms - began_ms > limit_ms))
