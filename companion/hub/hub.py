"""The hub's main loop: receives the tables' reports, commits them and acknowledges them."""

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
from companion.hub.ingest import database, gaps, intake
from companion.hub.ingest.database import Db
from companion.hub.ingest.intake import Unfit
from companion.hub.live_tables import JoinCodes, LiveTables
from companion.lan.limits import RateLimit
from companion.log.record import GAME_ID, encode
from rules.kit.types import Say

TABLE_TOPICS = ("club/{}/log/+", "club/{}/committed", "club/{}/event", "club/{}/state")
STATUS_TOPIC = "club/+/status"
ANY = frozenset("+")  # table wildcard
TRANSIENT = ("log", "committed", "event")  # topics that may not stay retained at the broker
MESSAGES_A_S, MESSAGES_AT_ONCE = 50.0, 20  # messages per table; beyond this only the newest of each topic waits
CLAIMS_A_S, CLAIMS_AT_ONCE = 0.1, 3  # claims per table: each may mean a thousand rows and receipts
DROPPED_A_S, DROPPED_AT_ONCE = 100.0, 500  # dropped messages per table; beyond this the table is flooding and muted
HUSHED_S = 600.0
MOST_LATE = 1_000  # waiting messages; an honest table sends a dropped one again
NOTES_A_S, NOTES_AT_ONCE = 1.0, 20  # refusals noted per table
RECEIVE_MOST = 2_000  # uncommitted messages: the hub's only buffer
RETRY_S, LONGEST_RETRY_S = 0.5, 5.0
LOOK_S = 5.0  # interval of removing forgotten tables from the broker
READY = Say(key="hub-ready")

log = logging.getLogger(__name__)

AddressedReceipt = tuple[str, str, Receipt]  # table, game


class Hub:
    """The hub. Retries after every failure until it is cancelled."""

    def __init__(
        self, broker: Broker, url: str, on_commit: Callable[[Sequence[AddressedReceipt]], None] = lambda receipts: None
    ) -> None:
        """`on_commit` is called with each committed batch."""
        self.live = LiveTables()
        self.join_codes = JoinCodes()  # tables that have not connected yet
        self.status = Say(key="hub-starting")  # for people
        self._broker, self._url, self._on_commit = broker, url, on_commit
        self._connection: Connection | None = None
        self._inbox: list[MQTTMessage] = []
        self._overflow: dict[str, MQTTMessage] = {}  # by topic: messages over the rate limit
        self._wake_event = asyncio.Event()
        self._last_look_s = 0.0
        self._floods = RateLimit(DROPPED_A_S, DROPPED_AT_ONCE, free="")
        self._hushed_until: dict[str, float] = {}  # muted tables, until when
        self._subscribed_tables: AbstractSet[str] = ANY
        self._has_swept = False  # whether a message that may not stay retained was removed since the last sweep
        self._pace = RateLimit(MESSAGES_A_S, MESSAGES_AT_ONCE, free=topics.HUB)
        self._claims = RateLimit(CLAIMS_A_S, CLAIMS_AT_ONCE, free="")
        self._notes = RateLimit(NOTES_A_S, NOTES_AT_ONCE, free="")

    async def run(self) -> None:
        """Open the database, waiting for its lock, then the broker; both again after each failure."""
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
        """Whether database and broker are connected."""
        return self._connection is not None

    def call(self, tables: Iterable[str], call: Call) -> None:
        """Send a call to these tables. Raises Trouble without a connection; an offline table never receives it."""
        if self._connection is None:
            raise Trouble("hub-no-line")
        for table in tables:
            self._connection.publish(topics.call(table), encode(call))

    def end_call(self, table: str) -> None:
        """Cancel a table's call for a referee, also on behalf of a table that is offline."""
        if self._connection and not self.live.online.get(table):
            topic, state = topics.state(table), encode(replace(self.live.states.get(table, TableState()), help=False))
            self._connection.publish(topic, state, retain=True)
            self.live.take(topic, state)

    async def _serve_connection(self, db: Db) -> None:
        """Serve one broker connection until it ends. Raises Trouble with the reason."""
        will = topics.status(topics.HUB), topics.OFFLINE
        self._inbox.clear()
        self._overflow.clear()
        connection = await Connection.open(self._broker, self._hear, will, RECEIVE_MOST)
        connection.end_reason.add_done_callback(lambda _: self._wake_event.set())
        try:
            self.status, self._connection, self._subscribed_tables = READY, connection, ANY
            self._listen_to(ANY)
            connection.publish(topics.status(topics.HUB), topics.ONLINE, retain=True)
            self._last_look_s = asyncio.get_running_loop().time()  # retained messages come first
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
        """Sweep the broker for forgotten tables now."""
        self._last_look_s = 0.0
        self._wake_event.set()

    async def _clear_broker(self, db: Db, connection: Connection) -> None:
        """Remove forgotten and released tables' retained messages from the broker, until it confirms their removal."""
        now_s = asyncio.get_running_loop().time()
        if now_s < self._last_look_s + LOOK_S:
            return
        self._last_look_s = now_s
        for table in [table for table, until_s in self._hushed_until.items() if until_s < now_s]:
            del self._hushed_until[table]
        if not self._hushed_until and self._subscribed_tables != ANY:
            self._listen_to(ANY)
        if self._has_swept:
            self._listen_to(self._subscribed_tables)  # finds retained messages that were dropped over the rate limit
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
        """Queue a message for `_take`; floods and messages that no table of ours sends are dropped."""
        table, what, _ = topics.parts(message.topic)
        if self._connection and what in TRANSIENT and message.retain and message.payload:
            self._has_swept = True
            self._connection.publish(message.topic, b"", retain=True)
        if table in self._hushed_until:  # was already in flight
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
        """Acknowledge a message unread. A flooding table is muted: the broker sends the other tables' topics alone."""
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
        """Commit all received messages, then acknowledge them. Tables send again what was not committed."""
        in_time = list(filter(self._has_turn, self._overflow))
        came, self._inbox = [*self._inbox, *map(self._overflow.pop, in_time)], []
        newest = {message.topic: bytes(message.payload) for message in came}
        # an empty status is the last message that `_clear_broker` removes
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
        """Store one record, or refuse it with the reason, so that it does not block the others."""
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
        """Note a refusal, with its reason."""
        if not self._notes.try_take(table):
            return table, game, Receipt(why="refused")
        log.warning("refused: %s %s: %s", table, game, why)
        if topics.NAME.fullmatch(table) and (not game or GAME_ID.fullmatch(game)):
            await database.refuse(db, table, game, why)
        return table, game, Receipt(why="refused")


def topic_filters(tables: Iterable[str]) -> list[str]:
    """The topic filters for these tables, and for every table's status."""
    return [STATUS_TOPIC, *(topic.format(table) for table in tables for topic in TABLE_TOPICS)]


def is_about(what: str, topic: str) -> bool:
    return topics.parts(topic)[1] == what
