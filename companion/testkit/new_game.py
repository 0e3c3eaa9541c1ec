"""The package of a small game: the sample beside this file, under another name."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from companion.errors import Trouble
from rules.games import GAMES
from rules.kit.types import AnyGame

SAMPLE = Path(__file__).parent / "sample"
NAME = re.compile(r"[a-z][a-z0-9_]{1,39}")
HIDDEN_FILES = {"gitignore": ".gitignore", "workflow.yml": ".github/workflows/test.yml"}  # their names in the package
TEXTS = {".py", ".md", ".toml", ".yml", ""}


def write(where: Path, name: str) -> Path:
    """The new folder. Raises Trouble if the name cannot be a game's, or if the folder exists."""
    if not _may_be_called(name):
        raise Trouble("new-game-name", name=name)
    folder = where / name
    if folder.exists():
        raise Trouble("new-game-there", folder=str(folder))
    try:
        for file, at in _files(name):
            target = folder / at
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")
    except OSError as why:
        raise Trouble("file-unreadable", file=str(folder), why=why.strerror or str(why)) from None
    return folder


def game(name: str) -> AnyGame:
    """The sample game under that name."""
    from companion.testkit.sample.pig import GAME

    return replace(GAME, id=name)


def _may_be_called(name: str) -> bool:
    """Whether the name is valid and free: Python would import an existing module of that name instead."""
    is_word = NAME.fullmatch(name) is not None and not keyword.iskeyword(name)
    return is_word and name not in GAMES.packages and find_spec(name) is None


def _files(name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the sample, with its path in the package."""
    for file in sorted(SAMPLE.rglob("*")):
        at = file.relative_to(SAMPLE)
        if file.is_dir() or "__pycache__" in at.parts or file.suffix not in TEXTS or at.as_posix() == "__init__.py":
            continue
        where = f"{name}.py" if at.as_posix() == "pig.py" else at.as_posix()
        yield file, HIDDEN_FILES.get(where, where)


def renamed(text: str, name: str) -> str:
    """The text with the game's name in its modules, its id, its title and its rule ids."""
    letters = name.replace("_", "")[:3].upper()
    text = text.replace("companion.testkit.sample.pig", name).replace("companion.testkit.sample.tests", "tests")
    text = re.sub(r"\bPIG-", f"{letters}-", text)
    return re.sub(r"\bpig\b", name, text).replace("Pig", name.replace("_", " ").capitalize())
