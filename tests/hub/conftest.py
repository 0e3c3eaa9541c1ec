"""One PostgreSQL server for all tests of the hub, with a new database for each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from companion.hub.ingest import database
from companion.hub.ingest.database import Db, Writer
from companion.hub.refereeing import referees
from tests.club.ear import at_table
from tests.club.engines import Mosquitto, Postgres, mosquitto, postgres
from tests.companion.tables import Table
from tests.hub.test_desk import desk
from tests.hub.test_pages import Browser, browsing, hub_with


@pytest.fixture(scope="package")
def engine() -> Iterator[Postgres]:
    with postgres(waits_for_disk=False) as started:
        yield started


@pytest.fixture(scope="package")
def broker() -> Iterator[Mosquitto]:
    with mosquitto(4) as started:
        yield started


@pytest.fixture
def bare(engine: Postgres) -> str:
    """A database without tables."""
    with psycopg.connect(engine.url, autocommit=True) as db:
        db.execute("drop schema public cascade")
        db.execute("create schema public")
    return engine.url


@pytest.fixture
async def url(bare: str) -> str:
    """A database with empty tables."""
    db = await database.connect(bare)
    await database.migrate(db)
    await db.close()
    return bare


@pytest.fixture
async def db(url: str) -> AsyncIterator[Db]:
    async with database.open_database(url) as opened:
        yield opened


@pytest.fixture
async def known(url: str) -> str:
    """A database with one referee."""
    writer = Writer(url)
    await referees.keep(writer, "Rie", "eight letters")
    await writer.close()
    return url


@pytest.fixture
async def writer(known: str) -> AsyncIterator[Writer]:
    made = Writer(known)
    yield made
    await made.close()


@pytest.fixture
async def room(known: str) -> AsyncIterator[Browser]:
    """A browser in the room of a hub without tables."""
    async with browsing(hub_with(), known) as browser:
        yield browser


@pytest.fixture
async def rie(known: str) -> AsyncIterator[Browser]:
    """A referee's browser at the desk of a hub without tables."""
    async with desk(hub_with(), known) as browser:
        yield browser


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    table = await at_table(tmp_path)
    yield table
    await table.core.store.close()
