"""Each built-in game, and those of the tests, keeps the laws that a package of its own has to keep."""

from __future__ import annotations

from functools import cache

import pytest

from companion.testkit.laws import Laws
from tests.contract.games import NAMES, game


@cache
def laws(game_id: str) -> Laws:
    return Laws(game(game_id))


@pytest.mark.parametrize("game_id", NAMES)
def test_each_move_is_done_by_one_function_and_each_step_asks_by_one(game_id: str) -> None:
    assert laws(game_id).of_its_moves() == []


@pytest.mark.parametrize("game_id", NAMES)
def test_forms_can_be_answered_secrets_are_kept_and_sheets_add_up_also_after_every_correction(game_id: str) -> None:
    assert laws(game_id).in_every_state() == []


@pytest.mark.parametrize("game_id", NAMES)
def test_its_rules_have_the_same_paragraphs_in_both_languages_and_each_that_is_cited(game_id: str) -> None:
    assert laws(game_id).of_its_rules() == []


@pytest.mark.parametrize("game_id", NAMES)
def test_whatever_is_set_right_the_game_goes_on(game_id: str) -> None:
    assert laws(game_id).in_stories() == []
