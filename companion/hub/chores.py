"""What is done to a hub's database from the command line; the hub may run meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg

from companion.club import config as club
from companion.errors import Damaged
from companion.hub import config, database, keeping, missing, referees
from companion.hub.database import Writer
from rules.kit.types import Say


async def keep_referee(file: Path, name: str, password: str) -> None:
    """Let somebody in as a referee. Damaged or Trouble."""
    async with _writing(file) as writer:
        await referees.keep(writer, name, password)


async def remove_referee(file: Path, name: str) -> bool:
    """Let them in no more; whether there was one of that name."""
    async with _writing(file) as writer:
        return await referees.remove(writer, name)


def table_link(file: Path, table: str, password: str, broker: str, ca: Path | None, at: str) -> tuple[str, str]:
    """A table's link, and what its QR code says: the same, or a link to the table's page `at` that hands it over.

    `broker` as the table reaches it, "" = as the hub does. Damaged where it would be no link.
    """
    settings = config.load(file)
    host, _, port = (broker or settings.broker).partition(":")
    try:
        certificate = ca.read_text(encoding="utf-8") if ca else ""
    except (OSError, UnicodeDecodeError) as why:
        raise Damaged("club-toml-no-ca", repr(why), file=str(ca)) from why
    line = club.link(host, int(port or club.PORT), table, password.strip(), certificate, settings.name)
    club.offer(line)
    page = at if "://" in at else f"http://{at}"
    return line, club.handed_over(line, f"{page.rstrip('/')}/") if at else line


async def goes(file: Path, kind: str, name: str) -> Say:
    """What goes if that person or table is forgotten, in one sentence. Damaged or Trouble."""
    async with _writing(file) as writer:
        look = keeping.games_of if kind == "person" else keeping.games_at
        return Say(key=f"hub-forget-{kind}-goes", args={"n": await look(writer, name), "name": name})


async def forget(file: Path, kind: str, name: str) -> None:
    """Forget them. Damaged or Trouble."""
    async with _writing(file) as writer:
        await (keeping.forget_person if kind == "person" else keeping.forget_table)(writer, name)


async def let_leave(file: Path, table: str) -> None:
    """The hub removes what that table has left at the broker. Damaged or Trouble."""
    async with _writing(file) as writer:
        await keeping.let_leave(writer, table)


async def lacks(file: Path) -> tuple[int, tuple[missing.Lack, ...]]:
    """How many games tables have told of, and those that the database has not whole. Damaged or Trouble."""
    async with _writing(file) as writer:
        return await missing.told(writer), await missing.lacks(writer)


@asynccontextmanager
async def _writing(file: Path) -> AsyncIterator[Writer]:
    """That hub's database, in this version."""
    url = config.load(file).database
    db = await database.connect(url)
    try:
        await database.migrate(db)
    except psycopg.Error as why:
        raise database.trouble(why) from why
    finally:
        await db.close()
    writer = Writer(url)
    try:
        yield writer
    finally:
        await writer.close()
