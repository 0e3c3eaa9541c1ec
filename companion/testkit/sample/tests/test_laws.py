"""The laws that all games keep, and the number of taps. The fixtures come with the table companion."""

from __future__ import annotations

from typing import Any


def test_it_keeps_every_law(laws: Any) -> None:
    """Moves, texts, rules, pictures, golden records, and random games."""
    broken = laws.check_all()
    assert not broken, "\n".join(broken)


def test_a_roll_and_the_end_of_a_turn_take_two_taps_at_most(taps: Any) -> None:
    evening = taps(2)
    assert evening.does("roll", {"dice": {"die": 4}}) == 2
    assert evening.does("stop") <= 2
    assert evening.state.points == (4, 0)
