"""The golden records of this game: the rulebook's examples, and whole games to every end, at 2, 3 and 4 seats.

`python -m tests.rules.ettana.records` writes them again. The rulebook's pictures are not in its text: boards, squares,
the patterns of whole games and their points are made up, and so is what the slanting T is worth.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from rules.ettana.components import OCTAGONS, VICTORY_CARDS
from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.ettana.state import victory_out
from rules.kit.sample import answer
from rules.kit.types import Choice, Illegal, Prompt
from tests.rules.ettana.table import Table
from tests.rules.ettana.test_designs import BEFORE, DIAGONAL, SLANTING_T, WITH_T
from tests.rules.playthrough import playthrough

FOLDER = Path(__file__).parents[2] / "golden" / "ettana"
Tracking = Literal["full", "ledger"]
LEVELS: tuple[Tracking, ...] = ("full", "ledger")
SEEDS: dict[str, tuple[Tracking, int, str, int]] = {
    f"{tracking}_{ending}_{seats}_seats": (tracking, seats, ending, 10 * seats + i)
    for i, (tracking, ending) in enumerate((t, e) for t in LEVELS for e in ("points", "agreed"))
    for seats in (2, 3, 4)
}
LIKELY = {"roll": 9, "collect": 9, "go": 9, "moved": 9, "stay": 9, "end_turn": 6, "free_swap": 4, "buy": 3, "play": 3,
          "show_victory": 2, "claim": 3}  # fmt: skip
OBJECTS = 0.1  # how often somebody does not agree
SOON = 12  # turns
TRIES = 200


# ---- the rulebook's examples -------------------------------------------------------------------------
def told(table: Table) -> str:
    """The game of that table as people read it."""
    return playthrough(table.head("TOLD"), table.lines)


def worked_examples() -> Table:
    """Ana is pink, Bo black, Cem white, Dee orange: red, a swap and a claim; then five steps (ETT-13, 37, 50)."""
    table = Table(seats=4, ready=False)
    table.set_up(BEFORE, pawns=("2,2", "4,1", "4,4", "1,3"))
    table.roll(2, "red")
    table.go("3,3")
    table.buy("swap", "4,0", "4,4")
    table.claim(DIAGONAL)
    table.consent()
    table.end()
    table.roll(5, "yellow")
    table.go("1,1")
    table.swap_free("0,0", "0,1")
    table.end()
    table.roll(2, "blue")
    table.go("2,3/jump")
    return table


def worked_examples_t() -> Table:
    """The slanting T; what it is worth is not in the text (ETT-51)."""
    table = Table(seats=2, board=WITH_T)
    table.roll(1, "green")
    table.claim(SLANTING_T, points=1)
    table.consent()
    return table


# ---- whole games -------------------------------------------------------------------------------------
def whole_game(tracking: Tracking, seats: int, ending: str, seed: int) -> Table:
    """A game drawn from a seed. Where the table is to stop, two people do so when they are asked, more of them soon."""
    rng = random.Random(seed)
    table = Table(seats, Options(tracking=tracking), ready=False, start=seed % seats)
    while asked := GAME.prompts(table.state):
        if ending == "agreed" and seats > 2 and table.state.turns > SOON:
            table.correct("stop", {})
        else:
            _answer(table, asked, ending, rng)
    return table


def _answer(table: Table, asked: tuple[Prompt, ...], ending: str, rng: random.Random) -> None:
    """Some answer that the rules take."""
    for _ in range(TRIES):
        prompt = rng.choices(asked, [_weight(table, p, ending) for p in asked])[0]
        try:
            return table.fill_in(prompt, _values(table, prompt, rng))
        except Illegal:
            continue
    raise AssertionError(f"no answer is taken to {[p.id for p in asked]}")


def _weight(table: Table, prompt: Prompt, ending: str) -> int:
    """How likely somebody does that; points are won only where the game is to be won."""
    if ending == "agreed" and prompt.move in ("claim", "show_victory"):
        return 0
    if prompt.move == "show_victory" and victory_out(table.state) >= VICTORY_CARDS:
        return 0
    if prompt.move == "lay_tiles" and not table.state.yarns:
        return 0
    return 0 if prompt.move == "begin_later" else LIKELY.get(prompt.move, 1)  # the whole board is told first


def _values(table: Table, prompt: Prompt, rng: random.Random) -> dict[str, Any]:
    """A likely answer: designs are claimed where they lie, most people agree, and at a lull the table stops."""
    match prompt.move:
        case "claim" if table.options.tracking == "full":
            return {"design": "here", "at": rng.sample(OCTAGONS, rng.randint(4, 6)), "points": rng.randint(1, 3)}
        case "answer":
            return {"consent": {f.key: "object" for f in prompt.fields if rng.random() < OBJECTS}}
        case "play_on":
            return {"go_on": 0}
        case "deal":
            return {}
        case "play":
            return answer(_worth_a_card(table, prompt), rng)
        case _:
            return answer(prompt, rng)


def _worth_a_card(table: Table, prompt: Prompt) -> Prompt:
    """Nobody is robbed who has nothing, as when these games were drawn."""
    others = [seat for seat in range(table.state.seats) if seat != table.state.active]
    rich = [seat for seat in others if table.tokens[seat]]

    def is_worth_it(name: str, value: str | int) -> bool:
        if name == "victim":
            return value in rich or value in [seat for seat in others if table.player(seat).cards]
        return value != "steal_tokens" or bool(rich)

    fields = tuple(
        replace(field, options=tuple(o for o in field.options if is_worth_it(field.name, o.value)))
        if isinstance(field, Choice) else field
        for field in prompt.fields
    )  # fmt: skip
    return replace(prompt, fields=tuple(f for f in fields if not isinstance(f, Choice) or f.options))


# ---- files -------------------------------------------------------------------------------------------
def all_records() -> dict[str, bytes]:
    """Every golden record by its name."""
    games = {name: whole_game(*how).record(name) for name, how in SEEDS.items()}
    examples = {"worked_examples": worked_examples(), "worked_examples_t": worked_examples_t()}
    return {**{name: table.record(name) for name, table in examples.items()}, **games}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, data in all_records().items():
        (FOLDER / f"{name}.jsonl").write_bytes(data)
    (FOLDER / "worked_examples.txt").write_text(told(worked_examples()), encoding="utf-8")
