"""A game's function that does not come back: nothing can end it but the end of the process, which then starts again.

See decision 32. By a note that is there for as long as a companion runs, a start knows how the run before ended: a game
that breaks the companion is left off the table.

The watch is a thread, because the event loop may be what stands still. A function that does not even let threads run (a
long step inside of C) is ended by the kernel's timer, which that thread puts off again and again.
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
from companion.log import atomic_file
from rules.kit.types import Frozen

LIMIT_MS = 3_000  # the slowest function of ours takes a tenth of it on a small Pi
LOOK_S = 0.25
DEAF_S = 4.0  # of processor time
FILE = "run.json"
SOON_MS = 60_000  # two runs that are broken off within it have the game on the table in common
BOOT = Path("/proc/sys/kernel/random/boot_id")

log = logging.getLogger(__name__)


class Deadlines:
    """Looks after the calls of games until it is stopped."""

    def __init__(self, calls: Progress, give_up: Callable[[str], object]) -> None:
        """`give_up` is told the game, on another thread, while its function still runs."""
        self._calls, self._give_up = calls, give_up
        self._stop_event = Event()
        self._thread = Thread(target=self._look, name="overdue calls", daemon=True)

    def start(self) -> None:
        """From now on."""
        faulthandler.register(signal.SIGPROF, chain=True)  # the log shows where it stood
        self._thread.start()

    def stop(self) -> None:
        """Not any more."""
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


def start_again(token: str, handover: Mapping[str, str], env: Mapping[str, str] = os.environ) -> NoReturn:
    """Become a new companion in this process, told of what is `kept`. Its token is still the same, so that the
    touchscreen stays; and systemd waits as long for its next tick as after any other."""
    signal.setitimer(signal.ITIMER_PROF, 0)  # it would outlive this
    if address := env.get("NOTIFY_SOCKET", ""):
        notify(address, "WATCHDOG=1")
    os.execve(sys.executable, (sys.executable, *sys.orig_argv[1:]), {**env, **handover, TOKEN: token})


# ---- how the run before ended --------------------------------------------------------------------------
class RunNote(Frozen, frozen=True, kw_only=True):
    """What a run says of itself."""

    boot: str = ""  # of the machine, for the monotonic clock starts anew with it
    found_ms: int | None = None  # when this run found the one before broken off; None: it had ended well
    shown: bool = False  # its first picture was there, and what was on the table in it
    stuck: str = ""  # the game whose function did not come back


class LastRun:
    """What this run does otherwise because of how the last one ended."""

    def __init__(self, data: Path, now_ms: Callable[[], int]) -> None:
        """Takes the note of the last run and leaves its own."""
        self._file = data / FILE
        before, boot = self._read(), _boot()
        soon = before.boot == boot and before.found_ms is not None and now_ms() - before.found_ms < SOON_MS
        self.stuck_game = before.stuck  # the game that stopped it
        self.left_alone = before.stuck if soon else ""  # ... again
        self.may_resume = before.shown and not soon  # whether what was on the table comes back by itself
        self._note = RunNote(boot=boot, found_ms=None if before is WELL else now_ms())
        self._write(self._note)

    def mark_shown(self) -> None:
        """The first picture is there."""
        self._note = msgspec.structs.replace(self._note, shown=True)
        self._write(self._note)

    def mark_stuck(self, game_id: str) -> None:
        """That game does not come back, and this run ends."""
        self._write(msgspec.structs.replace(self._note, stuck=game_id))

    def mark_ended(self) -> None:
        """This run ends by itself, well or with a sentence: no game has broken it off."""
        with suppress(OSError):
            self._file.unlink()

    def _read(self) -> RunNote:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=RunNote)
        except FileNotFoundError:
            return WELL
        except (OSError, msgspec.MsgspecError) as why:  # as after a power cut: nothing is known to be wrong
            log.warning("how the last run ended cannot be read: %s", why)
            return WELL

    def _write(self, note: RunNote) -> None:
        """A process that dies loses none of it; it need not outlive a power cut, and no disk is waited for."""
        try:
            atomic_file.write(self._file, msgspec.json.encode(note), synced=False).replace(self._file)
        except OSError as why:
            log.warning("how this run ends cannot be noted: %s", why)


WELL = RunNote(shown=True)  # of a run that has ended well there is no note


def _boot() -> str:
    try:
        return BOOT.read_text().strip()
    except OSError:
        return ""
