"""Answers as a table gives them: mostly near what the form shows, now and then anything that it admits."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.kit import sample
from rules.kit.answers import Values, filled
from rules.kit.types import Allot, Amount, Field, Prompt

EVENLY = 8  # one answer in so many is drawn evenly from all that the form admits
NEAR = 3  # how far a number usually is from what is shown
FEW = 6  # how many items are usually shared out beyond the least


def answer(prompt: Prompt, rng: Random) -> Values:
    """Values for every field that the form asks."""
    if rng.randrange(EVENLY) == 0:
        return sample.answer(prompt, rng)
    return filled(prompt, lambda field: draw(field, rng))


def draw(field: Field, rng: Random) -> Any:
    """A value for one field; large ranges are seldom used to their end."""
    match field:
        case Amount():
            return _amount(field, rng)
        case Allot():
            return _shared(field, rng)
        case _:
            return sample.draw(field, rng)


def _amount(field: Amount, rng: Random) -> int:
    around = field.least if field.default is None else field.default
    return min(field.most, max(field.least, around + rng.randint(-NEAR, NEAR)))


def _shared(field: Allot, rng: Random) -> dict[str, int]:
    lines = [line for line, cap in field.caps.items() if cap]
    shared: dict[str, int] = {}
    for _ in range(rng.randint(field.least, max(field.least, min(field.most, field.least + FEW)))):
        free = [line for line in lines if shared.get(line, 0) < field.caps[line]]
        if not free:
            break
        line = rng.choice(free)
        shared[line] = shared.get(line, 0) + 1
    return shared
