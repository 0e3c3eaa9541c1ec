"""Somebody comes late: a name is typed on the touchscreen, and the game goes on with one more seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui.touched import sit_down, touched

pytestmark = pytest.mark.screen


async def test_a_latecomer_is_seated_by_touches_and_the_game_goes_on(window: Any, tmp_path: Path) -> None:
    table = await touched(window, tmp_path)
    try:
        await sit_down(table, "any_game", "Ana", "Bo")
        await table.put("pad", "@rummy")
        await table.confirm()
        await table.go("menu")
        await table.go("late")
        await table.type("Cem")
        await table.confirm()
        assert [chip.name for chip in table.show.chips] == ["Ana", "Bo", "Cem"]
        assert (table.show.page, table.show.where, table.show.paused) == ("play", "Round 1", True)
    finally:
        await table.close()
