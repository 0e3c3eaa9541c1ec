"""The languages that the companion speaks: a folder of companion/text is a language, and nothing else names them.

Where a language lacks a message its parent's counts (de-AT: de), and then the English one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

TEXT = Path(__file__).parents[1] / "text"
ENGLISH = "en"  # what every language falls back to
RIGHT_TO_LEFT = frozenset(("ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"))  # they would be drawn wrong


def _found(folder: Path) -> dict[str, str]:
    """English first, then the others by their codes."""
    codes = {file.parent.name for file in folder.glob("*/view.ftl")} - RIGHT_TO_LEFT
    return {code: _named(folder / code / "view.ftl", code) for code in sorted(codes, key=lambda c: (c != ENGLISH, c))}


def _named(file: Path, code: str) -> str:
    """What stands behind "language =": no text is read in full for it."""
    with file.open(encoding="utf-8") as lines:
        rows = (line.partition(" = ") for line in lines)
        return next((name.strip() for key, _, name in rows if key == "language"), code)


LANGUAGES = _found(TEXT)  # each in its own words
LANGS = tuple(LANGUAGES)


@cache
def chain(lang: str) -> tuple[str, ...]:
    """Where a message is looked for: in the language, in its parent, in English."""
    return tuple(each for each in dict.fromkeys((lang, lang.partition("-")[0], ENGLISH)) if each in LANGS)


def best(wanted: Iterable[str], default: str) -> str:
    """The first of a reader's languages that is spoken here; `default` where none is."""
    return next((each for tag in wanted for each in chain(tag) if tag.startswith(each)), default)
