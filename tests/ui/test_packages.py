"""A game that was added as a package, played on the real screen by touches alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.log.store import Store
from companion.packages import adding
from companion.packages.shelf import Packages
from tests.companion.packages.conftest import as_before, marbles
from tests.companion.packages.packed import PATIENT
from tests.companion.table import Clock, client, table_over
from tests.ui.touched import Finger, Touched, sit_down

__all__ = ["as_before", "marbles"]

pytestmark = pytest.mark.screen


async def test_a_move_of_an_added_game_is_played_by_touches(window: Any, tmp_path: Path, marbles: Path) -> None:
    adding.add(Packages(tmp_path, limits=PATIENT), str(marbles))
    store, clock = await Store.open(tmp_path), Clock()
    core = await table_over(store, clock, Packages(tmp_path).shelf, new_id=lambda: "EVENING")
    table = Touched(hand=Finger(window), client=await client(core), clock=clock)
    table.hear()
    await sit_down(table, "marbles", "Ana", "Bo")
    await table.put("dice", {"die": 4})
    await table.confirm()
    assert core.core.game.session.state.rolled == (4,)
    await table.close()
