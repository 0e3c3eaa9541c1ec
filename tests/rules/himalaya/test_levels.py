"""The two levels of tracking: the same game with more or fewer questions, the same winner, the same laws."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.tools import laws
from rules.himalaya.game import GAME
from rules.himalaya.options import Options
from rules.himalaya.state import religious
from rules.kit.sample import answer
from rules.kit.types import Illegal, Prompt
from tests.rules.himalaya.records import whole_game
from tests.rules.himalaya.table import Table, counted, ledger

SECOND = {s.field.name: s.field.options[-1].value for s in GAME.settings if s.group == "reading"}  # type: ignore[union-attr]
LOOK = 16  # one state in so many is held against the laws


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"tracking": "ledger"}),
        (4, {"tracking": "ledger", "events": 1, "inventory": "full", **SECOND}),
        (3, {"events": 1, "inventory": "full"}),
        (4, {"events": 1, "inventory": "full", **SECOND}),
    ],
)
def test_every_level_and_every_reading_keeps_the_laws_in_a_game_at_random(seats: int, options: dict[str, Any]) -> None:
    table, rng = Table(seats=seats, options=Options(**options), catalogue={}), Random(seats)
    for n in range(4000):
        prompts = GAME.prompts(table.state)
        if n % LOOK == 0 or not prompts:
            assert list(laws.broken(GAME, table.state, rng)) == []
        if not prompts:
            break
        answer_somehow(table, prompts, rng)
    assert GAME.sheet(table.state).ended_by == "year"


def answer_somehow(table: Table, prompts: tuple[Prompt, ...], rng: Random) -> None:
    """A random answer that the rules take."""
    for _ in range(200):
        prompt = rng.choice(prompts)
        try:
            return table.write(prompt, answer(prompt, rng))
        except Illegal:
            continue
    raise AssertionError([p.id for p in prompts])


@pytest.mark.rule("HIM-67", "HIM-70", "HIM-72", "HIM-74")
@pytest.mark.parametrize("name", ["three_seats", "four_seats", "advanced", "unknown_map"])
def test_both_levels_find_the_same_winner(name: str) -> None:
    """What a followed game comes to, told to a ledger at the end."""
    full = whole_game(name)
    totals = [
        (player.yaks or 0, stupas_by_level(full, seat), list(player.sent))
        for seat, player in enumerate(full.state.players)
    ]
    told = counted(totals)
    assert [religious(told.state, seat) for seat in range(full.state.seats)] == list(full.line("religious"))
    assert told.places == full.places


def stupas_by_level(table: Table, seat: int) -> list[int]:
    stupas = [v for v, place in enumerate(table.state.sites) if place.stupa == seat]
    return [sum(table.state.land[v].level == level for v in stupas) for level in (1, 2, 3)]


def test_a_ledger_begins_after_twelve_answers_and_takes_few_in_a_round() -> None:
    table = ledger(seats=4)
    assert len(table.lines) == 12, "the checklist, ten times the d20, and the leaders are placed"
    table.acted().play("emptied")
    assert table.state.round == 2
    assert len(table.lines) == 12 + 6


def test_the_ledger_knows_no_influence_before_the_end() -> None:
    table = ledger(seats=4)
    assert all(set(line.values) == {None} for line in GAME.sheet(table.state).lines)
