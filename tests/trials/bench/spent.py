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
    tasks = [task for pid in pids for task in _tasks(pid)]
    stats = [stat.rpartition(")")[2].split()[11:13] for pid in pids if (stat := _read(Path(f"/proc/{pid}/stat")))]
    wakes = [line.split()[1] for task in tasks for line in _read(task / "status").splitlines()
             if line.startswith("voluntary")]  # fmt: skip
    return Spent(
        ticks=sum(int(user) + int(system) for user, system in stats),
        wakes=sum(map(int, wakes)),
        processes=len(pids),
        threads=len(tasks),
    )


def tree(root: int) -> Iterator[int]:
    yield root
    for task in _tasks(root):
        for child in _read(task / "children").split():
            yield from tree(int(child))


def _tasks(pid: int) -> list[Path]:
    try:
        return list(Path(f"/proc/{pid}/task").iterdir())
    except OSError:
        return []


def _read(file: Path) -> str:
    """What stands in a file of /proc; "" where its process has gone meanwhile, as a database's do all the time."""
    try:
        return file.read_text()
    except OSError:
        return ""
