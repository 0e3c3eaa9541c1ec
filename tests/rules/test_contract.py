"""docs/contract.md: every type of the contract has an example, and every example does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from rules.kit import contract, types

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
    assert 1 <= contract.OLDEST <= contract.VERSION
