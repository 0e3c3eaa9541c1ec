"""The rules, paragraph by paragraph."""

from __future__ import annotations

from typing import Literal

import pytest
from cant_stop import GAME, Options, State
from msgspec.structs import replace

from companion.testkit import table


class Table(table.Table[State]):
    """Ana and Bo at a game in progress."""

    def __init__(self, goal: Literal[2, 3, 4] = 3) -> None:
        super().__init__(GAME, 2, Options(goal=goal))

    def rolls(self, dice: str, way: str = "") -> Table:
        """The four dice as digits, and the columns that are climbed."""
        self.play("roll", {"dice": dict(zip("abcd", map(int, dice), strict=True))})
        return self.play("pair", way=way) if way else self

    def has(self, seat: int, *markers: tuple[int, int]) -> Table:
        """That seat's markers lie so high."""
        held = tuple(dict(markers) if i == seat else own for i, own in enumerate(self.state.markers))
        self.state = replace(self.state, markers=held)
        return self


@pytest.mark.rule("CST-1")
def test_two_to_four_people_climb_columns_of_three_to_thirteen_steps() -> None:
    heights = [sum(cell.id.startswith(f"{n}-") for cell in GAME.layouts[0].cells) for n in range(2, 13)]
    assert ([*GAME.seats], heights) == ([2, 3, 4], [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3])


@pytest.mark.rule("CST-2", "CST-8")
def test_whoever_stops_on_the_tops_of_enough_columns_wins() -> None:
    at = Table(goal=2).has(0, (2, 2), (12, 2)).rolls("1166", "2-12").play("stop")
    assert (at.totals, at.places, at.open_prompts()) == ((2, 0), (1, 2), [])


@pytest.mark.rule("CST-3", "CST-4")
def test_turns_go_round_and_the_table_sets_right_whose_it_is() -> None:
    at = Table().rolls("1234", "3-7").play("stop")
    assert (at.acting, at.correct("whose-turn", 0).acting) == (1, 0)


@pytest.mark.rule("CST-5")
def test_each_way_to_make_two_pairs_is_offered_once() -> None:
    assert Table().rolls("1234").option_values("way") == ["3-7", "4-6", "5-5"]


@pytest.mark.rule("CST-5", "CST-8")
def test_a_runner_begins_above_the_own_marker_and_two_equal_sums_are_two_steps() -> None:
    at = Table().has(0, (5, 4)).rolls("1432", "5-5")
    assert at.state.runners == {5: 6}
    assert at.play("stop").state.markers == ({5: 6}, {})


@pytest.mark.rule("CST-6")
def test_with_one_runner_left_for_two_columns_the_player_says_which() -> None:
    at = Table().rolls("1122", "2-4").rolls("3456")
    assert at.option_values("way") == ["7", "8", "9-9", "10", "11"]


@pytest.mark.rule("CST-7", "CST-8")
def test_whoever_can_move_no_runner_loses_the_steps_and_a_column_that_is_won_is_closed() -> None:
    at = Table().has(1, (2, 3)).rolls("1234", "3-7").rolls("1111")
    assert (at.state.runners, at.warning_rules, at.acting) == ({}, {"CST-7"}, 1)


@pytest.mark.rule("CST-8")
def test_nobody_stops_before_the_first_roll() -> None:
    assert Table().refusal("stop", seat=0).rule == "CST-8"
