"""Virtual time: an event loop whose clock jumps to the next due timer, and the store's thread on that loop.

Nothing here is a copy of what is tried: the core's own coroutines run on this loop as on any other.
"""

from __future__ import annotations

import asyncio
import atexit
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")

Job = tuple[Callable[[], Any], "Future[Any]"]


class Stuck(Exception):
    """A deadlock: a task waits, no timer is due, and nothing is ready."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Its time is the sum of its waits; it runs alone, so the same work is done in the same order every time."""

    def __init__(self) -> None:
        super().__init__()
        self._now_s = 1.0
        self._selector = self  # there are no files

    def time(self) -> float:
        """The loop's own seconds."""
        return self._now_s

    def now_ms(self) -> int:
        """The loop's time as the core's clock."""
        return round(self._now_s * 1000)

    def select(self, timeout: float | None) -> list[Any]:
        """Jump over `timeout` instead of waiting."""
        if timeout is None:
            raise Stuck
        self._now_s += timeout
        return []

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of `work`."""
        return self.run_until_complete(work)

    def _process_events(self, event_list: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass  # no other thread could wake it up


class VirtualThread(Executor):
    """The store's thread: one job after the other, each on the loop that asks for it, after its duration there.

    Without a loop a job is done at once, and what it asks for itself right after it.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop | None = None,
        takes_s: Callable[[], float] = lambda: 0.0,
        survived: Callable[[], bool] = lambda: True,
    ) -> None:
        """`takes_s` gives the next job's duration; `survived` says after it whether its result is delivered."""
        self._loop, self._takes_s, self._survived = loop, takes_s, survived
        self._jobs: deque[Job] = deque()
        self._busy = self._ended = False

    @property
    def busy(self) -> bool:
        """Whether a job is waiting."""
        return self._busy

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Queue a job."""
        done: Future[T] = Future()
        if self._ended:
            return done
        self._jobs.append((lambda: fn(*args, **kwargs), done))
        if not self._busy:
            self._busy = True
            self._go_on()
        return done

    def end(self) -> None:
        """Kill the process: waiting jobs never begin, and the results of others are lost."""
        self._ended, self._busy = True, False
        self._jobs.clear()

    def _go_on(self) -> None:
        while self._jobs and not self._ended:
            if self._loop:
                self._loop.call_later(self._takes_s(), self._work)
                return
            self._do()
        self._busy = False

    def _work(self) -> None:
        if self._jobs:
            self._do()
        self._go_on()

    def _do(self) -> None:
        job, done = self._jobs.popleft()
        result, error = _tried(job)
        if not self._survived():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def _tried(job: Callable[[], Any]) -> tuple[Any, BaseException | None]:
    try:
        return job(), None
    except BaseException as error:
        return None, error


@cache
def _loop() -> VirtualLoop:
    loop = VirtualLoop()
    atexit.register(loop.close)
    return loop


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`, on a loop without threads."""
    return _loop().run(work)
