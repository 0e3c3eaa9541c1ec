"""Law: every question has an answer that is accepted: one of the open prompts that are alternatives to each other."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.kit import sample
from rules.kit.answers import Values
from rules.kit.types import AnyGame, Illegal, Prompt
from tests.rules.laws.draws import answer
from tests.rules.laws.story import Outcome, done

TRIES = 40  # answers as a table gives them
MOST_TRIES = 1500  # and then of every kind, before a prompt counts as stuck


class Answered:
    """The first random answer to a prompt that is taken; `values` is None where none is."""

    def __init__(self, of: AnyGame, state: Any, prompt: Prompt, rng: Random) -> None:
        self.values: Values | None = None
        self.outcome: Outcome | None = None
        self.why = ""
        for attempt in range(MOST_TRIES if prompt.fields else 1):
            values = _nth(prompt, attempt, rng)
            try:
                self.outcome = done(of, state, prompt, values)
            except Illegal as why:
                self.why = str(why)
                continue
            self.values = values
            return


def _nth(prompt: Prompt, attempt: int, rng: Random) -> Values:
    """At last also what the form shows, and evenly drawn answers."""
    if attempt == TRIES:
        return sample.default_answer(prompt) or answer(prompt, rng)
    return answer(prompt, rng) if attempt < TRIES or attempt % 2 else sample.answer(prompt, rng)
