"""A game's function that does not come back: nothing can end it but the end of the process, which then starts again.

See decision 32. The watch is a thread, because the event loop may be what stands still. A function that does not even
let threads run (one long step inside of C) is ended by the kernel's timer, which that thread puts off again and again.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import NoReturn

from companion.app.starting import TOKEN
from companion.box.watchdog import notify
from companion.fence import Progress

LIMIT_MS = 3_000  # the slowest function of ours takes a tenth of it on a small Pi
LOOK_S = 0.25
DEAF_S = 4.0  # of processor time


class Deadlines:
    """Looks after the calls of games until it is stopped."""

    def __init__(self, calls: Progress, give_up: Callable[[str], object]) -> None:
        """`give_up` is told the game, on another thread, while its function still runs."""
        self._calls, self._give_up = calls, give_up
        self._over = Event()
        self._thread = Thread(target=self._look, name="overdue calls", daemon=True)

    def start(self) -> None:
        """From now on."""
        faulthandler.register(signal.SIGPROF, chain=True)  # the log shows where it stood
        self._thread.start()

    def stop(self) -> None:
        """Not any more."""
        self._over.set()
        self._thread.join()
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.unregister(signal.SIGPROF)

    def _look(self) -> None:
        while not self._over.is_set():
            signal.setitimer(signal.ITIMER_PROF, DEAF_S)
            if overdue := self._calls.longer_than(LIMIT_MS):
                faulthandler.dump_traceback()
                self._give_up(overdue[0])
                return
            self._over.wait(LOOK_S)


def start_again(token: str, kept: Mapping[str, str], env: Mapping[str, str] = os.environ) -> NoReturn:
    """Become a new companion in this process, told of what is `kept`. Its token is still the same, so that the
    touchscreen stays; and systemd waits as long for its next tick as after any other."""
    signal.setitimer(signal.ITIMER_PROF, 0)  # it would outlive this
    if address := env.get("NOTIFY_SOCKET", ""):
        notify(address, "WATCHDOG=1")
    os.execve(sys.executable, (sys.executable, *sys.orig_argv[1:]), {**env, **kept, TOKEN: token})
