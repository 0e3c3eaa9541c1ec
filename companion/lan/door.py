"""The web server and its HTTP connections: time-outs, one request at a time, upgrades to WebSockets."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from dataclasses import replace
from http import HTTPStatus

import h11
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from companion.fence import fence
from companion.lan.guard import MOST_HEADERS, TOO_MUCH, plain_address, refusal, safe_headers
from companion.lan.http import SWITCHING, HttpRequest, Response, sentence
from companion.lan.limits import Connections
from companion.lan.line import SocketLine
from companion.lan.site import Site

ACCEPTS = 1  # new connections in a pass of the event loop; the others wait in the kernel's queue
QUEUE = 128  # the length of that queue
STOP_S = 2  # time for clients to close their connections
HEAD_S = 10.0  # for headers and form; no browser takes longer
SAFE_HEADERS = safe_headers("http", "")
BROKEN = sentence(500, "Something went wrong here.\n", closes=True, **SAFE_HEADERS)
NO_REQUEST = sentence(400, "That is no request.\n", closes=True, **SAFE_HEADERS)
NO_HANDSHAKE = sentence(400, "A socket cannot be opened in this way.\n", closes=True, **SAFE_HEADERS)
CROWDED = sentence(503, "Too many connections. Close some tabs, or wait a moment.\n", closes=True, **SAFE_HEADERS)


class WebServer:
    """A server on one or more listening sockets, until `stop`."""

    def __init__(self, site: Site, connections: Connections) -> None:
        self.connections = connections
        self._open_connections: set[Door | SocketLine] = set()
        self._is_empty = asyncio.Event()
        self._is_empty.set()
        self.port = 0
        self.site = site
        self._servers: list[asyncio.Server] = []
        self._talks: set[asyncio.Task[None]] = set()

    async def listen(self, sock: socket.socket, door: Callable[[], Door], tls: ssl.SSLContext | None) -> None:
        """Accept connections on this socket."""
        loop, tls_s = asyncio.get_running_loop(), HEAD_S if tls else None
        self._servers.append(
            await loop.create_server(door, sock=sock, backlog=ACCEPTS, ssl=tls, ssl_handshake_timeout=tls_s)
        )
        sock.listen(QUEUE)

    async def stop(self) -> None:
        """Close the port and all connections, by abort after STOP_S."""
        for server in self._servers:
            server.close()
        for one in tuple(self._open_connections):
            one.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_S):
                await self._is_empty.wait()
        for one in tuple(self._open_connections):
            one.transport.abort()
        await asyncio.gather(*self._talks, return_exceptions=True)

    # ---- for the doors ----------------------------------------------------------------------------------
    def enter(self, one: Door | SocketLine) -> None:
        self._open_connections.add(one)
        self._is_empty.clear()

    def leave(self, one: Door | SocketLine) -> None:
        self._open_connections.discard(one)
        if not self._open_connections:
            self._is_empty.set()

    def converse(self, line: SocketLine, *, is_here: bool) -> None:
        task = asyncio.create_task(self.site.talk(line, is_here=is_here))
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)


class Door(asyncio.Protocol):
    """An HTTP connection, until it closes or becomes a WebSocket."""

    transport: asyncio.Transport

    def __init__(self, house: WebServer, head_s: float, *, is_here: bool) -> None:
        """`is_here`: on the port for this machine only."""
        self._house, self._head_s, self._is_here = house, head_s, is_here
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=2 * MOST_HEADERS)
        self._head_timer: asyncio.TimerHandle | None = None
        self._answer_task: asyncio.Task[None] | None = None
        self._waiting_request: HttpRequest | None = None  # its form is incomplete
        self._writable = asyncio.Event()  # the client has read the last response
        self._writable.set()
        self._address = ""

    # ---- for the event loop -----------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        name = transport.get_extra_info("peername")  # None if the client has disconnected already
        self._address = plain_address(name[0]) if name else ""
        self._house.enter(self)
        if self._house.connections.enter(self._address):
            self._start_head_timer()
        else:
            self._write_answer(CROWDED)

    def data_received(self, data: bytes) -> None:
        self._http.receive_data(data)
        self._read_on()

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()
        if self._may_go_on() and not self.transport.is_closing():
            self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_head_timer()
        if self._answer_task:
            self._answer_task.cancel()
        self._house.connections.leave(self._address)
        self._house.leave(self)

    def end(self) -> None:
        """Close the connection because the server stops."""
        self.transport.close()

    def _start_head_timer(self) -> None:
        """Limit the time for one whole request; partial data does not extend the time."""
        self._stop_head_timer()
        self._head_timer = asyncio.get_running_loop().call_later(self._head_s, self.transport.abort)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    # ---- one request after the other --------------------------------------------------------------------
    def _read_on(self) -> None:
        """Begin to answer the next request if it has arrived; later requests wait in the kernel."""
        try:
            while (event := self._http.next_event()) is not h11.NEED_DATA and event is not h11.PAUSED:
                if isinstance(event, h11.Request):
                    self._take(self._http_request(event))
                elif isinstance(event, h11.Data) and self._waiting_request:
                    self._waiting_request = replace(self._waiting_request, body=self._waiting_request.body + event.data)
                elif isinstance(event, h11.EndOfMessage) and self._waiting_request:
                    self._begin(self._waiting_request)
        except h11.RemoteProtocolError as error:
            self._write_answer(refusal(TOO_MUCH) if error.error_status_hint == TOO_MUCH else NO_REQUEST)

    def _take(self, request: HttpRequest) -> None:
        """Wait for the body of a form that is not too long; answer or refuse any other request without its body."""
        if 0 < request.length <= self._house.site.most_form:
            self._waiting_request = request
        else:
            self._begin(request)

    def _begin(self, request: HttpRequest) -> None:
        self._stop_head_timer()
        self._waiting_request = None
        self.transport.pause_reading()
        self._answer_task = asyncio.create_task(self._answer(request))

    def _http_request(self, request: h11.Request) -> HttpRequest:
        name = self.transport.get_extra_info("sockname")
        return HttpRequest(
            method=request.method.decode(),
            target=request.target.decode(),
            headers=tuple((name.decode(), value.decode("latin-1")) for name, value in request.headers),
            scheme="https" if self.transport.get_extra_info("ssl_object") else "http",
            port=name[1] if name else 0,
            peer=self._address,
        )

    async def _answer(self, request: HttpRequest) -> None:
        answer = BROKEN
        with fence("a page"):
            answer = await self._house.site.answer(request)
        if answer.status == SWITCHING:
            self._open_line(request, answer)
        elif answer.stream and request.method != "HEAD":
            await self._stream(answer, answer.stream)
        else:
            self._write_answer(answer, request.method)

    def _write_answer(self, answer: Response, method: str = "GET") -> None:
        """Write a response, and go on to the next request or close the connection."""
        if self.transport.is_closing() or self._http.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
            return
        self._put_head(answer, {"content-length": str(len(answer.body))})
        if answer.body and method != "HEAD":
            self._put(h11.Data(data=answer.body))
        self._put(h11.EndOfMessage())
        if not self._may_go_on():
            self.transport.close()  # after the write buffer is empty
        elif self._writable.is_set():
            self._go_on()

    async def _stream(self, answer: Response, stream: AsyncGenerator[bytes]) -> None:
        """Send each piece when the client has read the one before; close the connection at the end."""
        self._put_head(replace(answer, closes=True), {})
        with fence("a stream"):
            async with aclosing(stream):
                async for piece in stream:
                    self._put(h11.Data(data=piece))
                    await self._writable.wait()
        self.transport.close()

    def _put_head(self, answer: Response, more: dict[str, str]) -> None:
        headers = {**answer.headers, **more, **({"connection": "close"} if answer.closes else {})}
        reason = HTTPStatus(answer.status).phrase.encode()
        self._put(h11.Response(status_code=answer.status, headers=list(headers.items()), reason=reason))

    def _put(self, event: h11.Event) -> None:
        self.transport.write(self._http.send(event) or b"")

    def _may_go_on(self) -> bool:
        """Whether the response is complete and neither side has asked to close the connection."""
        return self._http.our_state is h11.DONE and self._http.their_state is h11.DONE

    def _go_on(self) -> None:
        """Read the next request, now that the client has read the response."""
        self._http.start_next_cycle()
        self._start_head_timer()
        self.transport.resume_reading()
        self._read_on()

    # ---- upgrade to a WebSocket -------------------------------------------------------------------------
    def _open_line(self, request: HttpRequest, answer: Response) -> None:
        response = ServerProtocol().accept(Request(request.target, Headers(request.headers), method=request.method))
        if response.status_code != SWITCHING:
            self._write_answer(NO_HANDSHAKE)
        elif not self.transport.is_closing():
            response.headers.update(answer.headers)
            self.transport.write(response.serialize())
            line = SocketLine(self.transport, self._address, self._drop_line)
            self.transport.set_protocol(line)
            self._house.enter(line)
            self._house.leave(self)
            self._house.converse(line, is_here=self._is_here)
            early, _ = self._http.trailing_data
            line.data_received(early)

    def _drop_line(self, line: SocketLine) -> None:
        self._house.connections.leave(self._address)
        self._house.leave(line)
