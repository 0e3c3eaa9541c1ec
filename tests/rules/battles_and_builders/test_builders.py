"""Builders and the chips that pay them (BNB-21..26)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.components import CHIPS
from tests.rules.battles_and_builders.table import Table


def built(*sides: str) -> Table:
    """A first round on an open field."""
    table = Table(seats=len(sides))
    table.tile("open", 3)
    table.turn_up(*sides)
    return table


@pytest.mark.rule("BNB-21", "BNB-24")
def test_the_most_builders_alone_get_a_chip_of_three() -> None:
    table = built("2B", "3B", "1B")
    assert [table.chips(seat) for seat in range(3)] == [(0, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert "BNB-21" in table.rules


@pytest.mark.rule("BNB-22", "BNB-24")
def test_everybody_who_is_tied_for_the_most_builders_gets_a_chip_of_one() -> None:
    table = built("2B", "2B", "1B")
    assert table.totals == (1, 1, 0)
    assert "BNB-22" in table.rules


@pytest.mark.rule("BNB-23")
def test_nobody_gets_points_when_nobody_has_builders() -> None:
    table = built("1I", "", "")
    assert table.chips(0) == (0, 0, 0)
    assert "BNB-23" in table.rules


@pytest.mark.rule("BNB-25")
def test_committed_builders_leave_the_game() -> None:
    table = built("2B", "3B", "1B")
    assert [side.tokens["builder"] for side in table.state.sides] == [10, 9, 11]


@pytest.mark.rule("BNB-26")
def test_when_chips_of_three_have_run_out_three_points_are_paid_in_ones() -> None:
    table = Table()
    table.correct("correct_chips-2-three", CHIPS["three"])
    table.tile("open", 3)
    table.turn_up("2B", "1B", "1B")
    assert table.chips(0) == (0, 3, 0)
    assert "chips-other" in table.said


@pytest.mark.rule("BNB-26")
def test_when_minus_chips_have_run_out_a_plus_chip_is_handed_back() -> None:
    table = Table()
    table.correct("correct_chips-2-minus", CHIPS["minus"])
    table.correct("correct_chips-0-one", 2)
    table.tile("open", 3)
    table.commit(0)
    assert table.chips(0) == (0, 1, 0)


@pytest.mark.rule("BNB-26")
def test_points_that_no_chip_can_pay_are_noted_and_count() -> None:
    table = Table()
    table.correct("correct_chips-2-three", CHIPS["three"])
    table.correct("correct_chips-2-one", CHIPS["one"])
    table.tile("open", 3)
    table.turn_up("2B", "1B", "1B")
    assert table.state.sides[0].noted == 3
    assert table.totals[0] == 3
    assert "chips-noted" in table.said
