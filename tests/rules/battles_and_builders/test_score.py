"""The score and the worked examples (BNB-67..71)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.game import GAME
from tests.rules.battles_and_builders.table import Table

WHITE, BLUE, PINK = 0, 1, 2


@pytest.mark.rule("BNB-67")
def test_chips_event_tiles_and_strategy_tiles_make_the_score() -> None:
    table = Table()
    table.tile("open", 4)
    table.turn_up("K 2B", "K 1C", "")
    table.take("extra")
    table.take("catapult", victim=2)
    lines = {line.key: line.values for line in GAME.sheet(table.state).lines}
    assert lines == {
        "threes": (3, 0, 0),
        "ones": (0, 0, 0),
        "minus": (0, 0, -1),
        "events": (0, 4, 0),
        "extra": (1, 0, 0),
        "catapult": (0, 0, -2),
    }
    assert table.totals == (4, 4, -3)
