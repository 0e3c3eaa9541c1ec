"""Laws over every pad that the form can make: somebody is always asked, and it ends for a reason that it names."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.tools import laws
from rules.any_game.catalogue import tell
from rules.any_game.game import GAME
from rules.any_game.pad_form import fields
from rules.any_game.state import State
from rules.kit.answers import filled
from rules.kit.sample import answer, draw
from rules.kit.types import NOTHING, Amount, Field, Illegal, Prompt, Text
from tests.rules.any_game.table import Table

MADE_UP = "Towns"
PADS = 40  # of each seed
MOVES = 60
TEXTS = {
    "name": (MADE_UP,), "rows": ("", "Gold x3, Debts x-1, Roads max 15", "Towns, Castle x2 max 5 (1)", "Gold (1)"),
    "phases": ("", "Build, Feast (*)", "Feast (*)", "Dice, Trade"), "counters": ("", "Gold 3 max 9"),
}  # fmt: skip


@pytest.mark.rule("ANY-18")
@pytest.mark.parametrize("seed", range(10))
def test_whoever_plays_with_a_pad_is_always_asked_and_it_ends_for_a_reason_that_it_names(seed: int) -> None:
    for n in range(PADS):
        assert stuck(f"{seed}-{n}") == []


def stuck(seed: str) -> list[str]:
    """What is wrong in one game with a pad of chance, with the pad; nothing as a rule."""
    rng = Random(seed)
    catalogue = pad_of_chance(rng)
    table = Table(rng.randint(2, 6), catalogue=catalogue, start=rng.randint(0, 1))
    found: list[str] = []
    try:
        table.play("choose", pad=MADE_UP)
    except Illegal:
        return []  # more teams than people
    for _ in range(MOVES):
        asked = table.asked()
        if not asked:
            break
        found += [] if any(prompt.waits for prompt in asked) else ["the table waits for nobody"]
        found += laws.asks(GAME, table.state, rng)
        if found or not moved(table, rng):
            break
    found += [] if table.asked() else ended_without(table.state)
    return [f"{seed}: {sentence}: {table.state}" for sentence in found]


def moved(table: Table, rng: Random) -> bool:
    """Somebody answers, or leaves or comes back; False where nobody can."""
    if rng.randint(0, 9) == 0:
        table.correct("set-away", rng.sample(range(table.state.seats), rng.randint(0, table.state.seats - 1)))
    for _ in range(50):
        asked = [p for p in table.asked() if p.move != "finish" or rng.randint(0, 9) == 0] or table.asked()
        if not asked:
            return False
        prompt = rng.choice(asked)
        try:
            table.write(prompt, answer(prompt, rng))
        except Illegal:
            continue
        return True
    return False


def ended_without(state: State) -> list[str]:
    """What a game that is over gives as its reason, where neither its pad nor its people do."""
    how, pad = GAME.sheet(state).ended_by, state.pad
    rounds = bool(pad.rounds) or pad.scores == "rows"
    named = {
        "goal": pad.goal is not None, "last": pad.wins == "last", "rounds": rounds, "told": state.finished,
        "won": state.finished or rounds, "lost": state.finished or rounds,
    }  # fmt: skip
    return [] if named.get(how) else [f"over by {how or 'nothing'}"]


def pad_of_chance(rng: Random) -> dict[str, Any]:
    """A pad as people may tell it, kept from another evening."""
    while True:
        form = Prompt(id="pad", seat=-1, move="make", label=NOTHING, confirm=NOTHING, fields=fields())
        try:
            told = tell({}, "pad", "", filled(form, lambda field: drawn(field, rng)))
        except Illegal:
            continue
        return {kind: dict(pads) for kind, pads in told.items()}


def drawn(field: Field, rng: Random) -> Any:
    """An answer to a field of the form; numbers are small, so that goals and last rounds are reached."""
    match field:
        case Text():
            return rng.choice(TEXTS[field.name])
        case Amount():
            return rng.choice([n for n in (0, 1, 2, 3, 20, 100) if field.least <= n <= field.most])
        case _:
            return draw(field, rng)
