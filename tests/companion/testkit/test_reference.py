"""The reference of the contract, made from docstrings, has everything that authors import."""

from __future__ import annotations

import pytest
from msgspec import Struct

from companion.app import cli
from companion.testkit.reference import paragraphs
from rules.kit import types


def test_every_type_and_function_that_an_author_imports_is_in_it() -> None:
    found = {entry.partition("\n")[0].removeprefix("## ") for entry in paragraphs()}
    kinds = {
        name for name in types.__all__ if isinstance(kind := getattr(types, name), type) and issubclass(kind, Struct)
    }
    assert kinds - found == set()
    assert {"Rules.step", "pick", "tally", "whose_turn", "columns", "seal", "form", "Prompt", "Game"} <= found


def test_one_word_shows_what_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["reference", "amount"]) == 0
    said = capsys.readouterr().out
    assert "A whole number from least to most, both included. Value: int." in said
    assert "typed: bool = False" in said
    assert cli.run(["reference", "game"]) == 0
    said = capsys.readouterr().out
    assert "sheet: Callable[[S], Sheet]  # the state comes sealed for TABLE" in said
    assert "return next(" not in said
    assert cli.run(["reference", "seal"]) == 0
    assert cli.run(["reference", "nothing-of-that-name"]) == 2
    assert "Nothing of the contract is called nothing-of-that-name" in capsys.readouterr().err
