"""The hub's PostgreSQL database, in plain SQL. Only one hub works on it at a time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from companion.errors import Damaged, Trouble
from companion.hub.ingest import intake
from companion.hub.ingest.intake import RecordRow

HUB_LOCK, MIGRATION_LOCK = 0x7AB1EC0, 0x7AB1EC1  # advisory locks
CONNECT_S = 5
PATIENCE = "-c statement_timeout=30s"  # a hanging database counts as unavailable
READ_ONLY = f"{PATIENCE} -c default_transaction_read_only=on"
STANDBY_S = 1.0  # a standby hub's polling interval

LOCK_RECORDS = "lock table record in row exclusive mode"  # blocks retention.py
FIND_RECORD = "select n, hash, head from record where tbl = %s and game = %s"
# a forgotten game stays forgotten even if its table sends it again; `ended` is when the hub first received the end
KEEP = """
insert into record (tbl, game, n, hash, head, lines, ending, ended)
select r.*, case when r.ending is not null then now() end
from (values (%s, %s, %s, %s, %s, %s, %s)) as r (tbl, game, n, hash, head, lines, ending)
where not exists (select from forgotten as f where f.tbl = r.tbl and f.game = r.game)
on conflict (tbl, game) do update set
    n = excluded.n, hash = excluded.hash, head = excluded.head, lines = excluded.lines, ending = excluded.ending,
    at = now(),
    ended = case when excluded.ending is not null then coalesce(record.ended, now()) end
