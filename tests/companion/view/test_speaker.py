"""Sentences in both languages, missing texts, corrections in words, and sentences for speech."""

from __future__ import annotations

import logging

import pytest

from companion.view.languages import LANGS, word_list
from companion.view.pronunciation import pronounced
from companion.view.speaker import Speaker
from companion.view.wire import Mark
from rules.games import GAMES
from rules.kit.corrections import as_prompt, correction
from rules.kit.forms import seats
from rules.kit.types import BY_LANGUAGE, NOTHING, TABLE, Choice, Pick, Prompt, PublicNumber, Say, Who

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


# ---- the words of a correction on the key that confirms it -----------------------------------------------------------
def speaker(game: str, lang: str) -> Speaker:
    return Speaker(lang=lang, package=f"rules.{game}", names=("Ana", "Bo"), tints=("red", "blue"))


def number(row: Say, column: Say | Who | None) -> PublicNumber:
    return PublicNumber(id="n", row=row, column=column, now=2, least=0, most=9, move="correct_number")


SALT = number(Say(key="row-village", args={"n": 1}), Say(key="good-salt"))
BID = number(Say(key="row-bid", args={"city": Say(key="city-tyre")}), Who(seat=0))
ROUND = number(Say(key="row-round"), None)


@pytest.mark.parametrize(
    ("game", "what", "lang", "written"),
    [
        ("himalaya", SALT, "en", "Village\u00a01, Salt: set to {value}"),
        ("himalaya", SALT, "nl", "Dorp\u00a01, Zout wordt {value}"),
        ("akkon", BID, "en", "Ana, Knights on Tyre: set to {value}"),
        ("akkon", BID, "nl", "Ana, Ridders op Tyrus wordt {value}"),
        ("akkon", ROUND, "en", "Round: set to {value}"),
        ("akkon", ROUND, "nl", "Ronde wordt {value}"),
    ],
)
def test_a_number_is_named_by_whose_and_what_or_where_and_what(
    game: str, what: PublicNumber, lang: str, written: str
) -> None:
    assert speaker(game, lang).speak(as_prompt(what).confirm) == written


def written(prompt: Prompt, lang: str = "en") -> str:
    return speaker("akkon", lang).speak(prompt.confirm)


def test_a_single_choice_stands_behind_its_question_and_of_a_longer_form_the_key_says_what_is_set_right() -> None:
    label = Say(key="turn-label")
    form = correction("turn", "correct_turn", label, Choice(name="seat", label=label, options=seats(range(2))))
    assert written(form) == "Whose turn is it? – {seat}"
    assert written(correction("out", "leave_out", Say(key="leave-bids"))).startswith("Something else happened")
    fields = tuple(Choice(name=name, label=label, options=seats(range(2))) for name in ("one", "two"))
    assert written(correction("both", "correct_turn", label, *fields)) == "Correct: Whose turn is it?"
    assert written(correction("both", "correct_turn", label, *fields), "nl") == "Zet recht: Wie is aan de beurt?"


# ---- sentences for speech: signs in words, a game's own words, no emoji ----------------------------------------------
@pytest.mark.parametrize(
    ("lang", "game", "written", "said"),
    [
        ("en", "", "Passing the pawn: −3", "Passing the pawn: minus 3"),
        ("en", "battles_and_builders", "2 × +3", "2 times plus 3"),
        ("nl", "", "Akkon → Tyrus", "Akkon naar Tyrus"),
        ("en", "himalaya", "Bo → 7.", "Bo goes to 7."),
        ("en", "akkon", "Clement III: move a marker up 1?", "Clement the Third: move a marker up 1?"),
        ("en", "himalaya", "Clement III", "Clement III"),
        ("fr", "akkon", "Clément III\u00a0: avancer\u202f?", "Clément Trois: avancer ?"),
        ("fr", "", "12\u202f500 points", "12500 points"),
        ("de", "", "Weiter – Bo", "Weiter, Bo"),
        ("en", "", "Bo🎲: commit", "Bo: commit"),
        ("en", "", "👩‍👧 Ana❤️ wins", "Ana wins"),
        ("en", "", "🐸", ""),
        ("en", "", "Ana\x00\nBo", "Ana Bo"),
    ],
)
def test_what_is_written_is_said_as_people_say_it(lang: str, game: str, written: str, said: str) -> None:
    assert pronounced(written, lang, game) == said


@pytest.mark.parametrize("lang", LANGS)
def test_every_language_says_the_signs_that_its_texts_use(lang: str) -> None:
    said = dict(word_list(lang, "spoken.txt"))
    assert {"→", "×", "−", "+", "=", "–", "·", "&"} <= said.keys()
    assert all(said[sign].isalpha() for sign in "→×−+=")


@pytest.mark.parametrize("lang", LANGS)
def test_a_part_of_the_list_is_about_a_game_that_is_there(lang: str) -> None:
    known = {game.id for game in GAMES}
    for_all = word_list(lang, "spoken.txt")
    assert any(len(word_list(lang, "spoken.txt", game)) > len(for_all) for game in known)
    assert word_list(lang, "spoken.txt", "no such game") == for_all
