"""Moves, numbers and settings of a game: what is no such thing is refused."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from rules.kit.settings import settings_of
from rules.kit.types import Frozen, SetNumber
from tests.contract.games import NAMES, game


def test_a_number_is_read_as_the_record_holds_it() -> None:
    move = game("pebbles").move("conches", {"seat": 1, "value": 5})
    assert move == SetNumber(kind="conches", of={"seat": 1}, value=5)
    for wrong in ({"seat": 1}, {"seat": 1, "value": "5"}, {"seat": None, "value": 5}):
        with pytest.raises(msgspec.ValidationError):
            game("pebbles").move("conches", wrong)


def test_a_setting_without_values_or_default_is_a_mistake_that_says_where() -> None:
    class NoDefault(Frozen, frozen=True, kw_only=True):
        rounds: Literal[1, 2]

    class NoValues(Frozen, frozen=True, kw_only=True):
        rounds: int = 3

    class AnotherDefault(Frozen, frozen=True, kw_only=True):
        rounds: Literal[1, 2] = 3  # type: ignore[assignment]

    for options in (NoDefault, NoValues, AnotherDefault):
        with pytest.raises(TypeError, match=f"{options.__name__}.rounds: a setting"):
            settings_of(options)


@pytest.mark.parametrize("game_id", NAMES)
def test_a_tag_that_no_move_has_is_a_key_error(game_id: str) -> None:
    with pytest.raises(KeyError):
        game(game_id).move("wave", {})
