"""Reasons for a missing connection to the club, in messages: from the real broker, or from one that hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.club import connection as connections
from companion.club import topics
from companion.club.config import Broker, Club
from companion.club.connection import Connection
from companion.errors import Trouble
from tests.club.ear import PATIENCE_S, at_table, ear, mute, publishing, until
from tests.club.engines import Mosquitto, dated_certificate, free_port, mosquitto
from tests.companion.tables import Table

CONNACK = b"\x20\x03\x00\x00\x00"
WILL = ("club/t0/status", b"offline")


async def why(broker: Broker) -> str:
    """The message key for the missing connection."""
    with pytest.raises(Trouble) as trouble:
        await Connection.open(broker, lambda message: None, WILL)
    return trouble.value.say.key


def broker_at(port: int) -> Broker:
    return Broker(host="127.0.0.1", port=port, user="t1", password="x", plain=True)


@pytest.mark.parametrize(
    ("of", "key"),
    [
        (lambda here: here.over_tls("t38", ca="other.crt"), "club-ca"),
        (lambda here: here.over_tls("t38", host="127.0.0.1"), "club-ca"),
        (lambda here: here.over_tls("t38", ca="missing.crt"), "club-toml-no-ca"),
        (lambda here: here.broker("t38", "another"), "club-refused"),
        (lambda here: here.broker("nobody"), "club-refused"),
        (lambda here: replace(here.broker("t38"), port=free_port()), "club-unreachable"),
        (lambda here: replace(here.broker("t38"), host="nowhere.invalid"), "club-unreachable"),
    ],
)
async def test_whom_the_broker_does_not_let_in_is_told_why(
    broker: Mosquitto, of: Callable[[Mosquitto], Broker], key: str
) -> None:
    assert await why(of(broker)) == key


@pytest.mark.parametrize(("begins", "ends", "key"), [(-9, -2, "club-ended"), (40_000, 50_000, "club-not-yet")])
async def test_a_certificate_that_is_not_valid_by_the_clock_says_so_with_both_days(
    begins: int, ends: int, key: str
) -> None:
    days, today = {"begins": begins, "ends": ends, "now": 0}, datetime.now(UTC)
    with mosquitto(1, tls=True) as own:
        dated = dated_certificate(own.folder, today + timedelta(days=begins), today + timedelta(days=ends))
        (own.folder / "server.crt").write_bytes(dated)
        own.engine.stop()
        own.engine.start()
        with pytest.raises(Trouble) as trouble:
            await Connection.open(own.over_tls("t0"), lambda message: None, WILL)
    assert trouble.value.say.key == key
    said = {name: trouble.value.say.args[name] for name in days}
    assert said == {name: f"{today + timedelta(days=day):%Y-%m-%d}" for name, day in days.items()}


async def test_a_broker_that_accepts_and_never_speaks_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CONNECT_S", 0.2)
    async with mute() as port:
        assert await why(broker_at(port)) == "club-silent"


async def test_a_broker_that_takes_messages_and_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SILENT_S", 0.1)
    async with mute(CONNACK) as port:
        line = await Connection.open(broker_at(port), lambda message: None, WILL)
        line.publish("club/t1/status", b"online")
        assert (await asyncio.wait_for(line.end_reason, PATIENCE_S)).say.key == "club-silent"


@pytest.mark.parametrize(
    "topic",
    ["club/t37/state", "club/t37/log/GAME", "club/t38/ack/GAME", "club/hub/status", "homeassistant/device/t37/config"],
)
async def test_a_table_cannot_write_what_is_not_its_own(broker: Mosquitto, topic: str) -> None:
    async with ear(broker.broker("hub")) as there, ear(broker.broker("t38"), "club/t38/call") as foreign:
        foreign.connection.publish(topic, b"forged")
        trouble = await asyncio.wait_for(foreign.connection.end_reason, PATIENCE_S)
        assert trouble.say.key == "club-not-allowed"
        assert trouble.say.args["topic"] == topic
        there.be_away()
        await until(lambda: there.of(topics.status(topics.HUB)))
        assert b"forged" not in [payload for _, payload in there.heard]


async def test_a_table_reads_nothing_of_the_others(broker: Mosquitto, club: Club) -> None:
    async with ear(club.broker, "#") as curious, ear(broker.broker("t36"), "club/t36/call") as other:
        other.connection.publish("club/t36/state", b"{}", retain=True)
        await until(lambda: not other.connection.pending_count)
        curious.connection.publish(topics.status(club.table), b"online")
        await until(lambda: not curious.connection.pending_count)
        assert [topic for topic, _ in curious.heard if topic != topics.status(topics.HUB)] == []


async def test_two_boxes_with_one_name_are_told_so(club: Club, table: Table, tmp_path: Path) -> None:
    """They throw each other out for ever, and the broker says to neither why."""
    other = await at_table(tmp_path / "other")
    async with publishing(table, club) as one, publishing(other, club) as two:
        await until(lambda: "club-twice" in (one.at_club.status.key, two.at_club.status.key))
        assert one.at_club.status.args or two.at_club.status.args
    await other.core.store.close()


async def test_a_table_that_falls_silent_is_offline_by_its_last_will(broker: Mosquitto, club: Club) -> None:
    async with ear(broker.broker("hub")) as there:
        table = await Connection.open(club.broker, lambda m: None, (topics.status(club.table), topics.OFFLINE))
        table.publish(topics.status(club.table), topics.ONLINE, retain=True)
        await until(lambda: there.of(topics.status(club.table)) == [b"online"])
        table._drop()  # without a farewell, as in a power cut
        await until(lambda: there.of(topics.status(club.table))[-1] == b"offline")
        assert table.end_reason.done()
