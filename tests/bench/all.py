"""All benchmarks in one go, and docs/benchmarks.md with what they found: one table for each question, the newest.

    .venv/bin/python -m tests.bench.all            # under 20 min on a quiet machine
    .venv/bin/python -m tests.bench.all move rules # only these; the other tables stay

What a new table takes the place of goes to docs/benchmarks-history.md. A benchmark that fails, or takes longer than it
may, leaves its table as it was, and the exit code is 1.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
NEVER = "Not measured since this page is written by `tests.bench.all`: see the history."
PAGE, HISTORY = DOCS / "benchmarks.md", DOCS / "benchmarks-history.md"


@dataclass(frozen=True, kw_only=True)
class Question:
    """One benchmark: what it answers, and how long it may take."""

    name: str  # of its module
    asks: str
    most_s: int


QUESTIONS = (
    Question(name="first_frame", asks="How long does it take from the command to the first picture?", most_s=180),
    Question(name="cold_start", asks="How long does the core take to its first Show?", most_s=120),
    Question(name="touch", asks="How soon does a press on the screen show?", most_s=400),
    Question(name="composing", asks="What does laying out a picture of the screen cost?", most_s=90),
    Question(name="small", asks="How quick is a box with a quarter of a processor and 400 MB?", most_s=500),
    Question(name="move", asks="How soon does a move reach the last phone?", most_s=120),
    Question(name="fanout", asks="What does publishing alone cost?", most_s=120),
    Question(name="press", asks="How soon does a wired press or a roll reach lamps and phones?", most_s=180),
    Question(name="hostile", asks="How long does an honest phone wait under attack?", most_s=150),
    Question(name="stalled", asks="What does a phone cost that never reads?", most_s=150),
    Question(name="backlog", asks="How many old Shows does a phone get that was asleep?", most_s=60),
    Question(name="rules", asks="What do the rules cost?", most_s=150),
    Question(name="replay", asks="How long does it take to fold a record?", most_s=240),
    Question(name="known", asks="What does it cost to know the newest lines?", most_s=120),
    Question(name="archive", asks="What do the statistics of many old games cost?", most_s=120),
    Question(name="idle", asks="What is done while nothing happens?", most_s=360),
    Question(name="readers", asks="What does a dice reader cost?", most_s=150),
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
        page, old = with_section(PAGE.read_text(encoding="utf-8"), question, found)
        PAGE.write_text(page, encoding="utf-8")
        if old != NEVER:
            HISTORY.write_text(with_older(HISTORY.read_text(encoding="utf-8"), question, old), encoding="utf-8")
    if failed:
        print(f"without a new table: {', '.join(failed)}", file=sys.stderr)
    return int(bool(failed))


def run(question: Question) -> str | None:
    """What the benchmark prints, which is also shown as it goes on; None where it failed."""
    print(f"\n=== {question.asks}", flush=True)
    with tempfile.TemporaryDirectory() as compiled:
        try:
            done = subprocess.run(
                [sys.executable, "-m", f"tests.bench.{question.name}"],
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


def with_section(page: str, question: Question, found: str) -> tuple[str, str]:
    """The page with that answer, and the answer that stood there before."""
    begin, end = f"<!-- {question.name} -->\n", f"<!-- /{question.name} -->\n"
    before, _, rest = page.partition(begin)
    old, _, after = rest.partition(end)
    if not after:
        raise SystemExit(f"{PAGE.name} has no place for {question.name}")
    return f"{before}{begin}```\n{found}\n```\n{end}{after}", old.strip()


def with_older(history: str, question: Question, old: str) -> str:
    """The history with one more answer on top."""
    head, _, rest = history.partition("\n## ")
    return f"{head}\n## {question.asks}\n\n{old}\n" + (f"\n## {rest}" if rest else "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