"""
REFUSE = """
insert into refusal (tbl, game, why)
select * from (values (%s, %s, %s)) as r (tbl, game, why)
where not exists (select from forgotten as f where f.tbl = r.tbl and f.game = r.game)
on conflict (tbl, game) do update set why = excluded.why, at = now()
"""
DROP_OLD_REFUSALS = """
delete from refusal where tbl = %s
and game not in (select game from refusal where tbl = %s order by at desc, game limit %s)
"""
MOST_REFUSALS, MOST_WHY = 50, 200  # per table; characters
KEEP_TITLE = """
insert into title (tbl, game, title)
select * from (values (%s, %s, %s)) as t (tbl, game, title)
where not exists (select from forgotten as f where f.tbl = t.tbl and f.game = t.game)
on conflict (tbl, game) do update set title = excluded.title
"""
FIND_LEAVING = "select tbl from leaving"
DELETE_LEAVING = "delete from leaving where tbl = any(%s)"
FIND_FADING = "select name, instead from fading"
DELETE_FADING = "delete from fading where name = %s"

log = logging.getLogger(__name__)

Db = AsyncConnection[TupleRow]


Game = tuple[str, str]  # table, game id

# SQLSTATEs of a full or busy database; any other error that is not about a row means that it is unavailable
TROUBLES = {"53100": "hub-database-full", "53200": "hub-database-full", "53300": "hub-database-busy"}
TOO_MANY = ("too many clients", "remaining connection slots", "too many connections")  # without an SQLSTATE


def trouble(why: psycopg.Error) -> Trouble:
    """A database error as a sentence for people."""
    is_busy = any(words in str(why) for words in TOO_MANY)
    return Trouble("hub-database-busy" if is_busy else TROUBLES.get(why.sqlstate or "", "hub-database-away"), repr(why))


def is_row_error(why: psycopg.Error) -> bool:
    """Whether the database rejects this row, but would accept another."""
    return isinstance(why, psycopg.DataError | psycopg.IntegrityError) or (why.sqlstate or "").startswith("54")


async def connect(url: str, options: str = PATIENCE) -> Db:
    """An autocommit connection. Raises Trouble if the database is unavailable."""
    try:
        return await AsyncConnection.connect(url, autocommit=True, connect_timeout=CONNECT_S, options=options)
    except psycopg.Error as why:
        raise trouble(why) from why


async def rows(db: Db, sql: str, *values: Any) -> list[TupleRow]:
    return await (await db.execute(sql.encode(), values)).fetchall()


@asynccontextmanager
async def open_database(url: str) -> AsyncIterator[Db]:
    """The migrated database, locked for this hub; a second hub waits here for the lock."""
    db = await connect(url)
    try:
        await migrate(db)
        while await rows(db, "select pg_try_advisory_lock(%s)", HUB_LOCK) != [(True,)]:
            await asyncio.sleep(STANDBY_S)
        yield db
    except psycopg.Error as why:
        raise trouble(why) from why
    finally:
        await db.close()


async def migrate(db: Db) -> None:
    """Apply all new migrations in one transaction. Raises Damaged if the checksum of an applied one has changed."""
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
        await db.execute("create table if not exists migration (name text primary key, sha256 text not null)")
        applied: dict[str, str] = dict(await rows(db, "select name, sha256 from migration"))
        for name, sql in migrations():
            sha256 = hashlib.sha256(sql.encode()).hexdigest()
            if name not in applied:
                await db.execute(sql.encode())
                await db.execute("insert into migration values (%s, %s)", (name, sha256))
            elif applied[name] != sha256:
                raise Damaged("hub-migration-changed", name, name=name)


def migrations() -> list[tuple[str, str]]:
    """The SQL files and their names, in order."""
    found = sorted((path for path in files("companion.hub").joinpath("sql").iterdir()), key=lambda path: path.name)
    return [(path.name, path.read_text(encoding="utf-8")) for path in found if path.name.endswith(".sql")]


@asynccontextmanager
async def record_transaction(db: Db) -> AsyncIterator[None]:
    """A durable, atomic transaction for records; deletions by retention.py wait for its end."""
    async with db.transaction():
        await db.execute(LOCK_RECORDS)
        yield


async def keep(db: Db, row: RecordRow, title: str = "") -> str:
    """Store a record and its title unless a newer record is there, and return the stored hash.

    A forgotten game is not stored, but its hash is returned as if it were.
    """
    for n, hash, head in await rows(db, FIND_RECORD, row.tbl, row.game):
        if row.hash == hash or row.n < n:
            return str(hash)
        row = intake.with_stand_ins(row, head)
    await db.execute(KEEP, row)
    if title:
        await db.execute(KEEP_TITLE, (row.tbl, row.game, title))
    return row.hash


async def refuse(db: Db, table: str, game: str, why: str) -> None:
    """Store why a report of this game was refused; `game` "" = a report of the table itself."""
    await db.execute(REFUSE, (table, game, why.replace("\0", "")[:MOST_WHY]))
    await db.execute(DROP_OLD_REFUSALS, (table, table, MOST_REFUSALS))


class Reader:
    """A read-only connection for pages, opened on first use."""

    options = READ_ONLY

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: Db | None = None
        self._turn = asyncio.Lock()

    async def rows(self, sql: str, *values: Any) -> list[TupleRow]:
        """The rows of a query. Raises Trouble while the database is unavailable."""
        async with self._connection() as db:
            return await rows(db, sql, *values)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Db]:
        """The connection, for one caller at a time; it is closed after an error."""
        async with self._turn:
            try:
                self._db = self._db or await connect(self._url, self.options)
                yield self._db
            except psycopg.Error as why:
                await self.close()
                raise trouble(why) from why

    async def close(self) -> None:
        if self._db is not None:
            await self._db.close()
            self._db = None


class Writer(Reader):
    """A read-write connection for referees and the command line."""

    options = PATIENCE

    async def execute(self, sql: str, *values: Any) -> int:
        """Execute one statement and return its row count. Raises Trouble while the database is unavailable."""
        async with self._connection() as db:
            return (await db.execute(sql.encode(), values)).rowcount

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Db]:
        """An atomic transaction. Raises Trouble while the database is unavailable."""
        async with self._connection() as db, db.transaction():
            yield db
