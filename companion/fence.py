"""The fence round each piece of work: a bug costs one action, never the evening. Also the time that the work takes."""

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
    """Monotonic milliseconds, which never jump as the wall clock may."""
    return time.monotonic_ns() // 1_000_000


class FenceResult:
    """The result of the work inside a fence."""

    failure: Say | None = None  # the sentence for people, if the work failed


@contextmanager
def fence(what: str) -> Iterator[FenceResult]:
    """Contain every error raised inside, and log it under the name `what`, a bug with its traceback.

    Only a cancellation from outside passes: that is how a task is ended.
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
    """All work in progress, with its start times. Thread-safe."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._began: dict[object, tuple[str, int]] = {}

    @contextmanager
    def track(self, name: str) -> Iterator[None]:
        """A context in which the named work is in progress."""
        key = object()
        self._began[key] = name, self._now_ms()
        try:
            yield
        finally:
            del self._began[key]

    def longer_than(self, limit_ms: int) -> tuple[str, ...]:
        """The names of work in progress for longer than `limit_ms`."""
        now_ms = self._now_ms()
        return tuple(dict.fromkeys(name for name, began_ms in [*self._began.values()] if now_ms - began_ms > limit_ms))
