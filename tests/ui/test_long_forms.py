"""A form that is longer than the real window follows the finger."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.palette import DAY
from companion.view.wire import ChoiceView, OptionView, Show
from tests.samples import (
    CHOICE,
    CHOICES,
    PAGES,
    play,
)
from tests.ui.hand import Hand, answered

pytestmark = pytest.mark.screen
NUMBERED = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
LONG_FORM = (CHOICE, *(structs.replace(CHOICES[1], name=name, key="") for name in NUMBERED))
PAGE_FORM = structs.replace(play(*LONG_FORM), drawing=None)  # beside a board it would be asked field by field


@pytest.mark.parametrize("others", [(PAGES["name"], PAGE_FORM), (structs.replace(PAGE_FORM, game="TWO"),)])
def test_a_long_form_follows_the_finger_and_what_comes_next_begins_at_its_top(
    hand: Hand, others: tuple[Show, ...]
) -> None:
    hand.take(PAGE_FORM)
    form = hand.region("form")
    touch = hand.touch(form.box.x + 240, form.box.y + 200)
    touch.touch_move(form.box.x + 240, hand.window.height - form.box.y - 100)
    assert hand.stage.display.scroll_offset(form) == pytest.approx(100)
    touch.touch_up()
    assert hand.sent == []  # a drag is no tap
    assert hand.texts("go") == ["Fill in every field"]
    for show in others:
        hand.take(show)
        assert hand.stage.display.scroll_offset(hand.region("form")) == 0


def test_the_arrow_has_a_strip_to_itself_where_no_letter_lies_and_nothing_is_tapped(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    region, display = hand.region("form"), hand.stage.display
    k = hand.stage.picture.k
    ground = {tuple(bytes.fromhex(DAY[name].removeprefix("#"))) for name in (region.ground, "edge")}
    for y in (region.box.bottom - 14, region.box.bottom - 8, region.box.bottom - 2):
        assert {hand.pixel(x, y) for x in range(int(region.box.x) + 4, int(region.box.right) - 6, 7)} <= ground
        found = [display.target_at(x * k, hand.window.height - y * k) for x in range(int(region.box.right))]
        assert set(found) == {None}


TILES = tuple(
    OptionView(
        value=name, text=name, note=f"What the {name.lower()} does is told here in a whole sentence of two lines."
    )
    for name in ("Claim 3 points", "Catapult", "Trojan horse", "Fresh troops", "Withdraw tokens")
)


def test_tiles_whose_meaning_is_long_leave_the_board_in_sight_and_tell_it_when_tapped(hand: Hand) -> None:
    hand.take(play(ChoiceView(name="tile", label="Strategy tile", options=TILES)))
    assert hand.region("board")
    assert hand.reads("Tap one to read what it does.")
    assert not hand.reads("What the catapult")
    before = [target.box for target in hand.region("form").block.targets]
    hand.tap("Catapult")
    assert hand.reads("What the catapult does is told here")
    assert [target.box for target in hand.region("form").block.targets] == before
    hand.tap("Save note")
    assert answered(hand) == {"tile": ["Catapult"]}


def test_the_form_scrolls_on_to_the_field_that_is_still_missing(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    form = hand.region("form")
    assert hand.stage.display.scroll_offset(form) == 0
    hand.tap("Claim 3")
    for nth in range(6):
        hand.tap("2", nth=nth, region="form")
    assert hand.stage.display.scroll_offset(hand.region("form")) > 0
    hand.tap("2", nth=6, region="form")
    hand.tap("Save note")
    assert answered(hand) == {"tile": ["claim"]} | {key: ["2"] for key in NUMBERED}
