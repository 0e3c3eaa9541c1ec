"""Simulation of a whole table: people, contacts, connections, clocks, a failing disk and killed cores.

One seed drives the real core on virtual time, without sleeping. The laws of `simulated/laws.py` are checked after each
step that leaves no work under way. A story that breaks one is told by its seed, number and step:

    python -m tests.trials.campaigns table --seed 1 --hours 0.2
    python -m tests.trials.campaigns table --seed 1 --first 17 --attempts 1

`syscalls` runs the same calm evening again and again, in which every call to the disk fails in turn.
With --control some lamps are not updated; the laws must find that.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from companion.devices.outputs import Outputs
from tests.trials.campaigns.campaign import Campaign, Result
from tests.trials.campaigns.disk import ERRORS, here
from tests.trials.campaigns.simulated.story import run, story

LENGTH = 1_000  # steps of a story
FORGETS_EVERY = 3
CALM, WILD = 80, ("disk", "kill", "lie", "restart", "slow")
LENGTHS, MOST_CALLS = (1, 5, 60), 400  # calls that fail one after the other; that such an evening makes


@contextmanager
def no_collector() -> Iterator[None]:
    """Without the garbage collector: it would scan everything again and again; a story leaves little garbage."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


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
        with no_collector(), forgetful() if control else nullcontext():
            return run(story(name, LENGTH), name, folder / "data", here())

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
