"""The shortest story that breaks the same law."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.trials.campaigns.disk import here
from tests.trials.campaigns.simulated.story import Step, run

MOST_TRIES = 400
MOST_S = 240.0


def shortest(steps: Sequence[Step], seed: str, folder: Path, wrong: str) -> tuple[Step, ...]:
    """Steps of the story without any of which it keeps that law, as far as tries and time went."""
    law = wrong.partition(":")[0]
    tries, end = iter(range(MOST_TRIES)), time.monotonic() + MOST_S

    def breaks(some: Sequence[Step]) -> bool:
        if time.monotonic() > end:
            raise StopIteration
        told = run(some, seed, folder / f"try{next(tries)}", here())
        return any(each.partition(":")[0] == law for each in told.wrong)

    return without(tuple(steps), breaks)


def without(steps: tuple[Step, ...], breaks: Callable[[Sequence[Step]], bool]) -> tuple[Step, ...]:
    """Leave out ever smaller parts as long as it still breaks; StopIteration ends it early."""
    size = len(steps)
    try:
        while size >= 1:
            at = 0
            while at < len(steps):
                fewer = steps[:at] + steps[at + size :]
                if breaks(fewer):
                    steps = fewer
                else:
                    at += size
            size //= 2
    except StopIteration:
        return steps
    return steps
