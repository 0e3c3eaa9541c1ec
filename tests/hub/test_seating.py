"""Rounds of a tournament: published tables if there are any, and laws for all others."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.hub.refereeing.seating import Tables, berger, find_seating, meetings, sizes

# FIDE Handbook C.05, annex 1: tables of a round robin
BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
}


def people(many: int) -> list[str]:
    return [str(n) for n in range(1, many + 1)]


def day(many: int, size: int, rounds: int) -> list[Tables]:
    past: list[Tables] = []
    for _ in range(rounds):
        past.append(find_seating(people(many), size, past, {}))
    return past


@pytest.mark.parametrize("many", BERGER)
def test_a_round_robin_of_two_is_the_published_one(many: int) -> None:
    rounds = [berger(people(many), number) for number in range(1, many)]
    told = [{frozenset(pair.split("-")): pair for pair in line.split()} for line in BERGER[many]]
    for tables, pairs in zip(rounds, told, strict=True):
        assert {"-".join(table) for table in tables} == set(pairs.values())


def test_of_seven_everybody_is_alone_once_and_meets_each_other_once() -> None:
    rounds = [berger(people(7), number) for number in range(1, 8)]
    assert Counter(table[0] for tables in rounds for table in tables if len(table) == 1) == Counter(people(7))
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == 21


@pytest.mark.parametrize(
    ("many", "size", "rounds"),
    [(9, 3, 4), (16, 4, 3), (25, 5, 3)],
    ids=["affine plane of order 3", "Latin square of order 4", "twenty-five"],
)
def test_where_a_known_schedule_has_no_meeting_twice_none_is_found_either(many: int, size: int, rounds: int) -> None:
    assert set(meetings(day(many, size, rounds)).values()) == {1}


def test_in_a_swiss_round_those_with_as_many_points_sit_together() -> None:
    points = {"1": 3.0, "5": 3.0, "2": 2.0, "6": 2.0, "3": 1.0, "7": 1.0, "4": 0.0, "8": 0.0}
    tables = find_seating(people(8), 2, [], points)
    assert [set(table) for table in tables] == [{"1", "5"}, {"2", "6"}, {"3", "7"}, {"4", "8"}]
    again = find_seating(people(8), 2, [tables], points)
    assert not meetings([again]).keys() & meetings([tables]).keys()


def test_of_an_odd_number_in_pairs_the_last_one_is_alone_and_then_another() -> None:
    points = {name: 5.0 - int(name) for name in people(5)}
    first = find_seating(people(5), 2, [], points)
    assert first[-1] == ["5"]
    assert find_seating(people(5), 2, [first], points)[-1] == ["4"]


def test_everybody_sits_on_another_chair_in_the_next_round() -> None:
    past = [[["1", "2", "3", "4"]]]
    for _ in range(3):
        past.append(find_seating(people(4), 4, past, {}))
    for name in people(4):
        assert {tables[0].index(name) for tables in past} == {0, 1, 2, 3}


@given(st.integers(2, 40), st.integers(2, 6))
def test_tables_are_as_equal_as_can_be(many: int, size: int) -> None:
    found = sizes(many, size)
    assert sum(found) == many
    assert max(found) <= size
    assert max(found) - min(found) <= 1


@settings(max_examples=10)
@given(st.integers(2, 20), st.integers(2, 6))
def test_everybody_sits_once(many: int, size: int) -> None:
    past = day(many, size, 2)
    for tables in past:
        assert sorted(name for table in tables for name in table) == sorted(people(many))
        assert sorted(map(len, tables)) == sorted(sizes(many, size))
