"""The clients' own words: the same in both languages, none missing on this screen."""

from __future__ import annotations

import re
from pathlib import Path

from tests.ui.conftest import words

UI = Path(__file__).parents[2] / "ui"


def used() -> set[str]:
    """The words that the touchscreen asks for."""
    sources = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    return set(re.findall(r'word\((?:desk, )?"([a-z-]+)"\)', sources))


def test_every_word_that_the_screen_uses_has_a_text_in_both_languages() -> None:
    assert {"paused", "why", "missing"} <= used()
    assert used() <= set(words("en"))
    assert used() <= set(words("nl"))


def test_both_languages_have_the_same_words() -> None:
    assert set(words("en")) == set(words("nl"))
    assert all(words("en").values())
    assert all(words("nl").values())
