"""Every seat's own clock in the rail: a chess game shows both at a glance."""

from __future__ import annotations

import pytest

from tests.ui.touched import Touched, sit_down
from ui.state.acts import Confirm

pytestmark = pytest.mark.screen


def clocks(table: Touched) -> list[str]:
    return [text for text in table.hand.texts("rail") if ":" in text]


async def test_both_clocks_of_a_chess_game_are_in_sight_and_one_of_them_runs(table: Touched) -> None:
    await sit_down(table, "any_game", "Ana", "Bo")
    await table.put("pad", "@chess-clock")
    await table.confirm()
    assert clocks(table) == ["15:00", "15:00"]
    await table.tap_act(Confirm(form=table.show.asks[0].forms[0].id))  # the clock is started
    table.hand.pass_ms(65_000)
    assert clocks(table) == ["13:55", "15:00"]
    table.clock.ms += 65_000
    await table.tap_act(Confirm(form=table.show.asks[0].forms[0].id))  # Ana has moved, and gets ten seconds for it
    ana, bo = clocks(table)
    assert "14:00" <= ana <= "14:05"
    assert bo == "15:00"
    table.hand.pass_ms(5_000)
    assert clocks(table) == [ana, "14:55"]
