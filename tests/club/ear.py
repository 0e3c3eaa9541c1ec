"""A recording client of the broker, and a publishing table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from paho.mqtt.client import MQTTMessage

from companion.access.client_session import Audience
from companion.club import topics
from companion.club.config import Broker, Club
from companion.club.connection import Connection
from companion.club.publisher import Publisher, PublishPace
from companion.club.report import Receipt, Report, unpack
from companion.log.record import Head, Line, encode, read_record
from companion.table.snapshot import Snapshot
from companion.view.wire import Show
from rules.games import GAMES
from tests.club.engines import Mosquitto
from tests.companion.tables import Clock, Table, table_in
from tests.pebbles.game import GAME as PEBBLES

T = TypeVar("T")

PATIENCE_S = 60.0
QUICK = PublishPace(state_s=0.0, look_s=0.05, retry_s=0.02, longest_retry_s=0.05, wrong_retry_s=0.05)


async def until(is_so: Callable[[], object]) -> None:
    """Return once the condition holds, by work on this loop or in another process. A LookupError counts as false."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with suppress(LookupError):
                if is_so():
                    return
            await asyncio.sleep(0.002)


async def until_kept(look: Callable[[], Awaitable[T]], is_so: Callable[[T], object]) -> None:
    """Like `until`, for a condition on an asynchronous query of a store or database."""
    async with asyncio.timeout(PATIENCE_S):
        while not is_so(await look()):
            await asyncio.sleep(0.002)


class Ear:
    """A client of the broker that records all messages in order."""

    def __init__(self, connection: Connection, heard: list[tuple[str, bytes]]) -> None:
        self.connection, self.heard = connection, heard

    def of(self, topic: str) -> list[bytes]:
        """The payloads received on a topic."""
        return [payload for on, payload in self.heard if on == topic]

    def reports(self, table: str, game: str) -> list[Report]:
        """The reports received of a game."""
        return [unpack(payload) for payload in self.of(topics.log(table, game))]

    def record(self, table: str, game: str) -> tuple[Head, list[Line]] | None:
        """The game in its newest report."""
        came = self.reports(table, game)
        return read_record(came[-1].record)[:2] if came else None

    def state(self, table: str) -> dict[str, object]:
        """The newest state of a table, {} before the first."""
        came = self.of(topics.state(table))
        return dict(msgspec.json.decode(came[-1])) if came else {}

    def be_there(self) -> None:
        """Publish the status of a hub that is online."""
        self.connection.publish(topics.status(topics.HUB), topics.ONLINE, retain=True)

    def be_away(self) -> None:
        self.connection.publish(topics.status(topics.HUB), topics.OFFLINE, retain=True)

    def commit(self, table: str, game: str) -> None:
        """Acknowledge the last report of a game as the hub does."""
        self.receipt(table, game, Receipt(hash=self.reports(table, game)[-1].hash))

    def receipt(self, table: str, game: str, receipt: Receipt) -> None:
        self.connection.publish(topics.ack(table, game), encode(receipt))

    def compare(self, table: str) -> None:
        """Acknowledge the table's list of games as the hub does."""
        self.receipt(table, topics.ALL, Receipt())


@asynccontextmanager
async def mute(says: bytes = b"") -> AsyncIterator[int]:
    """The port of a broker that replies once with these bytes, then stays silent with the connection open."""

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(says)
        await reader.read()

    server = await asyncio.start_server(hear, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@asynccontextmanager
async def ear(broker: Broker, *topics_: str) -> AsyncIterator[Ear]:
    heard: list[tuple[str, bytes]] = []

    def hear(message: MQTTMessage) -> None:
        heard.append((message.topic, bytes(message.payload)))

    connection = await Connection.open(broker, hear, (topics.status(broker.user), topics.OFFLINE))
    connection.subscribe(*(topics_ or ("club/#",)))
    try:
        yield Ear(connection, heard)
    finally:
        connection.close()


@asynccontextmanager
async def hub(mosquitto: Mosquitto) -> AsyncIterator[Ear]:
    """A client in the hub's place, which hears all and acknowledges on the test's call."""
    async with ear(mosquitto.broker("hub")) as there:
        there.be_there()
        yield there
        there.be_away()


@asynccontextmanager
async def publishing(table: Table, club: Club, pace: PublishPace = QUICK) -> AsyncIterator[Publisher]:
    """The running publisher of a table."""
    publisher = Publisher(club, table.core.store, table.core.games.find, pace=pace)
    table.core.listeners.add("club", publisher.hear)
    await publisher.hear(table.core.game.collect_happened())
    work = asyncio.create_task(publisher.run(shown_by(table)))
    try:
        yield publisher
    finally:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work


def shown_by(table: Table) -> Callable[[Snapshot | None], Show]:
    """The page of a watching client."""
    return lambda look: table.hub.show(Audience(role="watch", lang="en", page="play"), look)


async def at_table(folder: Path) -> Table:
    return await table_in(folder, Clock(), (*GAMES, PEBBLES))
