"""The clients' own words: the same in every language, none missing on this screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.view.languages import LANGS
from tests.ui.conftest import words

UI = Path(__file__).parents[2] / "ui"


def used() -> set[str]:
    """The words that the touchscreen uses."""
    sources = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    return set(re.findall(r'word\((?:desk, )?"([a-z-]+)"\)', sources))


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_that_the_screen_uses_has_a_text_in_every_language(lang: str) -> None:
    assert {"paused", "why", "missing"} <= used()
    assert used() <= set(words(lang))
    assert set(words(lang)) == set(words("en"))
    assert all(words(lang).values())
