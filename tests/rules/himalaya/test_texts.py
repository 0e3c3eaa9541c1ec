"""Sentences about bad files, and words that must not be misread."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.himalaya.game as game
from companion.testkit.texts import says, texts


def test_the_answers_of_check_get_what_they_need() -> None:
    bad: dict[str, dict[str, dict[str, object]]] = {
        "village": {"21": {}, "9": {"level": 7, "regions": [9]}, "8": {}, "6": {"level": 1, "regions": [2]}},
        "road": {"9/sand": {}, "9/soil": {"to": 99}, "1/ice": {"to": 2}, "5/stone": {"to": 9}, "7/stone": {"to": 9}},
        "order": {"a": {}, "b": {"needs": {"silk": 1, "gold": 9}, "yaks": 99}},
    }
    written, said = texts(game.GAME, "en"), game.GAME.check(bad)
    assert len(said) >= 12
    for say in says(said):
        assert written[say.key] <= set(say.args), say


def test_an_order_is_always_a_disc_never_a_sequence_or_a_command() -> None:
    folder = Path(game.__file__).parent
    for name in ("RULES.md", "text/en.ftl"):
        said = (folder / name).read_text(encoding="utf-8")
        assert re.findall(r"\b(?:same|this|turn|six|play) orders?\b|\bin order\b", said) == [], name


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_how_many_villages_are_supplied_does_not_read_as_a_villages_number(lang: str) -> None:
    lines = (Path(game.__file__).parent / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    asked = [line for line in lines if line.startswith(("goods-label", "orders-label"))]
    assert len(asked) == 2
    assert all("({ $n }" in line and not re.search(r"(?i)village|dorp", line) for line in asked)
