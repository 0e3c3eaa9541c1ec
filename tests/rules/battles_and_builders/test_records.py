"""The golden records contain the rulebook's examples."""

from __future__ import annotations

import pytest

from companion.log.record import Played, read_record
from rules.battles_and_builders.game import GAME
from tests.rules.battles_and_builders.records import EXAMPLES
from tests.rules.battles_and_builders.table import Table
from tests.rules.playthrough import GOLDEN, recorded

FOLDER = GOLDEN / "battles_and_builders"


@pytest.mark.rule("BNB-41", "BNB-67", "BNB-68")
def test_one_whole_game_ends_in_a_tie_for_the_win() -> None:
    assert GAME.sheet(recorded(GAME.id, "tie_for_the_win")[-1].state).places.count(1) == 2


@pytest.mark.rule("BNB-69", "BNB-70", "BNB-71")
def test_the_rulebooks_two_rounds_replay_to_its_ledger() -> None:
    moments = recorded(GAME.id, "worked_examples")
    assert moments[-1].state == EXAMPLES["worked_examples"]().state
    assert GAME.sheet(moments[-1].state).totals == (0, 6, 7)
    assert [sum(side.tokens.values()) for side in moments[-1].state.sides] == [19, 19, 19]
    assert [news.say.args["total"] for moment in moments for news in moment.news if news.say.key == "won-with"] == [13]


def test_a_record_of_a_phones_commit_says_that_it_is_secret() -> None:
    _, lines, _ = read_record((FOLDER / "three_seats.jsonl").read_bytes())
    kinds = [line for line in lines if isinstance(line, Played) and line.move == "commit_kinds"]
    assert kinds
    assert all(line.secret for line in kinds)


# ---- the score ---------------------------------------------------------------------------------------
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
