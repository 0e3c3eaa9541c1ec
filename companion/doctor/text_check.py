"""Compares the texts of every language with the English ones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from companion.view.languages import word_list
from companion.view.sentences import Argument, Pattern, Variants, read
from companion.view.text_width import width

Messages = Mapping[str, frozenset[str]]  # message -> names of its arguments
UNREADABLE = "?"  # stands for whatever cannot be read


@lru_cache(maxsize=64)  # to parse Fluent is slow, and whoever compares texts reads the same files again and again
def messages(source: str) -> Messages:
    """The messages of a Fluent source, without their forms; `?` stands for what cannot be read."""
    patterns, mistakes = read(source)
    found = {key: frozenset(_arguments(pattern)) for key, pattern in patterns.items() if "." not in key}
    return MappingProxyType(found | ({UNREADABLE: frozenset()} if mistakes else {}))


def _arguments(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, Argument | Variants):
            yield part.name
        if isinstance(part, Variants):
            yield from (name for each in part.patterns for name in _arguments(each))


def differing_keys(english: Messages, other: Messages) -> list[str]:
    """The keys that are missing, have other arguments or are none; `?` for what cannot be read."""
    unreadable = [UNREADABLE] if UNREADABLE in other else []
    keys = [key for key in dict.fromkeys((*english, *other)) if key != UNREADABLE]
    return unreadable + [key for key in keys if english.get(key) != other.get(key)]


# ---- one word for one thing ----------------------------------------------------------------------------
Glossary = tuple[tuple[re.Pattern[str], str], ...]  # a word that is not used, and the one that is


@lru_cache
def glossary(lang: str, game: str = "") -> Glossary:
    """What `glossary.txt` of a language says of all texts, and under `[game]` of that game's."""
    return tuple((re.compile(rf"(?<!\w){re.escape(not_it.strip())}(?!\w)", re.IGNORECASE), word)
                 for word, others in word_list(lang, "glossary.txt", game)
                 for not_it in others.split(",") if not_it.strip())  # fmt: skip


def glossary_mistakes(source: str, words: Glossary) -> Iterator[tuple[str, str, str]]:
    """(message, the word in it, the word that the glossary has) for each that is not the language's word."""
    for key, pattern in read(source)[0].items():
        text = "\n".join(_letters(pattern))
        yield from ((key, found.group(), word) for not_it, word in words if (found := not_it.search(text)))


WIDEST = 152.0  # u, of a word on a key: the narrowest that words stand on at 800x480


def wide_words(source: str) -> Iterator[tuple[str, str]]:
    """(message, a word in it that is wider than the narrowest key) for each of them."""
    for key, pattern in read(source)[0].items():
        words = re.findall(r"[^\W\d_]+-?", " ".join(_letters(pattern)))
        yield from ((key, word) for word in dict.fromkeys(words) if width(word, 16) > WIDEST)


def _letters(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Variants):
            yield from (text for each in part.patterns for text in _letters(each))
