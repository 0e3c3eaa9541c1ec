"""What is done to a hub's database from the command line; the hub may run meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg

from companion.errors import Trouble
from companion.hub import config, database, referees
from companion.hub.database import Writer


async def keep_referee(file: Path, name: str, password: str) -> None:
    """Let somebody in as a referee. Damaged or Trouble."""
    async with _writing(file) as writer:
        await referees.keep(writer, name, password)


async def remove_referee(file: Path, name: str) -> bool:
    """Let them in no more; whether there was one of that name."""
    async with _writing(file) as writer:
        return await referees.remove(writer, name)


@asynccontextmanager
async def _writing(file: Path) -> AsyncIterator[Writer]:
    """That hub's database, in this version."""
    url = config.load(file).database
    db = await database.connect(url)
    try:
        await database.migrate(db)
    except psycopg.Error as why:
        raise Trouble("hub-database-away", repr(why)) from why
    finally:
        await db.close()
    writer = Writer(url)
    try:
        yield writer
    finally:
        await writer.close()
