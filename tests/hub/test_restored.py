"""The hub's database restored from an old copy: the tables send the missing records again."""

from __future__ import annotations

import asyncio
import subprocess
from functools import partial
from pathlib import Path

import pytest

from companion.app.cli import run
from companion.club import topics
from companion.club.publisher import Publisher
from companion.club.report import GONE, UNKNOWN, make_report
from companion.hub.ingest import database, gaps
from companion.hub.ingest.database import Db, Reader, Writer
from companion.hub.ingest.gaps import MOST_GAMES, lacks
from companion.hub.ingest.intake import RecordRow
from companion.log.record import encode
from companion.table.intents import Leave, UndoMove
from tests.club.ear import at_table, publishing, until, until_kept
from tests.club.engines import Mosquitto, hub_toml
from tests.companion.tables import Table, committing, seated
from tests.hub.test_desk import working

RECORD = r"select head || E'\n' || lines || coalesce(ending || E'\n', '') from record where tbl = %s and game = %s"


def postgres_tool(name: str) -> Path:
    return max(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))


def copy(url: str, file: Path) -> None:
    """Copy the database, as an owner does at night."""
    subprocess.run((postgres_tool("pg_dump"), "--format=custom", f"--file={file}", url), check=True)


def restore(url: str, file: Path) -> None:
    words = ("--clean", "--if-exists", "--single-transaction", "--no-owner", f"--dbname={url}")
    subprocess.run((postgres_tool("pg_restore"), *words, file), check=True)


async def kept(reader: Reader, table: str, game: str) -> bytes:
    """The record of a game in the database; b"" if there is none."""
    rows = await reader.rows(RECORD, table, game)
    return "".join(record for (record,) in rows).encode()


async def all_there(publisher: Publisher) -> None:
    await until(lambda: publisher.at_club.status.key == "club-well")


def told(table: Table) -> bytes:
    """The public record of the game on that table."""
    return make_report(table.core.game.session, "full").record


async def test_after_an_old_copy_was_restored_everything_follows(
    broker: Mosquitto, known: str, writer: Writer, tmp_path: Path
) -> None:
    """A half-reported game, one that had ended before the copy, and two that came after it."""
    table = await at_table(tmp_path / "data")
    here = await seated(table, "Ana", "Bo", "Cem")
    first, dump = table.core.game.id, tmp_path / "old.dump"
    whole = {}
    async with publishing(table, broker.club("t0")) as publisher:
        async with working(broker, known):
            await all_there(publisher)
            copy(known, dump)
            await committing(here)
            await table.core.do(UndoMove(), by="screen")
            whole[first] = told(table)
            await all_there(publisher)
            await table.core.do(Leave(), by="screen")
            await here.go("home")
            here = await seated(table, "Dee", "Eli", game="akkon")
            second = table.core.game.id
            await table.core.do(Leave(), by="screen")
            await here.go("home")
            await seated(table, "Fay", "Gus", "Hal")
            await all_there(publisher)
            assert await kept(writer, "t0", first) == whole[first]
            whole[second] = await kept(writer, "t0", second)
            assert len(whole[second]) > 0
        restore(known, dump)
        assert await kept(writer, "t0", first) != whole[first]
        assert await kept(writer, "t0", second) == b""
        async with working(broker, known):
            whole[table.core.game.id] = told(table)
            for game, record in whole.items():
                await until_kept(partial(kept, writer, "t0", game), record.__eq__)
            await all_there(publisher)
            assert await told_short(writer) == {}
    await table.core.store.close()


# ---- a table's claims ---------------------------------------------------------------------------------------
async def told_short(reader: Reader) -> dict[str, str]:
    """The incomplete games, and the note about each."""
    return {lack.game: lack.say.key for lack in await lacks(reader)}


async def asked(db: Db, told: bytes) -> dict[str, str]:
    """The hub's answers to these claims of t1, by game."""
    receipts = await gaps.compare_claims(db, "club/t1/committed", told)
    assert [game for _, game, _ in receipts[-1:]] in ([], [topics.ALL])
    return {game: receipt.hash for _, game, receipt in receipts[:-1]}


HASH, OTHER = "a" * 64, "b" * 64


async def test_of_what_is_here_otherwise_it_is_said_what_is_here_and_never_of_what_was_forgotten(
    db: Db, writer: Writer
) -> None:
    await db.execute("insert into forgotten values ('t1', 'GONE'), ('t2', 'G2')")
    for game in ("SAME", "OLD", "ASKED"):
        await database.keep(db, RecordRow("t1", game, 1, HASH, "{}", "", None))
    claims = {"SAME": HASH, "OLD": OTHER, "ASKED": UNKNOWN, "G2": HASH, "GONE": HASH, "TORN": GONE}
    assert await asked(db, encode(claims)) == {"OLD": HASH, "ASKED": HASH, "G2": "", "TORN": ""}
    short = {"OLD": "hub-lack-rest", "ASKED": "hub-lack-rest", "G2": "hub-lack-all", "TORN": "hub-lack-gone"}
    assert await told_short(writer) == short
    await database.keep(db, RecordRow("t1", "OLD", 2, OTHER, "{}", "", None))
    await database.refuse(db, "t1", "G2", "3 seats")
    await asked(db, encode({"ASKED": HASH}))
    assert await told_short(writer) == {"G2": "hub-lack-refused", "TORN": "hub-lack-gone"}


@pytest.mark.parametrize("told", [b"[]", b"[" * 100_000, b'{"G1":"abc"}', b'{"games":{"G1":3}}'])
async def test_what_tells_nothing_is_answered_with_nothing(db: Db, told: bytes) -> None:
    assert await gaps.compare_claims(db, "club/t1/committed", told) == []


async def test_of_far_too_many_games_some_are_heard_and_a_name_that_no_game_has_is_left_out(db: Db) -> None:
    assert await asked(db, encode({"G 1": HASH, "": HASH, "x" * 41: HASH})) == {}
    assert len(await asked(db, encode({f"G{n}": HASH for n in range(3 * MOST_GAMES)}))) == MOST_GAMES


# ---- the command ----------------------------------------------------------------------------------------------
def test_a_command_names_each_game_that_is_short(
    broker: Mosquitto, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = str(hub_toml(tmp_path, broker, url))
    assert run(["hub", settings, "check"]) == 0
    assert capsys.readouterr().out == "No table has told of a game so far.\n"

    async def heard(told: dict[str, str], *rows: RecordRow) -> None:
        async with database.open_database(url) as db:
            for row in rows:
                await database.keep(db, row)
            await asked(db, encode(told))

    asyncio.run(heard({"G1": OTHER, "G2": HASH}, RecordRow("t1", "G1", 1, HASH, "{}", "", None)))
    assert run(["hub", settings, "check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Table t1, game G1: the newest of it: it follows from the table",
        "Table t1, game G2: all of it: it follows from the table",
    ]
    asyncio.run(heard({"G1": HASH, "G2": HASH}, RecordRow("t1", "G2", 1, HASH, "{}", "", None)))
    assert run(["hub", settings, "check"]) == 0
    assert capsys.readouterr().out == "The database has all 2 games that tables have told of, whole.\n"
