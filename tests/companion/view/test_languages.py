"""A language is a folder: missing texts fall back to English, and one command lists them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app import cli, language
from companion.doctor.text_check import glossary, glossary_mistakes, wide_words
from companion.view import speaker, texts
from companion.view.languages import LANGS, LANGUAGES, best_language, chain
from companion.view.speaker import Speaker
from companion.view.texts import Texts
from rules.kit.types import Say


def test_every_language_has_its_own_name_and_lacks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert LANGUAGES == {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}
    assert [lang for lang in LANGS if list(language.gaps(lang))] == []


FRISIAN = """
import companion.view.languages as languages, sys
from companion.view.rulebook import paragraphs
from companion.view.speaker import Speaker
from rules.kit.types import Say
fy = Speaker("fy", "rules.akkon", ("Ana",), ("red",))
print(languages.LANGUAGES["fy"], "|", fy.speak(Say(key="seat-table")), "|", fy.speak(Say(key="title")), "|",
      paragraphs("rules.akkon", "fy")["AKK-1"].text, "|", fy.speak(Say(key="companion-title")))
"""


def test_a_package_brings_a_language_and_what_it_says_of_the_games(tmp_path: Path) -> None:
    pack = tmp_path / "companion_languages" / "fy"
    (pack / "akkon").mkdir(parents=True)
    (pack / "view.ftl").write_text("language = Frysk\nseat-table = Elkenien\n")
    (pack / "akkon" / "fy.ftl").write_text("title = Akko\n")
    (pack / "akkon" / "RULES.fy.md").write_text("**AKK-1** [text] Twa oant seis.\n")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), *sys.path)), "PYTHONDONTWRITEBYTECODE": "1"}
    said = subprocess.run([sys.executable, "-c", FRISIAN], env=env, capture_output=True, text=True, check=True).stdout
    assert said.strip() == "Frysk | Elkenien | Akko | Twa oant seis. | Table companion"


def test_a_word_that_the_glossary_of_a_language_does_not_use_is_named_with_the_one_that_it_does() -> None:
    words = glossary("nl", "akkon")
    source = "bid = { $n ->\n    [one] De MAARSCHALK\n   *[other] hofmaarschalk\n}\nup = Naar voren"
    assert list(glossary_mistakes(source, words)) == [("bid", "MAARSCHALK", "hofmaarschalk")]
    assert list(glossary_mistakes(source, glossary("nl", "ettana"))) == []


def test_a_word_that_fits_on_no_key_is_named() -> None:
    source = "a = Donau { $n ->\n    [one] Dampfschifffahrtsgesellschaft\n   *[other] Dampfschiff-Fahrten\n}"
    assert list(wide_words(source)) == [("a", "Dampfschifffahrtsgesellschaft")]


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("nl", "nl"), ("nl-BE,it", "nl"), ("xx,nl", "nl"), ("xx", "en"), ("", "en"), ("e,n", "en"), ("en-GB,nl", "en")],
)
def test_a_reader_gets_the_first_of_their_languages_that_is_spoken(wanted: str, spoken: str) -> None:
    assert best_language(wanted.split(","), "en") == spoken
    assert (chain("nl-BE"), chain("xx")) == (("nl", "en"), ("en",)), "where a message is looked for"


@pytest.fixture
def half_dutch(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Dutch lacks the name of the table."""

    def fewer(package: str, lang: str) -> Texts:
        lacks = "seat-table" if lang == "nl" else ""
        found = texts.texts(package, lang)
        return {name: {k: v for k, v in file.items() if k != lacks} for name, file in found.items()}

    monkeypatch.setattr(speaker, "_texts", fewer)
    _forget_what_was_said()
    yield
    _forget_what_was_said()


def _forget_what_was_said() -> None:
    for kept in (speaker._messages, speaker._format, speaker._report):
        kept.cache_clear()


@pytest.mark.usefixtures("half_dutch")
def test_what_a_language_lacks_is_said_in_english_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    dutch = Speaker("nl", None, (), ())
    assert [dutch.speak(Say(key="seat-table")) for _ in range(3)] == ["Everyone"] * 3
    assert dutch.speak(Say(key="seat-number", args={"n": 2})) == "Stoel 2"
    assert [record.getMessage() for record in caplog.records] == ["text seat-table (nl, companion): said in en"]


def test_one_language_is_checked_by_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["language", "check", "nl"]) == 0
    assert capsys.readouterr().out == "nl: complete\n"
    with pytest.raises(SystemExit):
        cli.run(["language", "check", "he"])
    assert "'he'" in capsys.readouterr().err, "it is written from right to left"
