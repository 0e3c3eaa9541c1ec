"""Sentences in both languages, and missing texts."""

from __future__ import annotations

import logging

import pytest

from companion.view.speaker import Speaker
from companion.view.wire import Mark
from rules.kit.types import BY_LANGUAGE, NOTHING, TABLE, Pick, Say, Who

TITLES = {"pebbles": "tests.pebbles", "battles_and_builders": "rules.battles_and_builders"}
ENGLISH = Speaker("en", "tests.pebbles", ("Ana", "Bo"), ("white", "blue"), TITLES)
DUTCH = Speaker("nl", "tests.pebbles", ("Ana", "Bo"), ("white", "blue"), TITLES)


def test_a_day_is_written_as_people_write_it() -> None:
    assert ENGLISH.day("2026-11-21T19:04:11Z") == "21 Nov 2026"
    assert DUTCH.day("2026-03-01T00:00:00Z") == "1 mrt 2026"
    assert ENGLISH.day("long ago, perhaps") == "long ago, ", "what is no day is shown as it is"


def test_a_sentence_inside_a_sentence_is_spoken_first_and_a_seat_by_its_name() -> None:
    assert ENGLISH.speak(Say(key="wins", args={"who": Who(seat=1)})) == "Bo wins the round"
    assert (
        ENGLISH.speak(Say(key="hide-confirm", args={"what": Pick(field="pebbles")})) == "Hide {pebbles}"
    )  # for clients
    assert (DUTCH.name(TABLE), DUTCH.name(4)) == ("Iedereen", "Stoel 5")
    stone = Say(key="stone", args={"n": "3"})
    assert ENGLISH.speak(Say(key="read-label", args={"stone": stone})) == "What is printed on stone 3?"


def test_a_list_is_joined_with_commas_and_nothing_is_empty() -> None:
    said = Say(key="", args={"0": Who(seat=0), "1": Say(key="shell-conch"), "2": 4, "3": NOTHING})
    assert ENGLISH.speak(said) == "Ana, conch, 4"
    assert ENGLISH.speak(NOTHING) == ""


def test_of_a_name_in_several_languages_the_reader_s_is_said_else_the_english_one_else_any() -> None:
    coins = Say(key=BY_LANGUAGE, args={"nl": "Munten", "en": "Coins"})
    assert [Speaker(lang, None, (), ()).speak(coins) for lang in ("nl-BE", "en", "xx")] == ["Munten", "Coins", "Coins"]
    assert Speaker("en", None, (), ()).speak(Say(key=BY_LANGUAGE, args={"xx": "Munt"})) == "Munt"


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


def test_only_a_seat_as_a_label_has_a_mark() -> None:
    assert (ENGLISH.mark(1), ENGLISH.mark(2).shape) == (Mark(shape="square", tint="blue"), "triangle")
    assert ENGLISH.label(Who(seat=0)) == ("Ana", ENGLISH.mark(0))
    assert ENGLISH.label(Who(seat=TABLE)) == ("Everyone", None)
    assert ENGLISH.label(Say(key="conches")) == ("Conches", None)


def test_every_game_is_known_by_its_title() -> None:
    nobody = Speaker("nl", None, (), (), TITLES)
    assert [nobody.title(game) for game in TITLES] == ["Kiezels", "Battles & Builders"]
    assert nobody.title("snake_eyes") == "Snake eyes", "whose package is not here, as at a club's hub"
    assert nobody.game_speaker("pebbles").speak(Say(key="set-rounds")) == "Ronden"
