"""Every system call once: an evening in which one call fails, for once, for a while or for good.

The evening: a start, a game, moves, a note, a pause, moves taken back, a setting, a copy, the game left and gone on
with, a stop and a second start. Calls that write, sync, cut off, open, rename or take away a file are counted; each one
fails in turn by EIO, ENOSPC, EROFS and, where it writes, by writing half. A disk that fails for good comes back after
three refusals.

Laws: what was acknowledged is there, what was refused is not, a refusal is one of the sentences meant for it, nothing
else is raised, and the evening goes on to its end once the disk does.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TypedDict

from tests.trials.campaigns.campaign import Campaign, Result, main, scratch
from tests.trials.campaigns.disk import ERRORS, FOR_GOOD, environment

ROOT = Path(__file__).parents[3]
LENGTHS = {"once": 1, "five": 5, "for good": FOR_GOOD}
SLACK = 8  # an evening with failures has a few calls more: it is tried that much further
AT_ONCE = 24  # evenings of one process


class Told(TypedDict):
    """What became of an evening."""

    figures: dict[str, int]
    wrong: list[str]
    calls: int


@lru_cache
def plans(seed: int) -> tuple[tuple[int, str, str], ...]:
    """(calls that succeed first, error, length) of every evening there is."""
    with scratch() as folder:
        (told,) = evenings(folder, seed, [(0, "EIO", 0)])
    indices = range(told["calls"] + SLACK)
    return tuple((i, error, length) for i in indices for length in LENGTHS for error in ERRORS)


def evenings(folder: Path, seed: int, planned: list[tuple[int, str, int]]) -> list[Told]:
    """What became of each of them, in a process whose disk does so."""
    command = [
        sys.executable,
        "-m",
        "tests.trials.campaigns.syscalls_evening",
        str(folder),
        str(seed),
        json.dumps(planned),
    ]
    done = subprocess.run(command, env=environment(folder), cwd=ROOT, capture_output=True, text=True, timeout=600)
    if done.returncode:
        return [{"wrong": [done.stderr[-2000:]], "figures": {}, "calls": 0}]
    told: list[Told] = [json.loads(line) for line in done.stdout.splitlines()]
    return told


def attempt(seed: int, number: int, rng: Random, folder: Path) -> Result:
    """Some evenings in a row."""
    mine = plans(seed)[number * AT_ONCE : (number + 1) * AT_ONCE]
    total = Result(figures=Counter(evenings=len(mine)))
    told = evenings(folder, seed, [(skip, error, LENGTHS[length]) for skip, error, length in mine])
    for plan, each in zip(mine, told, strict=False):
        total.add(Result(figures=Counter(each["figures"]), wrong=[f"{plan}: {wrong}" for wrong in each["wrong"]]))
    if len(told) != len(mine):
        total.wrong.append(f"{len(mine)} evenings were planned, {len(told)} came: {told[-1]['wrong']}")
    return total


def campaign(seed: int, control: bool = False) -> Campaign:
    def numbered(number: int, rng: Random, folder: Path) -> Result:
        return attempt(seed, number, rng, folder)

    return Campaign(name="syscalls", attempt=numbered, attempts=-(-len(plans(seed)) // AT_ONCE))


if __name__ == "__main__":
    sys.exit(main(campaign))
