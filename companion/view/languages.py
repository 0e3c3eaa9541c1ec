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


def _named(code: str) -> str:
    """What stands behind "language =": no text is read in full for it."""
    with (TEXT / code / "view.ftl").open(encoding="utf-8") as lines:
        rows = (line.partition(" = ") for line in lines)
        return next((name.strip() for key, _, name in rows if key == "language"), code)


_CODES = {file.parent.name for file in TEXT.glob("*/view.ftl")} - RIGHT_TO_LEFT
LANGS = tuple(sorted(_CODES, key=lambda code: (code != ENGLISH, code)))  # English first
LANGUAGES = {code: _named(code) for code in LANGS}  # each in its own words


@cache
def chain(lang: str) -> tuple[str, ...]:
    """Where a message is looked for: in the language, in its parent, in English."""
    return tuple(each for each in dict.fromkeys((lang, lang.partition("-")[0], ENGLISH)) if each in LANGS)


def best(wanted: Iterable[str], default: str) -> str:
    """The first of a reader's languages that is spoken here; `default` where none is."""
    return next((each for tag in wanted for each in chain(tag) if tag.startswith(each)), default)
