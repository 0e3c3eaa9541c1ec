"""Comparison of translations with the English texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from companion.view.languages import word_list
from companion.view.sentences import Argument, Pattern, Variants, read
from companion.view.text_width import width

Messages = Mapping[str, frozenset[str]]  # by message the names of its arguments
UNREADABLE = "?"  # marks unreadable parts


@lru_cache(maxsize=64)  # parsing Fluent is slow, and comparisons repeat files
def messages(source: str) -> Messages:
    """The messages of a Fluent source with their arguments; `?` marks unreadable parts."""
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
    """The keys that are missing, unknown or have other arguments; `?` for unreadable parts."""
    unreadable = [UNREADABLE] if UNREADABLE in other else []
    keys = [key for key in dict.fromkeys((*english, *other)) if key != UNREADABLE]
    return unreadable + [key for key in keys if english.get(key) != other.get(key)]


# ---- glossary ------------------------------------------------------------------------------------------
Glossary = tuple[tuple[re.Pattern[str], str], ...]  # a forbidden word, and the one to use


@lru_cache
def glossary(lang: str, game: str = "") -> Glossary:
    """A language's `glossary.txt`: its words for all texts, and those under `[game]` for that game's."""
    return tuple((re.compile(rf"(?<!\w){re.escape(not_it.strip())}(?!\w)", re.IGNORECASE), word)
                 for word, others in word_list(lang, "glossary.txt", game)
                 for not_it in others.split(",") if not_it.strip())  # fmt: skip


def glossary_mistakes(source: str, words: Glossary) -> Iterator[tuple[str, str, str]]:
    """(message, forbidden word, glossary's word) for each use of a forbidden word."""
    for key, pattern in read(source)[0].items():
        text = "\n".join(_letters(pattern))
        yield from ((key, found.group(), word) for not_it, word in words if (found := not_it.search(text)))


WIDEST = 152.0  # u, the width of the narrowest key's text at 800x480


def wide_words(source: str) -> Iterator[tuple[str, str]]:
    """(message, word) for each word wider than the narrowest key."""
    for key, pattern in read(source)[0].items():
        words = re.findall(r"[^\W\d_]+-?", " ".join(_letters(pattern)))
        yield from ((key, word) for word in dict.fromkeys(words) if width(word, 16) > WIDEST)


def _letters(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Variants):
            yield from (text for each in part.patterns for text in _letters(each))
