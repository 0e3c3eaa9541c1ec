"""The connection to the core: a WebSocket on its own thread that reconnects automatically.

The Kivy thread calls `send`, `collect` and `core_ms`. Only the newest Show is kept.
"""

from __future__ import annotations

import contextlib
import logging
import os
import random
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import assert_never
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect

from companion.view.wire import (
    Admitted,
    Done,
    Join,
    Ping,
    Pong,
    Press,
    Refused,
    Reply,
    Request,
    Show,
    Welcome,
    decode_reply,
    encode,
)
from rules.kit.types import Frozen

log = logging.getLogger(__name__)

PING_EVERY_S = 10.0  # each wakes up both processes; the end of the core is noticed without pings
MOST_UNANSWERED = 3  # consecutive pings before the connection is given up
OPEN_S = 300.0  # the core's port listens long before the core serves it: minutes on a slow box
CONNECT_S = 5.0  # the kernel accepts even for a busy core
FIRST_WAIT_S = 0.25
LONGEST_WAIT_S = 5.0
TRUSTED_PINGS = 8  # the quickest of so many pings gives the core's time


class Inbox(Frozen, frozen=True, kw_only=True):
    """The messages since the last `collect`: at most one of each kind."""

    up: bool
    welcome: Welcome | None = None
    show: Show | None = None
    refused: Refused | None = None
    press: Press | None = None


class CoreLink:
    """One client of the core. From `start` until `close` it stays connected or reconnects.

    It counts unanswered pings, not seconds: on a slow box the first picture blocks this process so long that a time-out
    would strike before the arrived messages are read.
    """

    def __init__(self, url: str, token: str, now_s: Callable[[], float] = time.monotonic) -> None:
        self._url, self._token, self._now_s = url, token, now_s
        self._parent = os.getppid()
        self._opening: socket.socket | None = None
        self._wake: Callable[[], object] = lambda: None
        self._lock = threading.Lock()
        self._inbox = Inbox(up=False)
        self._line: ClientConnection | None = None
        self._offsets: list[tuple[float, float]] = []  # (round trip, core's clock minus ours), ms
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="link", daemon=True)

    def on_news(self, wake: Callable[[], object]) -> None:
        """Set the callback for new messages, which runs on the link's thread; to be set before `start`."""
        self._wake = wake

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Disconnect; returns when the thread has ended."""
        self._stop.set()
        with self._lock:
            line, opening = self._line, self._opening
        if line:
            line.close()
        elif opening:  # ends the wait for a core that does not serve yet
            with contextlib.suppress(OSError):
                opening.shutdown(socket.SHUT_RDWR)
        if self._thread.is_alive():
            self._thread.join()

    # ---- for the Kivy thread ------------------------------------------------------------------------------
    def send(self, request: Request) -> bool:
        """Send a request to the core. False without a connection; the request is dropped."""
        with self._lock:
            line = self._line
        if line is None:
            return False
        try:
            line.send(encode(request).decode())
        except (WebSocketException, OSError) as error:
            log.info("not sent: %s", error)
            return False
        return True

    def collect(self) -> Inbox:
        """The new messages; older Shows are skipped."""
        with self._lock:
            arrived = self._inbox
            self._inbox = Inbox(up=arrived.up)
        return arrived

    def core_ms(self) -> float:
        """The core's clock, estimated from the quickest of the last pings."""
        with self._lock:
            offset = min(self._offsets)[1] if self._offsets else 0.0
        return own_ms() + offset

    # ---- on the link's thread -------------------------------------------------------------------------------
    def _run(self) -> None:
        wait_s = FIRST_WAIT_S
        while not self._stop.is_set():
            try:
                with self._connect() as line:
                    wait_s = FIRST_WAIT_S
                    self._talk(line)
            except (WebSocketException, InvalidHandshake, OSError) as error:
                log.info("no line to the core: %s", error)
            self._hang_up()
            if os.getppid() != self._parent:  # the parent process was killed
                os.kill(os.getpid(), signal.SIGTERM)
                return
            self._stop.wait(wait_s * random.uniform(0.6, 1.4))
            wait_s = min(LONGEST_WAIT_S, wait_s * 2)

    @contextlib.contextmanager
    def _connect(self) -> Iterator[ClientConnection]:
        """A connection, once the core serves it."""
        to = urlsplit(self._url)
        with socket.create_connection((to.hostname, to.port or 80), timeout=CONNECT_S) as opening:
            with self._lock:
                self._opening = opening
            if self._stop.is_set():
                raise OSError("not wanted any more")
            opening.settimeout(None)
            with connect(  # we ping ourselves
                self._url, sock=opening, open_timeout=OPEN_S, close_timeout=1, compression=None, ping_interval=None
            ) as line:
                yield line

    def _talk(self, line: ClientConnection) -> None:
        line.send(encode(Join(token=self._token)).decode())
        with self._lock:
            self._line = line
        unanswered = 0
        while unanswered < MOST_UNANSWERED and not self._stop.is_set():
            line.send(encode(Ping(at_ms=own_ms())).decode())
            unanswered = 0 if self._listen(line, self._now_s() + PING_EVERY_S) else unanswered + 1
        if unanswered == MOST_UNANSWERED:
            raise OSError("the core is silent")

    def _listen(self, line: ClientConnection, until_s: float) -> bool:
        """Handle messages until then; True if any came."""
        heard = False
        while (left_s := until_s - self._now_s()) > 0:
            try:
                text = line.recv(timeout=left_s)
            except TimeoutError:
                break
            heard = True
            self._hear(decode(text))
        return heard

    def _hear(self, reply: Reply | None) -> None:
        if reply is None:
            return
        with self._lock:
            if isinstance(reply, Pong):
                self._offsets = [*self._offsets[1 - TRUSTED_PINGS :], measure(reply, own_ms())]
                return
            self._inbox = merged(self._inbox, reply)
        self._wake()

    def _hang_up(self) -> None:
        with self._lock:
            self._line = self._opening = None
            self._offsets = []
            self._inbox = msgspec.structs.replace(self._inbox, up=False)
        self._wake()


def own_ms() -> float:
    """Our own monotonic clock."""
    return time.monotonic() * 1000


def measure(pong: Pong, now_ms: float) -> tuple[float, float]:
    """(round trip of the ping, the core's clock minus ours)."""
    took = now_ms - pong.at_ms
    return took, pong.now_ms + took / 2 - now_ms


def merged(arrived: Inbox, reply: Welcome | Admitted | Show | Done | Refused | Press) -> Inbox:
    """The inbox with one more message; any message means that the connection is up."""
    match reply:
        case Welcome():
            return msgspec.structs.replace(arrived, up=True, welcome=reply)
        case Show():
            return msgspec.structs.replace(arrived, up=True, show=reply)
        case Refused():
            return msgspec.structs.replace(arrived, up=True, refused=reply)
        case Press():
            return msgspec.structs.replace(arrived, up=True, press=reply)
        case Admitted() | Done():  # the core starts the touchscreen, which sends no ids
            return msgspec.structs.replace(arrived, up=True)
        case _:
            assert_never(reply)


def decode(text: str | bytes) -> Reply | None:
    """The decoded message; None for an unknown one, which is logged."""
    try:
        reply: Reply = decode_reply(text)
    except msgspec.DecodeError as error:
        log.warning("a message of the core was not understood: %s", error)
        return None
    return reply
