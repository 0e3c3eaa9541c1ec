"""The languages that the companion speaks: a folder of companion/text is a language, and nothing else names them.

A package of somebody else's may bring one: what it installs as `companion_languages/fy` is read as that folder is, and
in `akkon/` beside it what it says of a game that has not that language.

Where a language lacks a message its parent's counts (de-AT: de), and then the English one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

TEXT = Path(__file__).parents[1] / "text"
PACKS = "companion_languages"  # a namespace that any package may add to: a look at the path, and no list of packages
ENGLISH = "en"  # what every language falls back to
RIGHT_TO_LEFT = frozenset(("ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"))  # they would be drawn wrong


def _folders() -> dict[str, Path]:
    """Where each language is; ours before a pack's."""
    spec = find_spec(PACKS)
    roots = (*map(Path, (spec and spec.submodule_search_locations) or ()), TEXT)
    return {file.parent.name: file.parent for root in roots for file in root.glob("*/view.ftl")}


FOLDERS = _folders()


def _language_name(code: str) -> str:
    """What stands behind "language =": no text is read in full for it."""
    with (FOLDERS[code] / "view.ftl").open(encoding="utf-8") as lines:
        rows = (line.partition(" = ") for line in lines)
        return next((name.strip() for key, _, name in rows if key == "language"), code)


_CODES = FOLDERS.keys() - RIGHT_TO_LEFT
LANGS = tuple(sorted(_CODES, key=lambda code: (code != ENGLISH, code)))  # English first
LANGUAGES = {code: _language_name(code) for code in LANGS}  # each in its own words


@cache
def chain(lang: str) -> tuple[str, ...]:
    """Where a message is looked for: in the language, in its parent, in English."""
    return tuple(each for each in dict.fromkeys((lang, lang.partition("-")[0], ENGLISH)) if each in LANGS)


def best_language(wanted: Iterable[str], default: str) -> str:
    """The first of a reader's languages that is spoken here; `default` where none is."""
    return next((each for tag in wanted for each in chain(tag) if tag.startswith(each)), default)


@lru_cache
def word_list(lang: str, file: str, game: str = "") -> tuple[tuple[str, str], ...]:
    """The lines "word: other" of a file beside the texts; those after a line `[akkon]` are for that game alone."""
    path, found, of = FOLDERS[lang] / file, [], ""
    for row in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        word, _, other = (part.strip() for part in row.partition("#")[0].partition(":"))
        of = word[1:-1] if word.startswith("[") else of
        if word and not word.startswith("[") and of in ("", game):
            found.append((word, other))
    return tuple(found)
