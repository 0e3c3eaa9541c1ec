"""A table's remains at the broker are removed: when it is deleted or revoked, and at once where none may stay."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.app.cli import run
from companion.club import homeassistant, topics
from companion.club.connection import Connection
from companion.club.state import SeatState
from companion.hub.ingest import retention
from companion.hub.ingest.database import Writer
from companion.log.record import encode
from tests.club.ear import Ear, ear, until, until_kept
from tests.club.engines import Mosquitto, hub_toml, mosquitto
from tests.hub.feeding import finish
from tests.hub.test_desk import desk, working
from tests.hub.test_pages import OURS, STATE, browsing

CALLS = replace(STATE, help=True)
BIG = b"x" * 250_000  # the broker's maximum
MANY = 400


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.hub.hub.LOOK_S", 0.05)


@asynccontextmanager
async def evil(broker: Mosquitto, table: str = "t3") -> AsyncIterator[Ear]:
    """A table's valid password in wrong hands."""
    async with ear(broker.broker(table), topics.call(table)) as box:
        yield box
        box.connection.publish(topics.status(table), topics.OFFLINE, retain=True)


async def left(broker: Mosquitto, table: str) -> list[str]:
    """The broker's retained messages of a table."""
    async with ear(broker.broker("hub"), "club/#", "homeassistant/#") as there:
        there.connection.publish(topics.call(table), b"done")
        await until(lambda: there.of(topics.call(table)))
        ours = (f"club/{table}/", homeassistant.topic(table))
        return [topic for topic, _ in there.heard if topic.startswith(ours) and topic != topics.call(table)]


# ---- a table ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("is_revoked", [False, True], ids=["forgotten at the desk", "revoked by the command"])
async def test_a_table_that_is_forgotten_or_revoked_is_gone_from_the_pages_and_the_broker(
    broker: Mosquitto, known: str, writer: Writer, tmp_path: Path, capsys: pytest.CaptureFixture[str], is_revoked: bool
) -> None:
    if is_revoked:
        await finish(known, "t3", "G1", ("Ana", "Bo"), (1, 2))
    async with working(broker, known) as hub, desk(hub, known) as rie:
        async with evil(broker) as box:
            for topic in (topics.log("t3", "G1"), topics.log("t3", "G2"), topics.committed("t3"), topics.event("t3")):
                box.connection.publish(topic, b'{"s":1}', retain=True)
            box.connection.publish(homeassistant.topic("t3"), b"{}", retain=True)
            box.connection.publish(topics.state("t3"), encode(CALLS), retain=True)
            await until(lambda: "t3" in hub.live.asked)
        await until(lambda: hub.live.online.get("t3") is False)
        assert ">t3<" in (await rie.get("/desk")).text
        if is_revoked:
            command = ["hub", str(hub_toml(tmp_path, broker, known)), "revoke", "t3"]
            assert await asyncio.to_thread(run, command) == 0
            assert "The table t3 is let in no more" in capsys.readouterr().out
        else:
            assert "No game of the table t3 is kept" in (await rie.get("/desk/forget?what=table&name=t3")).text
            await rie.post("/desk/forget", data={"what": "table", "name": "t3"}, headers=OURS)
        await until(lambda: "t3" not in hub.live.online)
        for path in ("/desk", "/", "/wall"):
            assert ">t3<" not in (await rie.get(path)).text
        assert len((await rie.get("/results.json")).json()) == is_revoked  # its games stay
        await until_kept(lambda: writer.rows("select * from leaving"), lambda rows: not rows)
    assert await left(broker, "t3") == []


# ---- a call without an end ----------------------------------------------------------------------------------
async def test_done_ends_the_call_of_a_box_that_is_off_for_good(broker: Mosquitto, known: str) -> None:
    async with working(broker, known) as hub, desk(hub, known) as rie:
        async with evil(broker) as box:
            box.connection.publish(topics.state("t3"), encode(CALLS), retain=True)
            await until(lambda: "t3" in hub.live.asked)
        await until(lambda: hub.live.online.get("t3") is False)
        await rie.post("/desk", data={"table": "t3", "do": "came"}, headers=OURS)
        assert "No table wants a referee" in (await rie.get("/desk")).text
    async with working(broker, known) as hub:  # restarted
        await until(lambda: "t3" in hub.live.states)
        assert not hub.live.asked


