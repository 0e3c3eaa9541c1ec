"""A small box: a quarter of the speed and 512 MB. The figures are for docs/benchmarks.md."""

from __future__ import annotations

import contextlib
import signal
import statistics
import subprocess
import threading
import time
from collections.abc import Iterator

from tests.trials.box.core import wait_until_well
from tests.trials.box.panel import apart
from tests.trials.box.trial import Trial
from tests.trials.box.trouble import Wrong

SHARE, TURN_S = 0.25, 0.1
MEMORY_MB = 512
SIZE = (1280, 720)
PRESSES = 5
# So slow, the core stands still for longer than the minute that systemd gives it: a Pi is a multiple quicker.
PATIENT = ("systemd.service_watchdogs=0",)
PICTURE_S = 3000.0
LOOP = 'python3 -c "import time; b = time.perf_counter(); sum(range(3000000)); print(time.perf_counter() - b)"'


@contextlib.contextmanager
def slowed(process: subprocess.Popen[bytes], share: float = SHARE) -> Iterator[None]:
    """That process runs for a part of each turn only, and stands still for the rest."""
    ends = threading.Event()

    def turns() -> None:
        while not ends.wait(TURN_S * share):
            process.send_signal(signal.SIGSTOP)
            ends.wait(TURN_S * (1 - share))
            process.send_signal(signal.SIGCONT)

    thread = threading.Thread(target=turns)
    thread.start()
    try:
        yield
    finally:
        ends.set()
        thread.join()


def slow(trial: Trial) -> None:
    """From power to the first picture, from a touch to another one, and what the two programs hold."""
    began_s, (first, _) = time.monotonic(), trial.first_pages()
    with trial.another(memory_mb=MEMORY_MB, size=SIZE, words=PATIENT) as machine:
        with slowed(machine.process):
            machine.shell.ready(PICTURE_S)
            wait_until_well(machine, PICTURE_S)
            trial.report.saw("slow", "the core answers", time.monotonic() - began_s)
            trial.see("slow", first, most_s=PICTURE_S)
            trial.report.saw("slow", f"{first} on the panel", time.monotonic() - began_s)
            trial.report.saw("slow", "three million numbers added up", float(machine.shell.run(LOOP)))
            trial.report.saw("slow", "from a touch to another picture", statistics.median(touches(trial)))
            trial.report.saw("slow", held(trial))
        trial.report.saw("slow", "three million numbers added up, at its whole speed", float(machine.shell.run(LOOP)))


def touches(trial: Trial) -> list[float]:
    """Seconds from a touch to another picture, there and back."""
    found = []
    for n in range(PRESSES):
        here, there = trial.first_pages() if n % 2 == 0 else trial.first_pages()[::-1]
        drawn = trial.draw(here)
        began_s = time.monotonic()
        trial.panel.tap(drawn.where("Go", there))
        while apart(trial.panel.picture(), drawn.picture) < 0.05:
            if time.monotonic() - began_s > PICTURE_S:
                raise Wrong("a touch changed nothing")
        found.append(time.monotonic() - began_s)
        trial.see(f"slow-{n}", there, most_s=PICTURE_S)
    return found


def held(trial: Trial) -> str:
    """The memory of both programs, what they share counted once, their processor time, and what memory is left."""
    said = trial.running.shell.run(
        "for s in table-companion table-companion-screen; do p=$(systemctl show --property MainPID --value $s); "
        "awk '/^Pss:/ { print int($2 / 1024) }' /proc/$p/smaps_rollup; ps -o cputimes= -p $p; done; "
        "awk '/MemAvailable/ { print int($2 / 1024) }' /proc/meminfo"
    ).split()
    return (
        "the core holds {} MB and has used {} s of processor, the touchscreen {} MB and {} s; {} MB are left"
    ).format(*said)
