"""A game without a ready-made pad: players make one on the touchscreen, and phones play it to its winner."""

from __future__ import annotations

import pytest

from companion.view.wire import Go
from tests.ui.touched import Touched, sit_down

pytestmark = pytest.mark.screen
TAP_S = 1.2  # an honest pace
MOST_S = 120
FARM = {
    "name": "Farm", "scores": "round", "wins": "most", "rows": "Corn x2, Sheep, Inn (1)", "ties": "row", "tie_row": 2,
    "goal": 20, "order": "clockwise", "phases": "Sow, Reap", "clock": "turn", "minutes": 2,
}  # fmt: skip


async def test_a_pad_of_ones_own_is_made_in_under_two_minutes(table: Touched) -> None:
    await table.go("settings")
    await table.go("printed")
    await table.go("printed/any_game")
    await table.go("printed/any_game/pad")
    before = table.taps + table.hand.drags
    await table.go("printed/any_game/pad/new")
    await table.fill_in(**FARM)
    await table.confirm()
    assert (table.taps + table.hand.drags - before) * TAP_S < MOST_S
    known = table.client.table.core.catalogues.by_game["any_game"]["pad"]["Farm"]
    assert (known["goal"], known["clock"], len(known["phases"])) == (20, "turn", 2)
    await table.go("printed/any_game/pad")
    while table.show.page != "home":
        assert table.show.back
        await table.tap_act(Go(page=table.show.back.go))
    await sit_down(table, "any_game", "Ana", "Bo")
    pads = table.hand.region("form")
    assert len([target for target in pads.block.targets if target.box.bottom <= pads.box.h]) >= 6, "at once"
