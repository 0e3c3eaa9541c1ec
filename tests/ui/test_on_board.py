"""What is answered on the board itself: options that lie there, and a board that is painted."""

from __future__ import annotations

from typing import Any

import pytest

from companion.view.wire import ChoiceView, OptionView, SlotsView
from tests.samples import play
from tests.ui.hand import Hand, answered

pytestmark = pytest.mark.screen

CELLS = ("row0", "row0", "row1", "row1", "row2")
WAYS = tuple(OptionView(value=i, text=f"Way {i}", cell=cell) for i, cell in enumerate(CELLS))


@pytest.fixture
def hand(window: Any) -> Hand:
    return Hand(window)


def test_many_options_on_the_board_have_no_keys_until_a_cell_can_be_reached_in_several_ways(hand: Hand) -> None:
    hand.take(play(ChoiceView(name="way", label="Where to?", options=WAYS), confirm="Take {way}"))
    assert "Tap the board" in hand.texts("form")
    assert "Way 0" not in hand.texts()
    hand.tap_cell("row1")
    assert {"Way 2", "Way 3"} <= set(hand.texts("form"))
    assert "Way 0" not in hand.texts()
    hand.tap("Way 3")
    hand.tap("Take Way 3")
    assert answered(hand) == {"way": 3}


def test_a_usual_answer_that_comes_later_is_taken_unless_somebody_has_chosen(hand: Hand) -> None:
    shown, usual = (play(ChoiceView(name="way", label="Where to?", options=WAYS[:2], usual=u), confirm="Take {way}")
                    for u in ((), (1,)))  # fmt: skip
    hand.take(shown)
    hand.take(usual)
    assert "Take Way 1" in hand.texts("go")
    hand.tap("Way 0")
    hand.take(shown, usual)
    assert "Take Way 0" in hand.texts("go")


def test_a_few_options_keep_their_keys(hand: Hand) -> None:
    hand.take(play(ChoiceView(name="way", label="Where to?", options=WAYS[1:4]), confirm="Take {way}"))
    assert {"Way 1", "Way 2", "Way 3"} <= set(hand.texts("form"))


def test_a_board_is_painted_with_one_letter_after_the_other(hand: Hand) -> None:
    letters = (OptionView(value="r", text="Red"), OptionView(value="b", text="Blue"))
    yarns = SlotsView(name="yarns", label="Yarns", slots=3, options=letters, caps={"r": 1, "b": 2},
                      cells=("row0", "row1", "row2"))  # fmt: skip
    hand.take(play(yarns, confirm="The yarns lie like this"))
    for cell in ("row1", "row0", "row2"):  # after the only red comes blue by itself
        hand.tap_cell(cell)
    assert hand.texts("board").count("Blue") == 2
    hand.tap("The yarns lie like this")
    assert answered(hand) == {"yarns": ["b", "r", "b"]}
