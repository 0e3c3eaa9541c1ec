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
from companion.hub import database, gaps, intake
from companion.hub.database import Db
from companion.hub.intake import Unfit
from companion.hub.live_tables import JoinCodes, LiveTables
from companion.lan.limits import RateLimit
from companion.log.record import GAME_ID, encode
from rules.kit.types import Say

TABLE_TOPICS = ("club/{}/log/+", "club/{}/committed", "club/{}/event", "club/{}/state")
STATUS_TOPIC = "club/+/status"
ANY = frozenset("+")  # table
TRANSIENT = ("log", "committed", "event")  # nothing of these is to stay at the broker
MESSAGES_A_S, MESSAGES_AT_ONCE = 50.0, 20  # messages of one table; of what is more the newest of each topic waits
CLAIMS_A_S, CLAIMS_AT_ONCE = 0.1, 3  # of these what it claims to have: each may be a thousand rows and answers
DROPPED_A_S, DROPPED_AT_ONCE = 100.0, 500  # of these; a table with more floods, and is not heard for a while
HUSHED_S = 600.0
MOST_LATE = 1_000  # that wait; what is dropped of an honest table, it says again
NOTES_A_S, NOTES_AT_ONCE = 1.0, 20  # and what is written down of what it sends and is refused
RECEIVE_MOST = 2_000  # messages that are not committed: the hub's only buffer
RETRY_S, LONGEST_RETRY_S = 0.5, 5.0
LOOK_S = 5.0  # how often it is looked which tables are to be forgotten at the broker too
READY = Say(key="hub-ready")

log = logging.getLogger(__name__)

AddressedReceipt = tuple[str, str, Receipt]  # to which table, of which game


