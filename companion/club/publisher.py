"""The publisher of this table's state and records to the club; reconnects after each failure.

Its listener `hear` only notes the change and wakes the publisher, which works after the move is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic

from paho.mqtt.client import MQTTMessage

from companion.club import homeassistant, topics
from companion.club.config import Club
from companion.club.connection import Connection
from companion.club.ledger import FindGame, Ledger
from companion.club.report import Obstacle, decode_receipt
from companion.club.state import MakeShow, TableState, club_snapshot, table_state
from companion.club.topics import Call, decode_call
from companion.errors import Trouble
from companion.fence import fence
from companion.log.disk.store import Store
from companion.log.record import encode
from companion.table.club_door import ClubTable
from companion.table.events import Happened
from companion.table.snapshot import Snapshot
from rules.kit.types import Say

MOST_EVENTS = 20  # waiting to be sent
MOST_CALLS = 5  # waiting to be shown
CALL_S = 60.0  # display time of a call, unless another one comes
SHORT_S, MOST_SHORT = 10.0, 3  # so many such short connections in a row: two boxes with one name disconnect each other
# errors that need a person
WRONG = ("club-refused", "club-not-allowed", "club-ca", "club-ended", "club-not-yet", "club-toml-no-ca")
# the status sentences of undelivered games
OBSTACLES: dict[Obstacle, str] = {"refused": "club-not-taken", "long": "club-too-long", "gone": "club-gone"}

log = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class PublishPace:
    """Intervals, in seconds."""

    state_s: float = 1.0  # at least between two states
    look_s: float = 1.0  # between two checks for a silent hub
    retry_s: float = 1.0  # after a lost connection; doubled each time
    longest_retry_s: float = 30.0
    wrong_retry_s: float = 60.0  # after an error that needs a person


class Publisher:
    """Publishes this table to its club."""

    def __init__(self, club: Club, store: Store, find_game: FindGame, *, pace: PublishPace = PublishPace()) -> None:
        self.at_club = ClubTable()  # the club's status, for the pages
        self.calls: asyncio.Queue[Call] = asyncio.Queue(MOST_CALLS)  # for the people at the table
        self._store, self._find_game, self._pace = store, find_game, pace
        self._club_change: asyncio.Event = asyncio.Event()  # set by `change`
        self._next_club: Club | None = club  # None = the table has left
        self._snapshot: Snapshot | None = None
        self._events: deque[dict[str, str]] = deque(maxlen=MOST_EVENTS)
        self._wake_event = asyncio.Event()
        self._enter(club)
        self._hub_is_there = False
        self._published_state: TableState | None = None  # on this connection
        self._published_s = 0.0
        self._is_stale = False  # whether the table may differ from the published state

    async def hear(self, happened: Happened) -> None:
        """Note the present state. A listener, called during a move: it does nothing else."""
        self._snapshot = happened.now
        came_or_went = (each.head.id for each in (happened.opened, happened.closed) if each)
        self._ledger.notice(self._snapshot.id if self._snapshot else "", *came_or_went)
        if happened.event == "time-up":
            self._events.append({"event_type": "time_up"})
        self._is_stale = True
        self._wake_event.set()

    def look_again(self) -> None:
        """Retry the games that could not be read, after the installed games have changed."""
        self._ledger.look_again()
        self._wake_event.set()

    def change(self, club: Club | None) -> None:
        """Move to another club, or to the same with another password; None = leave."""
        self._next_club = club
        self._club_change.set()

    # ---- connections ------------------------------------------------------------------------------------------
    async def run(self, show: MakeShow) -> None:
        """Serve one club after the other until cancelled."""
        while True:
            self._club_change.clear()
            staying = asyncio.create_task(self._stay(show))
            changing = asyncio.create_task(self._club_change.wait())
            try:
                await asyncio.wait((staying, changing), return_when=asyncio.FIRST_COMPLETED)
            finally:
                staying.cancel()
                changing.cancel()
                await asyncio.gather(staying, changing, return_exceptions=True)
            if not self._club_change.is_set():
                staying.result()
            if self._next_club is not None:
                self._enter(self._next_club)

    def _enter(self, club: Club) -> None:
        self._club = club
        self._ledger = Ledger(self._store, self._find_game, club.names, club.sign)
        self._ledger.notice(self._snapshot.id if self._snapshot else "")
        self.at_club.club, self.at_club.table, self.at_club.names = club.name, club.table, club.names
        self.at_club.status, self.at_club.asks_help, self.at_club.people = Say(key="club-connecting"), False, ()

    async def _stay(self, show: MakeShow) -> None:
        """Open the ledger and stay connected, until cancelled; without a club, wait for one."""
        if self._next_club is None:
            await asyncio.Event().wait()
        while True:
            with fence("club") as fenced:
                await self._ledger.open()
            if fenced.failure is None:
                break
            await asyncio.sleep(self._pace.retry_s)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._ledger.keep_saving())
            tasks.create_task(self._keep_connecting(show))

    async def _keep_connecting(self, show: MakeShow) -> None:
        rest_s, short = self._pace.retry_s, 0
        while True:
            began_s = monotonic()
            trouble, was_there = Trouble("club-lost", "a mistake of ours"), False
            with fence("club"):
                try:
                    trouble, was_there = await self._serve_connection(show), True
                except Trouble as why:
                    trouble = why
            is_short = monotonic() - began_s < SHORT_S
            short = short + 1 if was_there and is_short else 0
            if short >= MOST_SHORT:
                trouble = Trouble("club-twice", str(trouble), table=self._club.table)
            log.info("club: %s", trouble)
            self.at_club.status = trouble.say
            rest_s = min(2 * rest_s, self._pace.longest_retry_s) if is_short else self._pace.retry_s
            await asyncio.sleep(self._pace.wrong_retry_s if trouble.say.key in WRONG else rest_s)

    async def _serve_connection(self, show: MakeShow) -> Trouble:
        """Publish until the connection ends, and return the reason. Raises Trouble if it cannot be opened."""
        will = topics.status(self._club.table), topics.OFFLINE
        connection = await Connection.open(self._club.broker, self._hear_club, will)
        connection.end_reason.add_done_callback(lambda _: self._wake_event.set())
        try:
            self._begin(connection)
            while not connection.end_reason.done():
                self._wake_event.clear()
                await self._publish(connection, show)
                await self._rest()
            return connection.end_reason.result()
        finally:
            self._hub_is_there = False
            table = self._club.table
            connection.publish(topics.status(table), topics.OFFLINE, retain=True)
            if self._next_club is None:  # remove all retained messages
                for topic in (homeassistant.topic(table), topics.state(table), topics.status(table)):
                    connection.publish(topic, b"", retain=True)
                await connection.wait_for_answers()
            connection.close()

    def _begin(self, connection: Connection) -> None:
        table = self._club.table
        connection.subscribe(topics.ack(table, "+"), topics.call(table), topics.status(topics.HUB))
        connection.publish(topics.status(table), topics.ONLINE, retain=True)
        connection.publish(homeassistant.topic(table), homeassistant.device(table), retain=True)
        self._published_state, self._is_stale = None, True
        self._events.clear()
        self._ledger.resend_all()
        self.at_club.status = Say(key="club-hub-away")

    async def _rest(self) -> None:
        """Wait for the next event, or until the hub must be checked or a state is due."""
        rest_s = self._pace.look_s if self._hub_is_there and not self._ledger.has_all else None
        if self._is_stale:
            rest_s = max(0.0, self._published_s + self._pace.state_s - monotonic())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(rest_s):
                await self._wake_event.wait()

    # ---- publishing ---------------------------------------------------------------------------------------------
    async def _publish(self, connection: Connection, show: MakeShow) -> None:
        """Publish the table's state, at most once per `state_s`, then the reports that the hub lacks."""
        while self._events:
            connection.publish(topics.event(self._club.table), encode(self._events.popleft()))
        if self._is_stale and monotonic() - self._published_s >= self._pace.state_s:
            self._is_stale, self._published_s = False, monotonic()
            look = self._snapshot
            title = self._publish_state(connection, look, show)
            await self._ledger.pack_current(look, title)
        if await self._ledger.pack_older(show):
            self._wake_event.set()
        if self._hub_is_there and not connection.end_reason.done():
            for game, payload in self._ledger.due_messages():
                topic = topics.log(self._club.table, game) if game else topics.committed(self._club.table)
                connection.publish(topic, payload)
            self.at_club.status = self._status()

    def _status(self) -> Say:
        """The club's status; "all is there" only if the hub has confirmed it."""
        short = self._ledger.obstacle_counts
        if short["older"]:
            return Say(key="club-apart")
        if waiting := self._ledger.waiting_count:
            return Say(key="club-follows", args={"n": waiting})
        for why, key in OBSTACLES.items():
            if short[why]:
                return Say(key=key, args={"n": short[why]})
        return Say(key="club-well" if self._ledger.has_all else "club-compares")

    def _publish_state(self, connection: Connection, look: Snapshot | None, show: MakeShow) -> str:
        """Publish the public state and its events, and return the game's title."""
        state = table_state(
            club_snapshot(look, self._club.names), show, datetime.now(UTC), asks_help=self.at_club.asks_help
        )
        connection.publish(topics.state(self._club.table), encode(state), retain=True)
        if self._published_state is not None:
            for happened in events(self._published_state, state):
                connection.publish(topics.event(self._club.table), encode(happened))
        self._published_state = state
        return state.game

    # ---- calls --------------------------------------------------------------------------------------------------
    async def next_call(self, call_s: float = CALL_S) -> Say | None:
        """The next call for the people at the table; None once the last one has been shown for `call_s`."""
        try:
            async with asyncio.timeout(call_s if self.at_club.message else None):
                call = await self.calls.get()
        except TimeoutError:
            return None
        self.at_club.asks_help = self.at_club.asks_help and call.about != "came"
        self.at_club.people = call.people or self.at_club.people
        return call.say

    # ---- receiving ----------------------------------------------------------------------------------------------
    def _hear_club(self, message: MQTTMessage) -> None:
        """Handle a message from the club; an error never stops the game."""
        with fence("a message from the club"):
            (table, what, game), payload = topics.parts(message.topic), bytes(message.payload)
            if (table, what) == (topics.HUB, "status"):
                self._hub_is_there = payload == topics.ONLINE
                self._ledger.resend_all()
                if not self._hub_is_there:
                    self.at_club.status = Say(key="club-hub-away")
            elif what == "ack" and game == topics.ALL:
                self._ledger.confirm_claims()
            elif what == "ack":
                self._ledger.accept_receipt(game, decode_receipt(payload))
            elif what == "call" and self._club.calls:
                with contextlib.suppress(asyncio.QueueFull):  # more than people would read
                    self.calls.put_nowait(decode_call(payload))
        self._wake_event.set()


def events(before: TableState, now: TableState) -> list[dict[str, str]]:
    """The events between two states of a table."""
    found = []
    if now.id and now.id != before.id:
        found.append({"event_type": "game_started", "game": now.game})
    if now.over and not before.over:
        found.append({"event_type": "game_ended", "game": now.game, "who": now.who})
    elif now.turn and now.turn != before.turn:
        found.append({"event_type": "turn", "who": now.turn})
    if now.help and not before.help:
        found.append({"event_type": "needs_help"})
    return found
