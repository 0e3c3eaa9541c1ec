"""What befalls a machine: programs that stand still, a full disk, no memory left. The table comes back by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

from companion.view import wire
from tests.trials.box.core import wait_until_well
from tests.trials.box.trial import DATA, Trial
from tests.trials.box.trouble import Wrong
from tests.trials.box.waiting import until

CORE, SCREEN = "table-companion", "table-companion-screen"
HANGS_S = 900.0  # the watchdog has 60 s, and the start after it takes its time here
PICTURE_S = 1200.0
KEPT_KB = 64  # that stay free on the full disk
TAKEN = 0.8  # of what is free
PRESSED_S = 60


def stopped(trial: Trial) -> None:
    """Each of them stands still as if it hung; nobody lends a hand."""
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
    """Whether the core runs, and as another process."""
    return lambda: _pid(trial, CORE) not in ("0", before)


def _pid(trial: Trial, service: str) -> str:
    return trial.running.shell.run(f"systemctl show --property MainPID --value {service}").strip()


def _page(trial: Trial) -> str:
    """Where the table is."""
    core = trial.core or trial.join()
    return core.show.page


def full_disk(trial: Trial) -> None:
    """The partition with the games is full: what cannot be kept is refused with a sentence, and nothing is lost."""
    shell, core = trial.running.shell, trial.core or trial.join()
    core.go("play")
    shell.run(f"fallocate -l $(( ($(df --output=avail -k {DATA} | tail -1) - {KEPT_KB}) * 1024 )) {DATA}/filler && "
              f"cat /dev/zero > {DATA}/rest; true", 300)  # fmt: skip
    refused = ""
    for n in range(200):
        said = core.do(wire.Pause(on=n % 2 == 0))
        if isinstance(said, wire.Refused):
            refused = said.text
            break
        trial.lines += 1
    shell.run(f"rm -f {DATA}/filler {DATA}/rest")
    if refused:
        trial.report.saw("full", f"refused: {refused!r}")
    else:
        trial.report.saw("full", "what was reserved was enough for 200 lines")
    core.must(wire.Pause(on=True))
    core.must(wire.Pause(on=False))
    trial.report.saw("full", "with room again, lines are kept again")


def memory(trial: Trial) -> None:
    """Somebody takes most of the memory for a minute: the core is there afterwards, and a line is still kept."""
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
