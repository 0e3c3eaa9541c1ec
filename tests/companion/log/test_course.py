"""How a game went: points after each move, rounds, and how often the table waited for whom."""

from __future__ import annotations

from typing import Any

import pytest

from companion.log.course import Course, course, first_seat, turns
from companion.log.session import Session
from companion.records.records import fold
from tests.companion.evenings import end, record


def session(name: str, *people: str) -> Session[Any, Any, Any]:
    return fold(*record(name, "X", people)).session


@pytest.fixture(scope="module")
def kings() -> Session[Any, Any, Any]:
    return session("battles_and_builders/two_seats", "Ana", "Bo")


def numbers(went: Course) -> list[int]:
    return [each.number for each in went.rounds]


def test_points_and_times_begin_before_the_first_move_and_end_with_the_last(kings: Session[Any, Any, Any]) -> None:
    went = course(kings)
    assert len(went.totals) == len(went.at_ms) == len(kings.moments())
    assert went.at_ms[0] == 0
    assert went.totals[-1] == kings.sheet().totals


def test_the_last_points_are_those_that_were_written_down_at_the_end() -> None:
    people = ("Ana", "Bo", "Cem", "Dee")
    _, lines = record("akkon/ledger_four_seats", "X", people)
    assert course(session("akkon/ledger_four_seats", *people)).totals[-1] == end(lines).totals


def test_every_round_begins_once_and_in_order(kings: Session[Any, Any, Any]) -> None:
    went = course(kings)
    assert numbers(went) == list(range(1, 9))
    assert [each.move for each in went.rounds] == sorted({each.move for each in went.rounds})
    assert went.unit == "round"


def test_a_game_that_counts_its_rounds_from_one_again_says_so() -> None:
    went = course(session("amritsar/two_seats_ledger", "Ana", "Bo"))
    assert numbers(went).count(1) == 3


def test_a_game_without_rounds_counts_turns() -> None:
    went = course(session("ettana/ledger_points_2_seats", "Ana", "Bo"))
    assert went.unit == "turn"
    assert numbers(went) == list(range(1, len(went.rounds) + 1))


def test_a_turn_lasts_as_long_as_the_table_waits_for_that_seat(kings: Session[Any, Any, Any]) -> None:
    waited = [moment.running.seats for moment in kings.moments()]
    begun = turns(kings)
    for seat in (0, 1):
        asked = "".join("x" if seat in seats else " " for seats in waited)
        assert begun[seat] == len(asked.split())


def test_who_starts_is_known_even_where_it_is_only_found_out_in_the_game() -> None:
    found = session("ettana/full_points_2_seats", "Ana", "Bo")
    assert found.game.scene(found.moments()[0].state, -1).start is None
    assert first_seat(found) in (0, 1)
