"""A paragraph that can be read in two ways names both, the default first."""

from __future__ import annotations

import pytest

from companion.testing.rulebook import paragraphs
from rules.ettana.game import GAME
from tests.contract.games import folder


@pytest.mark.parametrize(("file", "words"), [
    ("RULES.md", ("First reading", "Second reading")),
    ("RULES.nl.md", ("Standaard:", "Anders:")),
])  # fmt: skip
def test_every_ambiguous_paragraph_and_no_other_names_two_readings(file: str, words: tuple[str, str]) -> None:
    lines = (folder(GAME) / file).read_text(encoding="utf-8").splitlines()
    texts = {line.partition("**")[2].partition("**")[0]: line for line in lines if line.startswith("**")}
    for rule, flag in paragraphs(GAME, file):
        assert (flag == "ambiguous") == all(word in texts[rule] for word in words), rule
