"""Connection limits below the web application: a maximum number, time-outs, small reads and immediate writes.

Uvicorn hands a connection from `Door` (HTTP) to `Line` (WebSocket) when a client upgrades.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from companion.lan.limits import Bucket, Connections

HEAD_S = 10.0  # a request whose headers take longer is no browser's
BITE_BYTES = 1024  # so much of a flood is read at once; then it is the others' turn
FAREWELL_BYTES = 16 * 1024  # so much may still be on its way from a client that was told to go
EXTRAS_A_S, EXTRAS = 1.0, 100  # frames that are no message: pings, pongs, pieces; a browser hardly sends any
PLAIN = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n"
CROWDED = (
    b"HTTP/1.1 503 Service Unavailable\r\n" + PLAIN + b"Too many connections. Close some tabs, or wait a moment.\n"
)
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\n" + PLAIN + b"A socket cannot be opened in this way.\n"


class Door(H11Protocol):
    """An HTTP connection, as long as it is one."""

    def __init__(
        self, connections: Connections, head_s: float, config: uvicorn.Config, state: ServerState, app: dict[str, Any]
    ) -> None:
        super().__init__(config, state, app)
        self._counted = connections
        self._head_s = head_s
        self._address = ""
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = address(transport)
        if self._counted.enter(self._address):
            self._time_the_head()
        else:
            transport.write(CROWDED)
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._time_the_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, Line) and (early := self.conn.trailing_data[0]):
            line.data_received(early)  # uvicorn would drop it

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self._counted.leave(self._address)
        super().connection_lost(exc)

    def _time_the_head(self) -> None:
        """While a request's headers are awaited the time runs; more of them does not give more time."""
        if self.conn.their_state is not h11.IDLE:
            self._in_time()
        elif self._late is None:
            self._late = self.loop.call_later(self._head_s, self.transport.abort)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Line(WebSocketsSansIOProtocol):
    """One client's WebSocket."""

    def __init__(
        self, connections: Connections, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._counted = connections
        self._address = ""
        self._unread = bytearray()
        self._farewell = FAREWELL_BYTES
        self._extras = Bucket(EXTRAS_A_S, EXTRAS)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self._address = address(transport)
        transport.set_write_buffer_limits(1, 0)  # what the kernel does not take at once has not been read

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.leave(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["line"] = {"put": self.put}  # the conversation finds it there

    def shutdown(self) -> None:
        """The server stops. A client that is saying goodbye itself just now needs none from us."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    # ---- writing ----------------------------------------------------------------------------------------
    def put(self, text: bytes) -> bool:
        """Send a text frame now; False, and nothing is sent, while the client has not taken what came before."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    # ---- reading ----------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._bite()

    async def send(self, message: Any) -> None:
        await super().send(message)
        self._bite()  # what came before the handshake was over

    async def receive(self) -> Any:
        message = await super().receive()
        self._bite()
        return message

    def _bite(self) -> None:
        """Read on until there is a message; the rest waits until somebody has taken that."""
        while self._unread and not self._is_early and not self.read_paused and not self.transport.is_closing():
            bite = bytes(self._unread[:BITE_BYTES])
            del self._unread[:BITE_BYTES]
            super().data_received(bite)
            if self.close_sent:
                self._farewell -= len(bite)
                if self._farewell < 0:
                    self.transport.abort()
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.write(NO_HANDSHAKE)  # uvicorn would leave it open, and wait for ever
                self.transport.close()

    @property
    def _is_early(self) -> bool:
        """Whether it was not told yet that the socket is open: what it sends already has to wait, if there is room."""
        early = self.handshake_initiated and not self.handshake_complete
        if early and len(self._unread) > FAREWELL_BYTES:
            self.transport.abort()
        return early

    def handle_ping(self) -> None:
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        """Whether there are not too many frames that are no message; else the connection ends."""
        if not self._extras.has():
            self.transport.abort()
        return not self.transport.is_closing()


def address(transport: asyncio.Transport) -> str:
    """The client's address; "" for one that was gone before it was asked."""
    name = transport.get_extra_info("peername")
    return str(name[0]) if name else ""


@lru_cache(maxsize=1)  # the same message goes to many
def framed(text: bytes) -> bytes:
    """A text message as a WebSocket frame of a server: whole, not masked, not compressed (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c" % size + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
