"""A game told from its beginning: who sits there, by which house rules, and what was answered and set right."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from rules.kit import sample
from rules.kit.answers import Values, fill_in, to_json
from rules.kit.corrections import as_prompt
from rules.kit.sample import NAMES
from rules.kit.types import AnyGame, Catalogue, Choice, Frozen, Illegal, News, Prompt, PublicNumber, Seating

LEARNT = 4  # so many different catalogues are played with, besides the empty one
MOST_MOVES = 600  # of the game that fills a catalogue


class Told(Frozen, frozen=True, kw_only=True):
    """One answer, or one thing that was set right."""

    id: str  # of the form
    v: dict[str, Any] = {}
    correction: bool = False

    def __str__(self) -> str:
        return f"{'set right: ' if self.correction else ''}{self.id} {self.v or ''}".rstrip()


class Begun(Frozen, frozen=True, kw_only=True):
    """How a game begins."""

    game: str
    seats: int
    start: int
    options: dict[str, Any]
    learnt: int = 0  # which catalogue the box brings along; 0 = it knows nothing

    def __str__(self) -> str:
        rules = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats, start {self.start}, catalogue {self.learnt}: {rules}"


class Outcome(Struct, frozen=True, kw_only=True):
    """What a form brought about."""

    state: Any
    news: tuple[News, ...]


def begun(of: AnyGame, rng: Random) -> Begun:
    """A random party with random house rules."""
    seats = rng.choice(list(of.seats))
    chosen = {}
    for setting in of.settings:
        field = setting.field
        values = [o.value for o in field.options] if isinstance(field, Choice) else [field.least, field.most]
        chosen[field.name] = rng.choice(values)
    learnt = rng.randint(1, LEARNT) if rng.randrange(2) else 0
    return Begun(game=of.id, seats=seats, start=rng.randrange(seats), options=chosen, learnt=learnt)


def seating(of: AnyGame, seats: int, start: int = 0) -> Seating:
    return Seating(names=NAMES[:seats], tints=of.tints[:seats], start=start)


def opening(of: AnyGame, begin: Begun) -> Any:
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
            state = done(of, state, prompt, sample.answer(prompt, rng)).state
        except Illegal:
            continue
        except Exception:  # the games that are looked at break in the same way, and tell it
            break
    return of.learned(state)


Fix = PublicNumber | Prompt


def as_form(fix: Fix) -> Prompt:
    """The form that sets it right."""
    return as_prompt(fix) if isinstance(fix, PublicNumber) else fix


def done(of: AnyGame, state: Any, prompt: Prompt, values: Values) -> Outcome:
    """The table after an answer; raises Illegal."""
    try:
        move = of.move(prompt.move, to_json(fill_in(prompt, values)))
    except msgspec.ValidationError as why:
        raise Illegal("log-malformed", prompt.rule) from why
    after, news = of.apply(state, prompt.seat, move)
    return Outcome(state=after, news=news)


def form(of: AnyGame, state: Any, told: Told) -> Prompt | None:
    """The open form that this was the answer to."""
    if not told.correction:
        return next((prompt for prompt in of.prompts(state) if prompt.id == told.id), None)
    fix = of.correction(state, told.id)
    return None if fix is None else as_form(fix)
