"""One connection to the broker: paho behind an asyncio class that never blocks and always reports why it ended.

Each connection is a new object, without any state of the one before. Of three libraries paho alone reports the reason
why the broker refused a message, and lets a receiver acknowledge after its work is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
import time
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from functools import partial
from typing import Any, cast

from cryptography import x509
from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties
from paho.mqtt.subscribeoptions import SubscribeOptions

from companion.club import topics
from companion.club.config import Broker
from companion.errors import Trouble

CONNECT_S = 5.0  # for TCP and TLS, and again for the CONNACK
ANSWER_S = 0.02  # polling interval for PUBACKs
SILENT_S = 10.0  # longest wait for a PUBACK
KEEPALIVE_S = 10
MOST_UNANSWERED = 2_000
BAD_USER, NOT_ALLOWED, NOT_ALLOWED_BY_NAME = 134, 135, 5
TAKEN_OVER = 142
CERT_NOT_YET_VALID, CERT_EXPIRED = 9, 10  # OpenSSL's codes

log = logging.getLogger(__name__)

Will = tuple[str, bytes]
Hear = Callable[[MQTTMessage], None]


class Connection:
    """One connection; `end_reason` is done, with the reason, as soon as the connection ends."""

    def __init__(self, broker: Broker, hear: Hear, will: Will, receive_most: int) -> None:
        """Use `open`."""
        self.end_reason: asyncio.Future[Trouble] = asyncio.get_running_loop().create_future()
        self._broker = broker
        self._loop = asyncio.get_running_loop()
        self._connack: asyncio.Future[None] = self._loop.create_future()
        self._pending: dict[int, tuple[str, float]] = {}  # unacknowledged messages by packet id: topic, sent at
        self._fd = -1  # of the socket that the loop watches
        self._timer: asyncio.TimerHandle | None = None
        self._receive_most = receive_most
        self._client = client = Client(
            CallbackAPIVersion.VERSION2,
            client_id=broker.user,
            protocol=MQTTProtocolVersion.MQTTv5,
            reconnect_on_failure=False,
            manual_ack=receive_most > 0,
        )
        client.connect_timeout = CONNECT_S
        client.max_inflight_messages_set(MOST_UNANSWERED)
        client.username_pw_set(broker.user, broker.password)
        client.will_set(will[0], will[1], qos=1, retain=True)
        client.on_connect, client.on_disconnect = self._on_connect, self._on_disconnect
        client.on_publish = self._on_publish
        client.on_message = lambda _client, _data, message: hear(message)

    @classmethod
    async def open(cls, broker: Broker, hear: Hear, will: Will, receive_most: int = 0) -> Connection:
        """A connection that the broker has accepted. Raises Trouble with the reason if there is none.

        `receive_most`: messages in flight before `acknowledge` must be called; 0 = automatic acknowledgement.
        """
        connection = cls(broker, hear, will, receive_most)
        try:
            await connection._connect()
        except BaseException:
            connection.close()
            raise
        return connection

    # ---- messages -------------------------------------------------------------------------------------------
    def publish(self, topic: str, payload: bytes, *, retain: bool = False, qos: int = 1) -> None:
        """Send a message, at least once; a missing or negative PUBACK ends the connection.

        `qos` 0 costs half: for messages that are requested again if lost.
        """
        if self.end_reason.done():
            return
        info = self._client.publish(topic, payload, qos, retain)
        if info.rc:
            self._end(Trouble("club-lost", f"rc {info.rc}"))
        elif qos:
            self._pending[info.mid] = topic, time.monotonic()

    def subscribe(self, *filters: str, retained: bool = True, no_local: Collection[str] = ()) -> None:
        """Subscribe, with or without `retained` messages; these keep their flag.

        `no_local`: kinds of topics on which the client does not receive its own messages.
        """
        options = partial(SubscribeOptions, qos=1, retainAsPublished=True, retainHandling=0 if retained else 2)
        self._client.subscribe([(each, options(noLocal=topics.parts(each)[1] in no_local)) for each in filters])

    def unsubscribe(self, *topics: str) -> None:
        self._client.unsubscribe(list(topics))

    def acknowledge(self, message: MQTTMessage) -> None:
        """Acknowledge a message received on this connection."""
        if not self.end_reason.done() and message.qos:
            self._client.ack(message.mid, message.qos)

    async def wait_for_answers(self) -> None:
        """Wait until the broker has acknowledged all published messages, at most CONNECT_S."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_S):
                while self._pending and not self.end_reason.done():
                    await asyncio.sleep(ANSWER_S)

    @property
    def pending_count(self) -> int:
        """The number of messages that the broker has not acknowledged."""
        return len(self._pending)

    def close(self) -> None:
        """Disconnect cleanly: the broker does not publish the last will."""
        if not self.end_reason.done():
            self._client.disconnect()
            self._end(Trouble("club-lost", "closed by us"))
        self._drop()

    # ---- connecting -------------------------------------------------------------------------------------------
    async def _connect(self) -> None:
        dialling = self._loop.run_in_executor(None, self._dial)
        try:
            await asyncio.shield(dialling)
        except asyncio.CancelledError:
            dialling.add_done_callback(lambda _: self._drop())
            raise
        except ssl.SSLCertVerificationError as why:
            raise await self._loop.run_in_executor(None, certificate_trouble, self._broker, why) from why
        except (OSError, ValueError) as why:
            raise Trouble("club-unreachable", repr(why), host=self._broker.host) from why
        self._attach()
        try:
            async with asyncio.timeout(CONNECT_S):
                await self._connack
        except TimeoutError:
            raise Trouble("club-silent", "no CONNACK", host=self._broker.host) from None

    def _dial(self) -> None:
        """Connect, on a thread: name lookup, TCP and TLS may each block."""
        if not self._broker.plain:
            try:
                context = ssl.create_default_context(cafile=self._broker.ca or None)
            except (OSError, ssl.SSLError) as why:
                raise Trouble("club-toml-no-ca", repr(why), file=self._broker.ca) from why
            self._client.tls_set_context(context)
        properties = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
        if self._receive_most:
            properties.ReceiveMaximum = self._receive_most
        self._client.connect(self._broker.host, self._broker.port, KEEPALIVE_S, clean_start=True, properties=properties)

    def _attach(self) -> None:
        sock = cast("socket.socket | None", self._client.socket())
        if sock is None:
            raise Trouble("club-lost", "closed at once")
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else the second of two quick messages waits 40 ms
        self._fd = sock.fileno()
        self._loop.add_reader(self._fd, self._read)
        self._client.on_socket_register_write = lambda _client, _data, _sock: self._start_writing()
        self._client.on_socket_unregister_write = lambda _client, _data, _sock: self._stop_writing()
        self._client.on_socket_close = lambda _client, _data, _sock: self._detach()
        if self._client.want_write():
            self._start_writing()
        self._tick()

    def _start_writing(self) -> None:
        if self._fd >= 0:
            self._loop.add_writer(self._fd, self._client.loop_write)

    def _stop_writing(self) -> None:
        if self._fd >= 0:
            self._loop.remove_writer(self._fd)

    def _detach(self) -> None:
        """Stop watching the socket before it is closed, since its number is reused."""
        if self._fd >= 0:
            self._loop.remove_reader(self._fd)
            self._loop.remove_writer(self._fd)
            self._fd = -1

    def _read(self) -> None:
        """Read all available packets: TLS may have buffered more than the socket shows."""
        while True:
            self._client.loop_read()
            sock = self._client.socket()
            if sock is None or not getattr(sock, "pending", lambda: 0)():
                return

    def _tick(self) -> None:
        """Keep the connection alive, once a second, and end it if the broker stops acknowledging."""
        if self.end_reason.done():
            return
        self._timer = self._loop.call_later(1.0, self._tick)
        self._client.loop_misc()
        oldest = next(iter(self._pending.values()), None)
        if oldest and time.monotonic() - oldest[1] > SILENT_S:
            self._end(Trouble("club-silent", f"no PUBACK for {oldest[0]}", host=self._broker.host))

    # ---- paho's callbacks -------------------------------------------------------------------------------------
    def _on_connect(self, _client: Client, _data: Any, _flags: Any, code: Any, _properties: Any) -> None:
        if self._connack.done():
            return
        if code.value in (BAD_USER, NOT_ALLOWED, NOT_ALLOWED_BY_NAME):
            self._connack.set_exception(Trouble("club-refused", str(code), table=self._broker.user))
        elif code.is_failure:
            self._connack.set_exception(Trouble("club-lost", str(code)))
        else:
            self._connack.set_result(None)

    def _on_publish(self, _client: Client, _data: Any, mid: int, code: Any, _properties: Any) -> None:
        topic, _ = self._pending.pop(mid, ("", 0.0))
        if code.is_failure:
            self._end(Trouble("club-not-allowed", f"{topic}: {code}", topic=topic))

    def _on_disconnect(self, _client: Client, _data: Any, _flags: Any, code: Any, _properties: Any) -> None:
        if code.value == TAKEN_OVER:
            self._end(Trouble("club-twice", str(code), table=self._broker.user))
        else:
            self._end(Trouble("club-lost", str(code)))

    # ---- ending -----------------------------------------------------------------------------------------------
    def _end(self, why: Trouble) -> None:
        if not self._connack.done():
            self._connack.set_exception(why)
            self._connack.exception()  # retrieved here, in case no caller awaits it any more
        if not self.end_reason.done():
            self.end_reason.set_result(why)
        self._loop.call_soon(self._drop)

    def _drop(self) -> None:
        """Close the socket and its callbacks: an old socket must not receive the next connection's messages."""
        if self._timer:
            self._timer.cancel()
        if not self.end_reason.done():
            self.end_reason.set_result(Trouble("club-lost"))
        self._detach()
        self._client.on_message = None
        if (sock := self._client.socket()) is not None:
            sock.close()


def certificate_trouble(broker: Broker, why: ssl.SSLCertVerificationError) -> Trouble:
    """The fault of the broker's certificate; if it is not valid now, with its dates and this machine's."""
    key = {CERT_NOT_YET_VALID: "club-not-yet", CERT_EXPIRED: "club-ended"}.get(why.verify_code, "club-ca")
    try:
        pem = ssl.get_server_certificate((broker.host, broker.port), timeout=CONNECT_S) if key != "club-ca" else ""
        found = x509.load_pem_x509_certificate(pem.encode()) if pem else None
    except (OSError, ValueError):
        found = None
    if found is None:
        return Trouble("club-ca", repr(why), host=broker.host)
    begins, ends, now = found.not_valid_before_utc, found.not_valid_after_utc, datetime.now(UTC)
    days = {name: f"{at:%Y-%m-%d}" for name, at in (("begins", begins), ("ends", ends), ("now", now))}
    return Trouble(key, repr(why), host=broker.host, **days)
