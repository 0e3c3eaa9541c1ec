"""What a process and all that it started have used, looked at from outside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

TICKS_A_S = os.sysconf("SC_CLK_TCK")


def spent(root: int) -> int:
    """Ticks of a processor that the process and all that it started have used."""
    stats = [stat.rpartition(")")[2].split()[11:13] for pid in tree(root) if (stat := _read(Path(f"/proc/{pid}/stat")))]
    return sum(int(user) + int(system) for user, system in stats)


def tree(root: int) -> Iterator[int]:
    yield root
    for task in Path(f"/proc/{root}/task").glob("*/children"):
        for child in _read(task).split():
            yield from tree(int(child))


def _read(file: Path) -> str:
    """What stands in a file of /proc; "" where its process has gone meanwhile, as a database's do all the time."""
    try:
        return file.read_text()
    except OSError:
        return ""
