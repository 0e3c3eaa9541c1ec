"""What a process and all that it started have used, looked at from outside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TICKS_A_S = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, kw_only=True)
class Spent:
    """What a process and its children have used so far, and how many they are."""

    ticks: int
    wakes: int
    processes: int
    threads: int


def spent(root: int) -> Spent:
    """What the process and all that it started have used."""
    pids = list(tree(root))
    tasks = [task for pid in pids for task in Path(f"/proc/{pid}/task").iterdir()]
    ticks = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13] for pid in pids]
    wakes = [line.split()[1] for task in tasks for line in (task / "status").read_text().splitlines()
             if line.startswith("voluntary")]  # fmt: skip
    return Spent(
        ticks=sum(int(user) + int(system) for user, system in ticks),
        wakes=sum(map(int, wakes)),
        processes=len(pids),
        threads=len(tasks),
    )


def tree(root: int) -> Iterator[int]:
    yield root
    for task in Path(f"/proc/{root}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from tree(int(child))
