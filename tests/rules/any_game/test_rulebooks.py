"""The built-in pads against their rulebooks."""

from __future__ import annotations

import pytest

from rules.any_game.components import BUILT_IN
from tests.rules.any_game.rulebooks import CASES
from tests.rules.any_game.scenarios import SEEN, Row, played
from tests.trials.campaigns import pads
from tests.trials.campaigns.campaign import share

BLANKS = {"@per-round", "@at-the-end", "@lives", "@who-won", "@together", "@chess-clock"}  # of no game in particular
VARIANTS = {"@darts-501", "@darts-sets"}  # of a pad that has cases


@pytest.mark.rule("ANY-10", "ANY-12", "ANY-13", "ANY-15", "ANY-25")
@pytest.mark.parametrize("row", CASES, ids=lambda row: row.told)
def test_a_pad_counts_as_its_rulebook_does(row: Row) -> None:
    table = played(row)
    assert {name: SEEN[name](table) for name in row.seen} == row.seen


def test_every_pad_of_a_game_has_cases_and_names_its_rulebook() -> None:
    cases = {str(row.pad) for row in CASES}
    assert set(BUILT_IN) - BLANKS - VARIANTS == cases
    assert [id for id in cases if not BUILT_IN[id].source] == []
    assert len(cases) >= 30


# ---- pads of chance ----------------------------------------------------------------------------------
@pytest.mark.rule("ANY-18")
@pytest.mark.parametrize("seed", range(10))
def test_whoever_plays_with_a_pad_is_always_asked_and_it_ends_for_a_reason_that_it_names(seed: int) -> None:
    result = share(pads.campaign(seed, look=5), range(25), seed)
    assert result.wrong == []
    assert result.figures["moves"] > 500
