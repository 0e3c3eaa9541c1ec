"""The hub's database is restored from an old copy: what is missing comes again from the tables, once and in order."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from companion.club.outboxes import KEY, Cursors
from companion.club.publisher import Publisher
from companion.club.stream import Committed, Stream
from companion.hub import database
from companion.hub.database import Db, Reader, Row
from companion.hub.intake import Intake
from companion.hub.missing import MOST_GAMES, Missing
from companion.log.record import encode
from companion.log.sqlite import FILE
from companion.table.intents import Leave, Resume, Undo
from tests.club.ear import PATIENCE_S, at_table, publishing, until
from tests.club.engines import Mosquitto
from tests.companion.table import Table, client, committing, seated
from tests.hub.test_desk import desk
from tests.hub.working import working

ENTRIES = "select s, hash, body from entry where tbl = %s and game = %s order by s"


def postgres_tool(name: str) -> Path:
    return max(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))


def copy(url: str, file: Path) -> None:
    """As an owner does it at night."""
    subprocess.run((postgres_tool("pg_dump"), "--format=custom", f"--file={file}", url), check=True)


def restore(url: str, file: Path) -> None:
    words = ("--clean", "--if-exists", "--single-transaction", "--no-owner", f"--dbname={url}")
    subprocess.run((postgres_tool("pg_restore"), *words, file), check=True)


async def kept(url: str, table: str, game: str) -> list[tuple[int, str, bytes]]:
    """The entries of a game, as they stand in the database."""
    reader = Reader(url)
    rows = await reader.rows(ENTRIES, table, game)
    await reader.close()
    return [(s, hash, body.encode()) for s, hash, body in rows]


async def in_the_end(url: str, table: str, whole: Mapping[str, Sequence[tuple[int, str, bytes]]]) -> None:
    """The database holds these games, entry for entry."""
    many = sum(map(len, whole.values()))
    async with asyncio.timeout(PATIENCE_S):
        while sum([len(await kept(url, table, game)) for game in whole]) < many:
            await asyncio.sleep(0.01)
    assert {game: await kept(url, table, game) for game in whole} == whole


async def all_there(publisher: Publisher) -> None:
    await until(lambda: publisher.at.says.key == "club-well")


async def told(table: Table) -> list[tuple[int, str, bytes]]:
    """The whole stream of the game on that table, made anew from its log."""
    session = table.core.game.session
    stream = Stream(session.head)
    stream.follow(session.lines, session.revealed)
    return [(entry.s, entry.hash, entry.text) for entry in stream.entries]


async def test_after_an_old_copy_was_restored_everything_follows_once_and_in_order(
    broker: Mosquitto, known: str, tmp_path: Path
) -> None:
    """A game that was half told, one that had ended before the copy, and two that came after it."""
    table = await at_table(tmp_path / "data")
    here = await seated(table, "Ana", "Bo", "Cem")
    first, dump = table.core.game.id, tmp_path / "old.dump"
    whole = {}
    async with publishing(table, broker.club("t0")) as publisher:
        async with working(broker, known):
            await all_there(publisher)
            copy(known, dump)
            await committing(here)
            await table.core.do(Undo(), by="screen")
            whole[first] = await told(table)
            await table.core.do(Leave(), by="screen")
            await here.go("home")
            here = await seated(table, "Dee", "Eli", game="akkon")
            second = table.core.game.id
            await table.core.do(Leave(), by="screen")
            await here.go("home")
            await seated(table, "Fay", "Gus", "Hal")
            await all_there(publisher)
            assert await kept(known, "t0", first) == whole[first]
            whole[second] = await kept(known, "t0", second)
            assert len(whole[second]) > 0
        restore(known, dump)
        assert len(await kept(known, "t0", first)) < len(whole[first])
        assert await kept(known, "t0", second) == []
        async with working(broker, known) as hub:
            whole[table.core.game.id] = await told(table)
            await in_the_end(known, "t0", whole)
            assert not hub.missing.lacks
            await table.core.do(Leave(), by="screen")
            await table.core.do(Resume(game_id=first), by="screen")
            here = await client(table)
            await here.answer((await here.go("play")).asks[0].forms[0].id, tile="open", value=4)
            whole[first] = await told(table)
            await in_the_end(known, "t0", whole)
    await table.core.store.close()


async def put_away(table: Table, game: str) -> None:
    """The table takes that game for committed to its end."""
    async with asyncio.timeout(PATIENCE_S):
        while game not in (await table.core.store.kept(KEY, Cursors, Cursors())).done:
            await asyncio.sleep(0.01)


def lose(data: Path, game: str) -> None:
    """As a card does that gets old, or an owner who tidies up."""
    with sqlite3.connect(data / FILE) as log:
        log.execute("drop trigger if exists lines_last")
        log.execute("delete from lines where game = ?", (game,))


async def test_the_table_was_off_meanwhile_and_sends_what_is_missing_when_it_is_back(
    broker: Mosquitto, known: str, tmp_path: Path
) -> None:
    table, dump = await at_table(tmp_path / "data"), tmp_path / "old.dump"
    async with working(broker, known):
        copy(known, dump)
        async with publishing(table, broker.club("t1")) as publisher:
            here = await seated(table, "Ana", "Bo", "Cem")
            await committing(here)
            await all_there(publisher)
            game, whole = table.core.game.id, await told(table)
            await table.core.do(Leave(), by="screen")
            await here.go("home")
            await put_away(table, game)
    await table.core.store.close()
    restore(known, dump)
    again = await at_table(tmp_path / "data")
    async with working(broker, known) as hub, publishing(again, broker.club("t1")) as publisher:
        await in_the_end(known, "t1", {game: whole})
        await all_there(publisher)
        assert not hub.missing.lacks
    await again.core.store.close()


async def test_what_the_table_can_no_longer_read_is_said_at_the_table_and_at_the_desk(
    broker: Mosquitto, known: str, tmp_path: Path
) -> None:
    table, dump = await at_table(tmp_path / "data"), tmp_path / "old.dump"
    here = await seated(table, "Ana", "Bo", "Cem")
    game = table.core.game.id
    async with publishing(table, broker.club("t2")) as publisher:
        async with working(broker, known):
            await all_there(publisher)
            copy(known, dump)
            await committing(here)
            await all_there(publisher)
            await table.core.do(Leave(), by="screen")
            await here.go("home")
            await put_away(table, game)
        restore(known, dump)
        lose(tmp_path / "data", game)
        async with working(broker, known) as hub, desk(hub, known) as rie:
            await until(lambda: publisher.at.says.key == "club-gone")
            assert "can no longer be read here" in table.core.text(publisher.at.says)
            await until(lambda: any(lack.gone for lack in hub.missing.lacks.values()))
            page = (await rie.get("/desk/results")).text
            assert f"<td>t2</td><td>{game}</td>" in page
            assert "it stays missing" in page
    await table.core.store.close()


# ---- what a table tells -------------------------------------------------------------------------------------
async def asked(db: Db, told: bytes, *rows: Row) -> list[str]:
    """The games of t1 that the hub asks for, with these rows in its database."""
    await database.commit(db, rows)
    intake = Intake(await database.ends(db))
    return [game for game, _ in await Missing().asked(db, intake, "club/t1/committed", told)]


async def test_only_what_is_missing_is_asked_for_and_never_what_was_forgotten(db: Db) -> None:
    await db.execute("insert into forgotten values ('t1', 'GONE'), ('t2', 'G2')")
    told = encode(Committed(games={"G1": 1, "G2": 7, "GONE": 9}))
    assert await asked(db, told, Row("t1", "G1", 1, "head", "aa", "{}")) == ["G2"]


@pytest.mark.parametrize(
    "told",
    [
        b"",
        b"[]",
        b"[" * 100_000,
        b'{"games":5}',
        b'{"games":{"G1":-1}}',
        b'{"games":{"G 1":9,"":1}}',
        b'{"gone":["G1"]}',
    ],
)
async def test_what_tells_nothing_asks_for_nothing(db: Db, told: bytes) -> None:
    assert await asked(db, told) == []


async def test_a_table_that_tells_of_far_too_many_games_is_heard_for_some(db: Db) -> None:
    told = encode(Committed(games={f"G{n}": 5 for n in range(3 * MOST_GAMES)}))
    assert len(await asked(db, told)) == MOST_GAMES
