"""The languages that the companion speaks: a folder of companion/text is a language, and nothing else names them.

Where a language lacks a message its parent's counts (de-AT: de), and then the English one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

TEXT = Path(__file__).parents[1] / "text"
ENGLISH = "en"  # what every language falls back to
RIGHT_TO_LEFT = frozenset(("ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"))  # they would be drawn wrong


def _found(folder: Path) -> tuple[str, ...]:
    """English first, then the others by their codes."""
    names = {file.parent.name for file in folder.glob("*/*.ftl")} - RIGHT_TO_LEFT
    return (ENGLISH, *sorted(names - {ENGLISH}))


LANGS = _found(TEXT)
Lang = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGS)})\Z")]


@cache
def chain(lang: str) -> tuple[str, ...]:
    """Where a message is looked for: in the language, in its parent, in English."""
    return tuple(each for each in dict.fromkeys((lang, lang.partition("-")[0], ENGLISH)) if each in LANGS)


def best(wanted: Iterable[str], default: str) -> str:
    """The first of a reader's languages that is spoken here; `default` where none is."""
    return next((each for tag in wanted for each in chain(tag) if tag.startswith(each)), default)
