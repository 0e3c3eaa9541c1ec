"""A real hub in the test's event loop: at work with the real engines, and its site called in process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx

from companion.hub.hub import Hub
from companion.lan.guard import PORTS
from companion.lan.http import HttpRequest
from companion.lan.site import Site
from tests.club.ear import until
from tests.club.engines import Mosquitto


@asynccontextmanager
async def working(broker: Mosquitto, url: str) -> AsyncIterator[Hub]:
    """A hub that is connected and ready."""
    hub = Hub(broker.broker("hub"), url)
    work = asyncio.create_task(hub.run())
    try:
        await until(lambda: hub.status.key == "hub-ready")
        yield hub
    finally:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work


class Asking(httpx.AsyncBaseTransport):
    """An HTTP transport to a site, from this address, like the site's own connections."""

    def __init__(self, site: Site, address: str = "127.0.0.1") -> None:
        self._site, self._address = site, address

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        asked = HttpRequest(
            method=request.method,
            target=request.url.raw_path.decode(),
            headers=tuple((name.decode().lower(), value.decode()) for name, value in request.headers.raw),
            scheme="https" if request.url.scheme == "https" else "http",
            port=request.url.port or PORTS[request.url.scheme],
            peer=self._address,
            body=await request.aread(),
        )
        answer = await self._site.answer(asked)
        return httpx.Response(answer.status, headers=dict(answer.headers), content=answer.body)
