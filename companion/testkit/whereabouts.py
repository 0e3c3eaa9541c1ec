"""Places in a game's sources, as file and line, for the author."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb

from companion.testkit.play import sources
from companion.view.languages import LANGS
from companion.view.one_file import Unreadable
from companion.view.rulebook import book_source, file_name
from companion.view.texts import text_sources
from rules.kit.types import AnyGame

RULE = re.compile(r"[A-Z]+-\d+[a-z]?")
ROUND = re.compile(r"seed \d+.*|after .*")  # before the subject of a sentence


def locate_failure(why: BaseException, package: str) -> str:
    """The line of the package in which an exception began, like `marbles.py:33`; "" = outside."""
    if isinstance(why, SyntaxError):  # its place is not in the traceback, and a source that is only parsed has no name
        file = f"{package}.py" if why.filename in (None, "<unknown>") else Path(why.filename).name
        return f"{file}:{why.lineno}"
    spec = find_spec(package)
    home = Path(spec.origin) if spec and spec.origin else Path(package)
    if isinstance(why, Unreadable):
        return f"{home.name}:{why.line}"
    folder = home.parent if home.name == "__init__.py" else home
    frames = [
        frame
        for frame in extract_tb(why.__traceback__)
        if folder in (Path(frame.filename), *Path(frame.filename).parents)
    ]
    if not frames and why.__cause__:
        return locate_failure(why.__cause__, package)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def locate_sentence(game: AnyGame, sentence: str) -> str:
    """The place of the first subject of a law's sentence: a text, a rule, or the function of a move; else the game's
    last module."""
    parts = [part for part in sentence.split(": ")[:-1] if not ROUND.fullmatch(part)]
    for subject in parts:
        for shape in _line_patterns(subject.partition(" ")[0]):
            for file, source in _all_sources(game):
                if found := re.search(shape, source, re.MULTILINE):
                    return f"{file}:{source.count(chr(10), 0, found.start()) + 1}"
    return [*sources(game)][-1]


def _line_patterns(subject: str) -> Iterator[str]:
    """Patterns for the line of a rule, of a text, or of a function whose form has that id."""
    if RULE.fullmatch(subject):
        yield from (rf"^(\*\*)?{subject}\b", rf"[\"']{subject}[\"']")
        return
    yield rf"^{re.escape(subject)} ="
    word = subject.removesuffix("-private").replace("-", "_")
    while word:
        yield rf"^ *def {re.escape(word)}_?\("
        word = word.rpartition("_")[0]


def _all_sources(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Every source of a game: modules, texts, rulebooks."""
    package, modules = game.home, sources(game)
    yield from modules.items()
    if "__init__.py" in modules:
        for lang in LANGS:
            yield from ((f"text/{file}", source) for file, source in text_sources(package, lang).items())
            yield file_name(lang), book_source(package, lang) or ""
