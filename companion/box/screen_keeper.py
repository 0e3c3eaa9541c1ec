"""Supervision of the touchscreen's process: log its output, restart it when it dies, end it gracefully."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from subprocess import Popen

from companion.box.screen_process import POLITE_S, end
from rules.kit.types import Say

QUICK_S = 10.0  # a process that dies sooner has shown nothing
WAITS_S = (0.5, 1.0, 2.0, 4.0)  # backoff after quick deaths; after one more the keeper gives up
LINE_BYTES = 1 << 16  # longer lines are dropped

log = logging.getLogger(__name__)


class ScreenKeeper:
    """Supervises the touchscreen's process; the core goes on without it."""

    def __init__(
        self,
        start: Callable[[], Popen[bytes] | None],
        running: Popen[bytes] | None = None,
        *,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now_s: Callable[[], float] = time.monotonic,
        polite_s: float = POLITE_S,
    ) -> None:
        """`start` starts the process; `running` is one that was started earlier."""
        self._start, self.process = start, running
        self._wait, self._now_s, self._polite_s = wait, now_s, polite_s
        self._task: asyncio.Task[Say] | None = None
        self._last_words = ""

    def start(self) -> asyncio.Task[Say]:
        """Supervise the process; the task's result is the reason why there is no touchscreen any more."""
        self._task = asyncio.create_task(self._keep(), name="screen")
        return self._task

    async def stop(self) -> None:
        """End the process: gracefully, or by force after `polite_s`."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.process is not None:
            await asyncio.to_thread(end, self.process, self._polite_s)

    async def _keep(self) -> Say:
        quick = 0
        while True:
            began_s = self._now_s()
            self.process = process = self.process or self._start()
            code = -1 if process is None else await asyncio.to_thread(self._listen, process)
            if code == 0:
                return Say(key="screen-closed")
            quick = quick + 1 if self._now_s() - began_s < QUICK_S else 0
            log.warning("the touchscreen ended with code %s: %s", code, self._last_words)
            if quick > len(WAITS_S):
                return Say(key="screen-given-up", args={"n": quick})
            await self._wait(WAITS_S[max(quick - 1, 0)])
            self.process = None

    def _listen(self, process: Popen[bytes]) -> int:
        """Log the process's output by lines until it ends, and return its exit code; runs on a thread."""
        assert process.stderr is not None
        with process.stderr as stderr:
            for line in iter(partial(stderr.readline, LINE_BYTES), b""):
                if line.endswith(b"\n"):
                    self._last_words = line.decode(errors="replace").rstrip()
                    log.info("screen: %s", self._last_words)
        return process.wait()
