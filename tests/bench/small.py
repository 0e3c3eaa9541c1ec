"""Core and touchscreen on a quarter of one processor with 400 MB: the first picture, a press, a move to 20 phones.

    .venv/bin/python -m tests.bench.small          # 5 min, as root, on Linux with control groups

First the group is what `systemd-run --scope -p CPUQuota=25% -p MemoryMax=400M -p AllowedCPUs=0` makes: 25 ms of
processor in each tenth of a second, so that what takes less is as quick as ever. Then it is 1 ms in every 4: nearly a
processor of a quarter of the speed. The X server and the phones are outside. People press and move at their own pace,
one thing in half a second, so that each finds the period as it comes.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random

from tests.bench import figures
from tests.bench.box import Box, companion, folder, running
from tests.bench.cold_start import leave_a_game
from tests.bench.evening import evening
from tests.bench.first_frame import shown as shown_first
from tests.bench.move import crowd
from tests.bench.touch import HEIGHT, WIDTH, Window, lights_up, pressed, shown
from tests.companion.table import TOKEN

GROUPS = Path("/sys/fs/cgroup")
PERIODS_US, SHARE = (100_000, 4_000), 0.25
MEMORY_BYTES = 400_000_000
STARTS, PRESSES, MOVES, PHONES = 5, 60, 60, 20
SETTLE_S = 10.0
PACE_S = 0.5  # between two things that people do


class Group:
    """A control group of the kernel's, of either version."""

    def __init__(self, period_us: int) -> None:
        self._period_us, self._share_us = period_us, int(period_us * SHARE)
        name = f"companion-bench-{os.getpid()}"
        unified = (GROUPS / "cgroup.controllers").exists()
        self._unified = unified
        kinds = ("",) if unified else ("cpu", "cpuset", "memory")
        self._folders = [GROUPS / kind / name for kind in kinds]

    def make(self) -> None:
        for folder_ in self._folders:
            folder_.mkdir()
        if self._unified:
            limits = {"cpu.max": f"{self._share_us} {self._period_us}", "memory.max": MEMORY_BYTES, "cpuset.cpus": 0}
        else:
            limits = {"cpu.cfs_period_us": self._period_us, "cpu.cfs_quota_us": self._share_us, "cpuset.mems": 0,
                      "cpuset.cpus": 0, "memory.limit_in_bytes": MEMORY_BYTES}  # fmt: skip
        for file, limit in limits.items():
            found = [folder_ / file for folder_ in self._folders if (folder_ / file).exists()]
            found[0].write_text(str(limit))

    def within(self, command: list[str]) -> list[str]:
        """That command, in the group from its first moment on."""
        enter = "; ".join(f"echo $$ > {folder_}/cgroup.procs" for folder_ in self._folders)
        return ["sh", "-c", f'{enter}; exec "$@"', "sh", *command]

    def peak_mb(self) -> float:
        """The most that it has held, with what is kept of files."""
        file = "memory.peak" if self._unified else "memory.max_usage_in_bytes"
        return next(int((f / file).read_text()) for f in self._folders if (f / file).exists()) / 1e6

    def remove(self) -> None:
        for folder_ in self._folders:
            folder_.rmdir()


@contextmanager
def small(period_us: int) -> Iterator[Group]:
    """A group for the programs that the block starts, and ends."""
    group = Group(period_us)
    group.make()
    try:
        yield group
    finally:
        group.remove()


async def main() -> None:
    figures.machine()
    for period_us in PERIODS_US:
        await within_each(period_us)


async def within_each(period_us: int) -> None:
    """All of it with a quarter of every such period."""
    with folder() as data, small(period_us) as group:
        await leave_a_game(data)
        starts_s = [first_picture(group, data) for _ in range(STARTS)]
        presses_s = await asyncio.to_thread(presses, group, data)
        moves_s = await moves(group, data)
        peak_mb = group.peak_mb()
    rows = [
        (name, *map(figures.ms, (figures.middle(took_s), figures.percentile(took_s, 0.9), max(took_s))), goal)
        for name, took_s, goal in (
            (f"first picture with the resumed game, {STARTS} starts", starts_s, "8000"),
            (f"press to pixel, {PRESSES} presses", presses_s, "50"),
            (f"tap to the last of {PHONES} phones, {MOVES} moves", moves_s, "100"),
        )
    ]
    head = ("", "p50", "p90", "most", "goal")
    share_ms, period_ms = period_us * SHARE / 1000, period_us / 1000
    figures.table(f"{share_ms:g} of every {period_ms:g} ms of one processor, 400 MB, ms", head, rows)
    print(f"\n  the most memory that the group has held, with what is kept of files: {peak_mb:.0f} MB")


def first_picture(group: Group, data: Path) -> float:
    """Seconds from the command to the resumed game."""
    took_s, _ = shown_first(group.within(companion(data, "--window", f"{WIDTH}x{HEIGHT}")))
    return took_s


def presses(group: Group, data: Path) -> list[float]:
    """Seconds from each press on Akkon's confirm key to the pixel that lights up."""
    rng = Random(1)
    took_s = []
    akkon = group.within([sys.executable, "-m", "tests.bench.akkon_core", str(data / "akkon")])
    with running(akkon) as core, screen(group, core, TOKEN, data) as window:
        time.sleep(SETTLE_S)
        spot = lights_up(window.finger)
        for _ in range(PRESSES):
            time.sleep(PACE_S * (0.5 + rng.random()))
            took_s.append(pressed(window.finger, spot))
    return took_s


async def moves(group: Group, data: Path) -> list[float]:
    """Seconds from each tap of a table's client to the last phone, with the touchscreen beside it."""
    rng = Random(2)
    took_s = []
    with running(group.within(companion(data / "moves", "--headless"))) as core, screen(group, core, core.token, data):
        await asyncio.sleep(SETTLE_S)
        phones = await crowd(core, PHONES)
        for step in await evening(MOVES):
            await asyncio.sleep(PACE_S * (0.5 + rng.random()))
            step_s = await phones.ask(step.line)
            if step.is_move:
                took_s.append(step_s)
        phones.leave()
    return took_s


def screen(group: Group, core: Box, token: str, data: Path) -> AbstractContextManager[Window]:
    """The touchscreen of that core, in the group as well."""
    env = {"COMPANION_URL": core.url, "COMPANION_TOKEN": token, "COMPANION_FILL": f"{WIDTH}x{HEIGHT}",
           "COMPANION_HOME": str(data)}  # fmt: skip
    return shown("here", ["ui"], env, within=group.within)


if __name__ == "__main__":
    if os.geteuid() or not GROUPS.is_dir() or not shutil.which("Xvfb"):
        sys.exit("this needs root, control groups and Xvfb")
    asyncio.run(main())
