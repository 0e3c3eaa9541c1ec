"""A desk for every test of the companion: a real table in a folder of its own, with a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.clients.hub import ClientHub
from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.companion.desk import Clock, desk_in


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games() -> tuple[AnyGame, ...]:
    return GAMES


@pytest.fixture
async def desk(tmp_path: Path, clock: Clock, games: tuple[AnyGame, ...]) -> AsyncIterator[ClientHub]:
    desk = await desk_in(tmp_path, clock, games)
    yield desk
    await desk.table.store.close()
