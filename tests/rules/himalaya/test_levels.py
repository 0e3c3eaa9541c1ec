"""The two levels of tracking: the same game with more or fewer questions, the same winner, the same laws."""

from __future__ import annotations

import pytest

from rules.himalaya.game import GAME
from tests.rules.himalaya.records import whole_game
from tests.rules.himalaya.table import Table, counted, ledger


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
    assert [told.state.religious(seat) for seat in range(full.state.seats)] == list(full.line("religious"))
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
