"""The rules, paragraph by paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from companion.testkit import table
from companion.testkit.sample.pig import GAME, Options, State


class Table(table.Table[State]):
    """A game in progress. Names are options."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        super().__init__(GAME, seats, Options(**options))

    def rolls(self, *pips: int) -> Table:
        for n in pips:
            self.play("roll", {"dice": {"die": n}})
        return self


@pytest.mark.rule("PIG-1")
def test_two_to_six_people_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("PIG-2", "PIG-6")
def test_the_game_is_over_when_somebody_reaches_the_goal() -> None:
    table = Table(goal=30).rolls(6, 6, 6, 6, 6)
    assert table.totals == (0, 0)
    table.play("stop")
    assert (table.totals, table.places, table.open_prompts()) == ((30, 0), (1, 2), [])


@pytest.mark.rule("PIG-3", "PIG-5")
def test_whoever_stops_keeps_the_points_and_nobody_stops_before_the_first_roll() -> None:
    table = Table()
    assert table.refusal("stop", seat=0).rule == "PIG-5"
    table.rolls(4, 5).play("stop")
    assert (table.totals, table.acting, table.rules) == ((9, 0), 1, {"PIG-5"})


@pytest.mark.rule("PIG-4")
def test_a_one_ends_the_turn_without_points() -> None:
    table = Table().rolls(6, 6, 1)
    assert (table.totals, table.acting, table.warning_rules) == ((0, 0), 1, {"PIG-4"})


@pytest.mark.rule("PIG-7")
def test_by_the_other_reading_everybody_has_as_many_turns() -> None:
    table = Table(goal=30, last="round").rolls(6, 6, 6, 6, 6).play("stop")
    assert [prompt.seat for prompt in table.open_prompts()] == [1]
    assert table.rolls(1).places == (1, 2)
    assert GAME.phase(table.state).args == {"round": 1}  # the game is over in this round, and no other has begun


def test_points_that_are_set_right_end_the_game_and_open_it_again() -> None:
    table = Table(goal=30).correct("points", 30, seat=1)
    assert table.open_prompts() == []
    assert table.correct("points", 29, seat=1).open_prompts() != []


def test_a_turn_can_be_left_out() -> None:
    assert Table().correct("leave_out").acting == 1
