"""Amendments in random games, up to thirty moves late, give the same game as the amended answer from the start.

`python -m tests.trials.campaigns slips` plays many more.
"""

from __future__ import annotations

import pytest

from tests.contract.games import NAMES, game
from tests.trials.campaigns.campaign import Result
from tests.trials.campaigns.slips import one

GAMES, SLIPS = 7, 5  # a game in which the drawn line has no other answer gives none


@pytest.mark.parametrize("game_id", NAMES)
def test_a_line_told_otherwise_leaves_the_table_as_if_it_had_been_told_so_at_first(game_id: str) -> None:
    told = Result()
    for seed in range(1, GAMES + 1):
        told.add(one(game(game_id), seed))
    assert told.wrong == []
    assert told.figures["slips"] >= SLIPS
