"""What was told wrong and set right is as if it had been told right at first, or the news say what the table does."""

from __future__ import annotations

import pytest

from rules.amritsar.components import SPOTS
from rules.amritsar.game import GAME
from tests.rules.amritsar.table import Table


def by_hand(table: Table) -> list[str]:
    return [news.say.key for news in table.news if news.by_hand]


@pytest.mark.rule("AMR-18")
def test_whoever_the_turn_goes_past_is_named() -> None:
    table = Table.opened(seats=3)
    table.correct("turn-of", 2)
    assert by_hand(table) == ["turns-by-hand"]
    table.correct("turn-of", 0)
    assert by_hand(table) == []


@pytest.mark.rule("AMR-24")
def test_what_a_ride_has_cost_the_table_sets_right_itself() -> None:
    table = Table.opened(seats=2)
    table.stands(0, "north")
    table.ride(1)
    table.correct("elephant-0", "south")
    assert by_hand(table) == ["ride-by-hand"]


@pytest.mark.rule("AMR-24", "AMR-48")
def test_so_it_does_where_the_last_ride_ended_the_decade() -> None:
    table = Table.opened(seats=2)
    table.quiet_rounds(3)
    table.quiet_turn()
    table.has(1, coins=3)
    table.correct("lock-1", "open")
    table.ride()
    table.sow(next(spot for spot, there in zip(SPOTS, table.state.spots, strict=True) if there))
    table.play("finish")
    table.play("ride", {"steps": 2})
    while table.open("decline"):
        table.play("decline")
    while table.state.step != "close":
        table.correct("leave-out")
    table.correct("elephant-1", "west")
    assert by_hand(table) == ["ride-by-hand"]


@pytest.mark.rule("AMR-33")
def test_the_workers_themselves_the_table_sets_right_where_the_last_one_is_another() -> None:
    table = Table.opened(seats=2)
    table.land("north-2", "W", "north")
    table.correct("last", {"colour": "green", "spot": "north-2"})
    assert by_hand(table) == ["workers-by-hand"]


@pytest.mark.rule("AMR-54")
def test_a_bridge_tile_that_was_told_wrong_leaves_nothing_in_the_catalogue() -> None:
    wrong, right = Table.opened(seats=2), Table.opened(seats=2)
    before = {id for kind in GAME.learned(wrong.state).values() for id in kind}
    wrong.correct("bridge-now", {"on": "trade", "gain": {"gold": 3}})
    assert {id for kind in GAME.learned(wrong.state).values() for id in kind} - before
    wrong.correct("bridge-now", {"on": "trade", "gain": {"gold": 2}})
    right.correct("bridge-now", {"on": "trade", "gain": {"gold": 2}})
    assert wrong.state == right.state
