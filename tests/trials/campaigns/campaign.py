"""The frame of all campaigns: numbered attempts, each determined by the seed and its number, and their results."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

RAM = Path("/dev/shm")  # attempts write much and keep nothing


@dataclass(kw_only=True)
class Result:
    """The result of one attempt or of many."""

    figures: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Result) -> None:
        self.figures.update(other.figures)
        self.wrong += other.wrong


Attempt = Callable[[int, Random, Path], Result]  # (number, its own random numbers, an empty folder)


@dataclass(frozen=True, kw_only=True)
class Campaign:
    """`attempts` is their number; None for random attempts without end."""

    name: str
    attempt: Attempt
    attempts: int | None = None


Make = Callable[[int, bool], Campaign]  # (seed, whether it is the control)


def _tried(campaign: Campaign, seed: int, number: int, folder: Path) -> Result:
    with tempfile.TemporaryDirectory(dir=folder) as own:
        result = campaign.attempt(number, Random(f"{campaign.name} {seed} {number}"), Path(own))
    result.figures["attempts"] += 1
    result.wrong = [f"{campaign.name} --seed {seed}, attempt {number}: {each}" for each in result.wrong]
    return result


@contextmanager
def scratch() -> Iterator[Path]:
    """A temporary folder, in memory if possible."""
    with tempfile.TemporaryDirectory(prefix="campaign-", dir=RAM if RAM.is_dir() else None) as folder:
        yield Path(folder)


def share(campaign: Campaign, numbers: Iterable[int], seed: int = 1) -> Result:
    """Run these attempts; failures are printed at once."""
    total = Result()
    with scratch() as folder:
        for number in numbers:
            total.add(result := _tried(campaign, seed, number, folder))
            for each in result.wrong:
                print(each, file=sys.stderr, flush=True)
    return total
