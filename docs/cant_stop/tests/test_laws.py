"""Every law that all games keep, and a whole game before the touchscreen."""

from __future__ import annotations

from typing import Any


def test_it_keeps_every_law(laws: Any) -> None:
    assert laws.check_all() == []


def test_it_is_played_to_a_winner_on_the_touchscreen(taps: Any) -> None:
    evening = taps(2)
    for turn in ("1166 2-12", "1166 2-12", "1166 2-12"), ("1234 5-5",), ("1212 3-3", "1212 3-3", "1212 3"):
        for dice, way in map(str.split, turn):
            evening.does("roll", {"dice": dict(zip("abcd", map(int, dice), strict=True))})
            evening.does("pair", {"way": way})
        evening.does("stop")
    assert (evening.state.step, evening.state.columns) == ("over", (3, 0))
