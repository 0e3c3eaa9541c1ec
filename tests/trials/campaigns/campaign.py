"""What all campaigns share: numbered attempts until the time is up; the next run may go on where the last one ended.

    python -m tests.trials.campaigns.NAME --hours H --seed S --first N

An attempt follows from the seed and its number alone. What went wrong is printed with both, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from random import Random

RAM = Path("/dev/shm")  # attempts write much and keep nothing


@dataclass(kw_only=True)
class Result:
    """Of one attempt or of many."""

    figures: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Result) -> None:
        self.figures.update(other.figures)
        self.wrong += other.wrong


Attempt = Callable[[int, Random, Path], Result]  # (number, its own chance, an empty folder)


@dataclass(frozen=True, kw_only=True)
class Campaign:
    """`attempts` are all there are, None where chance decides and there is no end."""

    name: str
    attempt: Attempt
    attempts: int | None = None


def _tried(campaign: Campaign, seed: int, number: int, folder: Path) -> Result:
    with tempfile.TemporaryDirectory(dir=folder) as own:
        result = campaign.attempt(number, Random(f"{campaign.name} {seed} {number}"), Path(own))
    result.figures["attempts"] += 1
    result.wrong = [f"{campaign.name} --seed {seed}, attempt {number}: {each}" for each in result.wrong]
    return result


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder for a while, in memory where that is possible."""
    with tempfile.TemporaryDirectory(prefix="campaign-", dir=RAM if RAM.is_dir() else None) as folder:
        yield Path(folder)


def share(campaign: Campaign, numbers: Iterable[int], seed: int = 1) -> Result:
    """These attempts; what goes wrong is printed at once."""
    total = Result()
    with scratch() as folder:
        for number in numbers:
            total.add(result := _tried(campaign, seed, number, folder))
            for each in result.wrong:
                print(each, file=sys.stderr, flush=True)
    return total


def main(make: Callable[[int, bool], Campaign]) -> int:
    """Run the campaign that `make` gives for a seed, and whether it is the control; the exit code."""
    words = words_of()
    campaign, began = make(words.seed, words.control), time.monotonic()
    many = words.attempts or 2**62
    numbers = range(words.first, min(words.first + many, campaign.attempts or 2**62))
    print(f"{campaign.name}: seed {words.seed}, of {campaign.attempts or 'any number of'} attempts", flush=True)
    in_time = takewhile(lambda _: time.monotonic() - began < 3600 * words.hours, numbers)
    total = share(campaign, in_time, words.seed)
    took = f"{time.monotonic() - began:.0f} s, {time.process_time():.0f} s of processor"
    print(f"{campaign.name}: {dict(total.figures)}, {len(total.wrong)} wrong, {took}")
    print(f"to go on: --first {words.first + total.figures['attempts']}")
    return int(bool(total.wrong) != words.control)


def words_of() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--hours", type=float, metavar="H", help="0.1, or as long as it takes where --attempts is told")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the attempt to begin with")
    parser.add_argument(
        "--attempts", type=int, default=0, metavar="N", help="so many at most, 0 = until the time is up"
    )
    parser.add_argument("--control", action="store_true", help="with a store that is known to fail: it has to be found")
    words = parser.parse_args()
    words.hours = words.hours or (math.inf if words.attempts else 0.1)
    return words
