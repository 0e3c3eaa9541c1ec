"""The golden records of this game: the rulebook's two rounds, and whole games at 2, 3 and 4 seats.

`python -m tests.rules.battles_and_builders.records` writes them again. Where the rulebook gives no number (pips per
die, the second tile, the printed values and dice tables of whole games) they are made up.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from rules.battles_and_builders.components import STOCK, Kind
from rules.battles_and_builders.game import GAME
from rules.kit.sample import answer
from rules.kit.types import Prompt
from tests.rules.battles_and_builders.table import Table, told_dice
from tests.rules.playthrough import playthrough

FOLDER = Path(__file__).parents[2] / "golden" / "battles_and_builders"
SEEDS = {"two_seats": (2, 3), "three_seats": (3, 2), "four_seats": (4, 3), "tie_for_the_win": (3, 9)}


def told(table: Table) -> str:
    """The game of that table as people read it."""
    return playthrough(table.head("TOLD"), table.lines)


def worked_examples(rounds: int = 2) -> Table:
    """Rounds I and II of the rulebook: Ana is white, Bo blue, Cem pink (BNB-69, BNB-70)."""
    table = Table(seats=3)
    table.tile("open", 4)
    table.commit(3, 2, 4)
    table.reveal("1B 2C", "2B", "1B 1C 2I")
    table.roll({0: [5, 6], 2: [6, 4, 3]})
    if rounds == 2:
        table.tile("mountain", 3)
        table.commit(4, 4, 3)
        table.reveal("3B", "K 3B", "K 2I 1A")
        table.take("claim")
        table.take("withdraw", back="2I")
    return table


def whole_game(seats: int, seed: int) -> Table:
    """A game of people who know what they have, drawn from a seed; the last seat tells its kinds on a phone."""
    rng = random.Random(seed)
    table = Table(seats=seats, catalogue=told_dice(), start=seed % seats)
    while asked := GAME.prompts(table.state):
        phone = asked[0].move == "commit" and asked[0].seat == seats - 1
        prompt = asked[1] if phone else asked[0]
        table.fill_in(prompt, values_for(table, prompt, rng))
    return table


def values_for(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """A likely answer to a prompt: stocks last eight rounds, dice show 1 to 6, tiles are worth 2 to 5."""
    match prompt.move:
        case "commit":
            return {"count": len(handful(table, prompt.seat, rng))}
        case "commit_kinds":
            return {"tokens": tally(handful(table, prompt.seat, rng))}
        case "reveal":
            rows = [int(f.key) for f in prompt.fields]
            return {"faces": {str(side): tally(lying(table, side, rng)) for side in rows}}
        case "turn_up":
            drawn = answer(prompt, rng)
            return {**drawn, "value": rng.randint(2, 5)} if "value" in drawn else drawn
        case "roll":
            drawn = answer(prompt, rng)
            return {"pips": {side: {die: rng.randint(1, 6) for die in dice} for side, dice in drawn["pips"].items()}}
        case _:
            return answer(prompt, rng)


def bag(table: Table, side: int) -> list[Kind]:
    return [kind for kind, n in table.state.sides[side].tokens.items() for _ in range(n)]


def handful(table: Table, side: int, rng: random.Random) -> list[Kind]:
    own = bag(table, side)
    return rng.sample(own, min(rng.randint(2, 4), len(own)))


def lying(table: Table, side: int, rng: random.Random) -> list[Kind]:
    return rng.sample(bag(table, side), table.state.stakes[side].count or 0)


def tally(tokens: list[Kind]) -> dict[Kind, int]:
    return {kind: tokens.count(kind) for kind in STOCK if kind in tokens}


def all_records() -> dict[str, bytes]:
    """Every golden record by its name."""
    games = {name: whole_game(seats, seed).record(name) for name, (seats, seed) in SEEDS.items()}
    return {"worked_examples": worked_examples().record("worked_examples"), **games}


if __name__ == "__main__":
    for name, data in all_records().items():
        (FOLDER / f"{name}.jsonl").write_bytes(data)
    (FOLDER / "worked_examples.txt").write_text(told(worked_examples()), encoding="utf-8")
