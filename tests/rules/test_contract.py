"""docs/contract.md: every type of the contract has an example, and every example works as described."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest

from rules.kit import contract, types
from tests.rules.promised import FILE, decode, promised

CONTRACT = Path(__file__).parents[2] / "docs" / "contract.md"


def test_every_example_does_what_it_says() -> None:
    result = doctest.testfile(str(CONTRACT), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 60
    assert result.failed == 0


def test_every_type_has_an_example() -> None:
    said = " ".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", CONTRACT.read_text(encoding="utf-8"), re.MULTILINE))
    assert [name for name in types.__all__ if not re.search(rf"\b{name}\b", said)] == []


def test_it_says_which_version_it_is() -> None:
    assert f"This is **version {contract.VERSION}**" in CONTRACT.read_text(encoding="utf-8")
    assert contract.OLDEST <= contract.VERSION


def test_what_a_game_counts_on_is_as_it_was_promised() -> None:
    """Its names, fields, tags and what a field is where a game says nothing: see "How it changes"."""
    now, before = promised(), decode(FILE.read_text(encoding="utf-8"))
    gone = {name: [each for each in said if each not in now.get(name, ())] for name, said in before.items()}
    assert {name: each for name, each in gone.items() if each} == {}


def test_nothing_is_asked_of_a_game_that_was_not_asked_before() -> None:
    now, before = promised(), decode(FILE.read_text(encoding="utf-8"))
    forms = before.keys() - {"Ink", "Tint"}  # these are words, each of which a game may use
    asked = {(name, each) for name in forms for each in now.get(name, ()) if "=" not in each}
    assert asked - {(name, each) for name in forms for each in before[name]} == set()


def test_what_a_value_does_not_have_is_refused_and_what_it_says_by_itself_is_not_written() -> None:
    assert msgspec.json.encode(types.Pick(field="n", total=False)) == b'{"type":"pick","field":"n"}'
    with pytest.raises(msgspec.ValidationError, match="unknown field `sum`"):
        msgspec.convert({"type": "pick", "field": "n", "sum": True}, types.Pick)