# ---- a player -----------------------------------------------------------------------------------------------
async def test_a_hub_that_was_away_when_somebody_and_a_table_were_forgotten_does_it_when_it_comes(
    broker: Mosquitto, known: str, writer: Writer
) -> None:
    seats = (SeatState(name="Ana", score="3", turn=True), SeatState(name="Anabel", score="5", turn=False))
    state = replace(STATE, who="Ana", ask="Ana: how many?", turn="Ana", leader="Anabel", players=seats)
    await finish(known, "t3", "G", ("Ana", "Bo"), (1, 2))
    for table in ("t2", "t3"):
        async with evil(broker, table) as box:
            box.connection.publish(topics.state(table), encode(state), retain=True)
            await until(lambda: not box.connection.pending_count)
    await retention.forget_person(writer, "Ana")
    await retention.forget_table(writer, "t2")
    async with working(broker, known) as hub, browsing(hub, known) as room:
        await until(lambda: hub.live.states["t3"].who == "?01.")
        page = (await room.get("/")).text
        for told in ("<b>somebody</b> somebody: how many?", "<span>somebody</span>", "<span>Anabel</span>"):
            assert told in page
        for kept in ("leaving", "fading"):
            await until_kept(lambda: writer.rows(f"select * from {kept}"), lambda rows: not rows)  # noqa: B023
    assert await left(broker, "t2") == []
    async with ear(broker.broker("hub"), topics.state("t3")) as there:
        await until(lambda: there.state("t3"))
        assert not re.search(rb"\bAna\b", there.of(topics.state("t3"))[0])


# ---- unwanted messages --------------------------------------------------------------------------------------
async def test_what_a_table_leaves_in_the_brokers_memory_while_the_hub_is_away_goes_when_it_comes(
    known: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """100 MB, by entries that are to stay there; the others are heard."""
    publish, swept, lines = Connection.publish, set[str](), list[Connection]()

    def counted(connection: Connection, topic: str, payload: bytes, *, retain: bool = False, qos: int = 1) -> None:
        publish(connection, topic, payload, retain=retain, qos=qos)
        if "/log/" in topic and not payload:
            swept.add(topic)
            lines.append(connection)

    with mosquitto(3) as broker:
        async with ear(broker.broker("t0"), topics.call("t0")) as box:
            for number in range(MANY):
                box.connection.publish(topics.log("t0", f"G{number}"), BIG, retain=True)
                await until(lambda: box.connection.pending_count < 20)
            await until(lambda: not box.connection.pending_count)
        monkeypatch.setattr(Connection, "publish", counted)
        async with working(broker, known) as hub, ear(broker.broker("t1"), topics.call("t1")) as other:
            other.connection.publish(topics.state("t1"), encode(STATE), retain=True)
            await until(lambda: "t1" in hub.live.states)
            await until(lambda: len(swept) == MANY and not lines[-1].pending_count)
        assert [topic for topic in await left(broker, "t0") if "/log/" in topic] == []


async def test_what_the_hub_removes_there_is_no_flood_of_its_table(
    broker: Mosquitto, known: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.hub.hub.DROPPED_AT_ONCE", 50)
    async with evil(broker) as box:
        for number in range(60):
            box.connection.publish(topics.log("t3", f"G{number}"), b"{}", retain=True)
        await until(lambda: not box.connection.pending_count)
        async with working(broker, known) as hub:
            box.connection.publish(topics.state("t3"), encode(STATE), retain=True)
            await until(lambda: "t3" in hub.live.states)  # and so all earlier messages
            box.connection.publish(topics.state("t3"), encode(CALLS), retain=True)
            await until(lambda: "t3" in hub.live.asked)  # and the hub's replies meanwhile
    assert "flooded" not in caplog.text
    assert await left(broker, "t3") == [topics.state("t3"), topics.status("t3")]


async def test_a_message_that_is_too_long_ends_the_line_of_its_table_alone(broker: Mosquitto, known: str) -> None:
    async with working(broker, known) as hub, ear(broker.broker("t1"), topics.call("t1")) as other:
        connection = await Connection.open(broker.broker("t0"), lambda message: None, (topics.status("t0"), b"offline"))
        connection.publish(topics.log("t0", "G"), b"x" * 900_000, retain=True)
        async with asyncio.timeout(60.0):
            await connection.end_reason
        other.connection.publish(topics.state("t1"), encode(STATE), retain=True)
        await until(lambda: "t1" in hub.live.states)
    assert topics.log("t0", "G") not in await left(broker, "t0")
