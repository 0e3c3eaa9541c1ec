"""Our own sentences say what Fluent says, and what is kept ready is never older than the texts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.utils import native_to_fluent

from companion.doctor.texts import messages
from companion.view import sentences, texts
from companion.view.sentences import fill_in
from rules.games import GAMES

PACKAGES = ("companion", *GAMES.packages.values())
VALUES = (0, 1, 2, -1, 11, 1_234, -7_654_321, "", "Ana", "1", "red", "yes")


def sources(package: str, lang: str) -> Iterator[str]:
    folder = Path(str(texts.text_folder(package)))
    for file in (folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))):
        if file.exists():
            yield file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", texts.LANGS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_is_what_fluent_makes_of_it_whatever_is_filled_in(package: str, lang: str) -> None:
    bundle, ours, arguments = FluentBundle([lang], use_isolating=False), {}, set[str]()
    for source in sources(package, lang):
        bundle.add_resource(FluentResource(source))
        ours.update(sentences.read(source))
        arguments |= frozenset().union(*messages(source).values())
    assert len(ours) > 50
    ready = [(dict.fromkeys(arguments, v), dict.fromkeys(arguments, native_to_fluent(v))) for v in VALUES]
    for key, pattern in ours.items():
        theirs = bundle.get_message(key).value
        assert theirs is not None
        for given, given_theirs in ready if has_gaps(pattern) else ready[:1]:
            said, _ = bundle.format_pattern(theirs, given_theirs)
            assert fill_in(pattern, lang, ours, given) == (said, ()), f"{key}, {given}"


def has_gaps(pattern: sentences.Pattern) -> bool:
    """Whether anything is filled in; words alone are the same whatever is given."""
    return any(not isinstance(part, str) for part in pattern)


def test_what_is_missing_is_named_and_the_rest_is_said() -> None:
    ours = sentences.read("rests = { $who } rests, { other }\n")
    assert fill_in(ours["rests"], "en", ours, {}) == ("who rests, {other}", ("who", "other"))


def test_what_fluent_has_and_no_text_uses_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="FunctionReference"):
        sentences.read("price = { NUMBER($n) }\n")


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
    os.utime(package / "en.ftl", ns=(before.st_atime_ns, before.st_mtime_ns))  # as a copy may have it
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
