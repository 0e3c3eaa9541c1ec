"""Keep the touchscreen's process alive: start it, start it again when it dies, end it politely."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

from companion.display import Display
from rules.kit.types import Say

QUICK_S = 10.0  # a process that lives shorter never showed anybody anything
WAITS_S = (0.5, 1.0, 2.0, 4.0)  # before each new start after a quick death; one death more and we give up
POLITE_S = 3.0  # how long it may take to end by itself
LINE_BYTES = 1 << 20
UI = (sys.executable, "-m", "ui")

log = logging.getLogger(__name__)


def screen_command() -> tuple[str, ...]:
    """The command line of the touchscreen; setpriv makes it end with us, even if we are killed."""
    setpriv = shutil.which("setpriv")
    return (*((setpriv, "--pdeathsig", "TERM", "--") if setpriv else ()), *UI)


def screen_env(
    env: Mapping[str, str], display: Display, url: str, token: str, home: Path, window: str = ""
) -> dict[str, str]:
    """The environment of the touchscreen: `env`, where to connect, and how Kivy and SDL shall behave.

    It fills the display, unless `window` ("800x480") asks for a window of that size.

    `url` is the core's WebSocket, `home` an existing folder for what Kivy keeps. A driver that is already chosen in
    SDL_VIDEODRIVER stays.
    """
    size = {"COMPANION_SIZE": window} if window else {"COMPANION_FILL": display.size or "1"}
    return {
        "SDL_VIDEODRIVER": "KMSDRM" if display.kind == "kms" else "x11",
        **size,
        **env,
        "COMPANION_URL": url,
        "COMPANION_TOKEN": token,
        "COMPANION_HOME": str(home),
        "KIVY_HOME": str(home),
        "KIVY_LOG_MODE": "PYTHON",
        "KIVY_NO_ARGS": "1",
        "KIVY_NO_CONFIG": "1",
        "KIVY_NO_FILELOG": "1",
        "KIVY_WINDOW": "sdl2",
    }


class Screen:
    """The touchscreen's process and its life. The core goes on whatever happens to it."""

    def __init__(
        self,
        command: Sequence[str],
        env: Mapping[str, str],
        *,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        now_s: Callable[[], float] = time.monotonic,
        polite_s: float = POLITE_S,
    ) -> None:
        self._command = command
        self._env = env
        self._wait = wait
        self._now_s = now_s
        self._polite_s = polite_s
        self._process: Process | None = None
        self._task: asyncio.Task[Say] | None = None
        self._last_words = ""

    def start(self) -> asyncio.Task[Say]:
        """Start it; the task ends with a sentence when there is no touchscreen any more, and why."""
        self._task = asyncio.create_task(self._keep(), name="screen")
        return self._task

    async def stop(self) -> None:
        """End it: politely, and by force after `polite_s`."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        if self._process is not None:
            await _end(self._process, self._polite_s)

    async def _keep(self) -> Say:
        quick = 0
        while True:
            began_s = self._now_s()
            code = await self._once()
            if code == 0:
                return Say(key="screen-closed")
            quick = quick + 1 if self._now_s() - began_s < QUICK_S else 0
            log.warning("the touchscreen ended with code %s: %s", code, self._last_words)
            if quick > len(WAITS_S):
                return Say(key="screen-given-up", args={"n": quick})
            await self._wait(WAITS_S[max(quick - 1, 0)])

    async def _once(self) -> int:
        """Run the process to its end: its exit code, or -1 where it cannot be started at all."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env=self._env,
                stdin=DEVNULL,
                stdout=DEVNULL,
                stderr=PIPE,
                limit=LINE_BYTES,
                process_group=0,  # Ctrl-C in a terminal is for us; we end the screen
            )
        except OSError as error:
            self._last_words = str(error)
            return -1
        assert self._process.stderr is not None
        await self._listen(self._process.stderr)
        return await self._process.wait()

    async def _listen(self, stderr: asyncio.StreamReader) -> None:
        """Pass what it says to the log, line by line, until it closes its end."""
        while True:
            try:
                line = await stderr.readline()
            except ValueError:  # longer than LINE_BYTES: dropped, so that a full pipe never stops the screen
                continue
            if not line:
                return
            self._last_words = line.decode(errors="replace").rstrip()
            log.info("screen: %s", self._last_words)


async def _end(process: Process, polite_s: float) -> None:
    if process.returncode is not None:
        return
    process.terminate()
    try:
        async with asyncio.timeout(polite_s):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
