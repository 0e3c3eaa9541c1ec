"""Run all benchmarks and write docs/benchmarks.md: one table for each question, the newest.

    .venv/bin/python -m tests.trials.bench.all            # about ten minutes on a quiet machine
    .venv/bin/python -m tests.trials.bench.all move rules # only these; the other tables stay

A benchmark that fails, or takes longer than it may, leaves its table as it was, and the exit code is 1.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "benchmarks.md"
# time limit of each
MOST_S = {"first_frame": 180, "cold_start": 120, "move": 120, "press": 180, "rules": 150, "replay": 240,
          "club": 240}  # fmt: skip


def main(names: Sequence[str]) -> int:
    """Run the benchmarks and write the page; returns the exit code."""
    found = {name: run(name) for name in MOST_S if name in (names or MOST_S)}
    for name, said in found.items():
        if said is not None:
            PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8"), name, said), encoding="utf-8")
    failed = [name for name, said in found.items() if said is None]
    if failed:
        print(f"without a new table: {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


def run(name: str) -> str | None:
    """The benchmark's output; None if it failed. Modules and texts stay compiled for it, as on a box."""
    with tempfile.TemporaryDirectory() as compiled:
        env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        command = [sys.executable, "-m", f"tests.trials.bench.{name}"]
        try:
            done = subprocess.run(
                command, env={**env, "PYTHONPYCACHEPREFIX": compiled}, stdout=subprocess.PIPE, text=True,
                timeout=MOST_S[name],
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return None
    print(f"\n=== {name}\n{done.stdout}", flush=True)
    return done.stdout.strip() if done.returncode == 0 else None


def with_section(page: str, name: str, found: str) -> str:
    """The page with the new output in its section."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->\n"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    if not after:
        raise SystemExit(f"{PAGE.name} has no place for {name}")
    return f"{before}{begin}```\n{found}\n```\n{end}{after}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
