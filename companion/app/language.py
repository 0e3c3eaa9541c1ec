"""`companion language check [CODE]`: the gaps of a translation, file by file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from companion.doctor.text_check import (
    UNREADABLE,
    Glossary,
    differing_keys,
    glossary,
    glossary_mistakes,
    messages,
    wide_words,
)
from companion.view import sentences
from companion.view.languages import ENGLISH, LANGS
from companion.view.rulebook import book_source, file_name, paragraphs
from companion.view.speaker import Speaker
from companion.view.texts import OWN, text_sources
from rules.games import GAMES
from rules.kit.types import Say


def compare(words: argparse.Namespace, speaker: Speaker) -> int:
    """Print a line for each text that is missing, unreadable or has other arguments; 1 if there is any."""
    is_whole = True
    for lang in (words.code,) if words.code else LANGS[1:]:
        holes = [*gaps(lang)]
        for said in (*holes, Say(key="language-checked", args={"code": lang, "n": len(holes)})):
            print(speaker.speak(said))
        is_whole &= not holes
    return 0 if is_whole else 1


def gaps(lang: str) -> Iterator[Say]:
    """The gaps of a language against English, in the companion and every game."""
    for package in (OWN, *GAMES.packages.values()):
        english, other = text_sources(package, ENGLISH), text_sources(package, lang)
        for name, source in english.items():
            file = name.replace(ENGLISH, lang, 1) if package != OWN else name
            words = glossary(lang, package.rpartition(".")[2])
            yield from _file_gaps(f"{package}, {lang}: {file}", source, other.get(file, ""), words)
        if package != OWN:
            yield from _rulebook_gaps(package, lang)


def _file_gaps(place: str, english: str, other: str, words: Glossary) -> Iterator[Say]:
    for line, what in sentences.read(other)[1]:
        yield Say(key="language-unreadable", args={"place": place, "line": str(line), "what": what})
    was, now = messages(english), messages(other)
    for key in differing_keys(was, now):
        if key not in now:
            yield Say(key="language-missing", args={"place": place, "key": key})
        elif key != UNREADABLE:
            odd = ", ".join(f"${name}" for name in sorted(was.get(key, frozenset()) ^ now[key])) or key
            yield Say(key="language-arguments", args={"place": place, "key": key, "what": odd})
    for key, word in wide_words(other):
        yield Say(key="language-too-wide", args={"place": place, "key": key, "word": word})
    for key, found, word in glossary_mistakes(other, words):
        yield Say(key="language-beside", args={"place": place, "key": key, "found": found, "word": word})


def _rulebook_gaps(package: str, lang: str) -> Iterator[Say]:
    place = f"{package}: {file_name(lang)}"
    if book_source(package, lang) is None:
        yield Say(key="language-no-rules", args={"place": place})
        return
    for rule in paragraphs(package, ENGLISH).keys() ^ paragraphs(package, lang).keys():
        yield Say(key="language-missing", args={"place": place, "key": rule})
