"""The hub at work: hears the tables, commits what they report, and then says so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress

import psycopg
from msgspec.structs import replace
from paho.mqtt.client import MQTTMessage

from companion.club import homeassistant, topics
from companion.club.config import Broker
from companion.club.connection import Connection
from companion.club.report import Receipt
from companion.club.state import TableState
from companion.club.topics import Call
from companion.errors import Trouble
from companion.fence import fence
from companion.hub import database, intake, missing
from companion.hub.database import Db
from companion.hub.intake import Unfit
from companion.hub.live import Joining, Live
from companion.lan.limits import RateLimit
from companion.log.record import ID, encode
from rules.kit.types import Say

HEARD = ("club/{}/log/+", "club/{}/committed", "club/{}/event", "club/{}/state")
COMES = "club/+/status"
ANY = frozenset("+")  # table
PASSING = ("log", "committed", "event")  # nothing of these is to stay at the broker
HEARD_A_S, HEARD_AT_ONCE = 50.0, 20  # messages of one table; of what is more the newest of each topic waits
CLAIMED_A_S, CLAIMED_AT_ONCE = 0.1, 3  # of these what it claims to have: each may be a thousand rows and answers
DROPPED_A_S, DROPPED_AT_ONCE = 100.0, 500  # of these; a table with more floods, and is not heard for a while
HUSHED_S = 600.0
MOST_LATE = 1_000  # that wait; what is dropped of an honest table, it says again
NOTED_A_S, NOTED_AT_ONCE = 1.0, 20  # and what is written down of what it sends and is refused
RECEIVE_MOST = 2_000  # messages that are not committed: the hub's only buffer
RETRY_S, LONGEST_RETRY_S = 0.5, 5.0
LOOK_S = 5.0  # how often it is looked which tables are to be forgotten at the broker too
READY = Say(key="hub-ready")

log = logging.getLogger(__name__)

Addressed = tuple[str, str, Receipt]  # to which table, of which game


class Hub:
    """Runs until it is cancelled; whatever breaks is tried again."""

    def __init__(
        self, broker: Broker, url: str, committed: Callable[[Sequence[Addressed]], None] = lambda receipts: None
    ) -> None:
        """`committed` hears of each batch that is on the disk."""
        self.live = Live()
        self.joining = Joining()  # tables that are let in and have not come yet
        self.says = Say(key="hub-starting")  # how it is, in one sentence
        self._broker, self._url, self._committed = broker, url, committed
        self._connection: Connection | None = None
        self._came: list[MQTTMessage] = []
        self._late: dict[str, MQTTMessage] = {}  # by topic: their table has sent too much before
        self._woken = asyncio.Event()
        self._looked_s = 0.0
        self._floods = RateLimit(DROPPED_A_S, DROPPED_AT_ONCE, free="")
        self._hushed: dict[str, float] = {}  # tables that are not heard, until when
        self._listens_to: AbstractSet[str] = ANY
        self._swept = False  # whether something was found that should not have stayed, since it was looked for
        self._pace = RateLimit(HEARD_A_S, HEARD_AT_ONCE, free=topics.HUB)
        self._claims = RateLimit(CLAIMED_A_S, CLAIMED_AT_ONCE, free="")
        self._notes = RateLimit(NOTED_A_S, NOTED_AT_ONCE, free="")

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
            topic, state = topics.state(table), encode(replace(self.live.states.get(table, TableState()), help=False))
            self._connection.publish(topic, state, retain=True)
            self.live.take(topic, state)

    async def _at_broker(self, db: Db) -> None:
        """Serve one connection to its end. Trouble says why it ended."""
        will = topics.status(topics.HUB), topics.OFFLINE
        self._came.clear()
        self._late.clear()
        connection = await Connection.open(self._broker, self._hear, will, RECEIVE_MOST)
        connection.ended.add_done_callback(lambda _: self._woken.set())
        try:
            self.says, self._connection, self._listens_to = READY, connection, ANY
            self._listen_to(ANY)
            connection.publish(topics.status(topics.HUB), topics.ONLINE, retain=True)
            self._looked_s = asyncio.get_running_loop().time()  # first it hears what there is
            while not connection.ended.done():
                await self._let_leave(db, connection)
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_S):
                        await self._woken.wait()
                self._woken.clear()
                await self._take(db, connection)
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
        for table in [table for table, until_s in self._hushed.items() if until_s < now_s]:
            del self._hushed[table]
        if not self._hushed and self._listens_to != ANY:
            self._listen_to(ANY)
        if self._swept:
            self._listen_to(self._listens_to)  # what stayed without a word, since too much came at once
            self._swept = False
        leaving = {table for (table,) in await database.rows(db, database.LEAVING)}
        for table in leaving:
            for topic in (homeassistant.topic(table), topics.state(table), topics.status(table)):
                connection.publish(topic, b"", retain=True)
        for name, instead in await database.rows(db, database.FADING):
            if not (told := self.live.telling(name, instead)):
                await db.execute(database.FADED, (name,))
            for table in told.keys() - leaving:
                connection.publish(topics.state(table), encode(told[table]), retain=True)

    def _hear(self, message: MQTTMessage) -> None:
        """Take it, but for what no table of ours sends: so much at once, or what would stay at the broker."""
        table, what, _ = topics.parts(message.topic)
        if self._connection and what in PASSING and message.retain and message.payload:
            self._swept = True
            self._connection.publish(message.topic, b"", retain=True)
        if table in self._hushed:  # the broker had more of it under way
            return self._drop(message)
        if self._hushed and table not in self._listens_to:
            self._listen_to(self._listens_to | {table})
        if older := self._late.pop(message.topic, None):
            self._drop(older)
        if what == "event" or (what in PASSING and not message.payload):
            self._drop(message)
        elif self._has_turn(message.topic):
            self._came.append(message)
            self._woken.set()
        elif len(self._late) < MOST_LATE:
            self._late[message.topic] = message
        else:
            self._drop(message)

    def _drop(self, message: MQTTMessage) -> None:
        """Hear of all others alone, where its table floods: what the broker need not send costs nobody anything."""
        if self._connection:
            self._connection.done(message)
        table, _, _ = topics.parts(message.topic)
        if not self._floods.has(table) and table not in self._hushed:
            log.warning("flooded by %s, which is not heard for %.0f s", table, HUSHED_S)
            self._hushed[table] = asyncio.get_running_loop().time() + HUSHED_S
            waiting, self._came, self._late = [*self._came, *self._late.values()], [], {}
            for each in waiting:
                if topics.parts(each.topic)[0] != table:
                    self._came.append(each)
                elif self._connection:
                    self._connection.done(each)
            self._listen_to({*self.live.online} - {*self._hushed}, retained=False)

    def _listen_to(self, tables: AbstractSet[str], *, retained: bool = True) -> None:
        if self._connection:
            self._connection.subscribe(*heard(tables), retained=retained, but_own=PASSING)
            if gone := {*heard(self._listens_to)} - {*heard(tables)}:
                self._connection.unsubscribe(*gone)
            self._listens_to = tables

    def _has_turn(self, topic: str) -> bool:
        table = topics.parts(topic)[0]
        return (not is_about("committed", topic) or self._claims.has(table)) and self._pace.has(table)

    async def _take(self, db: Db, connection: Connection) -> None:
        """All that has come: commit it, and say so. What is not committed is forgotten: the tables have it."""
        in_time = list(filter(self._has_turn, self._late))
        came, self._came = [*self._came, *map(self._late.pop, in_time)], []
        newest = {message.topic: bytes(message.payload) for message in came}
        # a status that is removed is the last of what `_let_leave` removes
        left = [topics.parts(each.topic)[0] for each in came if each.topic.endswith("/status") and not each.payload]
        receipts = list[Addressed]()
        if records := {on: each for on, each in newest.items() if is_about("log", on)}:
            async with database.committing(db):
                receipts += [await self._take_record(db, topic, payload) for topic, payload in records.items()]
            self._committed(receipts)
        for topic, payload in newest.items():
            if is_about("committed", topic):
                receipts += await missing.asked(db, topic, payload)
            elif not is_about("log", topic) and not self.live.take(topic, payload):
                await self._put_aside(db, topics.parts(topic)[0], "", "a state that is none, or too long")
        if left:
            await db.execute(database.LEFT, (left,))
        for message in came:
            connection.done(message)
        for table, game, receipt in receipts:
            connection.publish(topics.ack(table, game), encode(receipt), qos=0)

    async def _take_record(self, db: Db, topic: str, payload: bytes) -> Addressed:
        """Keep it, or put it aside with the reason: then the next one goes on."""
        table, _, game = topics.parts(topic)
        try:
            row, title = intake.read(topic, payload)
            async with db.transaction():
                there = await database.keep(db, row, title)
        except (Unfit, psycopg.Error) as why:
            if not (isinstance(why, Unfit) or database.is_of_row(why)):
                raise
            return await self._put_aside(db, table, game, str(why))
        if there == row.hash:
            return table, game, Receipt(hash=there)
        await self._put_aside(db, table, game, "older than the record that is here")
        return table, game, Receipt(hash=there, why="older")

    async def _put_aside(self, db: Db, table: str, game: str, why: str) -> Addressed:
        """Note what is not taken, with the reason."""
        if not self._notes.has(table):
            return table, game, Receipt(why="refused")
        log.warning("refused: %s %s: %s", table, game, why)
        if topics.NAME.fullmatch(table) and (not game or ID.fullmatch(game)):
            await database.refuse(db, table, game, why)
        return table, game, Receipt(why="refused")


def heard(tables: Iterable[str]) -> list[str]:
    """All topics of theirs, and who comes."""
    return [COMES, *(topic.format(table) for table in tables for topic in HEARD)]


def is_about(what: str, topic: str) -> bool:
    return topics.parts(topic)[1] == what
