"""The hub's database: entries go in by batches and come out as rows. PostgreSQL, plain SQL, one hub at a time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any, NamedTuple

import psycopg
from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from companion.errors import Damaged, Trouble

LOCK, MIGRATING = 0x7AB1EC0, 0x7AB1EC1  # advisory locks
CONNECT_S = 5
PATIENCE = "-c statement_timeout=30s"  # a database that hangs is one that is away
READING = f"{PATIENCE} -c default_transaction_read_only=on"
STANDBY_S = 1.0  # how often a second hub asks whether the first one is gone

# what was forgotten stays so, though its table sends it again
INSERT = """
insert into entry (tbl, game, s, kind, hash, body)
select * from unnest(%s::text[], %s::text[], %s::int[], %s::text[], %s::text[], %s::text[])
    as e (tbl, game, s, kind, hash, body)
where not exists (select from forgotten as f where f.tbl = e.tbl and f.game = e.game)
on conflict do nothing
"""
# entries that came again, and are others than those that are there
DIFFERENT = """
insert into refusal (tbl, game, s, hash, body)
select d.* from unnest(%s::text[], %s::text[], %s::int[], %s::text[], %s::text[]) as d (tbl, game, s, hash, body)
join entry as e on e.tbl = d.tbl and e.game = d.game and e.s = d.s and e.hash <> d.hash
on conflict do nothing
"""
KEPT = ("tbl", "game", "s", "hash", "body")
REFUSE = """
insert into refusal (tbl, game, s, hash, body)
select * from (values (%s, %s, %s, %s, %s)) as r (tbl, game, s, hash, body)
where not exists (select from forgotten as f where f.tbl = r.tbl and f.game = r.game)
on conflict do nothing
"""
TITLE = """
insert into title (tbl, game, title)
select * from unnest(%s::text[], %s::text[], %s::text[]) as t (tbl, game, title)
where not exists (select from forgotten as f where f.tbl = t.tbl and f.game = t.game)
on conflict (tbl, game) do update set title = excluded.title
"""
LEAVING = "select tbl from leaving"
LEFT = "delete from leaving where tbl = any(%s)"
FADING = "select name, instead from fading"
FADED = "delete from fading where name = %s"
FORGOTTEN = "select game from forgotten where tbl = %s and game = any(%s)"
ENDS = "select distinct on (tbl, game) tbl, game, s, hash from entry order by tbl, game, s desc"

log = logging.getLogger(__name__)

Db = AsyncConnection[TupleRow]


class Row(NamedTuple):
    """An entry, as it stands in the database."""

    tbl: str
    game: str
    s: int
    kind: str
    hash: str
    body: str


class End(NamedTuple):
    """How far a game is committed."""

    s: int = 0
    hash: str = ""


async def connect(url: str, options: str = PATIENCE) -> Db:
    """A connection on which each statement counts at once; Trouble where there is none."""
    try:
        return await AsyncConnection.connect(url, autocommit=True, connect_timeout=CONNECT_S, options=options)
    except psycopg.Error as why:
        raise Trouble("hub-database-away", repr(why)) from why


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Db]:
    """The database in this version, for this hub alone: a second one waits here until the first has gone."""
    db = await connect(url)
    try:
        await migrate(db)
        while not await _try_lock(db):
            await asyncio.sleep(STANDBY_S)
        yield db
    except psycopg.Error as why:
        raise Trouble("hub-database-away", repr(why)) from why
    finally:
        await db.close()


async def _try_lock(db: Db) -> bool:
    found = await (await db.execute("select pg_try_advisory_lock(%s)", (LOCK,))).fetchone()
    return bool(found and found[0])


async def migrate(db: Db) -> None:
    """Apply every numbered file that was not applied yet, all or none; Damaged where one was changed since."""
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock(%s)", (MIGRATING,))
        await db.execute("create table if not exists migration (name text primary key, sha256 text not null)")
        done = await (await db.execute("select name, sha256 from migration")).fetchall()
        applied: dict[str, str] = dict(done)
        for name, sql in migrations():
            sha256 = hashlib.sha256(sql.encode()).hexdigest()
            if name not in applied:
                await db.execute(sql.encode())
                await db.execute("insert into migration values (%s, %s)", (name, sha256))
            elif applied[name] != sha256:
                raise Damaged("hub-migration-changed", name, name=name)


def migrations() -> list[tuple[str, str]]:
    """The numbered files, in their order."""
    found = sorted((path for path in files("companion.hub").joinpath("sql").iterdir()), key=lambda path: path.name)
    return [(path.name, path.read_text(encoding="utf-8")) for path in found if path.name.endswith(".sql")]


async def ends(db: Db) -> dict[tuple[str, str], End]:
    """The end of every game's unbroken beginning."""
    return {(tbl, game): End(s, hash) for tbl, game, s, hash in await (await db.execute(ENDS)).fetchall()}


