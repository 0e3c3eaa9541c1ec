"""Time limits for a game's functions: one that hangs can only be ended with the process, which then restarts.

See decision 32. A note exists for as long as a companion runs, so a start knows how the run before ended: a game that
breaks the companion is left off the table.

The watch is a thread, because the event loop may hang. A function that does not even let threads run (a long step
inside C) is ended by a kernel timer, which the thread keeps postponing.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import NoReturn

import msgspec

from companion.app.startup import TOKEN
from companion.box.watchdog import notify
from companion.fence import Progress
from companion.log.disk import atomic_file
from rules.kit.types import Frozen

LIMIT_MS = 3_000  # ten times our slowest function on a small Pi
LOOK_S = 0.25
DEAF_S = 4.0  # of processor time
FILE = "run.json"
SOON_MS = 60_000  # two broken runs within it are blamed on the game on the table
BOOT = Path("/proc/sys/kernel/random/boot_id")

log = logging.getLogger(__name__)


class Deadlines:
    """Watches the calls of games for overdue ones."""

    def __init__(self, calls: Progress, give_up: Callable[[str], object]) -> None:
        """`give_up` receives the game's id, on the watch's thread, while the function still runs."""
        self._calls, self._give_up = calls, give_up
        self._stop_event = Event()
        self._thread = Thread(target=self._look, name="overdue calls", daemon=True)

    def start(self) -> None:
        faulthandler.register(signal.SIGPROF, chain=True)  # prints the traceback of the hanging function
        self._thread.start()

    def stop(self) -> None:
        self._stop_event.set()
        self._thread.join()
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.unregister(signal.SIGPROF)

    def _look(self) -> None:
        while not self._stop_event.is_set():
            signal.setitimer(signal.ITIMER_PROF, DEAF_S)
            if overdue := self._calls.longer_than(LIMIT_MS):
                faulthandler.dump_traceback()
                self._give_up(overdue[0])
                return
            self._stop_event.wait(LOOK_S)


def start_again(token: str, env: Mapping[str, str] = os.environ) -> NoReturn:
    """Replace this process with a new companion.

    The token stays, and with it a touchscreen that is a service of its own; systemd's watchdog period starts anew.
    """
    signal.setitimer(signal.ITIMER_PROF, 0)  # it would survive exec
    if address := env.get("NOTIFY_SOCKET", ""):
        notify(address, "WATCHDOG=1")
    os.execve(sys.executable, (sys.executable, *sys.orig_argv[1:]), {**env, TOKEN: token})


# ---- the end of the last run ---------------------------------------------------------------------------
class RunNote(Frozen, frozen=True, kw_only=True):
    """A run's note about itself."""

    boot: str = ""  # of the machine: the monotonic clock restarts with it
    found_ms: int | None = None  # when this run found the last one broken off; None: it ended well
    shown: bool = False  # its first picture was shown, with the game on the table
    stuck: str = ""  # the game whose function hung


class LastRun:
    """The consequences of how the last run ended."""

    def __init__(self, data: Path, now_ms: Callable[[], int]) -> None:
        """Read the last run's note and write this run's."""
        self._file = data / FILE
        before, boot = self._read(), _boot()
        soon = before.boot == boot and before.found_ms is not None and now_ms() - before.found_ms < SOON_MS
        self.stuck_game = before.stuck  # the game that hung it
        self.left_alone = before.stuck if soon else ""  # a game that has now broken two runs
        self.may_resume = before.shown and not soon  # whether the game on the table is resumed automatically
        self._note = RunNote(boot=boot, found_ms=None if before is WELL else now_ms())
        self._write(self._note)

    def mark_shown(self) -> None:
        self._note = msgspec.structs.replace(self._note, shown=True)
        self._write(self._note)

    def mark_stuck(self, game_id: str) -> None:
        """Note that this game hangs, which ends this run."""
        self._write(msgspec.structs.replace(self._note, stuck=game_id))

    def mark_ended(self) -> None:
        """Delete the note: this run ends well or with an error, not by a game."""
        with suppress(OSError):
            self._file.unlink()

    def _read(self) -> RunNote:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=RunNote)
        except FileNotFoundError:
            return WELL
        except (OSError, msgspec.MsgspecError) as why:  # as after a power cut: no evidence against a game
            log.warning("how the last run ended cannot be read: %s", why)
            return WELL

    def _write(self, note: RunNote) -> None:
        """Write the note without fsync: it must survive a crash of the process, but not a power cut."""
        try:
            atomic_file.write(self._file, msgspec.json.encode(note), synced=False).replace(self._file)
        except OSError as why:
            log.warning("how this run ends cannot be noted: %s", why)


WELL = RunNote(shown=True)  # a run that ended well leaves no note


def _boot() -> str:
    try:
        return BOOT.read_text().strip()
    except OSError:
        return ""
