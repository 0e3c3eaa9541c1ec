"""How often people touch the screen. The fixture comes with the table companion."""

from __future__ import annotations

from typing import Any


def test_a_roll_and_the_end_of_a_turn_take_two_taps_at_most(taps: Any) -> None:
    evening = taps(2)
    assert evening.does("roll", {"dice": {"die": 4}}) == 2
    assert evening.does("stop") <= 2
    assert evening.state.points == (4, 0)
