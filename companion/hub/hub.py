"""The hub at work: hears the tables, commits what follows on, and then says so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from paho.mqtt.client import MQTTMessage

from companion.club import homeassistant, topics
from companion.club.call import Call
from companion.club.config import Broker
from companion.club.connection import Connection
from companion.errors import Trouble
from companion.fence import fence
from companion.hub import database
from companion.hub.database import Db
from companion.hub.intake import Batch, Intake
from companion.hub.joining import Joining
from companion.hub.live import Live
from companion.hub.missing import Missing
from companion.log.record import encode
from rules.kit.types import Say

RECEIVE_MOST = 2_000  # messages that are not committed: the hub's only buffer
RETRY_S, LONGEST_RETRY_S = 0.5, 5.0
LOOK_S = 5.0  # how often it is looked which tables are to be forgotten at the broker too
READY = Say(key="hub-ready")

log = logging.getLogger(__name__)


class Hub:
    """Runs until it is cancelled; whatever breaks is tried again."""

    def __init__(self, broker: Broker, url: str, committed: Callable[[Batch], None] = lambda batch: None) -> None:
        """`committed` hears of each batch that is on the disk."""
        self.live = Live()
        self.missing = Missing()
        self.joining = Joining()  # tables that are let in and have not come yet
        self.says = Say(key="hub-starting")  # how it is, in one sentence
        self._broker, self._url, self._committed = broker, url, committed
        self._connection: Connection | None = None
        self._came: list[MQTTMessage] = []
        self._woken = asyncio.Event()
        self._looked_s = 0.0

    async def run(self) -> None:
        """Take the database, or wait until it is free, then the broker; both anew after each failure."""
        rest_s = RETRY_S
        while True:
            with fence("hub"):
                try:
                    async with database.opened(self._url) as db:
                        rest_s = RETRY_S
                        await self._at_broker(db)
                except Trouble as trouble:
                    log.warning("hub: %s", trouble)
                    self.says = trouble.say
            await asyncio.sleep(rest_s)
            rest_s = min(2 * rest_s, LONGEST_RETRY_S)

    @property
    def is_ready(self) -> bool:
        """Whether it has its database and its broker."""
        return self._connection is not None

    def call(self, tables: Iterable[str], call: Call) -> None:
        """Say that at those tables. Trouble while there is no line to them; who is away never hears it."""
        if self._connection is None:
            raise Trouble("hub-no-line")
        for table in tables:
            self._connection.publish(topics.call(table), encode(call))

    async def _at_broker(self, db: Db) -> None:
        """Serve one connection to its end. Trouble says why it ended."""
        intake = Intake(await database.ends(db))
        will = topics.status(topics.HUB), topics.OFFLINE
        self._came.clear()
        connection = await Connection.open(self._broker, self._hear, will, RECEIVE_MOST)
        connection.ended.add_done_callback(lambda _: self._woken.set())
        try:
            connection.subscribe("club/+/log/+", "club/+/committed", "club/+/state", "club/+/status")
            connection.publish(topics.status(topics.HUB), topics.ONLINE, retain=True)
            self.says, self._connection = READY, connection
            while not connection.ended.done():
                await self._let_leave(db, connection)
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_S):
                        await self._woken.wait()
                self._woken.clear()
                await self._take(db, connection, intake)
            raise connection.ended.result()
        finally:
            self._connection = None
            connection.publish(topics.status(topics.HUB), topics.OFFLINE, retain=True)
            connection.close()

    async def _let_leave(self, db: Db, connection: Connection) -> None:
        """Remove what tables that were forgotten have left at the broker: until it says itself that it is gone."""
        now_s = asyncio.get_running_loop().time()
        if now_s < self._looked_s + LOOK_S:
            return
        self._looked_s = now_s
        for table in await database.leaving(db):
            for topic in (homeassistant.topic(table), topics.state(table), topics.status(table)):
                connection.publish(topic, b"", retain=True)

    def _hear(self, message: MQTTMessage) -> None:
        self._came.append(message)
        self._woken.set()

    async def _take(self, db: Db, connection: Connection, intake: Intake) -> None:
        """All that has come: commit it, and say so. What is not committed is forgotten: the tables have it."""
        came, self._came = self._came, []
        claims: list[tuple[str, bytes]] = []
        # a status that is removed is the last of what `_let_leave` removes
        left = [topics.parts(each.topic)[0] for each in came if each.topic.endswith("/status") and not each.payload]
        for message in came:
            payload = bytes(message.payload)
            if message.topic.endswith("/committed"):
                claims.append((message.topic, payload))
            elif "/log/" not in message.topic:
                self.live.take(message.topic, payload)
            elif intake.take(message.topic, payload) in ("refused", "unreadable"):
                log.warning("refused: %s %r", message.topic, payload[:200])
        batch = intake.next_batch()
        await database.commit(db, batch.taken)
        await database.keep_different(db, batch.again)
        for row in batch.refused:
            await database.refuse(db, row)
        await database.entitle(db, batch.titles | self.live.titles)
        self.live.titles.clear()
        await database.have_left(db, left)
        for message in came:
            connection.done(message)
        for table, game, ack in intake.acks(batch):
            connection.publish(topics.ack(table, game), encode(ack))
        for topic, payload in claims:
            table, _, _ = topics.parts(topic)
            for game, ack in await self.missing.asked(db, intake, topic, payload):
                connection.publish(topics.ack(table, game), encode(ack))
        if batch.taken:
            self.missing.look(intake)
            self._committed(batch)
