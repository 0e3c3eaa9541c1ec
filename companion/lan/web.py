"""The web server inside the core's event loop: the page, the conversation with its clients, records to download."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from companion.errors import Trouble
from companion.lan.door import HEAD_S, Door, Line
from companion.lan.guard import MOST_HEADERS, guarded
from companion.lan.limits import MESSAGES, MESSAGES_A_S, REQUESTS, REQUESTS_A_S, Connections, Pace, Turns
from companion.lan.sockets import port
from companion.lan.talk import Hub, V, talk
from companion.view import wire

PAGE = Path(__file__).parent / "page"
JOIN_S = 10.0  # a client that has not joined by then has come for something else
HERE_S = 300.0  # but the touchscreen of a slow box may draw its first picture for a minute before it can say a word
SEND_S = 5.0  # a client that reads nothing for so long is dropped
ACCEPTS = 4  # so many new connections in a pass of the event loop; the others wait their turn in the kernel
QUEUE = 128  # so many may wait there
STOP_S = 2  # how long clients may take to say goodbye


def app(
    hub: Hub[V],
    *,
    here: int | None = None,
    join_s: float = JOIN_S,
    send_s: float = SEND_S,
    requests: Pace | None = None,
    messages: Pace | None = None,
) -> ASGIApp:
    """The web application over that hub. The paces are how fast an address may ask.

    `here` is the port for this machine alone: who connects there may take its time to join.
    """
    taps, turns = messages or Pace(MESSAGES_A_S, MESSAGES), Turns()

    def join_within_s(client: WebSocket) -> float:
        _, port = client.scope["server"] or ("", None)
        return HERE_S if port is not None and port == here else join_s

    inside = Starlette(routes=routes(hub, taps, turns, join_within_s, send_s))
    return guarded(inside, hub.hosts, requests or Pace(REQUESTS_A_S, REQUESTS), turns)


def routes(
    hub: Hub[V], taps: Pace, turns: Turns, join_within_s: Callable[[WebSocket], float], send_s: float
) -> list[BaseRoute]:
    """All there is. Who may have what of it is said once more in tests/web/test_routes.py, line by line."""

    async def conversation(client: WebSocket) -> None:
        await talk(hub, client, taps, turns, join_s=join_within_s(client), send_s=send_s)

    async def record(request: Request) -> Response:
        """A record as a file. The token comes as "Authorization: Bearer ..."; no record and no right look the same."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        game_id: str = request.path_params["game_id"]
        try:
            lines = await hub.export(token if kind.lower() == "bearer" else "", game_id)
        except Trouble:
            return PlainTextResponse("No such record.\n", 404)
        name = "".join(c for c in game_id if c.isascii() and c.isalnum())
        return Response(
            lines,
            media_type="application/jsonl",
            headers={"content-disposition": f'attachment; filename="{name}.jsonl"'},
        )

    return [
        Route("/", _index),
        Route("/health", _health),
        Route("/record/{game_id}.jsonl", record),
        WebSocketRoute("/ws", conversation),
        Mount("/page", StaticFiles(directory=PAGE)),
    ]


async def _index(request: Request) -> Response:
    return FileResponse(PAGE / "index.html")


async def _health(request: Request) -> Response:
    return PlainTextResponse("ok\n")


class Server(uvicorn.Server):
    """Uvicorn as a guest in our event loop: signals stay ours, and it waits instead of looking ten times a second."""

    def __init__(
        self,
        config: uvicorn.Config,
        counted: Connections,
        head_s: float,
        tls: ssl.SSLContext | None,
        here: socket.socket | None,
    ) -> None:
        super().__init__(config)
        self._counted, self._head_s, self._tls, self._here = counted, head_s, tls, here
        self.servers = []
        self.listens = asyncio.Event()
        self.ends = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        for sock in sockets or []:
            tls, head_s = (None, HERE_S) if sock is self._here else (self._tls, self._head_s)
            protocol, tls_s = partial(self._protocol, head_s), HEAD_S if tls else None
            server = await loop.create_server(
                protocol, sock=sock, backlog=ACCEPTS, ssl=tls, ssl_handshake_timeout=tls_s
            )
            sock.listen(QUEUE)
            self.servers.append(server)
        self.started = True
        self.listens.set()

    def _protocol(self, head_s: float) -> Door:
        return Door(self._counted, head_s, self.config, self.server_state, {})

    async def main_loop(self) -> None:
        await self.ends.wait()


class Serving:
    """A server that listens, until `stop`."""

    def __init__(self, server: Server, task: asyncio.Task[None], port: int) -> None:
        self.port = port
        self._server = server
        self._task = task

    async def stop(self) -> None:
        """Close the port and all connections."""
        self._server.ends.set()
        await self._task


async def serve(
    application: ASGIApp,
    lan: socket.socket,
    here: socket.socket | None = None,
    *,
    tls: ssl.SSLContext | None = None,
    connections: Connections | None = None,
    head_s: float = HEAD_S,
) -> Serving:
    """Serve whoever connects to these sockets. `here` is for this machine alone, and never over TLS."""
    counted = connections or Connections()
    config = uvicorn.Config(
        application,
        lifespan="off",
        ws=partial(Line, counted),  # type: ignore[arg-type]
        ws_max_size=4 * wire.MOST_BYTES,  # a message too long by mistake gets a sentence, a flood ends the connection
        ws_per_message_deflate=False,  # a Pi has better things to do, and a Show fits into a few packets
        ws_ping_interval=None,  # a hundred phones would wake the core ten times a second: the kernel asks
        h11_max_incomplete_event_size=2 * MOST_HEADERS,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,  # the one header that would need a clock
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_S,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # a line for every bad request would fill the disk
    server = Server(config, counted, head_s, tls, here)
    task = asyncio.create_task(server.serve([lan, *([here] if here else [])]), name="web")
    await server.listens.wait()
    return Serving(server, task, port(lan))
