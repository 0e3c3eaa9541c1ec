"""A paragraph that can be read in two ways names both, the default first."""

from __future__ import annotations

import pytest

from companion.testkit.rulebook import paragraphs
from companion.view.rulebook import rules_source
from rules.ettana.game import GAME


@pytest.mark.parametrize(("lang", "words"), [
    ("en", ("First reading", "Second reading")),
    ("nl", ("Standaard:", "Anders:")),
])  # fmt: skip
def test_every_ambiguous_paragraph_and_no_other_names_two_readings(lang: str, words: tuple[str, str]) -> None:
    lines = (rules_source("rules.ettana", lang) or "").splitlines()
    texts = {line.partition("**")[2].partition("**")[0]: line for line in lines if line.startswith("**")}
    for rule, flag in paragraphs(GAME, lang):
        assert (flag == "ambiguous") == all(word in texts[rule] for word in words), rule
