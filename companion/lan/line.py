"""One client's WebSocket connection: small reads, writes with back pressure, and a time-out for closing.

The websockets library implements the protocol; this module decides when to read, to write and to disconnect.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import lru_cache

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from companion.lan.limits import Bucket
from companion.view import wire

BITE_BYTES = 1024  # of a flood, read at once before other clients have their turn
FAREWELL_BYTES = 16 * 1024  # accepted from a client after the close frame
FAREWELL_S = 10.0  # time for a client to close the connection
EXTRAS_A_S, EXTRAS = 1.0, 100  # pings, pongs and fragments; a browser hardly sends any
MOST_BYTES = 4 * wire.MOST_BYTES  # a message slightly too long gets a refusal, a flood ends the connection


class HangUp(Exception):
    """The connection is closed, by the client or by the server."""


class SocketLine(asyncio.Protocol):
    """An open WebSocket on a TCP or TLS connection."""

    def __init__(self, transport: asyncio.Transport, address: str, on_close: Callable[[SocketLine], None]) -> None:
        """`on_close` is called once, when the connection is lost."""
        self.address = address
        self.transport, self._on_close = transport, on_close
        self._protocol = ServerProtocol(state=State.OPEN, max_size=MOST_BYTES)
        self._unread_bytes = bytearray()
        self._pieces: list[bytes] = []  # fragments of the incoming message
        self._is_text = False
        self._messages: deque[bytes] = deque()  # complete, not received yet: those of one read
        self._is_lost = False
        self._farewell = FAREWELL_BYTES
        self._farewell_timer: asyncio.TimerHandle | None = None  # runs after the close frame
        self._extras = Bucket(EXTRAS_A_S, EXTRAS)
        self._message_event, self._writable = asyncio.Event(), asyncio.Event()
        self._writable.set()
        transport.set_write_buffer_limits(1, 0)  # data that the kernel does not take at once counts as unread

    # ---- for the conversation ---------------------------------------------------------------------------
    async def receive(self) -> bytes:
        """The next message. Raises HangUp if the connection is closed."""
        while not self._messages:
            if not self._is_open:
                raise HangUp
            self._message_event.clear()
            await self._message_event.wait()
        message = self._messages.popleft()
        self._bite()
        return message

    async def send(self, message: bytes) -> None:
        """Send a text when the client has read the ones before. Raises HangUp if the connection is closed."""
        await self._writable.wait()
        if not self.put(message):
            raise HangUp

    def put(self, message: bytes) -> bool:
        """Send a text now; False, and nothing is sent, while the client has not read the ones before."""
        if not self._writable.is_set() or not self._is_open:
            return False
        self.transport.write(text_frame(message))
        return True

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Send a close frame and give the client FAREWELL_S; abort at once if the client does not read."""
        if not self._writable.is_set():
            self.transport.abort()
        elif self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._write()
            self._farewell_timer = asyncio.get_running_loop().call_later(FAREWELL_S, self.transport.abort)
        self._message_event.set()

    def end(self) -> None:
        """Close the connection because the server stops."""
        self.close(CloseCode.SERVICE_RESTART)

    # ---- for the event loop -----------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        self._unread_bytes += data
        self._bite()

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_lost = True
        if self._farewell_timer:
            self._farewell_timer.cancel()
        self._message_event.set()
        self._writable.set()
        self._on_close(self)

    # ---- reading ----------------------------------------------------------------------------------------
    @property
    def _is_open(self) -> bool:
        return not self._is_lost and self._protocol.state is State.OPEN and not self.transport.is_closing()

    def _bite(self) -> None:
        """Parse unread bytes until a message is complete; the rest waits for `receive`."""
        while self._unread_bytes and not self._messages and not self.transport.is_closing():
            bite = bytes(self._unread_bytes[:BITE_BYTES])
            del self._unread_bytes[:BITE_BYTES]
            self._protocol.receive_data(bite)
            for frame in self._protocol.events_received():
                assert isinstance(frame, Frame)
                self._take(frame)
            self._write()
            if self._protocol.state is not State.OPEN:
                self._message_event.set()
                self._farewell -= len(bite)
                if self._farewell < 0:
                    self.transport.abort()
        if self._messages:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _take(self, frame: Frame) -> None:
        is_piece = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
        is_whole = frame.opcode in (Opcode.TEXT, Opcode.BINARY) and frame.fin
        if not is_whole and not self._extras.try_take():
            self.transport.abort()
        if not is_piece or not self._is_open:
            return
        if frame.opcode is not Opcode.CONT:
            self._pieces, self._is_text = [], frame.opcode is Opcode.TEXT
        self._pieces.append(bytes(frame.data))
        if frame.fin:
            self._hear(b"".join(self._pieces))

    def _hear(self, message: bytes) -> None:
        """Queue a complete message. A text message must be valid UTF-8 (RFC 6455, 8.1)."""
        try:
            if self._is_text:
                message.decode()
        except UnicodeDecodeError as error:
            self._protocol.fail(CloseCode.INVALID_DATA, error.reason)
            return
        self._messages.append(message)
        self._message_event.set()

    def _write(self) -> None:
        """Send the protocol's own frames: pongs and close. Nothing goes to a closing connection: asyncio would log each
        write, and a storm of pings would fill the log."""
        for data in self._protocol.data_to_send():
            if self.transport.is_closing():
                return
            if data:
                self.transport.write(data)
            else:
                self.transport.close()


@lru_cache(maxsize=1)  # many clients get the same message
def text_frame(text: bytes) -> bytes:
    """A text message as one WebSocket frame, not masked, not compressed."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)
