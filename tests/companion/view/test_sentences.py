"""Our own sentences equal Fluent's, and their cache is never older than the texts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.utils import native_to_fluent

from companion.doctor.text_check import messages
from companion.log.words import word_list
from companion.view import sentences, speaker, texts
from companion.view.languages import LANGS, TEXT
from companion.view.sentences import fill_in
from companion.view.speaker import Speaker
from rules.games import GAMES
from rules.kit.types import Say

PACKAGES = ("companion", *GAMES.packages.values())
FUNCTIONS: dict[str, Any] = {sentences.STARTS: sentences.first_sound, sentences.FORM: lambda word, _: word}
VALUES = (0, 1, 2, -1, 11, 1_234, -7_654_321, "", "Ana", "1", "red", "yes")


def sources(package: str, lang: str) -> Iterator[str]:
    folder = Path(str(texts.text_folder(package)))
    for file in (folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))):
        if file.exists():
            yield file.read_text(encoding="utf-8")


def numbers(lang: str) -> str:
    """The file with a language's number format."""
    return (TEXT / lang / "view.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_is_what_fluent_makes_of_it_whatever_is_filled_in(package: str, lang: str) -> None:
    bundle, arguments = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS), set[str]()
    mine: dict[str, sentences.Pattern] = {}
    for source in (numbers(lang), *sources(package, lang)):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
        found, mistakes = sentences.read(source)
        assert mistakes == ()
        mine.update(found)
        arguments |= frozenset().union(*messages(source).values())
    assert len(mine) > 50
    ready = [(dict.fromkeys(arguments, v), dict.fromkeys(arguments, native_to_fluent(v))) for v in VALUES]
    for key, pattern in mine.items():
        word, _, form = key.partition(".")
        theirs = bundle.get_message(word).attributes[form] if form else bundle.get_message(word).value
        assert theirs is not None
        for given, given_theirs in ready if has_gaps(pattern) else ready[:1]:
            said, _ = bundle.format_pattern(theirs, given_theirs)
            assert fill_in(pattern, mine, given) == (said, ()), f"{key}, {given}"


def has_gaps(pattern: sentences.Pattern) -> bool:
    """Whether the pattern has variables; without them its text is constant."""
    return any(not isinstance(part, str) for part in pattern)


def test_what_fluent_has_and_no_text_uses_is_left_out_and_the_rest_is_said() -> None:
    ours, mistakes = sentences.read("price = { NUMBER($n) }\nwho = { $who }\nbroken { $n\nwho = Who\n")
    assert list(ours) == ["who"]
    assert fill_in(ours["who"], ours, {}) == ("who", ("who",)), "what is missing is named"
    assert [line for line, _ in mistakes] == [1, 3, 4]
    assert "FunctionReference" in mistakes[0].what
    assert [each.what for each in mistakes[1:]] == ["broken { $n", "who = …, a second time"]


FRENCH = """
thousands = {"\u202f"}
plural-forms = n > 1
rides = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
}
leaves = Le départ { STARTS($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
"""


@pytest.mark.parametrize(
    ("key", "given", "said"),
    [
        ("rides", {"n": 0}, "0 chameau"),
        ("rides", {"n": 1}, "1 chameau"),
        ("rides", {"n": 1500}, "1\u202f500 chameaux"),
        ("leaves", {"who": "Émile"}, "Le départ d’Émile"),
        ("leaves", {"who": "Bo"}, "Le départ de Bo"),
        ("leaves", {"who": ""}, "Le départ de "),
    ],
)
def test_a_language_says_itself_how_it_counts_and_how_names_change(
    key: str, given: dict[str, str | int], said: str
) -> None:
    ours, _ = sentences.read(FRENCH.replace("\\u202f", "\u202f"))
    assert fill_in(ours[key], ours, given) == (said, ())


GERMAN = """
by-soil = Erdweg
    .keinen = keinen Erdweg
    .gender = m
by-ice = Eispiste
    .keinen = keine Eispiste
    .gender = f
no-road = { $who } fand { FORM($road, "keinen") }, { FORM($road, "gender") ->
    [f] sie fehlt
   *[m] er fehlt
}.
"""


def test_a_word_has_the_forms_that_its_own_message_gives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, mistakes = sentences.read(GERMAN)
    assert mistakes == ()
    monkeypatch.setattr(speaker, "_texts", lambda *_: {"de.ftl": ours})
    german = Speaker("de", "a game of its own", (), ())  # the texts of others are cached
    said = [
        german.speak(Say(key="no-road", args={"who": "Ana", "road": Say(key=road)}))
        for road in ("by-soil", "by-ice", "by-air")
    ]
    assert said == [f"Ana fand {what} fehlt." for what in ("keinen Erdweg, er", "keine Eispiste, sie", "by-air, er")]
    assert german.speak(word_list((Say(key="by-soil"), Say(key="by-ice")))) == "Erdweg, Eispiste"
    assert messages(GERMAN) == {"by-soil": set(), "by-ice": set(), "no-road": {"who", "road"}}, "English has no forms"


def test_a_slavic_language_has_a_form_for_few() -> None:
    ours, _ = sentences.read(
        "plural-forms = n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2\n"
        "cards = { $n ->\n    [one] karta\n    [few] karty\n   *[other] kart\n}\n"
    )
    said = " ".join(fill_in(ours["cards"], ours, {"n": n})[0] for n in (1, 2, 5, 12, 22))
    assert said == "karta karty kart kart karty"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package "spoken" with one text; Python may write what it compiles."""
    folder = tmp_path / "spoken" / "text"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text("hello = Hello\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    return folder


def kept(package: Path) -> Path:
    return next((package / "__pycache__").iterdir())


def test_texts_are_read_once_and_then_kept(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = texts.texts("spoken", "en")
    monkeypatch.delattr(sentences, "read")
    assert texts.texts("spoken", "en") == first == {"en.ftl": {"hello": ("Hello",)}}


def test_other_texts_are_never_spoken_as_they_were_kept(package: Path) -> None:
    texts.texts("spoken", "en")
    before = (package / "en.ftl").stat()
    (package / "en.ftl").write_text("hello = Hallo\n")
    os.utime(package / "en.ftl", ns=(before.st_atime_ns, before.st_mtime_ns))  # as after a copy
    assert texts.texts("spoken", "en") == {"en.ftl": {"hello": ("Hallo",)}}


@pytest.mark.parametrize("damage", [b"", b"\0" * 64, b'["x", {}]', b"{", b"\xff\xff"])
def test_what_was_kept_and_is_damaged_is_made_again(package: Path, damage: bytes) -> None:
    whole = texts.texts("spoken", "en")
    kept(package).write_bytes(damage)
    assert texts.texts("spoken", "en") == whole
    assert kept(package).read_bytes() != damage


def test_where_nobody_may_write_the_texts_are_read_all_the_same(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert texts.texts("spoken", "en") == {"en.ftl": {"hello": ("Hello",)}}
    assert not (package / "__pycache__").exists()
    (package / "__pycache__").write_text("in the way")
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    assert texts.texts("spoken", "en") == {"en.ftl": {"hello": ("Hello",)}}
