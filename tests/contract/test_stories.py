"""Laws in random games in which a quarter of the moves set something right (companion/testkit/stories.py).

Every open prompt has an answer that is accepted; a timer that has stopped does not come back by itself; what is left
out teaches nothing. `python -m tests.trials.campaigns.stories` plays many more.
"""

from __future__ import annotations

import pytest

from companion.testkit.stories import BLOCK, one
from tests.contract.games import NAMES, game

BLOCKS = 3  # games of other tables, from which the stretches begin
EACH = 12


@pytest.mark.parametrize("game_id", NAMES)
def test_whatever_is_set_right_the_game_goes_on(game_id: str) -> None:
    of = game(game_id)
    for seed in (block * BLOCK + 1 + i for block in range(BLOCKS) for i in range(EACH)):
        breach = one(of, seed).breach
        assert breach is None, "\n".join(breach.lines())
