"""Law: every question has an answer that is accepted: one of the open prompts that are alternatives to each other."""

from __future__ import annotations

from random import Random
from typing import Any

from companion.testkit.stories.draws import answer
from companion.testkit.stories.story import Outcome, done
from rules.kit import sample
from rules.kit.answers import Values
from rules.kit.types import AnyGame, Illegal, Prompt

TRIES = 40  # answers as a table gives them
MOST_TRIES = 1500  # and then of every kind, before a prompt counts as stuck


class Answered:
    """The first random answer to a prompt that is taken; `values` is None where none is."""

    def __init__(self, of: AnyGame, state: Any, prompt: Prompt, rng: Random, tries: int = MOST_TRIES) -> None:
        self.prompt = prompt
        self.values: Values | None = None
        self.outcome: Outcome | None = None
        self.why = ""
        for attempt in range(tries if prompt.fields else 1):
            values = _nth(prompt, attempt, rng)
            try:
                self.outcome = done(of, state, prompt, values)
            except Illegal as why:
                self.why = str(why)
                continue
            self.values = values
            return


def answered(of: AnyGame, state: Any, prompt: Prompt, rng: Random) -> Answered:
    """The same, of this prompt or else of one beside it."""
    others = [p for p in of.prompts(state) if p.group == prompt.group and p.id != prompt.id and not p.secret]
    for tries in (TRIES + 1, MOST_TRIES) if others else (MOST_TRIES,):
        for each in (prompt, *others):
            found = Answered(of, state, each, rng, tries)
            if found.values is not None:
                return found
    return found


def _nth(prompt: Prompt, attempt: int, rng: Random) -> Values:
    """At last also what the form shows, and evenly drawn answers."""
    if attempt == TRIES:
        return sample.default_answer(prompt) or answer(prompt, rng)
    return answer(prompt, rng) if attempt < TRIES or attempt % 2 else sample.answer(prompt, rng)
