"""Rows of a table of scenarios, the same for every game: a sentence, the moves in words, and what is seen then."""

from __future__ import annotations

from typing import Any

import pytest
from _pytest.mark import ParameterSet


def scenario(sentence: str, moves: str, *marks: pytest.MarkDecorator, **then: Any) -> ParameterSet:
    """A row: the game's `SAID` has the words of the moves, its `seen` what can be looked at then."""
    return pytest.param(moves, then, id=sentence, marks=marks)


def scenarios(*rows: ParameterSet) -> pytest.MarkDecorator:
    """The table, over a test that takes `moves` and `then`."""
    return pytest.mark.parametrize(("moves", "then"), rows)
