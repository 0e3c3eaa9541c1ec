"""Whole games by touch alone: from home over the setup to the result, on the real window and the real desk."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from companion.view.wire import TextView
from tests.ui.player import Player
from tests.ui.touched import Touched, touched
from ui.desk import form_in_front, draft

pytestmark = pytest.mark.screen
MOST_STEPS = 20_000
NAMES = ("Ana", "Bo", "Cem", "Dee")


async def sit_down(table: Touched, game: str, seats: int) -> None:
    """From home: the game's card, a name for every chair typed on the screen, and begin."""
    hand = table.hand
    await told(table, table.client.desk.table.speaker(table.client.visit.lang).title(game))
    for name in NAMES[:seats]:
        ...


@pytest.mark.parametrize("game", ["akkon", "amritsar", "battles_and_builders", "ettana", "himalaya"])
async def test_try(window: Any, tmp_path: Path, game: str) -> None:
    table = await touched(window, tmp_path)
    c = table.client
    await c.set("~home", "game", game)
    n = 3 if game == "himalaya" else 2
    while len(c.desk.table.draft.chairs) < n:
        await c.set("~new", "chair-0", "more")
    for seat, name in enumerate(NAMES[:n]):
        await c.answer(f"~name/{seat}", name=name)
    await c.answer("~new")
    await table.send(__import__("companion.view.wire", fromlist=["Go"]).Go(page="play"))
    session = table.client.desk.table.session
    player = Player(table, 1)
    t = time.monotonic()
    for i in range(MOST_STEPS):
        if session.finished or time.monotonic() - t > 60:
            break
        await player.step()
    print(game, session.finished, i, "taps", len(session.lines), "lines", time.monotonic() - t, "s", table.show.where, table.answers)
    await table.close()
