"""Overflow of the form column: what is left out first, what follows the finger, without repeated or cut texts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from companion.view.palette import DAY
from companion.view.wire import Band, ChoiceView, FormView, Go, Link, Looks, NewsView, OptionView, Show, TextLine
from tests.samples import (
    CEM,
    CHOICE,
    CHOICES,
    PAGES,
    SHOWS,
    TAPPED,
    play,
)
from tests.ui.hand import Hand, answered
from tests.ui.whole import SIZES, regions
from ui.form.choice import close_columns
from ui.screen.column import ELLIPSIS
from ui.state.acts import Put

pytestmark = pytest.mark.screen

TWO = ("The elephant of Bo is full: the marker stays where it is.", "Bo cannot pay for an upgrade, so nothing happens.")
OTHERS = tuple(FormView(id=f"f{i}@41", label=text, confirm=text) for i, text in enumerate(("Pass", "Buy", "Wait")))


def with_news(show: Show) -> Show:
    return structs.replace(show, news=tuple(NewsView(n=41, text=text) for text in TWO))


def test_news_is_told_in_full_where_the_form_leaves_room(hand: Hand) -> None:
    hand.take(with_news(play()))
    assert hand.reads(" · ".join(TWO))


def test_of_news_that_does_not_fit_whole_sentences_are_left_out(hand: Hand) -> None:
    hand.take(with_news(play(CHOICES[1], structs.replace(CHOICES[1], name="again"))))
    told = " ".join(hand.texts("foot"))
    assert told in ("", f"{TWO[0]}{ELLIPSIS}", " · ".join(TWO))


def test_a_tap_on_news_of_which_some_is_left_out_shows_all_of_it(hand: Hand) -> None:
    show = play(CHOICES[1], structs.replace(CHOICES[1], name="again"))
    hand.take(structs.replace(show, news=tuple(NewsView(n=41, text=text) for text in 3 * TWO)))
    assert " ".join(hand.texts("foot")).endswith(ELLIPSIS)
    hand.tap(next(text for text in hand.texts() if text.startswith("The elephant")))
    assert hand.sent == [Go(page="news")]


def test_a_form_that_must_scroll_keeps_the_few_other_answers_in_sight(hand: Hand) -> None:
    hand.take(play(*_long(), others=OTHERS))
    assert {"Pass", "Buy", "Wait"} <= set(hand.texts("foot"))


def test_an_opened_form_that_needs_the_room_has_only_the_way_back_beside_it(hand: Hand) -> None:
    long = FormView(id="long@41", label="Play a card", confirm="Play it", fields=_long())
    hand.take(play(TAPPED, others=(*OTHERS, long)))
    hand.tap("Play a card")
    assert hand.texts("foot") == ["Roll your dice"]
    assert not {"Pass", "Buy", "Wait"} & set(hand.texts("form"))
    hand.tap("Roll your dice", region="foot")
    assert {"Pass", "Buy", "Wait"} <= set(hand.texts("foot"))


MENU = ("Korrigieren", "Punktestand", "Zeiten", "Notiz", "Handys", "Partien", "Einstellungen", "Pause", "Bild drehen")


def test_a_menu_that_would_be_longer_than_its_room_has_smaller_letters_in_two_columns() -> None:
    links = tuple(Link(text=text, go=f"page{i}") for i, text in enumerate(MENU))
    menu = structs.replace(play(), page="menu", asks=(), links=links, looks=Looks(large=True))
    form = regions(menu, SIZES[0])["form"]
    assert len({target.box.x for target in form.block.targets}) == 2
    assert set(MENU) - {"Bild drehen"} <= {shape.text for shape in form.block.shapes if isinstance(shape, TextLine)}


@pytest.mark.parametrize("ask", ["Spendenplättchen eingeben, Ost", "Strategieplättchen wählen"])
def test_no_long_word_of_a_question_is_cut_off_where_the_prompt_bar_is_narrow(ask: str) -> None:
    show = structs.replace(play(), band=Band(who="Ana", ask=ask, mark=CEM), looks=Looks(large=True))
    read = [shape.text for shape in regions(show, SIZES[2])["band"].block.shapes if isinstance(shape, TextLine)]
    assert " ".join(read) == f"Ana {ask}"


def _long() -> tuple[Any, ...]:
    """More fields than fit even one by one; each wants the board, so that their form stays beside it."""
    return tuple(structs.replace(TAPPED, name=f"rows{i}") for i in range(24))


def test_who_is_asked_stands_in_the_prompt_bar_and_not_once_more_above_a_lone_row(hand: Hand) -> None:
    row = structs.replace(CHOICES[1], label="Cem", mark=CEM, key="2")
    hand.take(structs.replace(play(row), band=Band(who="Cem", ask="Roll your dice", mark=CEM)))
    assert "Cem" not in hand.texts("form")


def test_a_first_question_that_the_board_answers_takes_no_line_of_its_own(hand: Hand) -> None:
    hand.take(play(TAPPED))
    form = hand.region("form")
    assert hand.reads("Choose on the board")
    assert form.block.h <= 12 + 48


def test_keys_that_close_up_break_their_words_into_few_lines_where_there_is_room(window: Any) -> None:
    ways = [("Stay in North", "", 0.0), ("East", "", 0.0), ("South", "1 coin, −1 point", 0.0),
            ("West", "2 coins, −1 point", 0.0)]  # fmt: skip
    assert close_columns(ways, 256.0, most=2) == 2
    assert close_columns(ways, 256.0) == 4


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


@pytest.mark.parametrize("name", ["many", "amounts", "slots", "stakes", "keyed"])
def test_choosing_moves_no_other_key(hand: Hand, name: str) -> None:
    hand.take(structs.replace(SHOWS[name], news=()))
    before = hand.region("form").block.targets
    for act in [target.act for target in before if isinstance(target.act, Put)][:2]:
        hand.stage.act(act)
        assert [target.box for target in hand.region("form").block.targets] == [target.box for target in before]
