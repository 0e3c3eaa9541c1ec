"""Whole games of another game by the rules alone, with built-in pads and random pads of the kind that people enter.

Laws, each time: the table waits for somebody; the game ends, by an ending that its pad or its people name; and its
sheet has a place for everyone.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from companion.testkit import state_laws
from rules.any_game.game import GAME
from rules.any_game.opening import PRINTED
from rules.any_game.pad_form import fields
from rules.any_game.state import State
from rules.kit.answers import field_values
from rules.kit.sample import answer, default_answer, draw
from rules.kit.types import NOTHING, Amount, Catalogue, Field, Illegal, Prompt, Text
from tests.rules.any_game.table import Table
from tests.trials.campaigns.campaign import Campaign, Result

PATIENCE = (400,) * 15 + (4000,)  # moves, after which a table ends a game by hand: one in 16 plays much longer
MOST = 8000  # a game that it cannot end is wrong
TRIES = 200
GIVES_IN = 12  # as in self-play: answering with the defaults alone may go on for ever
TEXTS = {
    "name": ("Towns",), "rows": ("", "Gold x3, Debts x-1, Roads max 15", "Towns, Castle x2 max 5 (1)", "Gold (1)"),
    "phases": ("", "Build, Feast (*)", "Feast (*)", "Dice, Trade"), "counters": ("", "Gold 3 max 9"),
    "each": ("", "15, 5"),
}  # fmt: skip


def campaign(seed: int, control: bool = False, look: int = 0) -> Campaign:
    """With `look`, one state in so many is checked for unanswerable questions; 0 = none."""
    return Campaign(name="pads", attempt=partial(attempt, look=look))


def attempt(number: int, rng: Random, folder: Path, look: int) -> Result:
    """One game from its choice to its end."""
    result, table = Result(), begun(rng)
    is_stubborn, is_restless, patience = rng.random() < 0.5, rng.random() < 0.25, rng.choice(PATIENCE)
    for n in range(MOST):
        if not (asked := table.open_prompts()):
            break
        waited = [prompt for prompt in asked if prompt.waits]
        result.wrong += [] if waited else [f"the table waits for nobody: {table.state}"]
        result.wrong += state_laws.question_breaches(GAME, table.state, rng) if look and n % look == 0 else []
        if len(table.lines) >= patience and GAME.correction(table.state, "finish"):
            result.figures["ended by a correction"] += 1
            table.correct("finish")
        elif is_restless and rng.random() < 0.1:
            table.correct("set-away", rng.sample(range(table.state.seats), rng.randint(0, table.state.seats - 1)))
        elif not waited or not moved(table, asked, waited, rng, is_stubborn):
            break
    result.wrong += wrong(table)
    result.figures["moves"] += len(table.lines)
    result.figures[f"over by {table.ending}"] += 1
    result.figures[f"pad {table.state.pad_id}"] += 1
    return result


def begun(rng: Random) -> Table:
    """A table with a chosen pad: a built-in one, or an entered one."""
    while True:
        own = pad_of_chance(rng) if rng.random() < 0.5 else {}
        table = Table(rng.randint(2, 10), catalogue=own, start=rng.randint(0, 1))
        with suppress(Illegal):  # more teams than people
            return table.play("choose", pad=next(iter(own["pad"])) if own else rng.choice(table.option_values("pad")))


def pad_of_chance(rng: Random) -> Catalogue:
    """A random pad, as people may enter it on an earlier evening."""
    form = Prompt(id="pad", seat=-1, move="make", label=NOTHING, confirm=NOTHING, fields=fields())
    while True:
        with suppress(Illegal):
            return PRINTED.tell({}, "pad", "", field_values(form, lambda field: _drawn(field, rng)))


def _drawn(field: Field, rng: Random) -> Any:
    """A random value for a field of the form; numbers are small, so that games reach goals and last rounds."""
    match field:
        case Text():
            return rng.choice(TEXTS[field.name])
        case Amount():
            return rng.choice([n for n in (0, 1, 2, 3, 20, 100) if field.least <= n <= field.most])
        case _:
            return draw(field, rng)


def moved(table: Table, asked: list[Prompt], waited: list[Prompt], rng: Random, is_stubborn: bool) -> bool:
    """Answer one prompt: a stubborn player mostly the first one, with its defaults."""
    is_stubborn = is_stubborn and rng.randrange(GIVES_IN) > 0
    for n in range(TRIES):
        prompt = waited[0] if is_stubborn and n < TRIES // 2 else rng.choice(waited if rng.random() < 0.75 else asked)
        usual = default_answer(prompt) if is_stubborn and not n else None
        with suppress(Illegal):
            table.write(prompt, usual or answer(prompt, rng))
            return True
    return False


def wrong(table: Table) -> list[str]:
    """The faults of an ended game."""
    if table.open_prompts():
        return [f"not over after {len(table.lines)} moves: {table.state}"]
    best = 2 if table.ending == "lost" else 1
    is_placed = len(table.places) == table.state.seats and min(table.places) == best
    found = [] if table.ending in named(table.state) else [f"over by {table.ending or 'nothing'}"]
    found += [] if is_placed else [f"places {table.places}"]
    return [f"{each}: {table.state}" for each in found]


def named(state: State) -> list[str]:
    """The endings that the game's pad or its people name."""
    pad = state.pad
    is_played_out = bool(pad.rounds) or pad.scores == "rows"
    is_said = state.finished or is_played_out
    is_goal = pad.goal is not None or bool(pad.over)  # a number, or a formula
    names = {
        "goal": is_goal, "last": pad.wins == "last" or bool(pad.out), "rounds": is_played_out, "told": state.finished,
        "won": is_said, "lost": is_said,
    }  # fmt: skip
    return [how for how, is_named in names.items() if is_named]
