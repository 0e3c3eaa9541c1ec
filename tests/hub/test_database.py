"""Whole records are accepted, kept once and read back unchanged; SQL files are applied once and never changed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from typing import Any

import msgspec
import psycopg
import pytest
from msgspec.structs import replace

from companion.club.report import Report, pack
from companion.club.state import TableState
from companion.errors import Damaged, Trouble
from companion.hub.ingest import database
from companion.hub.ingest.database import MOST_REFUSALS, Db, Reader
from companion.hub.ingest.intake import MOST_LINES, RecordRow, Unfit, read
from companion.hub.live_tables import LiveTables
from companion.log.record import Head, encode, encode_record
from tests.club.engines import Postgres, free_port
from tests.club.games import golden
from tests.hub.feeding import played, row, told

ROW = RecordRow("t1", "GAME", 3, "aa", '{"k":"head","x":"\\u0000é"}', '{"k":"move"}\n', None)
LATER = ROW._replace(n=4, hash="bb", ending='{"k":"end"}')
ALL = "select tbl, game, n, hash, head, lines, ending from record"
ENDED = "select ended from record"


async def test_a_record_stands_once_and_byte_for_byte_the_newest_takes_its_place_and_an_older_one_none(
    db: Db, url: str
) -> None:
    assert [await database.keep(db, row) for row in (ROW, ROW)] == ["aa", "aa"]
    assert await Reader(url).rows(ALL) == [tuple(ROW)]
    for later in (LATER, ROW):
        assert await database.keep(db, later) == "bb"
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


# ---- what is accepted ---------------------------------------------------------------------------------------
HEAD, LINES, _ = golden("akkon/worked_score")
TOPIC = f"club/t1/log/{HEAD.id}"


@pytest.mark.parametrize(
    "name",
    ["akkon/worked_score", "himalaya/advanced"],
)
def test_what_tables_tell_is_kept_byte_for_byte(name: str) -> None:
    report = played(name)
    kept = row("t1", golden(name)[0].id, report)
    end = f"{kept.ending}\n" if kept.ending else ""
    assert f"{kept.head}\n{kept.lines}{end}".encode() == report.record
    assert (kept.tbl, kept.n, kept.hash) == ("t1", report.n, report.hash)


def test_a_line_of_a_kind_that_a_newer_companion_writes_is_kept() -> None:
    record = told(HEAD, LINES[:2]).record + b'{"k":"dreamt","n":3,"of":{"sheep":[1,2]}}\n'
    assert '"dreamt"' in row("t1", HEAD.id, Report(3, record)).lines


def headed(**other: Any) -> bytes:
    return encode(replace(HEAD, **other)) + b"\n"


def nested(deep: int) -> bytes:
    return b'{"a":' * deep + b"1" + b"}" * deep


MOVE = encode(LINES[0]) + b"\n"
END = b'{"k":"end","n":1,"at":0,"ended_by":"x","totals":[%s],"places":[%s]}\n'


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (b"", "line end"),
        (b"\xff\n", "malformed"),
        (MOVE, "k"),
        (headed() + b"5\n", "object"),
        (headed() + MOVE[:-1], "line end"),
        (headed() + b'{"k":"x\0"}\n', "character"),
        (headed(id="OTHER"), "another game"),
        (headed(seats=("Ana",), tints=HEAD.tints[:1]), "1 seats"),
        (headed(seats=("Ana",) * 11, tints=("red",) * 11), "11 seats"),
        (headed(seats=("Ana", "B" * 61)), "too long"),
        (headed(game="g" * 300), "too long"),
        (headed(options={"deep": msgspec.Raw(nested(8))}), "array|str|object"),
        (headed(options={"many": list(range(5_000))}), "length"),
        (headed() + b'{"k":"move","v":' + nested(200_000) + b"}\n", "array|str|recursion"),
        (headed() + MOVE * (MOST_LINES + 1), "lines"),
        (headed() + END % (b"1,2", b"1,3"), "an end"),
        (headed() + END % (b"1", b"1,2"), "an end"),
        (headed() + END % (b"1,2", b"0,1"), "an end"),
        (headed() + END % (b"1,9999999", b"1,2"), "an end"),
    ],
)
def test_what_cannot_be_kept_or_shown_is_refused_with_the_reason(record: bytes, why: str) -> None:
    with pytest.raises(Unfit, match=why) as unfit:
        read(TOPIC, pack(Report(1, record)))
    assert 0 < len(str(unfit.value)) <= 200


@pytest.mark.parametrize("topic", ["club/t1/log/a b", "club/t'1/log/GAME", "club/t1", f"club/{'t' * 40}/log/G"])
def test_a_name_that_no_table_and_no_game_has_is_refused(topic: str) -> None:
    with pytest.raises(Unfit, match="no name"):
        read(topic, pack(told(HEAD, LINES)))


def test_what_is_no_report_at_all_is_refused() -> None:
    with pytest.raises(Unfit):
        read(TOPIC, b'{"s":1}')


# ---- a table's current state ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "other",
    [
        {"phase": "x" * 1_001},
        {"id": "x" * 101},
        {"left_s": 10**12},
        {"players": [{"name": "x" * 101, "score": "", "turn": False}]},
        {"players": [{"name": "A", "score": "", "turn": False}] * 11},
    ],
)
def test_a_state_or_a_name_that_no_page_could_show_is_shown_nowhere(
    other: dict[str, Any],
) -> None:
    live = LiveTables()
    said = msgspec.to_builtins(TableState(game="Akkon")) | other
    assert not live.take("club/t1/state", encode(said))
    assert live.take("club/t1/state", encode(TableState(game="Akkon")))
    assert not live.take("club/a b/status", b"online")
    assert list(live.states) == list(live.online) == ["t1"]


def test_the_longest_names_that_a_table_takes_fit() -> None:
    head: Head = replace(HEAD, seats=("W" * 60, "M" * 60))
    assert row("t1", HEAD.id, Report(0, encode_record(head, ()))).head == encode(head).decode()
