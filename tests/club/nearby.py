"""A simulated broker and hub in this process, each of which can disconnect at any moment.

The broker drops messages in transit when it stops; the hub accepts a report by its real parser and the database's
rule, and its database can be restored from a backup. No waits depend on a clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from paho.mqtt.client import MQTTMessage

from companion.club import topics
from companion.club.config import Broker
from companion.club.report import UNKNOWN, Receipt, decode_claims, unpack
from companion.errors import Trouble
from companion.hub.ingest import intake
from companion.log.record import encode

Hear = Callable[[MQTTMessage], None]
Kept = dict[str, tuple[int, str, bytes]]  # by game: length of the log, hash, record


@dataclass
class Line:
    """A stand-in for the table's connection."""

    club: Club
    hear: Hear
    end_reason: asyncio.Future[Trouble] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def publish(self, topic: str, payload: bytes, *, retain: bool = False) -> None:
        if not self.end_reason.done():
            asyncio.get_running_loop().call_soon(self.club.take, self, topic, payload)

    def subscribe(self, *topics_: str) -> None:
        self.tell(topics.status(topics.HUB), topics.ONLINE if self.club.has_hub else topics.OFFLINE)

    def tell(self, topic: str, payload: bytes) -> None:
        """Deliver a message, unless the connection breaks first."""
        message = MQTTMessage(topic=topic.encode())
        message.payload = payload
        asyncio.get_running_loop().call_soon(lambda: None if self.end_reason.done() else self.hear(message))

    def close(self) -> None:
        if not self.end_reason.done():
            self.end_reason.set_result(Trouble("club-lost"))


@dataclass
class Club:
    """The current state of broker and hub."""

    has_broker: bool = True
    has_hub: bool = True
    kept: Kept = field(default_factory=dict)
    line: Line | None = None

    async def open(self, _broker: Broker, hear: Hear, _will: Any) -> Line:
        """Like `Connection.open`."""
        await asyncio.sleep(0)
        if not self.has_broker:
            raise Trouble("club-unreachable", host="club")
        self.line = Line(self, hear)
        return self.line

    # ---- interruptions ----------------------------------------------------------------------------------------
    def lose(self) -> None:
        """Break the connection, with messages in transit."""
        if self.line is not None:
            self.line.close()

    def set_broker(self, there: bool) -> None:
        self.has_broker = there
        if not there:
            self.lose()

    def set_hub(self, there: bool) -> None:
        self.has_hub = there
        if self.line is not None:
            self.line.tell(topics.status(topics.HUB), topics.ONLINE if there else topics.OFFLINE)

    def restore(self, kept: Kept) -> None:
        """Restore the hub's database from a backup, with a restart of the hub."""
        self.set_hub(False)
        asyncio.get_running_loop().call_soon(self._put_back, dict(kept))

    def _put_back(self, kept: Kept) -> None:
        self.kept = kept
        self.set_hub(True)

    # ---- the hub ----------------------------------------------------------------------------------------------
    def take(self, line: Line, topic: str, payload: bytes) -> None:
        _, what, game = topics.parts(topic)
        if line.end_reason.done() or not self.has_hub:
            return
        if what == "log":
            line.tell(topics.ack("t0", game), encode(self._keep(topic, game, payload)))
        elif what == "committed":
            for claimed, hash in decode_claims(payload).items():
                has = self.kept.get(claimed, (0, UNKNOWN, b""))[1]
                if has != hash or not has:
                    line.tell(topics.ack("t0", claimed), encode(Receipt(hash=has)))
            line.tell(topics.ack("t0", topics.ALL), encode(Receipt()))

    def _keep(self, topic: str, game: str, payload: bytes) -> Receipt:
        row, _ = intake.read(topic, payload)
        there = self.kept.get(game)
        if there and row.n < there[0] and row.hash != there[1]:
            return Receipt(hash=there[1], why="older")
        self.kept[game] = row.n, row.hash, unpack(payload).record
        return Receipt(hash=row.hash)
