"""The languages of the companion: each folder of companion/text is one, and no list names them.

Another package may add one: its folder `companion_languages/fy` is read in the same way, and `akkon/` inside it holds
the texts of a game that lacks the language.

A message missing in a language is taken from its parent (de-AT: de), then from English.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

TEXT = Path(__file__).parents[1] / "text"
PACKS = "companion_languages"  # a namespace package, found on the path without listing all packages
ENGLISH = "en"  # the last fallback of every language
RIGHT_TO_LEFT = frozenset(("ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"))  # would be drawn wrong


def _folders() -> dict[str, Path]:
    """The folder of each language; the companion's own wins over a pack's."""
    spec = find_spec(PACKS)
    roots = (*map(Path, (spec and spec.submodule_search_locations) or ()), TEXT)
    return {file.parent.name: file.parent for root in roots for file in root.glob("*/view.ftl")}


FOLDERS = _folders()


def _language_name(code: str) -> str:
    """The value of "language =", without parsing the texts."""
    with (FOLDERS[code] / "view.ftl").open(encoding="utf-8") as lines:
        rows = (line.partition(" = ") for line in lines)
        return next((name.strip() for key, _, name in rows if key == "language"), code)


_CODES = FOLDERS.keys() - RIGHT_TO_LEFT
LANGS = tuple(sorted(_CODES, key=lambda code: (code != ENGLISH, code)))  # English first
LANGUAGES = {code: _language_name(code) for code in LANGS}  # each named in its own language


@cache
def chain(lang: str) -> tuple[str, ...]:
    """The lookup order of a message: the language, its parent, English."""
    return tuple(each for each in dict.fromkeys((lang, lang.partition("-")[0], ENGLISH)) if each in LANGS)


def best_language(wanted: Iterable[str], default: str) -> str:
    """The first of a reader's languages that the companion has, else `default`."""
    return next((each for tag in wanted for each in chain(tag) if tag.startswith(each)), default)


@lru_cache
def word_list(lang: str, file: str, game: str = "") -> tuple[tuple[str, str], ...]:
    """The lines "word: other" of a file beside the texts; those after a line `[akkon]` are for that game only."""
    path, found, of = FOLDERS[lang] / file, [], ""
    for row in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        word, _, other = (part.strip() for part in row.partition("#")[0].partition(":"))
        of = word[1:-1] if word.startswith("[") else of
        if word and not word.startswith("[") and of in ("", game):
            found.append((word, other))
    return tuple(found)
