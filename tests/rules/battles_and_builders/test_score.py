"""The score and the worked examples (BNB-67..71)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.components import STOCK
from rules.battles_and_builders.game import GAME
from tests.rules.battles_and_builders.records import worked_examples
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


@pytest.mark.rule("BNB-68")
def test_equal_totals_share_the_place() -> None:
    table = Table()
    table.tile("open", 4)
    table.turn_up("1C", "1B", "")
    table.correct("correct_chips-1-one", 1)
    for _ in range(7):
        table.quiet_round()
    assert table.totals[0] == table.totals[1] > table.totals[2]
    assert GAME.sheet(table.state).places == (1, 1, 3)


@pytest.mark.rule("BNB-69")
def test_round_one_of_the_rulebook() -> None:
    table = worked_examples(rounds=1)
    assert table.chips(BLUE) == (1, 0, 0)
    assert table.totals == (0, 3, 4)
    assert table.ask().seat == BLUE


@pytest.mark.rule("BNB-70", "BNB-49", "BNB-55", "BNB-37", "BNB-16")
def test_round_two_of_the_rulebook() -> None:
    table = worked_examples(rounds=2)
    assert table.chips(BLUE) == (2, 0, 0)
    assert table.chips(WHITE) == (0, 0, 0)
    assert table.state.tiles[-1].holder == PINK
    assert "BNB-37" in table.rules
    assert table.ask().seat == PINK


@pytest.mark.rule("BNB-71")
def test_the_ledger_after_both_rounds() -> None:
    table = worked_examples(rounds=2)
    white, blue, pink = (side.tokens for side in table.state.sides)
    assert white == {"builder": 8, "infantry": 4, "cavalry": 2, "archers": 4, "king": 1}
    assert blue == {"builder": 7, "infantry": 4, "cavalry": 4, "archers": 4, "king": 0}
    assert pink == {"builder": 11, "infantry": 2, "cavalry": 3, "archers": 3, "king": 0}
    assert [sum(side.values()) for side in (white, blue, pink)] == [19, 19, 19]
    assert table.totals == (0, 6, 4 + table.state.tiles[-1].value)
    assert sum(STOCK.values()) == 25
