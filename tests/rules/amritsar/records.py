"""The golden records of this game: a first round to read, and whole games at 2, 3 and 4 seats, full and as a ledger.

`python -m tests.rules.amritsar.records` writes them again. The explanation of the rules has no worked example, and
everything printed (tiles, spaces, rows, points) is made up here.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from rules.amritsar.components import BOOKS, SPOTS, Colour, Options
from rules.amritsar.game import GAME
from rules.amritsar.state import Read
from rules.kit.sample import answer, default_answer
from rules.kit.types import Allot, Prompt
from tests.rules.amritsar.table import PLACES, WORKERS, Table, workers
from tests.rules.playthrough import playthrough

FOLDER = Path(__file__).parents[2] / "golden" / "amritsar"
SEEDS: dict[str, tuple[int, int, Literal["full", "ledger"]]] = {
    "two_seats": (2, 2, "full"),
    "three_seats": (3, 3, "full"),
    "four_seats": (4, 4, "full"),
    "two_seats_ledger": (2, 5, "ledger"),
    "three_seats_ledger": (3, 6, "ledger"),
    "four_seats_ledger": (4, 7, "ledger"),
    "tie_for_the_win": (3, 34, "full"),
}
MAINS = ({"gold": 2}, {"copper": 2}, {"marble": 2}, {"trade": 1}, {"white": 1, "brown": 1}, {"golden": 1}, {"book": 1},
         {"coin": 3})  # fmt: skip
BONUSES = ({"coin": 1}, {"point": 1}, {"money": 1}, {"resource": 1}, {"development": 1}, {"trade": 1})
SPACES = ({"coin": 1}, {"gold": 1}, {"point": 2}, {"marble": 1}, {"copper": 1})
TOP = 5  # of a knowledge track
LIKELY = {"main": 6, "bonus": 6, "elephant": 6, "finish": 1, "ride": 6, "jump": 1, "follow": 3, "decline": 1,
          "trade": 6, "upgrade": 6, "donate": 6, "skip": 1, "unlock": 3}  # fmt: skip


LATER = (
    "full",
    "spaces",
    "settle-prices",
    "temple-each",
    "row-each",
    "upgrade-known",
)  # asked since these games were played


def likely(table: Table, rng: random.Random) -> Prompt:
    """One of the forms that stand beside each other."""
    asked = [prompt for prompt in GAME.prompts(table.state) if prompt.id not in LATER]
    asked.sort(key=lambda prompt: prompt.move != "learn_rooms")  # what is printed is told before the workers
    together = [prompt for prompt in asked if prompt.group == asked[0].group]
    return rng.choices(together, [_weight(prompt) for prompt in together])[0]


def _weight(prompt: Prompt) -> int:
    """How likely that form is; the workers are told first."""
    return 0 if prompt.move == "begin_later" else LIKELY.get(prompt.move, 1)


def told(table: Table) -> str:
    """The game of that table as people read it."""
    return playthrough(table.head("TOLD"), table.lines)


def first_round() -> Table:
    """Three players open the game: an extra step and its coin, all kinds of actions, a follower who donates."""
    table = Table.opened()
    table.ride("east")
    table.sow("north-2", extra=1)
    table.main("green", bonus={"point": 1}, gold=2)
    table.take()
    table.bonus()
    table.play("elephant", {"what": "green"})
    table.take()
    table.ride("south")
    table.sow("east-1", "YW")
    table.main("white", bonus={"coin": 1}, trade=1)
    table.trade()
    table.bonus()
    table.take()
    table.play("elephant", {"what": "white"})
    table.play("skip")
    table.play("follow", seat=0)
    table.play("learn_donation", {"width": 3})
    table.play("donate", {"space": "0-1"})
    table.play("learn_row", {"cost": {"gold": 1}, "points": 3})
    table.ride("east")
    table.sow("north-1", "WB")
    table.take()
    table.main("blue", bonus={"point": 1}, money=1)
    table.play("learn_space", {"gain": {"coin": 1}, "marks": ["hourglass"]})
    table.take()
    table.bonus()
    table.play("elephant", {"what": "green"})
    table.take()
    table.play("decline", seat=1)
    return table


@cache
def whole_game(seats: int, seed: int, tracking: Literal["full", "ledger"]) -> Table:
    """A game of people who take what they can get, drawn from a seed."""
    rng = random.Random(seed)
    table = Table(seats=seats, start=seed % seats, options=Options(tracking=tracking))
    while GAME.prompts(table.state):
        prompt = likely(table, rng)
        table.tell(prompt, values_for(table, prompt, rng))
    return table


def values_for(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """A likely answer to a prompt; what is printed is drawn from a short list."""
    drawn = answer(_without_books(prompt), rng)
    match prompt.move:
        case "learn_red" | "learn_rooms":
            return PLACES
        case "lay_workers":
            return {"at": standing(prompt.given["colour"])}
        case "learn_bridge":
            return {**drawn, "on": rng.choice(["trade", "hammer", "temple"])}
        case "learn_bonus":
            return {"gain": {"point": 2}}
        case "learn_tile":
            task = table.state.queue[0]
            return {**drawn, "shows": rng.choice(MAINS if isinstance(task, Read) and task.part == "main" else BONUSES)}
        case "learn_space":
            return space(prompt, rng)
        case "learn_donation":
            return {"width": 3}
        case "learn_row":
            return {"cost": {rng.choice(["gold", "copper", "marble"]): 1}, "points": rng.randint(2, 6)}
        case "learn_temple":
            return drawn if prompt.id == "temple-known" else {"points": rng.randint(3, 6)}
        case "learn_tax":
            return {"coins": {height: int(height) // 2 for height in drawn["coins"]}}
        case "ride":
            return {"steps": min(1, drawn["steps"])}
        case "trade":
            return trade(table, prompt, rng)
        case "settle":
            return {"received": 2, "points": rng.randint(0, 1)}
        case "upgrade":
            return {**drawn, "bags": 1, "brings": 0}
        case "learn_mahout":
            return {**drawn, "shows": rng.choice(MAINS)}
        case "take":
            return default_answer(prompt) or drawn
        case _:
            return {**drawn, **ledger_values(prompt, rng)}


def _without_books(prompt: Prompt) -> Prompt:
    """A space of a knowledge track as it was asked when these games were played."""
    if prompt.move != "learn_space":
        return prompt
    gain, *rest = prompt.fields
    assert isinstance(gain, Allot)
    caps = {symbol: n for symbol, n in gain.caps.items() if symbol not in BOOKS}
    return replace(prompt, fields=(replace(gain, caps=caps), *rest))


def space(prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """Every other space has an hourglass; the fifth is the last."""
    height = prompt.label.args["n"]
    marks = ["last"] if height == TOP else ["hourglass"] if height == TOP - 3 else []
    return {"gain": rng.choice(SPACES), "marks": marks}


def trade(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """Sell one of what there is most of."""
    goods = table.side(prompt.seat).goods
    most = max(goods, key=lambda resource: goods[resource])
    sold = any(f.name == "sell" and most in getattr(f, "caps", {}) for f in prompt.fields)
    return {"sell": {most: 1}} if sold else {}


def standing(colour: Colour) -> dict[str, int]:
    """Where the workers of a colour stand at the start."""
    there = {spot: workers(letters).count(colour) for spot, letters in zip(SPOTS, WORKERS, strict=True)}
    return {spot: n for spot, n in there.items() if n}


def ledger_values(prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """Small numbers for what a ledger enters."""
    match prompt.move:
        case "turn":
            who = sorted(f.key for f in prompt.fields if f.key and rng.random() < 0.4)
            return {
                "points": rng.randint(0, 6),
                "who": [int(seat) for seat in who],
                "gains": {seat: rng.randint(0, 4) for seat in who},
                "passed": 1 if rng.random() < 0.2 else None,
            }
        case "majority" | "income":
            return {"points": {f.key: rng.randint(0, 4) for f in prompt.fields}}
        case "tax":
            return {"missing": {f.key: int(rng.random() < 0.2) for f in prompt.fields}}
        case "final":
            rows = {"tracks": dict[str, int](), "goals": dict[str, int]()}
            for field in prompt.fields:
                rows[field.name][field.key] = rng.randint(0, 12)
            return rows
        case _:
            return {}


def all_records() -> dict[str, bytes]:
    """Every golden record by its name."""
    games = {name: whole_game(*how).record(name) for name, how in SEEDS.items()}
    return {"first_round": first_round().record("first_round"), **games}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, data in all_records().items():
        (FOLDER / f"{name}.jsonl").write_bytes(data)
    (FOLDER / "first_round.txt").write_text(told(first_round()), encoding="utf-8")
