"""Random games in memory, move by move, for laws that look at states."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from companion.view.one_file import place
from rules.kit.answers import fill_in, to_json
from rules.kit.corrections import as_prompt
from rules.kit.sample import NAMES, answer
from rules.kit.shelf import package_of
from rules.kit.types import AnyGame, Choice, Frozen, Illegal, News, Prompt, PublicNumber, Seating

TRIES = 200


class Party(Frozen, frozen=True, kw_only=True):
    """How many play, and how much they enter."""

    seats: int
    tracking: str = ""  # "" = the game has one level only

    def __str__(self) -> str:
        return f"{self.seats} seats {self.tracking}".rstrip()


class PlayedStep(Struct, frozen=True, kw_only=True):
    """One move of a random game."""

    before: Any
    prompt: Prompt
    values: dict[str, Any]
    after: Any
    news: tuple[News, ...]


def sources(of: AnyGame) -> dict[str, str]:
    """The modules of a game by file: those of its folder, or the one that is all of it; perhaps in a wheel."""
    file = import_module(package_of(of)).__file__
    assert file is not None
    at = place(Path(file))
    folder: Any = at.parent  # of a zipfile.Path, too
    modules = [each for each in folder.iterdir() if each.name.endswith(".py")] if at.name == "__init__.py" else [at]
    return {each.name: each.read_text(encoding="utf-8") for each in sorted(modules, key=str)}


# ---- who plays, and by which rules -------------------------------------------------------------------
def parties(of: AnyGame, seats: int | None = None) -> tuple[Party, ...]:
    """Every number of seats (or only that one) at every tracking level."""
    fields = [setting.field for setting in of.settings if setting.field.name == "tracking"]
    levels = [option.value for field in fields if isinstance(field, Choice) for option in field.options]
    counts = of.seats if seats is None else (seats,)
    return tuple(Party(seats=n, tracking=str(level)) for n in counts for level in levels or [""])


def house_rules(of: AnyGame, rng: Random) -> dict[str, Any]:
    """A value for each setting."""
    fields = [setting.field for setting in of.settings]
    return {
        field.name: rng.choice(
            [o.value for o in field.options] if isinstance(field, Choice) else [field.least, field.most]
        )
        for field in fields
    }


def seating(of: AnyGame, seats: int, start: int = 0) -> Seating:
    return Seating(names=NAMES[:seats], tints=of.tints[:seats], start=start)


def setup(of: AnyGame, seats: int, start: int = 0, tracking: str = "") -> Any:
    options = of.option_type(tracking=tracking) if tracking else of.option_type()
    return of.setup(seating(of, seats, start), options, {})


# ---- moves -------------------------------------------------------------------------------------------
def apply(of: AnyGame, state: Any, prompt: Prompt, values: dict[str, Any]) -> tuple[Any, tuple[News, ...]]:
    """What an answer brings about; raises Illegal."""
    try:
        move = of.move(prompt.move, to_json(fill_in(prompt, values)))
    except msgspec.ValidationError as why:
        raise Illegal("log-malformed", prompt.rule) from why
    return of.apply(state, prompt.seat, move)


def as_form(fix: PublicNumber | Prompt) -> Prompt:
    """The form that sets it right."""
    return as_prompt(fix) if isinstance(fix, PublicNumber) else fix


def corrections(of: AnyGame, state: Any) -> tuple[Prompt, ...]:
    return tuple(map(as_form, of.corrections(state)))


def taken(of: AnyGame, state: Any, prompts: tuple[Prompt, ...], rng: Random, tries: int = TRIES) -> PlayedStep:
    """A random answer that the rules take; AssertionError where none of so many is."""
    for _ in range(tries):
        prompt = rng.choice(prompts)
        values = answer(prompt, rng)
        try:
            after, news = apply(of, state, prompt, values)
        except Illegal:
            continue
        return PlayedStep(before=state, prompt=prompt, values=values, after=after, news=news)
    raise AssertionError(f"{of.id}: no answer is taken to {[p.id for p in prompts]}")


def whole_games(of: AnyGame) -> tuple[PlayedStep, ...]:
    """The moves of one random game per seat count; the tracking levels take turns."""
    levels = list(dict.fromkeys(party.tracking for party in parties(of)))
    begun = [(setup(of, n, tracking=levels[i % len(levels)]), Random(n)) for i, n in enumerate(of.seats)]
    return tuple(step for state, rng in begun for step in played(of, state, rng))


def played(of: AnyGame, state: Any, rng: Random) -> Iterator[PlayedStep]:
    while prompts := of.prompts(state):
        step = taken(of, state, prompts, rng)
        yield step
        state = step.after
