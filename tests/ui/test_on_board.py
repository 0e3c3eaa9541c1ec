"""Answers on the board itself: options placed there, and a painted board."""

from __future__ import annotations

import pytest

from companion.view.wire import AllotView, ChoiceView, LineView, OptionView, SlotsView
from tests.samples import play
from tests.ui.hand import Hand, answered

pytestmark = pytest.mark.screen

CELLS = ("row0", "row0", "row1", "row1", "row2")
WAYS = tuple(OptionView(value=i, text=f"Way {i}", cell=cell) for i, cell in enumerate(CELLS))


def test_many_options_on_the_board_have_no_keys_until_a_cell_can_be_reached_in_several_ways(hand: Hand) -> None:
    hand.take(play(ChoiceView(name="way", label="Where to?", options=WAYS, keys="board"), confirm="Take {way}"))
    assert "Choose on the board" in hand.texts("form")
    assert "Way 0" not in hand.texts()
    hand.tap_cell("row1")
    assert {"Way 2", "Way 3"} <= set(hand.texts("form"))
    assert "Way 0" not in hand.texts()
    hand.tap("Way 3")
    hand.tap("Take Way 3")
    assert answered(hand) == {"way": [3]}


def test_a_usual_answer_that_comes_later_is_taken_unless_somebody_has_chosen(hand: Hand) -> None:
    shown, default = (play(ChoiceView(name="way", label="Where to?", options=WAYS[:2], default=u), confirm="Take {way}")
                    for u in ((), (1,)))  # fmt: skip
    hand.take(shown)
    hand.take(default)
    assert "Take Way 1" in hand.texts("go")
    hand.tap("Way 0")
    hand.take(shown, default)
    assert "Take Way 0" in hand.texts("go")


def test_a_board_is_painted_with_one_letter_after_the_other(hand: Hand) -> None:
    letters = (OptionView(value="r", text="Red"), OptionView(value="b", text="Blue"))
    yarns = SlotsView(name="yarns", label="Yarns", slots=3, options=letters, caps={"r": 1, "b": 2},
                      cells=("row0", "row1", "row2"), default=(None,) * 3)  # fmt: skip
    hand.take(play(yarns, confirm="The yarns lie like this"))
    for cell in ("row1", "row0", "row2"):  # after the only red comes blue by itself
        hand.tap_cell(cell)
    assert hand.texts("board").count("Blue") == 2
    hand.tap("The yarns lie like this")
    assert answered(hand) == {"yarns": ["b", "r", "b"]}


LINES = tuple(LineView(id=f"spot{i}", text=f"Spot {i}", cap=3, cell=f"row{i}") for i in range(3))
FAR = tuple(LineView(id=f"far{i}", text=f"Far {i}", cap=3, cell="row2") for i in range(2))


def test_what_is_shared_out_over_places_is_told_by_taps_on_the_board(hand: Hand) -> None:
    hand.take(
        play(
            AllotView(name="at", label="Workers", lines=(*LINES, *FAR), keys="board", least=3, most=3),
            confirm="Place them",
        )
    )
    assert "Choose on the board" in hand.texts("form")
    for cell in ("row1", "row0", "row1"):
        hand.tap_cell(cell)
    assert {"Spot 0", "Spot 1"} <= set(hand.texts("form"))
    assert not {"Choose on the board", "Spot 2"} & set(hand.texts("form"))
    assert {"1", "2"} <= set(hand.texts("board"))
    hand.tap("Place them")
    assert answered(hand) == {"at": {"spot0": 1, "spot1": 2}}


def test_a_few_places_keep_their_keys_and_can_be_tapped_as_well(hand: Hand) -> None:
    hand.take(play(AllotView(name="at", label="Workers", lines=LINES, least=2, most=2), confirm="Place them"))
    hand.tap("Spot 2")
    hand.tap_cell("row0")
    hand.tap("Place them")
    assert answered(hand) == {"at": {"spot0": 1, "spot2": 1}}
