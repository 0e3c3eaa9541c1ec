"""The golden records contain the rulebook's examples."""

from __future__ import annotations

import pytest

from tests.rules.akkon.records import EXAMPLES
from tests.rules.playthrough import recorded


@pytest.mark.rule("AKK-26", "AKK-31", "AKK-35")
def test_the_rulebooks_three_bids_go_to_green_and_twice_to_red() -> None:
    last = recorded("akkon", "worked_examples")[-1]
    assert [player.hand.count for player in last.state.players] == [3, 4, 2]
    assert [last.state.stacks[city] for city in ("akkon", "jerusalem", "tyre")] == [9, 9, 9]
    assert [news.say.args["n"] for news in last.news if news.say.key == "bid-total"] == [7, 0, 10, 8, 5, 6, 0]


@pytest.mark.rule("AKK-90", "AKK-92", "AKK-93", "AKK-95")
def test_the_rulebooks_end_goes_to_red() -> None:
    table = EXAMPLES["worked_score"]()
    assert (table.totals, table.places) == ((15, 14), (1, 2))
