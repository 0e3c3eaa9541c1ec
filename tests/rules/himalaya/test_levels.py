"""The two levels of tracking: the same game with more or fewer questions, the same winner, the same laws."""

from __future__ import annotations

import pytest

from rules.himalaya.game import GAME
from rules.himalaya.state import State
from tests.rules.himalaya.table import counted, ledger
from tests.rules.playthrough import recorded


@pytest.mark.rule("HIM-67", "HIM-70", "HIM-72", "HIM-74")
@pytest.mark.parametrize("name", ["three_seats", "four_seats", "advanced", "unknown_map"])
def test_both_levels_find_the_same_winner(name: str) -> None:
    """What a followed game comes to, told to a ledger at the end."""
    full: State = recorded("himalaya", name)[-1].state
    stupas = [(place.stupa, village.level) for place, village in zip(full.sites, full.land, strict=True)]
    told = counted([
        (player.yaks or 0, [stupas.count((seat, level)) for level in (1, 2, 3)], list(player.sent))
        for seat, player in enumerate(full.players)
    ])  # fmt: skip
    assert [told.state.religious(seat) for seat in range(full.seats)] == [*map(full.religious, range(full.seats))]
    assert told.places == GAME.sheet(full).places


def test_the_ledger_knows_no_influence_before_the_end() -> None:
    table = ledger(seats=4)
    assert all(set(line.values) == {None} for line in GAME.sheet(table.state).lines)
