"""Sentences for speech: signs in words, a game's own words, no emoji."""

from __future__ import annotations

import pytest

from companion.view.languages import LANGS, word_list
from companion.view.pronunciation import pronounced
from rules.games import GAMES


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
