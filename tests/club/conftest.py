"""One broker for all tests of the club; each test uses tables of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from companion.club.config import Club
from tests.club.ear import at_table
from tests.club.engines import Mosquitto, mosquitto
from tests.companion.tables import Table

TABLES = 60  # the fixture counts up from the first; tests may name one of the last twenty
numbers = count()


@pytest.fixture(scope="package")
def broker() -> Iterator[Mosquitto]:
    with mosquitto(TABLES, tls=True) as started:
        yield started


@pytest.fixture
def club(broker: Mosquitto) -> Club:
    """A club with a table name unique to the test."""
    return broker.club(f"t{next(numbers)}")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    table = await at_table(tmp_path)
    yield table
    await table.core.store.close()
