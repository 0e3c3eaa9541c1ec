"""Law: every question has an answer that is accepted: one of the open prompts that are alternatives to each other."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.testkit.play import apply
from rules.kit import sample
from rules.kit.answers import Values, filled
from rules.kit.types import Allot, Amount, AnyGame, Field, Illegal, News, Prompt

Outcome = tuple[Any, tuple[News, ...]]  # what a form brought about
TRIES = 40  # answers as a table gives them: mostly near what the form shows
MOST_TRIES = 1500  # and then of every kind, before a prompt counts as stuck
EVENLY = 8  # one answer in so many is drawn evenly from all that the form admits
NEAR = 3  # how far a number usually is from what is shown
FEW = 6  # how many items are usually shared out beyond the least


class RandomAnswer:
    """The first random answer to a prompt that is taken; `values` is None where none is."""

    def __init__(self, of: AnyGame, state: Any, prompt: Prompt, rng: Random, tries: int = MOST_TRIES) -> None:
        self.prompt = prompt
        self.values: Values | None = None
        self.outcome: Outcome | None = None
        self.why = ""
        for attempt in range(tries if prompt.fields else 1):
            values = _nth(prompt, attempt, rng)
            try:
                self.outcome = apply(of, state, prompt, values)
            except Illegal as why:
                self.why = str(why)
                continue
            self.values = values
            return


def answered(of: AnyGame, state: Any, prompt: Prompt, rng: Random) -> RandomAnswer:
    """The same, of this prompt or else of one beside it."""
    others = [p for p in of.prompts(state) if p.group == prompt.group and p.id != prompt.id and not p.secret]
    for tries in (TRIES + 1, MOST_TRIES) if others else (MOST_TRIES,):
        for each in (prompt, *others):
            found = RandomAnswer(of, state, each, rng, tries)
            if found.values is not None:
                return found
    return found


def _nth(prompt: Prompt, attempt: int, rng: Random) -> Values:
    """At last also what the form shows, and evenly drawn answers."""
    if attempt == TRIES:
        return sample.default_answer(prompt) or answer(prompt, rng)
    return answer(prompt, rng) if attempt < TRIES or attempt % 2 else sample.answer(prompt, rng)


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
