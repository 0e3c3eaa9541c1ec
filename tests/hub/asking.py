"""An HTTP client that calls a site in process, like the site's own connections."""

from __future__ import annotations

import httpx

from companion.lan.guard import PORTS
from companion.lan.http import HttpRequest
from companion.lan.site import Site


class Asking(httpx.AsyncBaseTransport):
    """A transport with this client address."""

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