class Hub:
    """Runs until it is cancelled; whatever breaks is tried again."""

    def __init__(
        self, broker: Broker, url: str, on_commit: Callable[[Sequence[AddressedReceipt]], None] = lambda receipts: None
    ) -> None:
        """`committed` hears of each batch that is on the disk."""
        self.live = LiveTables()
        self.join_codes = JoinCodes()  # tables that are let in and have not come yet
        self.status = Say(key="hub-starting")  # how it is, in one sentence
        self._broker, self._url, self._on_commit = broker, url, on_commit
        self._connection: Connection | None = None
        self._inbox: list[MQTTMessage] = []
        self._overflow: dict[str, MQTTMessage] = {}  # by topic: their table has sent too much before
        self._wake_event = asyncio.Event()
        self._last_look_s = 0.0
        self._floods = RateLimit(DROPPED_A_S, DROPPED_AT_ONCE, free="")
        self._hushed_until: dict[str, float] = {}  # tables that are not heard, until when
        self._subscribed_tables: AbstractSet[str] = ANY
        self._has_swept = False  # whether something was found that should not have stayed, since it was looked for
        self._pace = RateLimit(MESSAGES_A_S, MESSAGES_AT_ONCE, free=topics.HUB)
        self._claims = RateLimit(CLAIMS_A_S, CLAIMS_AT_ONCE, free="")
        self._notes = RateLimit(NOTES_A_S, NOTES_AT_ONCE, free="")

    async def run(self) -> None:
        """Take the database, or wait until it is free, then the broker; both anew after each failure."""
        rest_s = RETRY_S
        while True:
            with fence("hub"):
                try:
                    async with database.open_database(self._url) as db:
                        rest_s = RETRY_S
                        await self._serve_connection(db)
                except Trouble as trouble:
                    log.warning("hub: %s", trouble)
                    self.status = trouble.say
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

    async def _serve_connection(self, db: Db) -> None:
        """Serve one connection to its end. Trouble says why it ended."""
        will = topics.status(topics.HUB), topics.OFFLINE
        self._inbox.clear()
        self._overflow.clear()
        connection = await Connection.open(self._broker, self._hear, will, RECEIVE_MOST)
        connection.end_reason.add_done_callback(lambda _: self._wake_event.set())
        try:
            self.status, self._connection, self._subscribed_tables = READY, connection, ANY
            self._listen_to(ANY)
            connection.publish(topics.status(topics.HUB), topics.ONLINE, retain=True)
            self._last_look_s = asyncio.get_running_loop().time()  # first it hears what there is
            while not connection.end_reason.done():
                await self._clear_broker(db, connection)
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_S):
                        await self._wake_event.wait()
                self._wake_event.clear()
                await self._take(db, connection)
            raise connection.end_reason.result()
        finally:
            self._connection = None
            connection.publish(topics.status(topics.HUB), topics.OFFLINE, retain=True)
            connection.close()

    def look_now(self) -> None:
        """Look now at what was forgotten."""
        self._last_look_s = 0.0
        self._wake_event.set()

    async def _clear_broker(self, db: Db, connection: Connection) -> None:
        """Remove what was forgotten, or let in no more, from the broker: until it says itself that it is gone."""
        now_s = asyncio.get_running_loop().time()
        if now_s < self._last_look_s + LOOK_S:
            return
        self._last_look_s = now_s
        for table in [table for table, until_s in self._hushed_until.items() if until_s < now_s]:
            del self._hushed_until[table]
        if not self._hushed_until and self._subscribed_tables != ANY:
            self._listen_to(ANY)
        if self._has_swept:
            self._listen_to(self._subscribed_tables)  # what stayed without a word, since too much came at once
            self._has_swept = False
        leaving = {table for (table,) in await database.rows(db, database.FIND_LEAVING)}
        for table in leaving:
            for topic in (homeassistant.topic(table), topics.state(table), topics.status(table)):
                connection.publish(topic, b"", retain=True)
        for name, instead in await database.rows(db, database.FIND_FADING):
            if not (told := self.live.renamed_states(name, instead)):
                await db.execute(database.DELETE_FADING, (name,))
            for table in told.keys() - leaving:
                connection.publish(topics.state(table), encode(told[table]), retain=True)

    def _hear(self, message: MQTTMessage) -> None:
        """Take it, but for what no table of ours sends: so much at once, or what would stay at the broker."""
        table, what, _ = topics.parts(message.topic)
        if self._connection and what in TRANSIENT and message.retain and message.payload:
            self._has_swept = True
            self._connection.publish(message.topic, b"", retain=True)
        if table in self._hushed_until:  # the broker had more of it under way
            return self._drop(message)
        if self._hushed_until and table not in self._subscribed_tables:
            self._listen_to(self._subscribed_tables | {table})
        if older := self._overflow.pop(message.topic, None):
            self._drop(older)
        if what == "event" or (what in TRANSIENT and not message.payload):
            self._drop(message)
        elif self._has_turn(message.topic):
            self._inbox.append(message)
            self._wake_event.set()
        elif len(self._overflow) < MOST_LATE:
            self._overflow[message.topic] = message
        else:
            self._drop(message)

    def _drop(self, message: MQTTMessage) -> None:
        """Hear of all others alone, where its table floods: what the broker need not send costs nobody anything."""
        if self._connection:
            self._connection.acknowledge(message)
        table, _, _ = topics.parts(message.topic)
        if not self._floods.try_take(table) and table not in self._hushed_until:
            log.warning("flooded by %s, which is not heard for %.0f s", table, HUSHED_S)
            self._hushed_until[table] = asyncio.get_running_loop().time() + HUSHED_S
            waiting, self._inbox, self._overflow = [*self._inbox, *self._overflow.values()], [], {}
            for each in waiting:
                if topics.parts(each.topic)[0] != table:
                    self._inbox.append(each)
                elif self._connection:
                    self._connection.acknowledge(each)
            self._listen_to({*self.live.online} - {*self._hushed_until}, retained=False)

    def _listen_to(self, tables: AbstractSet[str], *, retained: bool = True) -> None:
        if self._connection:
            self._connection.subscribe(*topic_filters(tables), retained=retained, no_local=TRANSIENT)
            if gone := {*topic_filters(self._subscribed_tables)} - {*topic_filters(tables)}:
                self._connection.unsubscribe(*gone)
            self._subscribed_tables = tables

    def _has_turn(self, topic: str) -> bool:
        table = topics.parts(topic)[0]
        return (not is_about("committed", topic) or self._claims.try_take(table)) and self._pace.try_take(table)

    async def _take(self, db: Db, connection: Connection) -> None:
        """All that has come: commit it, and say so. What is not committed is forgotten: the tables have it."""
        in_time = list(filter(self._has_turn, self._overflow))
        came, self._inbox = [*self._inbox, *map(self._overflow.pop, in_time)], []
        newest = {message.topic: bytes(message.payload) for message in came}
        # a status that is removed is the last of what `_let_leave` removes
        left = [topics.parts(each.topic)[0] for each in came if each.topic.endswith("/status") and not each.payload]
        receipts = list[AddressedReceipt]()
        if records := {on: each for on, each in newest.items() if is_about("log", on)}:
            async with database.record_transaction(db):
                receipts += [await self._take_record(db, topic, payload) for topic, payload in records.items()]
            self._on_commit(receipts)
        for topic, payload in newest.items():
            if is_about("committed", topic):
                receipts += await gaps.compare_claims(db, topic, payload)
            elif not is_about("log", topic) and not self.live.take(topic, payload):
                await self._put_aside(db, topics.parts(topic)[0], "", "a state that is none, or too long")
        if left:
            await db.execute(database.DELETE_LEAVING, (left,))
        for message in came:
            connection.acknowledge(message)
        for table, game, receipt in receipts:
            connection.publish(topics.ack(table, game), encode(receipt), qos=0)

    async def _take_record(self, db: Db, topic: str, payload: bytes) -> AddressedReceipt:
        """Keep it, or put it aside with the reason: then the next one goes on."""
        table, _, game = topics.parts(topic)
        try:
            row, title = intake.read(topic, payload)
            async with db.transaction():
                there = await database.keep(db, row, title)
        except (Unfit, psycopg.Error) as why:
            if not (isinstance(why, Unfit) or database.is_row_error(why)):
                raise
            return await self._put_aside(db, table, game, str(why))
        if there == row.hash:
            return table, game, Receipt(hash=there)
        await self._put_aside(db, table, game, "older than the record that is here")
        return table, game, Receipt(hash=there, why="older")

    async def _put_aside(self, db: Db, table: str, game: str, why: str) -> AddressedReceipt:
        """Note what is not taken, with the reason."""
        if not self._notes.try_take(table):
            return table, game, Receipt(why="refused")
        log.warning("refused: %s %s: %s", table, game, why)
        if topics.NAME.fullmatch(table) and (not game or GAME_ID.fullmatch(game)):
            await database.refuse(db, table, game, why)
        return table, game, Receipt(why="refused")


def topic_filters(tables: Iterable[str]) -> list[str]:
    """All topics of theirs, and who comes."""
    return [STATUS_TOPIC, *(topic.format(table) for table in tables for topic in TABLE_TOPICS)]


def is_about(what: str, topic: str) -> bool:
    return topics.parts(topic)[1] == what
