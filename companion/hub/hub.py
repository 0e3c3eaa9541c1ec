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
from companion.lan.limits import Pace
from companion.log.record import encode
from rules.kit.types import Say

HEARD = ("club/+/log/+", "club/+/committed", "club/+/event", "club/+/state", "club/+/status")
PASSING = ("log", "committed", "event")  # nothing of these is to stay at the broker
HEARD_A_S, HEARD_AT_ONCE = 200.0, 2_000  # messages of one table: what is not heard of an honest one, it says again
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
        self._swept = False  # whether something was found that should not have stayed, since it was looked for
        self._pace = Pace(HEARD_A_S, HEARD_AT_ONCE, free=topics.HUB)

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

    def end_call(self, table: str) -> None:
        """Nobody is called there any more, also where the table is off and cannot say so."""
        if self._connection and not self.live.online.get(table):
            topic, state = topics.state(table), encode(self.live.without_call(table))
            self._connection.publish(topic, state, retain=True)
            self.live.take(topic, state)

    async def _at_broker(self, db: Db) -> None:
        """Serve one connection to its end. Trouble says why it ended."""
        intake = Intake(await database.ends(db))
        will = topics.status(topics.HUB), topics.OFFLINE
        self._came.clear()
        connection = await Connection.open(self._broker, self._hear, will, RECEIVE_MOST)
        connection.ended.add_done_callback(lambda _: self._woken.set())
        try:
            connection.subscribe(*HEARD)
            connection.publish(topics.status(topics.HUB), topics.ONLINE, retain=True)
            self.says, self._connection = READY, connection
            self._looked_s = asyncio.get_running_loop().time()  # first it hears what there is
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

    def look(self) -> None:
        """Look now at what was forgotten."""
        self._looked_s = 0.0
        self._woken.set()

    async def _let_leave(self, db: Db, connection: Connection) -> None:
        """Remove what was forgotten, or let in no more, from the broker: until it says itself that it is gone."""
        now_s = asyncio.get_running_loop().time()
        if now_s < self._looked_s + LOOK_S:
            return
        self._looked_s = now_s
        if self._swept:
            connection.subscribe(*HEARD)  # what stayed without a word, since too much came at once
            self._swept = False
        for table in await database.leaving(db):
            for topic in (homeassistant.topic(table), topics.state(table), topics.status(table)):
                connection.publish(topic, b"", retain=True)
        for name, instead in await database.fading(db):
            if not (told := self.live.telling(name, instead)):
                await database.has_faded(db, name)
            for table, state in told.items():
                connection.publish(topics.state(table), encode(state), retain=True)

    def _hear(self, message: MQTTMessage) -> None:
        """Take it, but for what no table of ours sends: so much at once, or what would stay at the broker."""
        table, what, _ = topics.parts(message.topic)
        if what in PASSING and message.retain and message.payload:
            self._sweep(message)
        if what == "event" or (what in PASSING and not message.payload) or not self._pace.has(table):
            self._drop(message)
        else:
            self._came.append(message)
            self._woken.set()

    def _sweep(self, message: MQTTMessage) -> None:
        self._swept = True
        if self._connection:
            self._connection.publish(message.topic, b"", retain=True)

    def _drop(self, message: MQTTMessage) -> None:
        if self._connection:
            self._connection.done(message)

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
