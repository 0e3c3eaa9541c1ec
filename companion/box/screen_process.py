"""Start and end of the touchscreen's process, which screen_keeper.py supervises.

The process starts before most of the companion is imported, so this module imports next to nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired

from companion.box.display import DisplayKind

POLITE_S = 3.0  # for a graceful end
UI = (sys.executable, "-m", "ui")


def screen_env(
    env: Mapping[str, str], display: DisplayKind, url: str, token: str, home: Path, window: str = ""
) -> dict[str, str]:
    """The touchscreen's environment: `env`, the core's address, and settings for Kivy and SDL.

    It fills the display, unless `window` ("800x480") asks for a window of that size. `url` is the core's WebSocket,
    `home` an existing folder for Kivy's files. SDL_VIDEODRIVER in `env` takes precedence.
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
    """Start the touchscreen's process; None, with a warning in the log, if that fails."""
    try:
        # a process group of its own: Ctrl-C in a terminal reaches the companion alone, which then ends the screen
        return Popen(command, env=env, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, process_group=0)
    except OSError as error:
        import logging

        logging.getLogger(__name__).warning("the touchscreen cannot be started: %s", error)
        return None


def end(process: Popen[bytes], polite_s: float = POLITE_S) -> None:
    """End the process gracefully, or by force after `polite_s`; no effect if it has ended."""
    process.terminate()
    try:
        process.wait(polite_s)
    except TimeoutExpired:
        process.kill()
        process.wait()
