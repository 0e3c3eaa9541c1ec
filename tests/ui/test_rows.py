"""Forms too long for their column, one keyed row at a time: real touches, and the exact requests to the core."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.wire import AmountView, ChoiceView, OptionView
from tests.samples import PAGES, ROWS, play
from tests.ui.hand import Hand, answered

pytestmark = pytest.mark.screen


def test_a_reveal_of_three_seats_is_tapped_through_row_by_row(hand: Hand) -> None:
    hand.take(PAGES["reveal"])
    for kind in ("Infantry", "Infantry", "King", "Builders", "Builders", "Builders", "Archers", "Builders", "Cavalry"):
        assert hand.texts("go") == ["Fill in every field"]
        hand.tap(kind, region="form")
    assert hand.texts("form").count("✓") == 3
    hand.tap("These are the tokens")
    ana, bo = {"infantry": 2, "king": 1}, {"builder": 3}
    assert answered(hand) == {"faces": {"0": ana, "1": bo, "2": {"archers": 1, "builder": 1, "cavalry": 1}}}


def test_a_row_without_a_mark_says_its_name_where_its_tab_has_no_room_for_it(hand: Hand) -> None:
    ana, bo, dummy = ROWS
    hand.take(play(ana, bo, structs.replace(dummy, mark=None, label="Dummy player")))
    assert "Dummy player" not in hand.texts("form")
    hand.tap("0/3", nth=2)
    assert "Dummy player" in hand.texts("form")


def test_a_complete_row_can_be_looked_at_and_leaves_only_when_it_is_complete_again(hand: Hand) -> None:
    hand.take(PAGES["reveal"])
    for _ in range(3):
        hand.tap("Cavalry")
    assert "Bo" in hand.texts("form")
    hand.tap("✓", region="form")
    assert "Ana" in hand.texts("form")
    hand.tap("King")  # a fourth one is one too many
    hand.tap("Clear")
    hand.tap("King")
    hand.tap("Archers")
    assert "Ana" in hand.texts("form")
    hand.tap("Archers")
    assert "Bo" in hand.texts("form")


def test_after_a_row_the_next_one_lacking_comes_also_from_the_last_to_the_first(hand: Hand) -> None:
    hand.take(PAGES["reveal"])
    hand.tap("0/3", nth=2)
    for _ in range(3):
        hand.tap("Archers")
    assert "Ana" in hand.texts("form")


def test_dice_of_several_seats_are_typed_in_one_go_and_the_strip_says_their_sums(hand: Hand) -> None:
    hand.take(PAGES["rolls"])
    for number in (7, 12, 3, 4, 5, 12, 11, 6):
        hand.tap(str(number), nth=-1, region="form")
    assert [text for text in hand.texts("form") if "✓" in text] == ["✓ 31", "✓ 23", "✓ 6"]
    assert hand.reads("Ana: 7, 12, 3, 4, 5, Bo: 12, 11, Cem: 6 rolled")
    hand.stage.take_key("enter")
    ana = {"d0": 7, "d1": 12, "d2": 3, "d3": 4, "d4": 5}
    assert answered(hand) == {"pips": {"0": ana, "1": {"d0": 12, "d1": 11}, "2": {"d0": 6}}}


def test_a_row_that_a_reader_fills_makes_room_for_the_next_one(hand: Hand) -> None:
    show = PAGES["rolls"]
    hand.take(show)
    hand.tap("7", region="form")
    ana = {f"d{i}": 2 for i in range(5)}
    form = structs.replace(show.asks[0].forms[0], filled={"pips": {"0": ana}})
    hand.take(structs.replace(show, seq=8, asks=(structs.replace(show.asks[0], forms=(form,)),)))
    for number in (12, 11, 6):
        hand.tap(str(number), nth=-1, region="form")
    hand.stage.take_key("enter")
    assert answered(hand) == {"pips": {"0": ana, "1": {"d0": 12, "d1": 11}, "2": {"d0": 6}}}


def test_what_is_asked_once_stands_above_the_rows(hand: Hand) -> None:
    hand.take(PAGES["rows_below"])
    texts = hand.texts("form")
    assert texts.index("How many tokens?") < texts.index("0/2")
    for number in (1, 2, 3, 4):
        hand.tap(str(number), nth=-1, region="form")
    hand.tap("3: Ana: 1, 2, Bo: 3, 4")
    assert answered(hand) == {"count": 3, "pips": {"0": {"d0": 1, "d1": 2}, "1": {"d0": 3, "d1": 4}}}


def test_rows_that_fit_stand_all_below_each_other(hand: Hand) -> None:
    hand.take(PAGES["keyed"])
    assert [text for text in hand.texts("form") if text in ("Ana", "Bo", "Cem")] == ["Ana", "Bo", "Cem"]
    hand.tap("3", nth=2, region="form")
    hand.tap("1", nth=1, region="form")
    hand.tap("These are the tops")
    assert answered(hand) == {"tops": {"0": ["2"], "1": ["1"], "2": ["3"]}}


def test_a_row_whose_choice_the_form_proposes_is_ticked_once_another_one_is_made(hand: Hand) -> None:
    cards = tuple(OptionView(value=v, text=v) for v in ("Minting", "Plague", "Levant Trade", "Siege", "Later"))
    later = ChoiceView(name="tops", label="", options=cards, default=("Later",))
    hand.take(play(*(structs.replace(later, key=str(i), label=f"Pile {i}") for i in range(6))))
    assert "✓" not in hand.texts("form")
    hand.tap("Siege", region="form")
    assert hand.texts("form").count("✓") == 1


def test_a_row_whose_number_nobody_has_told_is_not_ticked(hand: Hand) -> None:
    points = AmountView(name="points", label="", least=0, most=200, default=0, keys="typed")
    people = ("Ana", "Bo", "Cem")
    hand.take(play(*(structs.replace(points, key=str(i), label=name) for i, name in enumerate(people))))
    assert not any("✓" in text for text in hand.texts("form"))
    hand.tap("7", region="form")
    assert [text for text in hand.texts("form") if "✓" in text] == ["✓ 7"]
