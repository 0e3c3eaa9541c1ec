"""A game told from its beginning: who sits there, by which house rules, and what was answered and set right."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec

from companion.testkit.play import apply, as_form, house_rules, seating
from rules.kit import sample
from rules.kit.types import AnyGame, Catalogue, Frozen, Illegal, Prompt

LEARNT = 4  # so many different catalogues are played with, besides the empty one
MOST_MOVES = 600  # of the game that fills a catalogue


class StoryAnswer(Frozen, frozen=True, kw_only=True):
    """One answer, or one thing that was set right."""

    id: str  # of the form
    v: dict[str, Any] = {}
    correction: bool = False

    def __str__(self) -> str:
        return f"{'set right: ' if self.correction else ''}{self.id} {self.v or ''}".rstrip()


class StoryStart(Frozen, frozen=True, kw_only=True):
    """How a game begins."""

    game: str
    seats: int
    start: int
    options: dict[str, Any]
    learnt: int = 0  # which catalogue the box brings along; 0 = it knows nothing

    def __str__(self) -> str:
        rules = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats, start {self.start}, catalogue {self.learnt}: {rules}"


def begun(of: AnyGame, rng: Random) -> StoryStart:
    """A random party with random house rules."""
    seats = rng.choice(list(of.seats))
    chosen = house_rules(of, rng)
    learnt = rng.randint(1, LEARNT) if rng.randrange(2) else 0
    return StoryStart(game=of.id, seats=seats, start=rng.randrange(seats), options=chosen, learnt=learnt)


def opening(of: AnyGame, begin: StoryStart) -> Any:
    """The state at which the story begins."""
    known = learnt(of, begin.seats, begin.learnt) if begin.learnt else {}
    return of.setup(seating(of, begin.seats, begin.start), msgspec.convert(begin.options, of.option_type), known)


@cache
def learnt(of: AnyGame, seats: int, which: int) -> Catalogue:
    """What a box knows after one game without corrections."""
    rng = Random(which)
    begin = msgspec.structs.replace(begun(of, rng), seats=seats, start=0, learnt=0)
    state = opening(of, begin)
    for _ in range(MOST_MOVES):
        prompts = of.prompts(state)
        if not prompts:
            break
        try:
            prompt = rng.choice(prompts)
            state, _ = apply(of, state, prompt, sample.answer(prompt, rng))
        except Illegal:
            continue
        except Exception:  # the games that are looked at break in the same way, and tell it
            break
    return of.learned(state)


def form(of: AnyGame, state: Any, told: StoryAnswer) -> Prompt | None:
    """The open form that this was the answer to."""
    if not told.correction:
        return next((prompt for prompt in of.prompts(state) if prompt.id == told.id), None)
    fix = of.correction(state, told.id)
    return None if fix is None else as_form(fix)
