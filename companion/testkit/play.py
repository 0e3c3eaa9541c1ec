"""Random games in memory, move by move, for laws that look at states."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from companion.testkit import selfplay
from companion.testkit.selfplay import Party
from rules.kit.answers import fill_in, to_json
from rules.kit.corrections import as_prompt
from rules.kit.sample import NAMES, answer
from rules.kit.shelf import package_of
from rules.kit.types import AnyGame, Illegal, News, Prompt, PublicNumber, Seating

TRIES = 200


class Step(Struct, frozen=True, kw_only=True):
    """One move of a random game."""

    before: Any
    prompt: Prompt
    values: dict[str, Any]
    after: Any
    news: tuple[News, ...]


def sources(of: AnyGame) -> tuple[Path, ...]:
    """The modules of a game: those of its folder, or the file that is all of it."""
    file = import_module(package_of(of)).__file__
    assert file is not None
    return tuple(sorted(Path(file).parent.glob("*.py"))) if file.endswith("__init__.py") else (Path(file),)


def setup(of: AnyGame, seats: int, start: int = 0, tracking: str = "") -> Any:
    seating = Seating(names=NAMES[:seats], tints=of.tints[:seats], start=start)
    options = of.option_type(tracking=tracking) if tracking else of.option_type()
    return of.setup(seating, options, {})


def parties(of: AnyGame) -> tuple[Party, ...]:
    """Every number of seats; the tracking levels take turns."""
    every = selfplay.parties(of, None)
    levels = list(dict.fromkeys(party.tracking for party in every))
    return tuple(Party(seats=n, tracking=levels[i % len(levels)]) for i, n in enumerate(of.seats))


def apply(of: AnyGame, state: Any, prompt: Prompt, values: dict[str, Any]) -> tuple[Any, tuple[News, ...]]:
    """What an answer brings about; raises Illegal."""
    try:
        move = of.move(prompt.move, to_json(fill_in(prompt, values)))
    except msgspec.ValidationError:
        raise Illegal("log-malformed") from None
    return of.apply(state, prompt.seat, move)


def corrections(of: AnyGame, state: Any) -> tuple[Prompt, ...]:
    return tuple(as_prompt(c) if isinstance(c, PublicNumber) else c for c in of.corrections(state))


def taken(of: AnyGame, state: Any, prompts: tuple[Prompt, ...], rng: Random) -> Step:
    """A random answer that the rules take."""
    for _ in range(TRIES):
        prompt = rng.choice(prompts)
        values = answer(prompt, rng)
        try:
            after, news = apply(of, state, prompt, values)
        except Illegal:
            continue
        return Step(before=state, prompt=prompt, values=values, after=after, news=news)
    raise AssertionError(f"{of.id}: no answer is taken to {[p.id for p in prompts]}")


def whole_games(of: AnyGame) -> tuple[Step, ...]:
    """The moves of one random game per seat count."""
    begun = [(setup(of, party.seats, tracking=party.tracking), Random(party.seats)) for party in parties(of)]
    return tuple(step for state, rng in begun for step in played(of, state, rng))


def played(of: AnyGame, state: Any, rng: Random) -> Iterator[Step]:
    while prompts := of.prompts(state):
        step = taken(of, state, prompts, rng)
        yield step
        state = step.after
