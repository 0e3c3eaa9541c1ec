"""Simulation of a whole table: people, contacts, connections, clocks, a failing disk and killed cores.

One seed drives the real core on virtual time, without sleeping. The laws of `simulated/laws.py` are checked after each
step that leaves no work under way. A story that breaks one is shortened and printed with its seed:

    python -m tests.trials.campaigns table --seed 1 --hours 0.2
    python -m tests.trials.campaigns table --seed 1 --first 17 --attempts 1 --steps "join:0:1:20 begin:0:7:50"

`syscalls` runs the same calm evening again and again, in which every call to the disk fails in turn.
With --control some lamps are not updated; the laws must find that.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from companion.devices.outputs import Outputs
from tests.trials.campaigns.campaign import Campaign, Result
from tests.trials.campaigns.disk import ERRORS, here
from tests.trials.campaigns.simulated.story import Step, run, story, told

LENGTH = 1_000  # steps of a story
FORGETS_EVERY = 3
CALM, WILD = 80, ("disk", "kill", "lie", "restart", "slow")
LENGTHS, MOST_CALLS = (1, 5, 60), 400  # calls that fail one after the other; that such an evening makes
MOST_TRIES, MOST_S = 400, 240.0  # to make a story short


def tell(steps: Sequence[Step], name: str, folder: Path, *, shrinks: bool = True) -> Result:
    """Run a story; if it breaks a law, the shortest one that does. This process must be under the disk."""
    gc.disable()  # it would scan everything again and again; a story leaves little garbage
    try:
        result = run(steps, name, folder / "whole", here())
        if result.wrong and shrinks:
            short = shortest(steps[: result.figures["steps"]], name, folder, result.wrong[0])
            result.wrong = [f"{result.wrong[0]}\n    --steps '{' '.join(map(str, short))}'"]
    finally:
        gc.enable()
        gc.collect()
    return result


def shortest(steps: Sequence[Step], seed: str, folder: Path, wrong: str) -> tuple[Step, ...]:
    """The fewest steps that still break that law, within the limits of tries and time."""
    law = wrong.partition(":")[0]
    tries, end = iter(range(MOST_TRIES)), time.monotonic() + MOST_S

    def breaks(some: Sequence[Step]) -> bool:
        if time.monotonic() > end:
            raise StopIteration
        again = run(some, seed, folder / f"try{next(tries)}", here())
        return any(each.partition(":")[0] == law for each in again.wrong)

    return shorten(tuple(steps), breaks)


def shorten(steps: tuple[Step, ...], breaks: Callable[[tuple[Step, ...]], bool]) -> tuple[Step, ...]:
    """The steps, shortened by ever smaller parts as long as they still break; StopIteration ends it early."""
    size = len(steps)
    with suppress(StopIteration):
        while size >= 1:
            at = 0
            while at < len(steps):
                fewer = steps[:at] + steps[at + size :]
                if breaks(fewer):
                    steps = fewer
                else:
                    at += size
            size //= 2
    return steps


@contextmanager
def forgetful() -> Iterator[None]:
    """A core that sometimes skips its lamps."""
    light, calls = Outputs._light, iter(range(2**62))

    def sometimes(outputs: Outputs, now: Any) -> None:
        if next(calls) % FORGETS_EVERY:
            light(outputs, now)

    with patch.object(Outputs, "_light", sometimes):
        yield


def campaign(seed: int, control: bool = False) -> Campaign:
    def numbered(number: int, rng: Random, folder: Path) -> Result:
        name = f"{seed}/{number}"
        with forgetful() if control else nullcontext():
            return tell(story(name, LENGTH), name, folder, shrinks=not control)

    return Campaign(name="table", attempt=numbered)


def syscalls(seed: int, control: bool = False) -> Campaign:
    """A calm evening in which one call fails, and the next four, or those of a long while, by each error."""
    name = f"calm {seed}"
    steps = [step for step in story(name, CALM) if step.kind not in WILD]
    plans = [(length, error) for length in LENGTHS for error in ERRORS.values()]

    def numbered(number: int, rng: Random, folder: Path) -> Result:
        skip, which = divmod(number, len(plans))
        return run(steps, name, folder / "data", here(), (skip, *plans[which]))

    return Campaign(name="syscalls", attempt=numbered, attempts=MOST_CALLS * len(plans))


def again(name: str, steps: str) -> Campaign:
    """A printed story, once more."""

    def printed(number: int, rng: Random, folder: Path) -> Result:
        return run(told(steps), name, folder / "data", here())

    return Campaign(name="table", attempt=printed)
