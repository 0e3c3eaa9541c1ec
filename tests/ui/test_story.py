"""A newcomer finds by touch the leader of a finished game, and opens that position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.companion.evenings import record, shelve
from tests.ui.test_looking_back import assert_is_whole
from tests.ui.touched import touched

pytestmark = pytest.mark.screen
NAMES = ("Wilhelmina-Alexandra van den Bergh tot Zuylen 🎲 Ana-Lena B.", "=cmd", "محمد", "Dee")
GAMES = (
    "akkon/full_four_seats", "amritsar/four_seats", "battles_and_builders/four_seats", "ettana/full_points_4_seats",
    "himalaya/four_seats", "any_game/klaverjassen_4",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
async def test_from_home_the_lead_is_three_taps_away_and_the_moment_where_it_turned_four(
    window: Any, tmp_path: Path, game: str
) -> None:
    await shelve(tmp_path, record(game, "G", NAMES))
    table = await touched(window, tmp_path)
    for key, page in (("Games", "records"), ("", "record/G"), ("How it went", "record/G/went")):
        assert table.hand.reads(key), "the key says what it leads to"
        await table.go(page)
    assert table.taps == 3
    assert_is_whole(table, "went")
    told = [fact for fact in table.show.facts if "/then/" in fact.go]
    if not told:
        assert "Nobody was ahead alone at the end." in [fact.text for fact in table.show.facts]
    for fact in told[:1]:
        await table.go(fact.go)
        assert table.taps == 4
        assert table.show.steps
        assert table.hand.reads(f"Looking back: {table.show.steps.at} of {table.show.steps.last}")
    await table.close()
