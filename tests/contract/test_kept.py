"""The built-in games and those of the tests keep the laws for packages, and a line is amended as if told so at first.

`python -m tests.trials.campaigns slips` plays many more amendments.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.testkit.laws import Laws
from rules.games import GAMES
from tests.contract.games import NAMES, game, laws
from tests.trials.campaigns.campaign import Result
from tests.trials.campaigns.slips import one

# of_its_offers and in_random_games have tests of their own, which look at more
KEPT = (Laws.check_steps, Laws.check_texts, Laws.check_rules, Laws.check_lessons, Laws.check_states,
        Laws.check_stories)  # fmt: skip
SEEDS, SLIPS = 7, 5  # a game in which the drawn line has no other answer gives none


@pytest.mark.parametrize("law", KEPT, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game_id", NAMES)
def test_each_game_keeps_each_law(game_id: str, law: Callable[[Laws], list[str]]) -> None:
    assert law(laws(game_id)) == []


@pytest.mark.parametrize("game_id", GAMES.packages)
def test_records_come_to_the_score_that_they_say_by_every_ending_at_every_number_of_seats(game_id: str) -> None:
    assert laws(game_id).check_records() == []


@pytest.mark.parametrize("game_id", NAMES)
def test_a_line_told_otherwise_leaves_the_table_as_if_it_had_been_told_so_at_first(game_id: str) -> None:
    """Up to thirty moves late, in random games."""
    told = Result()
    for seed in range(1, SEEDS + 1):
        told.add(one(game(game_id), seed))
    assert told.wrong == []
    assert told.figures["slips"] >= SLIPS
