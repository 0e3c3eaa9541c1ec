"""A form that is longer than the real window follows the finger."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.view.palette import DAY
from tests.samples import (
    CHOICE,
    CHOICES,
    PLAYS,
    play,
)
from tests.ui.hand import Hand, answered

pytestmark = pytest.mark.screen
NUMBERED = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
LONG_FORM = (CHOICE, *(structs.replace(CHOICES[1], name=name, key="") for name in NUMBERED))
PAGE_FORM = structs.replace(play(*LONG_FORM), drawing=None)  # beside a board it would be asked field by field


def test_a_long_form_follows_the_finger_and_a_drag_is_no_tap(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    form = hand.region("form")
    touch = hand.touch(form.box.x + 240, form.box.y + 200)
    touch.touch_move(form.box.x + 240, hand.window.height - form.box.y - 100)
    assert hand.stage.display.scrolled(form) == pytest.approx(100)
    touch.touch_up()
    assert hand.sent == []
    assert hand.texts("go") == ["Fill in every field"]
    hand.take(PLAYS["choice"])
    assert hand.stage.display.scrolled(hand.region("form")) == 0


def test_what_scrolls_shows_an_arrow_until_its_end_is_reached(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    box = hand.region("form").box
    tip = (box.x + box.w / 2, box.bottom - 5)
    assert hand.pixel(*tip) == tuple(bytes.fromhex(DAY["edge"].removeprefix("#")))
    hand.drag(hand.region("form"), 2000)
    assert hand.pixel(*tip) != tuple(bytes.fromhex(DAY["edge"].removeprefix("#")))


def test_the_form_scrolls_on_to_the_field_that_is_still_missing(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    form = hand.region("form")
    assert hand.stage.display.scrolled(form) == 0
    hand.tap("Claim 3")
    for nth in range(6):
        hand.tap("2", nth=nth, region="form")
    assert hand.stage.display.scrolled(hand.region("form")) > 0
    hand.tap("2", nth=6, region="form")
    hand.tap("Save note")
    assert answered(hand) == {"tile": "claim"} | dict.fromkeys(NUMBERED, "2")
