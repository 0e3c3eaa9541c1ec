"""One database for all tests of this room: each of them empties it first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest

from companion.hub import database, referees
from companion.hub.database import Db, Writer
from tests.club.engines import Mosquitto, Postgres, mosquitto, postgres


@pytest.fixture(scope="package")
def engine() -> Iterator[Postgres]:
    with postgres() as started:
        yield started


@pytest.fixture(scope="package")
def broker() -> Iterator[Mosquitto]:
    with mosquitto(4) as started:
        yield started


@pytest.fixture
def url(engine: Postgres) -> str:
    """An empty database."""
    with psycopg.connect(engine.url, autocommit=True) as db:
        db.execute("drop schema public cascade")
        db.execute("create schema public")
    return engine.url


@pytest.fixture
async def db(url: str) -> AsyncIterator[Db]:
    async with database.opened(url) as opened:
        yield opened


@pytest.fixture
async def known(url: str) -> str:
    """A database with one referee."""
    db = await database.connect(url)
    await database.migrate(db)
    await db.close()
    writer = Writer(url)
    await referees.keep(writer, "Rie", "eight letters")
    await writer.close()
    return url
