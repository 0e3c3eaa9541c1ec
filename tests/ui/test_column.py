"""Overflow of the form column: the order in which parts are left out, without repeated or cut texts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from companion.view.wire import Band, FormView, Go, Link, Looks, NewsView, Show, TextLine
from tests.samples import CEM, CHOICES, TAPPED, play
from tests.ui.hand import Hand
from tests.ui.whole import SIZES, regions
from ui.form.choice import close_columns
from ui.screen.column import ELLIPSIS

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