async def commit(db: Db, rows: Sequence[Row]) -> None:
    """All of them, on the disk when this returns; what is there already stays as it is."""
    if rows:
        await db.execute(INSERT, [list(column) for column in zip(*rows, strict=True)])


async def keep_different(db: Db, again: Sequence[Row]) -> None:
    """Of entries that came again, keep those that are others than the ones that count."""
    if again:
        await db.execute(
            DIFFERENT, [[getattr(row, name) for row in again] for name in ("tbl", "game", "s", "hash", "body")]
        )


async def refuse(db: Db, row: Row) -> None:
    """Keep what did not fit."""
    await db.execute(REFUSE, (row.tbl, row.game, row.s, row.hash, row.body))


async def entitle(db: Db, titles: Mapping[tuple[str, str], str]) -> None:
    """Keep what tables call these games, each by its table and id."""
    if titles:
        rows = [(table, game, title) for (table, game), title in titles.items()]
        await db.execute(TITLE, [list(column) for column in zip(*rows, strict=True)])


async def leaving(db: Db) -> list[str]:
    """The tables of which nothing is to be left at the broker."""
    return [table for (table,) in await (await db.execute(LEAVING)).fetchall()]


async def have_left(db: Db, tables: Sequence[str]) -> None:
    """Nothing of these is left there any more."""
    if tables:
        await db.execute(LEFT, (list(tables),))


async def fading(db: Db) -> list[tuple[str, str]]:
    """Names that were forgotten and may still be told somewhere, each with what stands in its place."""
    return [(name, instead) for name, instead in await (await db.execute(FADING)).fetchall()]


async def has_faded(db: Db, name: str) -> None:
    """Nobody tells it any more."""
    await db.execute(FADED, (name,))


async def forgotten(db: Db, table: str, games: Sequence[str]) -> set[str]:
    """Those of that table's games that are not to be kept."""
    return {game for (game,) in await (await db.execute(FORGOTTEN, (table, list(games)))).fetchall()}


class Reader:
    """A connection of its own for pages, opened when one is wanted. Nothing can be changed through it."""

    options = READING

    def __init__(self, url: str) -> None:
        self._url = url
        self._db: Db | None = None
        self._turn = asyncio.Lock()

    async def rows(self, sql: str, *values: Any) -> list[TupleRow]:
        """The rows of a query; Trouble while the database is away."""
        async with self._turn:
            try:
                self._db = self._db or await connect(self._url, self.options)
                return await (await self._db.execute(sql.encode(), values)).fetchall()
            except psycopg.Error as why:
                await self.close()
                raise Trouble("hub-database-away", repr(why)) from why

    async def close(self) -> None:
        if self._db is not None:
            await self._db.close()
            self._db = None


class Writer(Reader):
    """A connection for what referees and the command line do."""

    options = PATIENCE

    async def do(self, sql: str, *values: Any) -> int:
        """Carry out one statement: how many rows it was about. Trouble while the database is away."""
        async with self._turn:
            try:
                self._db = self._db or await connect(self._url, self.options)
                return (await self._db.execute(sql.encode(), values)).rowcount
            except psycopg.Error as why:
                await self.close()
                raise Trouble("hub-database-away", repr(why)) from why

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Db]:
        """All that is done here counts together, or nothing of it. Trouble while the database is away."""
        async with self._turn:
            try:
                self._db = self._db or await connect(self._url, self.options)
                async with self._db.transaction():
                    yield self._db
            except psycopg.Error as why:
                await self.close()
                raise Trouble("hub-database-away", repr(why)) from why
