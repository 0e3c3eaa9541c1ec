"""The cheapest possible phones: plain sockets with just enough WebSocket to count the Shows.

Their work per frame is the same for every server, so the core and the bare loop are measured with one yardstick.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Callable
from urllib.parse import urlsplit

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG = 0x1, 0x9, 0xA
MOST_S = 20.0  # far more than any step takes


class Phone(asyncio.Protocol):
    """One client. `seq` is the number of the newest Show that it has received."""

    def __init__(self, host: str, path: str, join: bytes, heard: Callable[[int, int], None]) -> None:
        self.seq = 0
        self._hello = HANDSHAKE.format(path=path, host=host).encode()
        self._join = join
        self._heard = heard  # called with the seq before and now
        self._buffer = bytearray()
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, bytes(head)
            self._open, self._buffer = True, rest
            self.send(self._join)
        while self._frame():
            pass

    def send(self, message: bytes) -> None:
        """Send a text frame."""
        self._write(TEXT, message)

    def _write(self, kind: int, message: bytes) -> None:
        size = len(message)
        length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
        self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + message)  # masked with zeros: unchanged

    def _frame(self) -> bool:
        """Take one whole frame out of the buffer; False if it is incomplete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start or len(buffer) < start + size:
            return False
        kind, message = buffer[0] & 0xF, bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._take(kind, message)
        return True

    def _take(self, kind: int, message: bytes) -> None:
        if kind == PING:
            self._write(PONG, message)
        elif message.startswith(b'{"type":"show"'):
            at = message.index(b'"seq":') + 6
            before, self.seq = self.seq, int(message[at : message.index(b",", at)])
            self._heard(before, self.seq)
        else:
            assert not message.startswith(b'{"type":"refused"'), message


class Crowd:
    """Phones on one server, with a wait for the slowest."""

    def __init__(self) -> None:
        self.phones: list[Phone] = []
        self.last_s = 0.0  # perf_counter when the last phone had the awaited Show
        self._wanted = self._behind = 0
        self._got = asyncio.Event()

    async def join(self, url: str, join: bytes, many: int = 1) -> None:
        """Connect `many` more phones; returns when all have a Show."""
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        for _ in range(many):
            phone = Phone(parts.netloc, parts.path, join, self._heard)
            await _connect(phone, parts.hostname, parts.port)
            self.phones.append(phone)
            await self.all_have(1)  # a join sends a Show to its phone alone

    async def all_have(self, seq: int) -> None:
        """Wait until every phone has a Show with at least that number."""
        self._wanted = seq
        self._behind = sum(phone.seq < seq for phone in self.phones)
        self._got.clear()
        if self._behind:
            async with asyncio.timeout(MOST_S):
                await self._got.wait()

    async def ask(self, request: bytes) -> float:
        """Send from the first phone; the seconds until the last one has the next Show."""
        seq = max(phone.seq for phone in self.phones) + 1
        sent_s = time.perf_counter()
        self.phones[0].send(request)
        await self.all_have(seq)
        return self.last_s - sent_s

    def leave(self) -> None:
        for phone in self.phones:
            phone.transport.abort()

    def _heard(self, before: int, now: int) -> None:
        if before < self._wanted <= now:
            self._behind -= 1
            if not self._behind:
                self.last_s = time.perf_counter()
                self._got.set()


async def _connect(phone: Phone, host: str, port: int) -> None:
    sock = socket.socket()
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as browsers do
    sock.connect((host, port))
    sock.setblocking(False)
    await asyncio.get_running_loop().create_connection(lambda: phone, sock=sock)
