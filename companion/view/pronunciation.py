"""The spoken form of a sentence: numbers, names and signs by `spoken.txt` of the language, without emoji."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from companion.view.languages import word_list

FILE = "spoken.txt"
SILENT_CATEGORIES = ("So", "Sk", "Cc", "Cf", "Co", "Cn", "Cs", "Me")  # emoji, their joiners and modifiers, other signs


@lru_cache
def _replacements(lang: str, game: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """The pattern of the words to replace, longest first, and their replacements; a game's own win."""
    said = dict(word_list(lang, FILE, game))
    words = (_word_pattern(word) for word in sorted(said, key=len, reverse=True))
    return re.compile("|".join(words) or r"(?!)"), said


def _word_pattern(word: str) -> str:
    """Letters match as whole words, signs anywhere."""
    before, after = (r"(?<!\w)" if word[0].isalnum() else ""), (r"(?!\w)" if word[-1].isalnum() else "")
    return f"{before}{re.escape(word)}{after}"


@lru_cache(maxsize=256)  # several phones speak the same text
def pronounced(text: str, lang: str, game: str = "") -> str:
    """The text for a voice in that language, about that game."""
    found, said = _replacements(lang, game)
    plain = re.sub(r"(?<=\d)[\u00a0\u202f](?=\d{3})", "", text)  # thousands
    spoken = found.sub(lambda match: f" {said[match.group()]} ", plain)
    kept = (" " if each == "\ufe0f" or unicodedata.category(each) in SILENT_CATEGORIES else each for each in spoken)
    return re.sub(r"\s+(?=[,.:])", "", " ".join("".join(kept).split())).lstrip(",.: ")
