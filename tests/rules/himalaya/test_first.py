"""First is set right in the middle of a step: whoever had a turn has had it, and everybody else is asked (HIM-17)."""

from __future__ import annotations

import pytest

from rules.himalaya.options import Options
from tests.rules.himalaya.table import Table, begun

MOVES = {"leaders": "place_leader", "events": "place_event", "action": "travel"}


def standing_at(step: str) -> Table:
    """Four seats who are about to take turns in that step, Ana first."""
    if step == "leaders":
        return Table(seats=4).play("begin").supply().order()
    if step == "events":
        return begun(seats=4, options=Options(events=1))
    return begun(1, 3, 5, 7, seats=4).programme("ss", "ss", "ss", "ss")


def turn(table: Table, step: str) -> int:
    """Whoever is asked has their turn; who it was."""
    seat = table.ask().seat
    told: dict[str, dict[str, object]] = {"leaders": {"village": 20 - seat}, "events": {"event": None}}
    table.play(MOVES[step], told.get(step, {}), seat=seat)
    return seat


@pytest.mark.rule("HIM-13", "HIM-81", "HIM-26", "HIM-17")
@pytest.mark.parametrize("step", MOVES)
@pytest.mark.parametrize("had", [0, 1, 2, 3])
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_whoever_is_first_is_set_right_and_everybody_has_one_turn(step: str, had: int, first: int) -> None:
    table = standing_at(step)
    seats = [turn(table, step) for _ in range(had)]
    table.correct("correct_first", first)
    while table.state.step == step and table.state.action == 1:
        seats.append(turn(table, step))
    assert seats[:had] == list(range(had))
    assert seats[had:] == [seat for i in range(4) if (seat := (first + i) % 4) >= had]


@pytest.mark.rule("HIM-26", "HIM-17")
def test_the_next_action_goes_round_from_the_first_who_was_set_right() -> None:
    table = standing_at("action")
    turn(table, "action")
    table.correct("correct_first", 2)
    assert [turn(table, "action") for _ in range(7)] == [2, 3, 1, 2, 3, 0, 1]


@pytest.mark.rule("HIM-17")
@pytest.mark.parametrize("step", MOVES)
def test_first_told_wrong_and_set_right_at_once_is_the_same_table(step: str) -> None:
    table = standing_at(step)
    turn(table, step)
    before = table.state
    assert table.correct("correct_first", 3).state != before
    assert table.correct("correct_first", 0).state == before
