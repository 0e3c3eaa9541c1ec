"""A form that is longer than the real window follows the finger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from companion.view.palette import DAY
from companion.view.wire import ChoiceView, Go, OptionView
from tests.samples import (
    CHOICE,
    CHOICES,
    PLAYS,
    play,
)
from tests.ui.hand import Hand, answered
from tests.ui.touched import Touched, touched

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


def test_the_arrow_has_a_strip_to_itself_where_no_letter_lies_and_nothing_is_tapped(hand: Hand) -> None:
    hand.take(PAGE_FORM)
    region, display = hand.region("form"), hand.stage.display
    k = hand.stage.picture.k
    ground = {tuple(bytes.fromhex(DAY[name].removeprefix("#"))) for name in (region.ground, "edge")}
    for y in (region.box.bottom - 14, region.box.bottom - 8, region.box.bottom - 2):
        assert {hand.pixel(x, y) for x in range(int(region.box.x) + 4, int(region.box.right) - 6, 7)} <= ground
        found = [display.target_at(x * k, hand.window.height - y * k) for x in range(int(region.box.right))]
        assert set(found) == {None}


async def test_house_rules_of_another_game_begin_at_their_top(window: Any, tmp_path: Path) -> None:
    table = await touched(window, tmp_path)
    for game in ("amritsar", "ettana"):
        await table.put("game", game)
        await went(table, "house-rules")
        form = table.hand.region("form")
        assert table.stage.display.scrolled(form) == 0
        assert table.stage.display.hidden(form) > 100
        table.hand.drag(form, 100)
        assert table.stage.display.scrolled(table.hand.region("form")) == pytest.approx(100)
        await went(table, "home")
    await table.close()


async def went(table: Touched, page: str) -> None:
    """Somebody goes there, however many taps that takes."""
    table.hand.sent.append(Go(page=page))
    await table.pass_on()


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
    assert hand.stage.display.scrolled(form) == 0
    hand.tap("Claim 3")
    for nth in range(6):
        hand.tap("2", nth=nth, region="form")
    assert hand.stage.display.scrolled(hand.region("form")) > 0
    hand.tap("2", nth=6, region="form")
    hand.tap("Save note")
    assert answered(hand) == {"tile": ["claim"]} | {key: ["2"] for key in NUMBERED}
