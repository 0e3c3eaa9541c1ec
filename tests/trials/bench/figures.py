"""The output of the benchmarks: percentiles in aligned tables, below a line with machine and date."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def middle(values: Sequence[float]) -> float:
    return median(values)


def ms(seconds: float) -> str:
    """Seconds as milliseconds, with the significant digits."""
    value = seconds * 1000
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def times(ratio: float) -> str:
    return f"{ratio:.1f}x"


def table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print rows below a title: the first column to the left, figures to the right."""
    lines = [tuple(head), *(tuple(row) for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    print(f"\n{title}")
    for line in lines:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        print("  " + "  ".join(cells))


def machine() -> None:
    """Print the machine and its other load."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    cpu = names[0] if names else platform.machine()
    print(f"{when}, {cpu} x{os.cpu_count()}, Python {platform.python_version()}, load {os.getloadavg()[0]:.1f}")
    sys.stdout.flush()
