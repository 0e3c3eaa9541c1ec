"""Final places, turn order, and replacing an item."""

from __future__ import annotations

from rules.kit.places import clockwise_seats, leaders, places, put, trailers


def test_equal_totals_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places((7, 12, 7, 3)) == (2, 1, 2, 4)
    assert places((5, 5)) == (1, 1)
    assert places(()) == ()


def test_all_with_the_most_lead_and_all_with_the_least_come_last_also_below_zero() -> None:
    assert (leaders((4, 9, 9)), trailers((4, 9, 4))) == ((1, 2), (0, 2))
    assert (leaders((-3, -1)), trailers((3, 1))) == ((1,), (1,))


def test_nobody_leads_and_nobody_comes_last_where_nobody_is() -> None:
    assert (leaders(()), trailers(())) == ((), ())


def test_turns_go_round_the_table_from_whoever_starts() -> None:
    assert clockwise_seats(2, 4) == (2, 3, 0, 1)
    assert [clockwise_seats(seat, 2) for seat in (0, 1)] == [(0, 1), (1, 0)]


def test_one_item_takes_the_place_of_another_and_the_others_stay() -> None:
    assert [put("abc", index, "x") for index in range(3)] == [tuple("xbc"), tuple("axc"), tuple("abx")]
