"""The built-in games and those of the tests keep the laws for packages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.testkit.laws import Laws
from rules.games import GAMES
from tests.contract.games import NAMES, laws

# of_its_offers and in_random_games have tests of their own, which look at more
KEPT = (Laws.check_steps, Laws.check_texts, Laws.check_rules, Laws.check_lessons, Laws.check_states,
        Laws.check_stories)  # fmt: skip


@pytest.mark.parametrize("law", KEPT, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game_id", NAMES)
def test_each_game_keeps_each_law(game_id: str, law: Callable[[Laws], list[str]]) -> None:
    assert law(laws(game_id)) == []


@pytest.mark.parametrize("game_id", GAMES.packages)
def test_records_come_to_the_score_that_they_say_by_every_ending_at_every_number_of_seats(game_id: str) -> None:
    assert laws(game_id).check_records() == []
