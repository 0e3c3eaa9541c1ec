"""A hostile table with a valid password cannot harm other tables' games: real broker, real database."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from companion.club import topics
from companion.club.publisher import Publisher
from companion.club.report import Report, pack
from companion.club.state import TableState
from companion.hub import hub as at_work
from companion.hub.ingest.database import Reader, Writer
from companion.hub.ingest.gaps import lacks
from companion.log.record import encode, encode_record
from tests.club.ear import publishing, until, until_kept
from tests.club.engines import Mosquitto
from tests.club.games import golden
from tests.companion.tables import Table, committing, seated
from tests.hub.feeding import played
from tests.hub.test_desk import desk, working
from tests.hub.test_leaving import evil
from tests.hub.test_pages import browsing
from tests.hub.test_restored import kept, told

HEAD, *_ = golden("akkon/worked_score")
FULL = b"""
create function no_room() returns trigger language plpgsql as
$$ begin raise exception 'no space left on device' using errcode = '53100'; end $$;
create trigger filled before insert on record for each row execute function no_room();
"""
NESTED = b'{"a":' * 940 + b"1" + b"}" * 940
WRONG = {
    "HASH": encode({"s": 1, "hash": "x" * 40_000, "line": {"k": "head"}}),
    "DEEP": pack(Report(1, encode_record(replace(HEAD, id="DEEP", options={"deep": msgspec.Raw(NESTED)}), ()))),
    "SEATS": pack(Report(1, encode_record(replace(HEAD, id="SEATS", seats=("A",) * 5000, tints=("red",) * 5000), ()))),
    "NAMES": pack(Report(1, encode_record(replace(HEAD, id="NAMES", seats=("A" * 3_000, "Bo")), ()))),
}  # fmt: skip


async def goes_on(table: Table, publisher: Publisher, reader: Reader, user: str) -> None:
    """A whole game of another table is stored as usual."""
    here = await seated(table, "Ana", "Bo", "Cem")
    await committing(here)
    await until_kept(lambda: kept(reader, user, table.core.game.id), lambda text: text == told(table))
    await until(lambda: publisher.at_club.status.key == "club-well")


async def refused(reader: Reader) -> dict[str, str]:
    """The reasons for refused games of t0."""
    return {lack.game: lack.why for lack in await lacks(reader) if lack.table == "t0"}


async def test_retained_garbage_stops_nobody_also_when_the_hub_starts_anew(
    broker: Mosquitto, known: str, writer: Writer, table: Table
) -> None:
    async with evil(broker, "t0") as t0:
        for game, payload in WRONG.items():
            t0.connection.publish(topics.log("t0", game), payload, retain=True)
        t0.connection.publish(topics.committed("t0"), encode({"G1": "x" * 40_000}))
        t0.connection.publish(topics.state("t0"), encode(TableState(game="Akkon", phase="x" * 200_000)), retain=True)
        async with working(broker, known) as hub, publishing(table, broker.club("t1")) as publisher:
            await goes_on(table, publisher, writer, "t1")
            assert hub.status.key == "hub-ready"
            assert "t0" not in hub.live.states
        async with working(broker, known) as hub, publishing(table, broker.club("t1")) as publisher:
            await until(lambda: publisher.at_club.status.key == "club-well")
            async with browsing(hub, known) as room:
                for path in ("/", "/results", "/standings", "/results.csv", "/results.json"):
                    assert (await room.get(path)).status_code == 200, path
            async with desk(hub, known) as rie:
                page = (await rie.get("/desk/results")).text
                assert "<td>t0</td><td>NAMES</td><td>it was not taken: a name that is too long, or none</td>" in page
        assert set(await refused(writer)) == set(WRONG)
        t0.connection.publish(topics.state("t0"), b"", retain=True)


async def test_a_record_that_the_database_refuses_is_put_aside_and_the_next_one_goes_on(
    broker: Mosquitto, known: str, writer: Writer, table: Table
) -> None:
    """As one does whose index is too small for it."""
    await writer.execute("alter table record add constraint strange check (tbl <> 't0')")
    async with evil(broker, "t0") as t0, working(broker, known) as hub:
        t0.connection.publish(topics.log("t0", HEAD.id), pack(played("akkon/worked_score")))
        async with publishing(table, broker.club("t2")) as publisher:
            await goes_on(table, publisher, writer, "t2")
        await until_kept(lambda: refused(writer), lambda found: "strange" in found.get(HEAD.id, ""))
        assert hub.status.key == "hub-ready"


async def test_a_database_without_room_is_told_from_one_that_is_away_and_loses_nothing(
    broker: Mosquitto, known: str, writer: Writer, table: Table
) -> None:
    async with writer.transaction() as database:
        await database.execute(FULL)
    async with working(broker, known) as hub, publishing(table, broker.club("t3")) as publisher:
        await seated(table, "Ana", "Bo", "Cem")
        await until(lambda: hub.status.key == "hub-database-full")
        async with browsing(hub, known) as room:
            assert "has no room left" in (await room.get("/")).text
        await until(lambda: publisher.at_club.status.key == "club-hub-away")
        await writer.execute("drop trigger filled on record")
        await until(lambda: publisher.at_club.status.key == "club-well")
        assert await kept(writer, "t3", table.core.game.id) == told(table)


async def test_a_table_that_floods_is_not_heard_for_a_while_and_then_again(
    broker: Mosquitto,
    known: str,
    writer: Writer,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(at_work, "LOOK_S", 0.05)
    monkeypatch.setattr(at_work, "HUSHED_S", 0.5)
    async with (
        evil(broker, "t0") as t0,
        working(broker, known) as hub,
        publishing(table, broker.club("t1")) as publisher,
    ):
        await until(lambda: publisher.at_club.status.key == "club-well")
        for n in range(3 * at_work.DROPPED_AT_ONCE):
            t0.connection.publish(topics.state("t0"), encode(TableState(game=f"Flood {n}")), retain=True)
        await until(lambda: "flooded by t0" in caplog.text)
        await goes_on(table, publisher, writer, "t1")
        t0.connection.publish(topics.state("t0"), encode(TableState(game="Akkon")), retain=True)
        await until(lambda: hub.live.states["t0"].game == "Akkon")
        assert "flooded by t1" not in caplog.text
