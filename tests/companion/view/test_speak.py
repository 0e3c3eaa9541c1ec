"""Sentences in both languages, and what happens when a text is missing."""

from __future__ import annotations

import logging

import pytest

from companion.view.speak import Speaker
from companion.view.wire import Mark
from rules.kit.types import NOTHING, TABLE, Pick, Say, Who

TITLES = {"pebbles": "tests.pebbles", "battles_and_builders": "rules.battles_and_builders"}
ENGLISH = Speaker("en", "tests.pebbles", ("Ana", "Bo"), ("white", "blue"), TITLES)
DUTCH = Speaker("nl", "tests.pebbles", ("Ana", "Bo"), ("white", "blue"), TITLES)


def test_a_day_is_written_as_people_write_it() -> None:
    assert ENGLISH.day("2026-11-21T19:04:11Z") == "21 Nov 2026"
    assert DUTCH.day("2026-03-01T00:00:00Z") == "1 mrt 2026"


def test_what_is_no_day_is_shown_as_it_is() -> None:
    assert ENGLISH.day("long ago, perhaps") == "long ago, "


def test_a_seat_is_spoken_of_by_name() -> None:
    assert ENGLISH.speak(Say(key="wins", args={"who": Who(seat=1)})) == "Bo wins the round"


def test_a_sentence_inside_a_sentence_is_spoken_first() -> None:
    stone = Say(key="stone", args={"n": "3"})
    assert ENGLISH.speak(Say(key="read-label", args={"stone": stone})) == "What is printed on stone 3?"


def test_what_is_chosen_later_stays_a_placeholder_for_the_client() -> None:
    assert ENGLISH.speak(Say(key="hide-confirm", args={"what": Pick(field="pebbles")})) == "Hide {pebbles}"


def test_a_list_is_joined_with_commas_and_nothing_is_empty() -> None:
    said = Say(key="", args={"0": Who(seat=0), "1": Say(key="shell-conch"), "2": 4, "3": NOTHING})
    assert ENGLISH.speak(said) == "Ana, conch, 4"
    assert ENGLISH.speak(NOTHING) == ""


def test_no_invisible_marks_stand_round_the_arguments() -> None:
    assert ENGLISH.speak(Say(key="stone", args={"n": 3})).isascii()


def test_each_language_has_its_own_words() -> None:
    assert ENGLISH.speak(Say(key="place", args={"n": 2})) == "2nd"
    assert DUTCH.speak(Say(key="place", args={"n": 2})) == "2e"


def test_a_missing_text_shows_its_key_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert ENGLISH.speak(Say(key="no-such-text")) == "no-such-text"
        assert ENGLISH.speak(Say(key="no-such-text")) == "no-such-text"
    assert len(caplog.records) == 1
    assert "no-such-text" in caplog.text


def test_a_missing_argument_is_logged_and_the_rest_is_spoken(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert ENGLISH.speak(Say(key="rested")).endswith("rests")
    assert "rested" in caplog.text


def test_the_table_and_seats_without_a_name_are_spoken_of_too() -> None:
    assert DUTCH.name(TABLE) == "Iedereen"
    assert DUTCH.name(4) == "Stoel 5"


def test_a_mark_is_the_chairs_shape_in_the_colour_of_the_pieces() -> None:
    assert ENGLISH.mark(1) == Mark(shape="square", tint="blue")
    assert ENGLISH.mark(2).shape == "triangle"


def test_only_a_seat_as_a_label_has_a_mark() -> None:
    assert ENGLISH.label(Who(seat=0)) == ("Ana", ENGLISH.mark(0))
    assert ENGLISH.label(Who(seat=TABLE)) == ("Everyone", None)
    assert ENGLISH.label(Say(key="conches")) == ("Conches", None)


def test_every_game_is_known_by_its_title() -> None:
    nobody = Speaker("nl", None, (), (), TITLES)
    assert [nobody.title(game) for game in TITLES] == ["Kiezels", "Battles & Builders"]


def test_a_game_whose_package_is_not_here_is_called_after_its_id() -> None:
    """As at a club's hub, where tables play games that were added there."""
    nobody = Speaker("nl", "tests.pebbles", (), (), TITLES)
    assert nobody.title("snake_eyes") == "Snake eyes"


def test_a_game_that_is_set_up_speaks_with_its_own_texts() -> None:
    nobody = Speaker("en", None, (), (), TITLES)
    assert nobody.of("pebbles").speak(Say(key="set-rounds")) == "Rounds"
