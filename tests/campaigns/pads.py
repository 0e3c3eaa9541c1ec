"""Whole games of another game by the rules alone, with pads that are built in and pads of chance.

    python -m tests.campaigns.pads --attempts 10000 --seed 1

Laws, each time: the game ends, by an ending that its pad or its people name, and its sheet has a place for everybody.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from rules.any_game.game import GAME
from rules.kit.sample import answer, default_answer
from rules.kit.types import Illegal, Prompt
from tests.campaigns.campaign import Campaign, Result, main
from tests.rules.any_game.table import Table
from tests.rules.any_game.test_every_pad import MADE_UP, ended_without, pad_of_chance

PATIENCE = 4000  # moves, after which the table ends a game that has no end of its own yet
MANY = 8000
TRIES = 200
GIVES_IN = 12  # as in self-play: who always says what stands there already may play for ever


def campaign(seed: int, control: bool = False) -> Campaign:
    return Campaign(name="pads", attempt=lambda number, rng, folder: attempt(rng, folder))


def attempt(rng: Random, folder: Path) -> Result:
    """One game from its choice to its end."""
    result = Result()
    table = begun(rng)
    is_stubborn, is_restless = rng.random() < 0.5, rng.random() < 0.25
    for _ in range(MANY):
        if not (asked := table.asked()):
            break
        if len(table.lines) >= PATIENCE and GAME.correction(table.state, "finish"):
            result.figures["ended by a correction"] += 1
            table.correct("finish")
        elif is_restless and rng.random() < 0.1:
            table.correct("set-away", rng.sample(range(table.state.seats), rng.randint(0, table.state.seats - 1)))
        elif not moved(table, asked, rng, is_stubborn):
            result.wrong.append(f"nobody can answer: {table.state}")
            break
    result.wrong += wrong(table)
    result.figures["moves"] += len(table.lines)
    result.figures[f"over by {table.ending}"] += 1
    result.figures[f"pad {table.state.pad_id if table.state.pad_id[0] == '@' else 'made up'}"] += 1
    return result


def begun(rng: Random) -> Table:
    """A pad is chosen: one of those in the box, or one that has been told."""
    while True:
        catalogue: dict[str, Any] = pad_of_chance(rng) if rng.random() < 0.5 else {}
        table = Table(rng.randint(2, 10), catalogue=catalogue, start=rng.randint(0, 1))
        offered = table.offered("pad")
        with suppress(Illegal):  # more teams than people
            return table.play("choose", pad=MADE_UP if catalogue else rng.choice(offered))


def moved(table: Table, asked: list[Prompt], rng: Random, is_stubborn: bool) -> bool:
    """Somebody answers: the stubborn mostly what is asked first, and as it stands there."""
    waited = [prompt for prompt in asked if prompt.waits]
    is_stubborn = is_stubborn and rng.randrange(GIVES_IN) > 0
    for n in range(TRIES):
        prompt = waited[0] if is_stubborn and n < TRIES // 2 else rng.choice(waited if rng.random() < 0.75 else asked)
        usual = default_answer(prompt) if is_stubborn and not n else None
        with suppress(Illegal):
            table.write(prompt, usual or answer(prompt, rng))
            return True
    return False


def wrong(table: Table) -> list[str]:
    """What is wrong with how a game has ended."""
    if table.asked():
        return [f"not over after {len(table.lines)} moves: {table.state}"]
    places, best = table.places, 2 if table.ending == "lost" else 1
    found = ended_without(table.state)
    found += [] if table.ending in GAME.endings else [f"over by {table.ending or 'nothing'}"]
    found += [] if len(places) == table.state.seats and min(places, default=0) == best else [f"places {places}"]
    return [f"{each}: {table.state}" for each in found]


if __name__ == "__main__":
    sys.exit(main(campaign))
