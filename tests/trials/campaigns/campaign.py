"""What all campaigns share: numbered attempts until the time is up, figures that are kept, the next run goes on.

    python -m tests.trials.campaigns.NAME --hours H --seed S

An attempt follows from the seed and its number alone. What went wrong is printed with both, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import math
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

RAM = Path("/dev/shm")  # attempts write much and keep nothing
SHOWN = 20  # of what went wrong
SAVED_EVERY_S = 20.0


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


def run(campaign: Campaign, seed: int, first: int, until: Callable[[int], bool]) -> Iterator[tuple[int, Result]]:
    """Attempts from number `first` on while `until` does not say stop."""
    number = first
    with scratch() as folder:
        while not until(number) and (campaign.attempts is None or number < campaign.attempts):
            yield number, _tried(campaign, seed, number, folder)
            number += 1


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
    """A few attempts, for the ordinary tests."""
    total = Result()
    with scratch() as folder:
        for number in numbers:
            total.add(_tried(campaign, seed, number, folder))
    return total


def main(make: Callable[[int, bool], Campaign]) -> int:
    """Run the campaign that `make` gives for a seed, and whether it is the control; the exit code."""
    words = words_of()
    campaign = make(words.seed, words.control)
    file = words.state / f"{campaign.name}-{words.seed}{'-control' if words.control else ''}.json"
    done, total = _read(file)
    print(f"{campaign.name}: seed {words.seed}, from attempt {done} of {campaign.attempts or 'any number'}", flush=True)
    began = saved = time.monotonic()
    end = min(done + words.attempts, campaign.attempts or 2**62) if words.attempts else campaign.attempts or 2**62
    for number, result in run(
        campaign, words.seed, done, lambda n: n >= end or time.monotonic() - began > 3600 * words.hours
    ):
        total.add(result)
        for each in result.wrong:
            print(each, flush=True)
        done = number + 1
        if time.monotonic() - saved > SAVED_EVERY_S:
            saved = time.monotonic()
            _write(file, done, total)
    _write(file, done, total)
    took = f"{time.monotonic() - began:.0f} s, {time.process_time():.0f} s of processor"
    print(f"{campaign.name}: {dict(total.figures)}, {len(total.wrong)} wrong, {took}")
    return int(bool(total.wrong) != words.control)


def words_of(told: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line says; None = the one of this process."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--hours", type=float, metavar="H", help="0.1, or as long as it takes where --attempts is told")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--attempts", type=int, default=0, metavar="N", help="so many at most, 0 = until the time is up"
    )
    parser.add_argument("--control", action="store_true", help="with a store that is known to fail: it has to be found")
    parser.add_argument("--state", type=Path, default=Path(".campaigns"), metavar="DIR", help="where figures are kept")
    words = parser.parse_args(told)
    words.hours = words.hours or (math.inf if words.attempts else 0.1)
    return words


def _read(file: Path) -> tuple[int, Result]:
    if not file.exists():
        return 0, Result()
    kept = json.loads(file.read_text())
    return kept["done"], Result(figures=Counter(kept["figures"]), wrong=kept["wrong"])


def _write(file: Path, done: int, total: Result) -> None:
    file.parent.mkdir(exist_ok=True)
    text = json.dumps({"done": done, "figures": total.figures, "wrong": total.wrong[:SHOWN]})
    file.write_text(text + "\n")
