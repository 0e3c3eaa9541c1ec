"""All benchmarks in one go, and docs/benchmarks.md with what they found: one table for each question, the newest.

    .venv/bin/python -m tests.trials.bench.all            # about ten minutes on a quiet machine
    .venv/bin/python -m tests.trials.bench.all move rules # only these; the other tables stay

A benchmark that fails, or takes longer than it may, leaves its table as it was, and the exit code is 1.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parents[3] / "docs"
PAGE = DOCS / "benchmarks.md"


@dataclass(frozen=True, kw_only=True)
class Question:
    """One benchmark: what it answers, and how long it may take."""

    name: str  # of its module
    asks: str
    most_s: int


QUESTIONS = (
    Question(name="first_frame", asks="How long does it take from the command to the first picture?", most_s=180),
    Question(name="cold_start", asks="How long does the core take to its first Show?", most_s=120),
    Question(name="move", asks="How soon does a move reach the last phone?", most_s=120),
    Question(name="press", asks="How soon does a wired press or a roll reach lamps and phones?", most_s=180),
    Question(name="rules", asks="What do the rules cost?", most_s=150),
    Question(name="replay", asks="How long does it take to fold a record?", most_s=240),
    Question(name="then", asks="How soon is an earlier moment shown?", most_s=120),
    Question(name="club", asks="How soon does a club know?", most_s=240),
)


def main(names: Sequence[str]) -> int:
    """Run them and write the page; the exit code."""
    failed = []
    for question in QUESTIONS:
        if names and question.name not in names:
            continue
        found = run(question)
        if found is None:
            failed.append(question.name)
            continue
        PAGE.write_text(with_section(PAGE.read_text(encoding="utf-8"), question, found), encoding="utf-8")
    if failed:
        print(f"without a new table: {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


def run(question: Question) -> str | None:
    """What the benchmark prints, which is also shown as it goes on; None where it failed."""
    print(f"\n=== {question.asks}", flush=True)
    with tempfile.TemporaryDirectory() as compiled:
        try:
            done = subprocess.run(
                [sys.executable, "-m", f"tests.trials.bench.{question.name}"],
                env=installed(os.environ, compiled), stdout=subprocess.PIPE, text=True, timeout=question.most_s,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return None
    print(done.stdout, flush=True)
    return done.stdout.strip() if done.returncode == 0 else None


def installed(env: Mapping[str, str], compiled: str) -> dict[str, str]:
    """The environment in which modules and texts are kept compiled, as on a box."""
    kept = {name: value for name, value in env.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": compiled}


def with_section(page: str, question: Question, found: str) -> str:
    """The page with that answer."""
    begin, end = f"<!-- {question.name} -->\n", f"<!-- /{question.name} -->\n"
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    if not after:
        raise SystemExit(f"{PAGE.name} has no place for {question.name}")
    return f"{before}{begin}```\n{found}\n```\n{end}{after}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
