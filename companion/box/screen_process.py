"""The touchscreen's process: how it is started and ended.

It is started before most of the companion is imported, so this imports next to nothing; screen_keeper.py watches over
it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from select import select
from signal import SIGKILL, SIGTERM
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from typing import IO

from companion.box.display import DisplayKind

POLITE_S = 3.0  # how long it may take to end by itself
UI = (sys.executable, "-m", "ui")
SCREEN_VARIABLE = "COMPANION_SCREEN"  # in the environment of a start that takes the place of another: its touchscreen


class RunningScreen:
    """A touchscreen's process that runs already, as the keeper needs it. The run before has started it."""

    def __init__(self, handover: str) -> None:
        """`told` by `kept_running`."""
        self.pid, *said = map(int, handover.split())
        self.stderr: IO[bytes] = os.fdopen(said[0], "rb")
        os.set_inheritable(said[0], False)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, once it has ended; TimeoutExpired."""
        process = os.pidfd_open(self.pid)
        try:
            if not select([process], [], [], timeout)[0]:
                raise TimeoutExpired(UI, timeout or 0.0)
        finally:
            os.close(process)
        try:
            return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        except ChildProcessError:  # somebody else has waited for it
            return 0

    def terminate(self) -> None:
        self._send(SIGTERM)

    def kill(self) -> None:
        self._send(SIGKILL)

    def _send(self, signal: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal)


ScreenProcess = Popen[bytes] | RunningScreen


def handover_env(process: ScreenProcess | None) -> dict[str, str]:
    """What the environment of a start tells that takes our place, so that the touchscreen stays."""
    if process is None or process.stderr is None or process.stderr.closed:
        return {}
    os.set_inheritable(process.stderr.fileno(), True)
    return {SCREEN_VARIABLE: f"{process.pid} {process.stderr.fileno()}"}


def screen_env(
    env: Mapping[str, str], display: DisplayKind, url: str, token: str, home: Path, window: str = ""
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


def launch(command: Sequence[str], env: Mapping[str, str]) -> Popen[bytes] | None:
    """The touchscreen's process, just started; None (and a line in the log) where it cannot be started at all."""
    try:
        # a group of its own: Ctrl-C in a terminal is for us; we end the screen
        return Popen(command, env=env, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, process_group=0)
    except OSError as error:
        import logging

        logging.getLogger(__name__).warning("the touchscreen cannot be started: %s", error)
        return None


def end(process: ScreenProcess, polite_s: float = POLITE_S) -> None:
    """End the process politely, and by force after `polite_s`; nothing where it has ended."""
    process.terminate()
    try:
        process.wait(polite_s)
    except TimeoutExpired:
        process.kill()
        process.wait()
