"""Random games in memory, move by move, for laws about states."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.view.one_file import package_path
from rules.kit.answers import Values, field_values, fill_in, to_json
from rules.kit.corrections import as_prompt
from rules.kit.sample import NAMES, answer, default_answer, draw
from rules.kit.types import (
    Allot,
    Amount,
    AnyGame,
    Catalogue,
    Choice,
    Field,
    Frozen,
    Illegal,
    News,
    Prompt,
    PublicNumber,
    Seating,
)

TRIES = 200
CATALOGUES, CATALOGUE_MOVES = 4, 600  # catalogues besides the empty one, and the moves that fill each
NEAR_TRIES = 40  # plausible answers, mostly near the values in the form
MOST_TRIES = 1500  # answers of every kind, before a prompt counts as stuck
EVEN_EVERY = 8  # one answer in so many is drawn evenly from all that the form admits
NEAR = 3  # usual distance of a number from the one in the form
FEW = 6  # usual number of items allotted beyond the least
Outcome = tuple[Any, tuple[News, ...]]  # the next state, and the news


class Party(Frozen, frozen=True, kw_only=True):
    """A number of seats and a level of detail."""

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
    """The source of each module of a game by file: of its folder, or its only file; perhaps in a wheel."""
    file = import_module(of.home).__file__
    assert file is not None
    at = package_path(Path(file))
    folder: Any = at.parent  # or a zipfile.Path
    modules = [each for each in folder.iterdir() if each.name.endswith(".py")] if at.name == "__init__.py" else [at]
    return {each.name: each.read_text(encoding="utf-8") for each in sorted(modules, key=str)}


# ---- players and house rules -------------------------------------------------------------------------
def parties(of: AnyGame, seats: int | None = None) -> tuple[Party, ...]:
    """Every number of seats (or only that one) at every tracking level."""
    fields = [setting.field for setting in of.settings if setting.field.name == "tracking"]
    levels = [option.value for field in fields if isinstance(field, Choice) for option in field.options]
    counts = of.seats if seats is None else (seats,)
    return tuple(Party(seats=n, tracking=str(level)) for n in counts for level in levels or [""])


def house_rules(of: AnyGame, rng: Random) -> dict[str, Any]:
    """A random value for each setting."""
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


class StoryStart(Frozen, frozen=True, kw_only=True):
    """The start of a game: its seats, house rules and catalogue."""

    game: str
    seats: int
    start: int
    options: dict[str, Any]
    learnt: int = 0  # number of the catalogue that the companion has at the start; 0 = an empty one

    def __str__(self) -> str:
        rules = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats, start {self.start}, catalogue {self.learnt}: {rules}"


def random_start(of: AnyGame, rng: Random) -> StoryStart:
    """A random party with random house rules."""
    seats = rng.choice(list(of.seats))
    chosen = house_rules(of, rng)
    learnt = rng.randint(1, CATALOGUES) if rng.randrange(2) else 0
    return StoryStart(game=of.id, seats=seats, start=rng.randrange(seats), options=chosen, learnt=learnt)


def opening(of: AnyGame, begin: StoryStart) -> Any:
    """The first state of the story."""
    known = _learned_catalogue(of, begin.seats, begin.learnt) if begin.learnt else {}
    return of.setup(seating(of, begin.seats, begin.start), msgspec.convert(begin.options, of.option_type), known)


@cache
def _learned_catalogue(of: AnyGame, seats: int, which: int) -> Catalogue:
    """The catalogue after one game without corrections."""
    rng = Random(which)
    state = opening(of, replace(random_start(of, rng), seats=seats, start=0, learnt=0))
    with suppress(Exception):  # the games under test meet the same fault, and report it
        for step in islice(random_game(of, state, rng), CATALOGUE_MOVES):
            state = step.after
    return of.learned(state)


# ---- moves -------------------------------------------------------------------------------------------
def apply(of: AnyGame, state: Any, prompt: Prompt, values: dict[str, Any]) -> Outcome:
    """The outcome of an answer. Raises Illegal."""
    try:
        move = of.move(prompt.move, to_json(fill_in(prompt, values)))
    except msgspec.ValidationError as why:
        raise Illegal("log-malformed", prompt.rule) from why
    return of.apply(state, prompt.seat, move)


def try_answer(of: AnyGame, state: Any, prompt: Prompt, values: Values) -> PlayedStep | None:
    """The step of an answer; None if it is refused."""
    with suppress(Illegal):
        after, news = apply(of, state, prompt, values)
        return PlayedStep(before=state, prompt=prompt, values=values, after=after, news=news)
    return None


def as_form(fix: PublicNumber | Prompt) -> Prompt:
    """The form of a correction."""
    return as_prompt(fix) if isinstance(fix, PublicNumber) else fix


def corrections(of: AnyGame, state: Any) -> tuple[Prompt, ...]:
    return tuple(map(as_form, of.corrections(state)))


def random_step(of: AnyGame, state: Any, prompts: tuple[Prompt, ...], rng: Random, tries: int = TRIES) -> PlayedStep:
    """A random answer that the rules accept. AssertionError if they accept none of `tries`."""
    for _ in range(tries):
        prompt = rng.choice(prompts)
        if step := try_answer(of, state, prompt, answer(prompt, rng)):
            return step
    raise AssertionError(f"{of.id}: no answer is taken to {[p.id for p in prompts]}")


def whole_games(of: AnyGame) -> tuple[PlayedStep, ...]:
    """One random game per number of seats, move by move; the levels of detail take turns."""
    levels = list(dict.fromkeys(party.tracking for party in parties(of)))
    begun = [(setup(of, n, tracking=levels[i % len(levels)]), Random(n)) for i, n in enumerate(of.seats)]
    return tuple(step for state, rng in begun for step in random_game(of, state, rng))


def random_game(of: AnyGame, state: Any, rng: Random) -> Iterator[PlayedStep]:
    while prompts := of.prompts(state):
        step = random_step(of, state, prompts, rng)
        yield step
        state = step.after


# ---- plausible answers -------------------------------------------------------------------------------
def near_answer(prompt: Prompt, rng: Random) -> Values:
    """Values for every field that the form asks; large ranges are seldom used to their end."""
    if rng.randrange(EVEN_EVERY) == 0:
        return answer(prompt, rng)
    return field_values(prompt, lambda field: _near(field, rng))


def _near(field: Field, rng: Random) -> Any:
    match field:
        case Amount():
            around = field.least if field.default is None else field.default
            return min(field.most, max(field.least, around + rng.randint(-NEAR, NEAR)))
        case Allot():
            most = max(field.least, min(field.most, field.least + FEW))
            return draw(replace(field, most=most), rng)
        case _:
            return draw(field, rng)


def find_answer(of: AnyGame, state: Any, prompt: Prompt, rng: Random) -> PlayedStep | str:
    """The step of an accepted answer to this prompt, else to an alternative; else the reason of the last refusal."""
    why, others = "", [p for p in of.prompts(state) if p.group == prompt.group and p.id != prompt.id and not p.secret]
    for tries in (NEAR_TRIES + 1, MOST_TRIES) if others else (MOST_TRIES,):
        for each in (prompt, *others):
            for attempt in range(tries if each.fields else 1):
                values = _nth(each, attempt, rng)
                try:
                    after, news = apply(of, state, each, values)
                except Illegal as refusal:
                    why = str(refusal)
                else:
                    return PlayedStep(before=state, prompt=each, values=values, after=after, news=news)
    return why


def _nth(prompt: Prompt, attempt: int, rng: Random) -> Values:
    """A plausible answer, later also the default one and evenly drawn ones."""
    if attempt == NEAR_TRIES:
        return default_answer(prompt) or near_answer(prompt, rng)
    return near_answer(prompt, rng) if attempt < NEAR_TRIES or attempt % 2 else answer(prompt, rng)
