"""The web server inside the core's event loop: the page, the conversation with its clients, records to download."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic

from companion.errors import Trouble
from companion.lan import files
from companion.lan.door import HEAD_S, Door
from companion.lan.http import SWITCHING, HttpRequest, Response, sentence
from companion.lan.limits import MESSAGES, MESSAGES_A_S, REQUESTS, REQUESTS_A_S, Connections, RateLimit
from companion.lan.line import SocketLine
from companion.lan.site import NOT_FOUND, Site
from companion.lan.sockets import port
from companion.lan.talk import Clients, V, talk

JOIN_S = 10.0  # a client that has not joined by then has come for something else
HERE_S = 300.0  # but the touchscreen of a slow box may draw its first picture for a minute before it can say a word
SEND_S = 5.0  # a client that reads nothing for so long is dropped
ACCEPTS = 1  # so many new connections in a pass of the event loop; the others wait their turn in the kernel
QUEUE = 128  # so many may wait there
STOP_S = 2  # how long clients may take to say goodbye
NO_RECORD = sentence(404, "No such record.\n")
KINDS = {
    ".jsonl": "application/jsonl",
    ".csv": "text/csv; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
}


class Web(Site, Generic[V]):
    """The web application over a hub."""

    def __init__(
        self,
        hub: Clients[V],
        *,
        join_s: float = JOIN_S,
        send_s: float = SEND_S,
        requests: RateLimit | None = None,
        messages: RateLimit | None = None,
    ) -> None:
        """The paces are how fast an address may ask."""
        super().__init__(hub.hosts, requests or RateLimit(REQUESTS_A_S, REQUESTS))
        self._hub, self._join_s, self._send_s = hub, join_s, send_s
        self._taps = messages or RateLimit(MESSAGES_A_S, MESSAGES)
        # all there is, "*" for one name; who may have what is said once more in tests/web/test_routes.py, line by line
        self.routes: dict[str, Callable[[HttpRequest, str], Awaitable[Response]]] = {
            "/": self._index,
            "/health": self._health,
            "/page/*": self._file,
            "/record/*": self._record,
            "/ws": self._socket,
        }

    async def page(self, asked: HttpRequest) -> Response:
        """What it is answered; 101 where it may open its socket."""
        folder, _, name = asked.path.rpartition("/")
        route = self.routes.get(asked.path) or self.routes.get(f"{folder}/*")
        return await route(asked, name) if route else NOT_FOUND

    async def talk(self, line: SocketLine, *, is_here: bool) -> None:
        """The conversation over that socket, until one of them has said goodbye."""
        join_s = HERE_S if is_here else self._join_s
        try:
            await talk(self._hub, line, self._taps, self.turns, join_s=join_s, send_s=self._send_s)
        finally:
            line.close()

    async def _index(self, asked: HttpRequest, name: str) -> Response:
        return await self._file(asked, "index.html")

    async def _health(self, asked: HttpRequest, name: str) -> Response:
        return sentence(200, "ok\n")

    async def _file(self, asked: HttpRequest, name: str) -> Response:
        return files.file(name, asked.header("if-none-match")) or NOT_FOUND

    async def _socket(self, asked: HttpRequest, name: str) -> Response:
        return Response(SWITCHING) if asked.wants_a_socket else NOT_FOUND

    async def _record(self, asked: HttpRequest, name: str) -> Response:
        """A file to download. The token comes as "Authorization: Bearer ..."; no file and no right look the same."""
        of, dot, kind = name.rpartition(".")
        if dot + kind not in KINDS:
            return NOT_FOUND
        scheme, _, token = asked.header("authorization").partition(" ")
        try:
            lines = await self._hub.export(token if scheme.lower() == "bearer" else "", name)
        except Trouble:
            return NO_RECORD
        plain = "".join(c for c in of if c.isascii() and c.isalnum())
        disposition = f'attachment; filename="{plain}.{kind}"'
        return Response(200, lines, {"content-type": KINDS[dot + kind], "content-disposition": disposition})


class Serving:
    """A server that listens, until `stop`: the house behind its doors."""

    def __init__(self, site: Site, connections: Connections) -> None:
        self.connections = connections
        self._open: set[Door | SocketLine] = set()
        self._is_empty = asyncio.Event()
        self._is_empty.set()
        self.port = 0
        self._site = site
        self._servers: list[asyncio.Server] = []
        self._talks: set[asyncio.Task[None]] = set()

    async def listen(self, sock: socket.socket, door: Callable[[], Door], tls: ssl.SSLContext | None) -> None:
        """Let in whoever connects to that socket."""
        loop, tls_s = asyncio.get_running_loop(), HEAD_S if tls else None
        self._servers.append(
            await loop.create_server(door, sock=sock, backlog=ACCEPTS, ssl=tls, ssl_handshake_timeout=tls_s)
        )
        sock.listen(QUEUE)

    async def stop(self) -> None:
        """Close the port and all connections, whatever their clients do."""
        for server in self._servers:
            server.close()
        for one in tuple(self._open):
            one.end()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_S):
                await self._is_empty.wait()
        for one in tuple(self._open):
            one.abort()
        await asyncio.gather(*self._talks, return_exceptions=True)

    # ---- for the doors ----------------------------------------------------------------------------------
    @property
    def most_form(self) -> int:
        return self._site.most_form

    async def answer(self, asked: HttpRequest) -> Response:
        return await self._site.answer(asked)

    def enter(self, one: Door | SocketLine) -> None:
        self._open.add(one)
        self._is_empty.clear()

    def leave(self, one: Door | SocketLine) -> None:
        self._open.discard(one)
        if not self._open:
            self._is_empty.set()

    def converse(self, line: SocketLine, *, is_here: bool) -> None:
        task = asyncio.create_task(self._site.talk(line, is_here=is_here))
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)


async def serve(
    site: Site,
    lan: socket.socket,
    here: socket.socket | None = None,
    *,
    tls: ssl.SSLContext | None = None,
    connections: Connections | None = None,
    head_s: float = HEAD_S,
) -> Serving:
    """Serve a site to whoever connects to these sockets.

    `here` is for this machine alone: never over TLS, and who connects there may take its time.
    """
    serving = Serving(site, connections or Connections())
    serving.port = port(lan)
    await serving.listen(lan, partial(Door, serving, head_s, is_here=False), tls)
    if here:
        await serving.listen(here, partial(Door, serving, HERE_S, is_here=True), None)
    return serving
