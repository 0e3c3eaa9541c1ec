"""Command-line work on a hub's database; safe while the hub runs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import psycopg

from companion.club import config as club
from companion.errors import Damaged
from companion.hub import config
from companion.hub.ingest import database
from companion.hub.ingest.database import Writer

P = ParamSpec("P")
T = TypeVar("T")


def table_link(
    file: Path, table: str, password: str, broker: str, ca: Path | None, page_address: str
) -> tuple[str, str]:
    """A table's link and the text of its QR code: the link, or one to the table's `page_address` that hands it over.

    `broker` is the address as the table reaches it, "" = the hub's own. Raises Damaged if the parts make no link.
    """
    settings = config.load(file)
    host, _, port = (broker or settings.broker).partition(":")
    try:
        certificate = ca.read_text(encoding="utf-8") if ca else ""
    except (OSError, UnicodeDecodeError) as why:
        raise Damaged("club-toml-no-ca", repr(why), file=str(ca)) from why
    line = club.link(host, int(port or club.PORT), table, password.strip(), certificate, settings.name)
    club.offer(line)
    page = page_address if "://" in page_address else f"http://{page_address}"
    return line, club.handover_link(line, f"{page.rstrip('/')}/") if page_address else line


async def use_database(
    file: Path, do: Callable[Concatenate[Writer, P], Awaitable[T]], *values: P.args, **named: P.kwargs
) -> T:
    """Run `do` on the hub's migrated database. Raises Damaged or Trouble."""
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
        return await do(writer, *values, **named)
    finally:
        await writer.close()
