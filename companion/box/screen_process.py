"""The touchscreen's process: how it is started and ended.

It is started before most of the companion is imported, so this imports next to nothing; screen_keeper.py watches over
it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired

from companion.box.display import Display

POLITE_S = 3.0  # how long it may take to end by itself
UI = (sys.executable, "-m", "ui")
SETPRIV = "/usr/bin/setpriv"  # of util-linux, which every Debian has


def screen_command() -> tuple[str, ...]:
    """The command line of the touchscreen; setpriv makes it end with us, even if we are killed."""
    return (*((SETPRIV, "--pdeathsig", "TERM", "--") if os.access(SETPRIV, os.X_OK) else ()), *UI)


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


def launch(command: Sequence[str], env: Mapping[str, str]) -> Popen[bytes] | None:
    """The touchscreen's process, just started; None (and a line in the log) where it cannot be started at all."""
    try:
        # a group of its own: Ctrl-C in a terminal is for us; we end the screen
        return Popen(command, env=env, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, process_group=0)
    except OSError as error:
        import logging

        logging.getLogger(__name__).warning("the touchscreen cannot be started: %s", error)
        return None


def end(process: Popen[bytes], polite_s: float = POLITE_S) -> None:
    """End the process politely, and by force after `polite_s`; nothing where it has ended."""
    process.terminate()
    try:
        process.wait(polite_s)
    except TimeoutExpired:
        process.kill()
        process.wait()
