"""Rows are inserted once and read back unchanged; SQL files are applied once and never changed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress

import psycopg
import pytest

from companion.errors import Damaged, Trouble
from companion.hub.ingest import database
from companion.hub.ingest.database import MOST_REFUSALS, Db, Reader
from companion.hub.ingest.intake import RecordRow
from tests.club.engines import Postgres, free_port

ROW = RecordRow("t1", "GAME", 3, "aa", '{"k":"head","x":"\\u0000é"}', '{"k":"move"}\n', None)
LATER = ROW._replace(n=4, hash="bb", ending='{"k":"end"}')
ALL = "select tbl, game, n, hash, head, lines, ending from record"
ENDED = "select ended from record"


async def test_a_record_stands_once_and_byte_for_byte_the_newest_takes_its_place_and_an_older_one_none(
    db: Db, url: str
) -> None:
    assert [await database.keep(db, row) for row in (ROW, ROW)] == ["aa", "aa"]
    assert await Reader(url).rows(ALL) == [tuple(ROW)]
    for row in (LATER, ROW):
        assert await database.keep(db, row) == "bb"
        assert await Reader(url).rows(ALL) == [tuple(LATER)]


async def test_a_game_is_finished_until_its_end_is_taken_back_and_ends_when_it_was_heard_first(
    db: Db, url: str
) -> None:
    await database.keep(db, LATER)
    assert [row[:2] for row in await Reader(url).rows("select * from finished")] == [("t1", "GAME")]
    ended = await Reader(url).rows(ENDED)
    await database.keep(db, LATER._replace(n=5, hash="cc", lines=""))  # amended since
    assert await Reader(url).rows(ENDED) == ended
    await db.execute("update record set at = at - interval '9 days'")
    await database.keep(db, ROW._replace(n=6, hash="dd"))
    assert await Reader(url).rows("select at > now() - interval '1 day' from record") == [(True,)]  # kept from now on
    assert await Reader(url).rows("select * from finished") == []
    assert await Reader(url).rows(ENDED) == [(None,)]


async def test_of_what_was_refused_the_newest_is_noted_and_not_more_than_some_of_a_table(db: Db, url: str) -> None:
    for number in range(MOST_REFUSALS + 20):
        await database.refuse(db, "t1", f"G{number}", "wrong\0" + "x" * 5_000)
    await database.refuse(db, "t2", "G1", "wrong")
    await database.refuse(db, "t2", "G1", "worse")
    assert await Reader(url).rows("select why from refusal where tbl = 't2'") == [("worse",)]
    assert await Reader(url).rows("select count(*), max(length(why)) from refusal where tbl = 't1'") == [(50, 200)]


# ---- messages about failures ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("code", "key", "is_of_row"),
    [
        ("53100", "hub-database-full", False),
        ("53300", "hub-database-busy", False),
        ("57P01", "hub-database-away", False),
        ("22021", "hub-database-away", True),
        ("23514", "hub-database-away", True),
        ("54000", "hub-database-away", True),
    ],
)
def test_why_the_database_refuses_is_told_by_its_own_code(code: str, key: str, is_of_row: bool) -> None:
    refused = psycopg.errors.lookup(code)("no")
    assert database.is_row_error(refused) == is_of_row
    assert database.trouble(refused).say.key == key


async def test_a_database_with_no_slot_left_is_told_from_one_that_is_away(engine: Postgres) -> None:
    async with AsyncExitStack() as held:

        async def take_all() -> None:
            for _ in range(200):
                await held.enter_async_context(await database.connect(engine.url))

        with pytest.raises(Trouble) as trouble:
            await take_all()
        assert trouble.value.say.key == "hub-database-busy"


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
        async with database.open_database(url):
            order.append("second")

    async with database.open_database(url) as first:
        waits = asyncio.create_task(second())
        for _ in range(20):  # it has tried a few times
            await first.execute("select 1")
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
