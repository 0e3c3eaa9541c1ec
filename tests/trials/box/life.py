"""A machine in trouble: stopped programs, exhausted memory. The table recovers without help."""

from __future__ import annotations

import time
from collections.abc import Callable

from companion.view import wire
from tests.trials.box.core import wait_until_well
from tests.trials.box.trial import PICTURE_S, Trial
from tests.trials.box.trouble import Wrong, until

CORE, SCREEN = "table-companion", "table-companion-screen"
HANGS_S = 900.0  # the watchdog has 60 s, and the start after it takes its time here
TAKEN = 0.8  # of the free memory
PRESSED_S = 60


def stopped(trial: Trial) -> None:
    """Stop each program in turn, as if it hung; the box recovers without help."""
    for service in (CORE, SCREEN, "dbus"):
        began_s = time.monotonic()
        before = _pid(trial, service)
        trial.running.shell.run(f"kill -STOP {before}")
        if service == CORE:
            until("another core", another_than(trial, before), HANGS_S)
            trial.core = None
            wait_until_well(trial.running)
        trial.see(f"{service}-stood-still", _page(trial), most_s=PICTURE_S)
        trial.report.saw("life", f"{service} stood still, and the table goes on", time.monotonic() - began_s)
        if service != CORE:
            trial.running.shell.tried(f"kill -CONT {before}")


def another_than(trial: Trial, before: str) -> Callable[[], bool]:
    """Whether the core runs, in another process than `before`."""
    return lambda: _pid(trial, CORE) not in ("0", before)


def _pid(trial: Trial, service: str) -> str:
    return trial.running.shell.run(f"systemctl show --property MainPID --value {service}").strip()


def _page(trial: Trial) -> str:
    """The table's current page."""
    core = trial.core or trial.join()
    return core.show.page


def memory(trial: Trial) -> None:
    """Take most of the memory for a minute: the core runs afterwards, and still stores a line."""
    shell, core = trial.running.shell, trial.core or trial.join()
    before = _pid(trial, CORE)
    free_kb = int(shell.run("awk '/MemAvailable/ { print $2 }' /proc/meminfo"))
    shell.run(
        f'python3 -c "import time; held = bytearray({int(free_kb * 1024 * TAKEN)}); held[::4096] = '
        f'bytes([1]) * len(held[::4096]); time.sleep({PRESSED_S})"',
        PRESSED_S * 6,
    )
    core.must(wire.Pause(on=True))
    core.must(wire.Pause(on=False))
    if _pid(trial, CORE) != before:
        raise Wrong("the core was started anew while memory was short")
    trial.report.saw("memory", f"{free_kb // 1024} MB were free, {TAKEN:.0%} of it was taken for {PRESSED_S} s")
