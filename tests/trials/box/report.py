"""The report: one line a step while the trial runs, and all figures at the end."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field


@dataclass
class Report:
    """Rows of (step, observation, seconds), the duration of each step, and the faults."""

    rows: list[tuple[str, str, float]] = field(default_factory=list)
    steps: dict[str, float] = field(default_factory=dict)  # seconds
    wrong: list[str] = field(default_factory=list)
    _begun_s: float = field(default_factory=time.monotonic)

    def say(self, text: str) -> None:
        """Print a line of progress."""
        sys.stdout.write(f"{time.monotonic() - self._begun_s:6.0f} s  {text}\n")
        sys.stdout.flush()

    def saw(self, step: str, what: str, seconds: float = 0.0) -> None:
        """Record a figure, or a successful check."""
        self.rows.append((step, what, seconds))
        self.say(f"{step}: {what}")

    def took(self, step: str, seconds: float) -> None:
        """Record the duration of a step, failed or not."""
        self.steps[step] = seconds
        self.say(f"   {step} took {seconds:.0f} s")

    def failed(self, step: str, why: str) -> None:
        self.wrong.append(f"{step}: {why}")
        self.say(f"WRONG   {step}: {why}")

    def table(self) -> str:
        """All of it, for docs/benchmarks.md or a closing note."""
        lines = ["", "| step | seen | s |", "|---|---|---|"]
        lines += [f"| {step} | {what} | {f'{seconds:.1f}' if seconds else ''} |" for step, what, seconds in self.rows]
        lines += ["", "| step | took s |", "|---|---|"]
        lines += [f"| {step} | {seconds:.0f} |" for step, seconds in self.steps.items()]
        lines += ["", f"{len(self.wrong)} wrong, {time.monotonic() - self._begun_s:.0f} s in all"]
        return "\n".join([*lines, *(f"  {why}" for why in self.wrong)]) + "\n"
