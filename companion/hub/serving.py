"""The hub's web server: uvicorn as a guest in an event loop that is ours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
from collections.abc import Generator

import uvicorn
from starlette.types import ASGIApp

from companion.lan.guard import MOST_HEADERS
from companion.lan.limits import CONNECTIONS
from companion.lan.sockets import port

STOP_S = 2  # how long browsers may take to say goodbye


class Server(uvicorn.Server):
    """Signals stay ours."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


class Serving:
    """A server that listens, until `stop`."""

    def __init__(self, server: Server, task: asyncio.Task[None], port: int) -> None:
        self._server, self._task, self.port = server, task, port

    async def stop(self) -> None:
        """Close the port and all connections."""
        self._server.should_exit = True
        await self._task


def serve(application: ASGIApp, here: socket.socket, tls: ssl.SSLContext | None = None) -> Serving:
    """Serve whoever connects to that socket, over TLS where there is a context; who connects too early waits."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # a line for every bad request would fill the disk
    config = uvicorn.Config(
        application,
        lifespan="off",
        ws="none",
        limit_concurrency=CONNECTIONS,
        h11_max_incomplete_event_size=2 * MOST_HEADERS,
        http="h11",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_S,
    )
    config.load()
    config.ssl = tls  # uvicorn would make one of its own from the files, and end where they are wrong
    server = Server(config)
    return Serving(server, asyncio.create_task(server.serve([here]), name="web"), port(here))
