"""Undo before anybody has moved: back to the seats, by touch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.view.wire import Go
from tests.ui.touched import Touched, sit_down, touched

pytestmark = pytest.mark.screen


async def laid_out(window: Any, folder: Path) -> Touched:
    table = await touched(window, folder)
    await sit_down(table, "battles_and_builders", "Ana", "Bo", "Cem")
    return table


async def test_before_the_first_move_undo_leads_back_to_the_seats_with_all_names(window: Any, tmp_path: Path) -> None:
    table = await laid_out(window, tmp_path)
    core = table.client.table.core
    table.hand.pass_ms(2_000)
    await table.tap_act(Go(page="seats-anew"))
    assert table.show.page == "new/seat/0"
    assert [chip.name for chip in table.show.chips] == ["Ana", "Bo", "Cem"]
    assert not core.game.playing
    assert core.kept.running == ()
    await table.confirm()
    assert core.game.session.head.seats == ("Ana", "Bo", "Cem")
    await table.close()
