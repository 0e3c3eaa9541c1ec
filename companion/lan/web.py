"""The table's web site inside the core's event loop: the page, its clients' WebSockets, files to download."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import partial

from companion.errors import Trouble
from companion.lan.door import HEAD_S, Door, WebServer
from companion.lan.http import SWITCHING, HttpRequest, Response, sentence
from companion.lan.limits import MESSAGES, MESSAGES_A_S, REQUESTS, REQUESTS_A_S, Connections, RateLimit
from companion.lan.line import SocketLine
from companion.lan.site import NOT_FOUND, Site, file_response
from companion.lan.sockets import port
from companion.lan.talk import Clients, talk

JOIN_S = 10.0  # time to join for clients on the network
HERE_S = 300.0  # for local ones: a slow touchscreen may draw its first page for a minute before it joins
SEND_S = 5.0  # a client that reads nothing for this time is dropped
NO_RECORD = sentence(404, "No such record.\n")
KINDS = {
    ".jsonl": "application/jsonl",
    ".csv": "text/csv; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
}


class Web(Site):
    """The web site of a table, over its hub of clients."""

    def __init__(
        self,
        hub: Clients,
        *,
        join_s: float = JOIN_S,
        send_s: float = SEND_S,
        requests: RateLimit | None = None,
        messages: RateLimit | None = None,
    ) -> None:
        """`requests` and `messages` limit each address."""
        super().__init__(hub.hosts, requests or RateLimit(REQUESTS_A_S, REQUESTS))
        self._hub, self._join_s, self._send_s = hub, join_s, send_s
        self._taps = messages or RateLimit(MESSAGES_A_S, MESSAGES)
        # all routes, "*" for one name; tests/web/test_routes.py repeats line by line who may have which
        self.routes: dict[str, Callable[[HttpRequest, str], Awaitable[Response]]] = {
            "/": self._index,
            "/health": self._health,
            "/page/*": self._file,
            "/record/*": self._record,
            "/ws": self._socket,
        }

    async def page(self, request: HttpRequest) -> Response:
        """The response; 101 if the client may open its WebSocket."""
        folder, _, name = request.path.rpartition("/")
        route = self.routes.get(request.path) or self.routes.get(f"{folder}/*")
        return await route(request, name) if route else NOT_FOUND

    async def talk(self, line: SocketLine, *, is_here: bool) -> None:
        """Run the conversation over this WebSocket, until either side closes it."""
        join_s = HERE_S if is_here else self._join_s
        try:
            await talk(self._hub, line, self._taps, self.turns, join_s=join_s, send_s=self._send_s)
        finally:
            line.close()

    async def _index(self, request: HttpRequest, name: str) -> Response:
        return await self._file(request, "index.html")

    async def _health(self, request: HttpRequest, name: str) -> Response:
        return sentence(200, "ok\n")

    async def _file(self, request: HttpRequest, name: str) -> Response:
        return file_response(name, request.header("if-none-match")) or NOT_FOUND

    async def _socket(self, request: HttpRequest, name: str) -> Response:
        return Response(SWITCHING) if request.is_socket_request else NOT_FOUND

    async def _record(self, request: HttpRequest, name: str) -> Response:
        """A file to download, for the bearer token; a missing file and a missing right look the same."""
        of, dot, kind = name.rpartition(".")
        if dot + kind not in KINDS:
            return NOT_FOUND
        scheme, _, token = request.header("authorization").partition(" ")
        try:
            lines = await self._hub.export(token if scheme.lower() == "bearer" else "", name)
        except Trouble:
            return NO_RECORD
        plain = "".join(c for c in of if c.isascii() and c.isalnum())
        disposition = f'attachment; filename="{plain}.{kind}"'
        return Response(200, lines, {"content-type": KINDS[dot + kind], "content-disposition": disposition})


async def serve(
    site: Site,
    lan: socket.socket,
    here: socket.socket | None = None,
    *,
    tls: ssl.SSLContext | None = None,
    connections: Connections | None = None,
    head_s: float = HEAD_S,
) -> WebServer:
    """Serve a site on these sockets. `here` is for this machine only: without TLS, and with long time-outs."""
    serving = WebServer(site, connections or Connections())
    serving.port = port(lan)
    await serving.listen(lan, partial(Door, serving, head_s, is_here=False), tls)
    if here:
        await serving.listen(here, partial(Door, serving, HERE_S, is_here=True), None)
    return serving
