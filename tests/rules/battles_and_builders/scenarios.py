"""The vocabulary of the scenarios of Battles & Builders.

open 4                  the event tile (default value 3); "urban", "mountain", "barbarian", "open/2"
commit 2 0 1            in turn order; "kinds 2B" on a phone, "none" on a phone
reveal 2B | | K 1I      the tokens of each side; "lie ..." commits and reveals
take withdraw 2B        a king's tile; "take catapult 2"
roll 5 6 | 3            pips by side, green dice first; "fresh green1", "keep"; "outcome 0 2"
quiet                   a whole round
set ID 3                corrects a number; "set ID holder=2" a form
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.battles_and_builders.components import Options
from rules.battles_and_builders.game import GAME
from rules.kit.types import Field, Say
from tests.rules.battles_and_builders.table import KINDS, MOUNTAIN, Table, tokens, told_dice
from tests.rules.rows import Words, seen_at_any
from tests.rules.rows import scenario as scenario
from tests.rules.rows import scenarios as scenarios


# ---- moves -------------------------------------------------------------------------------------------
def _laid(house: dict[str, Any], alone: set[str]) -> Table:
    """A table of three, with or without known dice of every terrain."""
    seats, start, known = house.pop("seats", 3), house.pop("start", 0), house.pop("dice", "known") == "known"
    return Table(seats, Options(**house), told_dice() if known else None, start)


def _tell(table: Table, sentence: str) -> None:
    verb, _, words = sentence.partition(" ")
    SAID.get(verb, _tile)(table, *([words] if verb in SAID else sentence.split()))


def _tile(table: Table, tile: str, value: str = "3") -> None:
    table.tile(tile, None if tile == "barbarian" or "/" in tile else int(value))


def _take(table: Table, words: str) -> None:
    tile, _, more = words.partition(" ")
    if more.isdigit():
        table.take(tile, victim=int(more))  # type: ignore[arg-type]
    else:
        table.take(tile, back=more)  # type: ignore[arg-type]


def _set(table: Table, words: str) -> None:
    which, *values = words.split()
    named = dict(value.split("=") for value in values if "=" in value)
    answers: Any = {name: int(v) if v.lstrip("-").isdigit() else v for name, v in named.items()}
    table.correct(which, answers if named or not values else int(values[0]))


def _sides(words: str) -> list[str]:
    return [side.strip() for side in words.split("|")]


def _numbers(words: str) -> list[int]:
    return [int(word) for word in words.split()]


SAID: dict[str, Callable[..., object]] = {
    "commit": lambda table, words: table.commit(*_numbers(words)),
    "kinds": lambda table, words: table.play("commit_kinds", tokens=tokens(words)),
    "none": lambda table, _: table.fill_in(table.open_prompts("commit_kinds")[-1], {}),
    "reveal": lambda table, words: table.reveal(*_sides(words)),
    "lie": lambda table, words: table.turn_up(*_sides(words)),
    "take": _take,
    "learn": lambda table, _: table.play("learn_dice", dice=MOUNTAIN),
    "roll": lambda table, words: table.roll({i: _numbers(pips) for i, pips in enumerate(_sides(words)) if pips}),
    "fresh": lambda table, words: table.play("fresh", dice=words.split()),
    "keep": lambda table, _: table.fill_in(table.open_prompts("fresh")[1], {}),
    "outcome": lambda table, words: table.play("outcome", sides=_numbers(words)),
    "quiet": lambda table, _: table.quiet_round(),
    "set": _set,
}  # fmt: skip


# ---- results -----------------------------------------------------------------------------------------
def _form(table: Table) -> tuple[Field, ...]:
    return table.ask().fields


def _dice(table: Table) -> str:
    """ "2 green 1 red | 1 yellow": the dice of each side."""
    sides = (table.dice(side) for side in range(len(table.state.sides)))
    return " | ".join(" ".join(f"{n} {colour}" for colour, n in dice.items()) for dice in sides)


def _left(table: Table, side: int) -> str:
    """ "11B 4I 4C 4A 1K": the tokens behind a screen."""
    return " ".join(f"{n}{next(k for k in KINDS if KINDS[k] == kind)}" for kind, n in
                    table.state.sides[side].tokens.items())  # fmt: skip


def _hint(table: Table) -> str:
    hint = table.ask().hint
    return hint.key if isinstance(hint, Say) else ""


SEEN: dict[str, Callable[[Table], Any]] = {
    "chips": lambda table: [table.chips(side) for side in range(len(table.state.sides))],
    "noted": lambda table: table.state.sides[0].noted,
    "holder": lambda table: table.state.tiles[-1].holder,
    "value": lambda table: table.state.tiles[-1].value,
    "laid": lambda table: {laid.tile: laid.holder for laid in table.state.strategies},
    "left": lambda table: _left(table, 0),
    "his": lambda table: _left(table, 2),
    "dice": _dice,
    "asks": lambda table: " ".join(prompt.id for prompt in table.open_prompts()),
    "rows": lambda table: [field.key for field in _form(table)],
    "hint": _hint,
    "doubts": lambda table: [news.rule for news in table.news if news.doubt],
    "done": lambda table: GAME.scene(table.state, 0).done,
    "known": lambda table: set(GAME.learned(table.state)["tile"]),
    "tile": lambda table: table.option_values("tile"),
    "count": lambda table: table.option_values("count"),
    "victim": lambda table: table.option_values("victim"),
    "sides": lambda table: table.option_values("sides"),
}  # fmt: skip


def _seen(table: Table, what: str, wanted: Any) -> Any:
    return SEEN[what](table) if what in SEEN else seen_at_any(table, what, wanted)


WORDS = Words(_laid, _tell, _seen)
told, check = WORDS.told, WORDS.check
