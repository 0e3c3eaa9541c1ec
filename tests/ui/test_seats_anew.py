"""Undo before the first move: back to the seats, by touch."""

from __future__ import annotations

import pytest

from companion.view.wire import Go
from tests.ui.touched import Touched, sit_down

pytestmark = pytest.mark.screen


async def test_before_the_first_move_undo_leads_back_to_the_seats_with_all_names(table: Touched) -> None:
    await sit_down(table, "battles_and_builders", "Ana", "Bo", "Cem")
    core = table.client.table.core
    table.hand.pass_ms(2_000)
    await table.tap_act(Go(page="seats-anew"))
    assert table.show.page == "new/seat/0"
    assert [chip.name for chip in table.show.chips] == ["Ana", "Bo", "Cem"]
    assert not core.game.has_game
    assert core.kept_games.running_games == ()
    await table.confirm()
    assert core.game.session.head.seats == ("Ana", "Bo", "Cem")
