"""A real table for every test of the companion, in a folder of its own, with a test clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.games import GAMES
from rules.kit.types import AnyGame
from tests.companion.tables import Client, Clock, Table, seated, table_in
from tests.pebbles.game import GAME as PEBBLES


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games() -> tuple[AnyGame, ...]:
    """The built-in games, and pebbles, in which everybody hides some in a fist."""
    return (*GAMES, PEBBLES)


@pytest.fixture
async def table(tmp_path: Path, clock: Clock, games: tuple[AnyGame, ...]) -> AsyncIterator[Table]:
    table = await table_in(tmp_path, clock, games)
    yield table
    await table.core.store.close()


@pytest.fixture
async def here(table: Table) -> Client:
    """The main table screen, with three players at the start of Battles & Builders."""
    return await seated(table, "Ana", "Bo", "Cem")
