"""What a tap on a die makes of its number, without any screen; all else is in tests/cases."""

from __future__ import annotations

from companion.view.wire import DieView
from tests.samples import DICE
from ui.state import taps


def test_the_next_die_is_the_first_one_without_a_face_further_on() -> None:
    assert taps.next_die(DICE, {}) == "g1"
    assert taps.next_die(DICE, {"g1": 1}, "g1") == "y1"
    assert taps.next_die(DICE, {"y1": 1, "c1": "red"}, "c1") == "g1"
    assert taps.next_die(DICE, {"g1": 1, "y1": 1, "c1": "red"}, "g1") == "c1"


def test_digits_make_a_number_as_long_as_the_die_allows() -> None:
    die = DieView(id="d", tint="red", least=1, most=20)
    assert taps.typed(die, None, 1) == 1
    assert taps.typed(die, 1, 7) == 17
    assert taps.typed(die, 17, 5) == 5
    assert taps.may_grow(die, 2)
    assert not taps.may_grow(die, 3)
    assert not taps.may_grow(die, 0)
    assert taps.typed(DieView(id="d", tint="red", most=6), None, 7) is None
