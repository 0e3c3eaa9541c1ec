"""A game that nobody has written a pad for: people make one on the touchscreen, and play it to its winner."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.view.wire import Go
from tests.ui.touched import Touched, sit_down, touched
from ui.state.acts import Focus
from ui.state.screen_state import draft, form_in_front
from ui.window.finger import next_tap

pytestmark = pytest.mark.screen
TAP_S = 1.2  # an honest pace
MOST_S = 120
FARM = {
    "name": "Farm", "scores": "round", "wins": "most", "rows": "Corn x2, Sheep, Inn (1)", "ties": "row", "tie_row": 2,
    "goal": 20, "order": "clockwise", "phases": "Sow, Reap", "clock": "turn", "minutes": 2,
}  # fmt: skip


async def fill_in(table: Touched, **told: Any) -> None:
    """Tell the form in front so much of what it asks, tap by tap."""
    for name, value in told.items():
        while True:
            form = form_in_front(table.stage.desk)
            assert form
            spot = next_tap(table.stage.picture, form, draft(table.stage.desk, form), {name: value})
            if spot is None:
                break
            await table.tap(*spot)


async def tell(table: Touched, name: str, **told: Any) -> None:
    """Whoever is asked tells it, and confirms."""
    ask = next(ask for ask in table.show.asks if ask.text == name or ask.forms[0].label.endswith(f"{name} scores"))
    if ask is not table.show.asks[0]:
        await table.tap_act(Focus(ask=ask.ask))
    await fill_in(table, **told)
    await table.confirm()


async def test_a_pad_of_ones_own_is_made_in_under_two_minutes_and_played_to_its_winner(
    window: Any, tmp_path: Path
) -> None:
    table = await touched(window, tmp_path)
    try:
        await table.go("settings")
        await table.go("printed")
        await table.go("printed/any_game")
        await table.go("printed/any_game/pad")
        before = table.taps + table.hand.drags
        await table.go("printed/any_game/pad/new")
        await fill_in(table, **FARM)
        await table.confirm()
        assert (table.taps + table.hand.drags - before) * TAP_S < MOST_S
        await table.go("printed/any_game/pad")
        while table.show.page != "home":
            assert table.show.back
            await table.tap_act(Go(page=table.show.back.go))
        await sit_down(table, "any_game", "Ana", "Bo")
        pads = table.hand.region("form")
        assert len([target for target in pads.block.targets if target.box.bottom <= pads.box.h]) >= 6, "at once"
        await table.put("pad", "Farm")
        await table.confirm()
        await table.confirm()  # the clock of the first turn starts
        first = (
            {"0": 2, "1": 3, "2": 1},
            {"0": 1, "1": 1},
        )  # the inn is Ana's, so that Bo is not asked for more than none
        for points in (first, ({"0": 4, "1": 6}, {"0": 8, "1": 3})):
            for _ in range(4):  # both sow, then both reap
                await table.confirm()
            for name, told in zip(("Ana", "Bo"), points, strict=True):
                await tell(table, name, points=told)
        session = table.client.table.core.game.session
        assert session.finished
        assert [chip.score for chip in table.show.chips] == ["22", "22"]  # Ana has more sheep
        assert table.show.band.who == "Ana wins"
    finally:
        await table.close()
