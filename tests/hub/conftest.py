"""One database for all tests of this room: each of them empties it first."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import psycopg
import pytest

from companion.hub import database
from companion.hub.database import Db
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
