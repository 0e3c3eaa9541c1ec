"""Rows go in once and come out as they went in; files of SQL are applied once and never changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import psycopg
import pytest

from companion.errors import Damaged, Trouble
from companion.hub import database
from companion.hub.database import Db, End, Reader, Row
from tests.club.engines import Postgres, free_port

ROW = Row("t1", "GAME", 1, "head", "aa", '{"k":"head","x":"\\u0000é"}')
NEXT = Row("t1", "GAME", 2, "end", "bb", '{"k":"end"}')
ALL = "select tbl, game, s, kind, hash, body from entry order by s"


async def test_a_row_stands_once_and_byte_for_byte(db: Db, url: str) -> None:
    await database.commit(db, [ROW, NEXT])
    await database.commit(db, [ROW, NEXT])
    assert await Reader(url).rows(ALL) == [tuple(ROW), tuple(NEXT)]
    assert await database.ends(db) == {("t1", "GAME"): End(2, "bb")}


async def test_another_entry_in_a_place_that_is_taken_is_kept_apart(db: Db, url: str) -> None:
    await database.commit(db, [ROW])
    await database.keep_different(db, [ROW, ROW._replace(hash="cc", body="other")])
    await database.keep_different(db, [ROW._replace(hash="cc", body="other")])
    assert await Reader(url).rows("select s, hash, body from refusal") == [(1, "cc", "other")]
    assert await Reader(url).rows(ALL) == [tuple(ROW)]


async def test_a_game_is_finished_until_its_end_is_taken_back(db: Db, url: str) -> None:
    await database.commit(db, [ROW, NEXT])
    assert [row[:2] for row in await Reader(url).rows("select * from finished")] == [("t1", "GAME")]
    await database.commit(db, [Row("t1", "GAME", 3, "undo", "cc", "{}")])
    assert await Reader(url).rows("select * from finished") == []


async def test_many_hubs_that_start_at_once_apply_each_file_once(bare: str) -> None:
    connections = [await database.connect(bare) for _ in range(4)]
    await asyncio.gather(*(database.migrate(each) for each in connections))
    for each in connections:
        await each.close()
    names = [row[0] for row in await Reader(bare).rows("select name from migration order by name")]
    assert names == [name for name, _ in database.migrations()]


async def test_a_file_that_fails_leaves_nothing_and_one_that_was_changed_is_refused(
    bare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = await database.connect(bare)
    monkeypatch.setattr(database, "migrations", lambda: [("001.sql", "create table a (n int)"), ("002.sql", "oops")])
    with pytest.raises(psycopg.Error):
        await database.migrate(db)
    assert await Reader(bare).rows("select to_regclass('a'), to_regclass('migration')") == [(None, None)]
    monkeypatch.setattr(database, "migrations", lambda: [("001.sql", "create table a (n int)")])
    await database.migrate(db)
    monkeypatch.setattr(database, "migrations", lambda: [("001.sql", "create table a (n text)")])
    with pytest.raises(Damaged) as damaged:
        await database.migrate(db)
    assert damaged.value.say.key == "hub-migration-changed"
    await db.close()


async def test_a_second_hub_waits_until_the_first_has_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "STANDBY_S", 0.01)
    order: list[str] = []

    async def second() -> None:
        async with database.opened(url):
            order.append("second")

    async with database.opened(url) as first:
        waits = asyncio.create_task(second())
        for _ in range(20):  # it has looked a few times
            await database.ends(first)
        order.append("first")
    await waits
    assert order == ["first", "second"]


async def test_without_a_database_it_is_said_and_a_page_finds_it_again(engine: Postgres) -> None:
    with pytest.raises(Trouble) as trouble:
        await database.connect(f"postgresql://club@127.0.0.1:{free_port()}/club")
    assert trouble.value.say.key == "hub-database-away"
    reader = Reader(engine.url)
    assert await reader.rows("select 1") == [(1,)]
    with suppress(Trouble):
        await reader.rows("select pg_terminate_backend(pg_backend_pid())")
    assert await reader.rows("select 2") == [(2,)]
    await reader.close()
