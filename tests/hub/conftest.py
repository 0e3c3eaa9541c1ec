"""One database for all tests of the hub, emptied for each test."""

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

# except the migrations' table
EMPTY = """
do $$
declare name text;
begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
        execute format('delete from %I', name);
    end loop;
end $$
"""
FROM_ONE = "select setval(oid, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace"


@pytest.fixture(scope="package")
def engine() -> Iterator[Postgres]:
    with postgres(waits_for_disk=False) as started:
        yield started


@pytest.fixture(scope="package")
def broker() -> Iterator[Mosquitto]:
    with mosquitto(4) as started:
        yield started


@pytest.fixture
def bare(engine: Postgres) -> Iterator[str]:
    """A database without tables."""
    _drop_all(engine)
    yield engine.url
    _drop_all(engine)


def _drop_all(engine: Postgres) -> None:
    with psycopg.connect(engine.url, autocommit=True) as db:
        db.execute("drop schema public cascade")
        db.execute("create schema public")


@pytest.fixture
async def url(engine: Postgres) -> str:
    """A database with empty tables, created once and emptied for each test."""
    db = await database.connect(engine.url)
    await database.migrate(db)
    await db.execute(EMPTY)
    await db.execute(FROM_ONE)
    await db.close()
    return engine.url


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
