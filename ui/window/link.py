"""The line to the core: a WebSocket on a thread of its own that reconnects by itself.

The Kivy thread calls `send`, `collect` and `core_ms`. Of Shows only the newest is kept.
"""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Callable
from typing import assert_never

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

PING_EVERY_S = 5.0
SILENT_S = 12.0  # without a word for so long the line is given up
FIRST_WAIT_S = 0.25
LONGEST_WAIT_S = 5.0
TRUSTED = 8  # of so many answered pings the quickest tells the core's time


class Arrived(Frozen, frozen=True, kw_only=True):
    """What came since the last look: at most one of each."""

    up: bool
    welcome: Welcome | None = None
    show: Show | None = None
    refused: Refused | None = None
    press: Press | None = None


class Link:
    """One client of the core. `start`, then until `close` it stays connected or tries to."""

    def __init__(self, url: str, token: str) -> None:
        self._url, self._token = url, token
        self._wake: Callable[[], object] = lambda: None
        self._lock = threading.Lock()
        self._arrived = Arrived(up=False)
        self._socket: ClientConnection | None = None
        self._offsets: list[tuple[float, float]] = []  # (how long a ping took, core's clock minus ours), ms
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="link", daemon=True)

    def on_news(self, wake: Callable[[], object]) -> None:
        """What to call, on the link's thread, when there is something to collect; to be set before `start`."""
        self._wake = wake

    def start(self) -> None:
        """Connect, and from now on stay connected."""
        self._thread.start()

    def close(self) -> None:
        """Hang up; returns when the thread has ended."""
        self._over.set()
        with self._lock:
            socket = self._socket
        if socket:
            socket.close()
        if self._thread.is_alive():
            self._thread.join()

    # ---- for the Kivy thread ------------------------------------------------------------------------------
    def send(self, request: Request) -> bool:
        """Give a request to the core; False if there is no line, then it is forgotten."""
        with self._lock:
            socket = self._socket
        if socket is None:
            return False
        try:
            socket.send(encode(request).decode())
        except (WebSocketException, OSError) as error:
            log.info("not sent: %s", error)
            return False
        return True

    def collect(self) -> Arrived:
        """Everything new, the older Shows skipped."""
        with self._lock:
            arrived = self._arrived
            self._arrived = Arrived(up=arrived.up)
        return arrived

    def core_ms(self) -> float:
        """The core's clock now, as well as the quickest of the last pings tells."""
        with self._lock:
            offset = min(self._offsets)[1] if self._offsets else 0.0
        return own_ms() + offset

    # ---- on the link's thread -------------------------------------------------------------------------------
    def _run(self) -> None:
        wait_s = FIRST_WAIT_S
        while not self._over.is_set():
            try:
                with connect(self._url, open_timeout=5, close_timeout=1, compression=None) as socket:
                    wait_s = FIRST_WAIT_S
                    self._talk(socket)
            except (WebSocketException, InvalidHandshake, OSError) as error:
                log.info("no line to the core: %s", error)
            self._hang_up()
            self._over.wait(wait_s * random.uniform(0.6, 1.4))
            wait_s = min(LONGEST_WAIT_S, wait_s * 2)

    def _talk(self, socket: ClientConnection) -> None:
        socket.send(encode(Join(token=self._token)).decode())
        with self._lock:
            self._socket = socket
        if self._over.is_set():
            return
        self._ping(socket)
        heard_s = pinged_s = time.monotonic()
        while True:
            now_s = time.monotonic()
            if now_s - pinged_s >= PING_EVERY_S:
                self._ping(socket)
                pinged_s = now_s
            if now_s - heard_s > SILENT_S:
                raise OSError("the core is silent")
            try:
                text = socket.recv(timeout=max(0.0, pinged_s + PING_EVERY_S - now_s))
            except TimeoutError:
                continue
            heard_s = time.monotonic()
            self._hear(decode(text))

    def _ping(self, socket: ClientConnection) -> None:
        socket.send(encode(Ping(at_ms=own_ms())).decode())

    def _hear(self, reply: Reply | None) -> None:
        if reply is None:
            return
        with self._lock:
            if isinstance(reply, Pong):
                self._offsets = [*self._offsets[1 - TRUSTED :], measured(reply, own_ms())]
                return
            self._arrived = kept(self._arrived, reply)
        self._wake()

    def _hang_up(self) -> None:
        with self._lock:
            self._socket = None
            self._offsets = []
            self._arrived = msgspec.structs.replace(self._arrived, up=False)
        self._wake()


def own_ms() -> float:
    """Our own monotonic clock."""
    return time.monotonic() * 1000


def measured(pong: Pong, now_ms: float) -> tuple[float, float]:
    """(how long the ping took, the core's clock minus ours)."""
    took = now_ms - pong.at_ms
    return took, pong.now_ms + took / 2 - now_ms


def kept(arrived: Arrived, reply: Welcome | Admitted | Show | Done | Refused | Press) -> Arrived:
    """What waits to be collected, with one more message; any message means that the line is up."""
    match reply:
        case Welcome():
            return msgspec.structs.replace(arrived, up=True, welcome=reply)
        case Show():
            return msgspec.structs.replace(arrived, up=True, show=reply)
        case Refused():
            return msgspec.structs.replace(arrived, up=True, refused=reply)
        case Press():
            return msgspec.structs.replace(arrived, up=True, press=reply)
        case Admitted() | Done():  # the touchscreen was let in by the core itself, and sends no ids
            return msgspec.structs.replace(arrived, up=True)
        case _:
            assert_never(reply)


def decode(text: str | bytes) -> Reply | None:
    """The message, or None (and a line in the log) where it is not one that we know."""
    try:
        reply: Reply = decode_reply(text)
    except msgspec.DecodeError as error:
        log.warning("a message of the core was not understood: %s", error)
        return None
    return reply
