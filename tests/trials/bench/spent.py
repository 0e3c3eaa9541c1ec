"""Processor time of a process and its descendants, measured from outside."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

TICKS_A_S = os.sysconf("SC_CLK_TCK")


def spent(root: int) -> int:
    """Processor ticks of a process and its descendants."""
    stats = [stat.rpartition(")")[2].split()[11:13] for pid in tree(root) if (stat := _read(Path(f"/proc/{pid}/stat")))]
    return sum(int(user) + int(system) for user, system in stats)


def tree(root: int) -> Iterator[int]:
    yield root
    for task in Path(f"/proc/{root}/task").glob("*/children"):
        for child in _read(task).split():
            yield from tree(int(child))


def _read(file: Path) -> str:
    """The text of a file of /proc; "" if its process has ended meanwhile, as a database's do all the time."""
    try:
        return file.read_text()
    except OSError:
        return ""
