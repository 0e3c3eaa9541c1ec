"""The base class of a web site behind the guard, for a table (web.py) and for a club's hub; static files."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from pathlib import Path

from companion.lan.guard import TOO_MANY, refusal, safe_headers, verdict
from companion.lan.http import HttpRequest, Response, sentence
from companion.lan.limits import RateLimit, StrangerQueue
from companion.lan.line import SocketLine

NOT_FOUND = sentence(404, "There is nothing here.\n")
PAGE = Path(__file__).parent / "page"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}  # not from the system, whose table differs from machine to machine


class Site(ABC):
    """A web site; requests for another host, from another site or too fast never reach `page`."""

    most_form = 0  # maximum bytes of a posted form; 0 = no forms

    def __init__(self, hosts: Callable[[], AbstractSet[str]], requests: RateLimit) -> None:
        """`hosts` gives the accepted host names, without port, in lower case."""
        self.turns = StrangerQueue()
        self._hosts, self._requests = hosts, requests

    async def answer(self, request: HttpRequest) -> Response:
        """The response, with the security headers that the page does not set itself."""
        status = verdict(request, self._hosts(), self.most_form) if self._requests.try_take(request.peer) else TOO_MANY
        if status:
            answer = refusal(status)
        else:
            await self.turns.wait(request.peer)
            answer = await self.page(request)
        host = "" if status else request.header("host")
        safe = safe_headers(request.scheme, host, has_forms=self.most_form > 0)
        return replace(answer, headers={**safe, **answer.headers})

    @abstractmethod
    async def page(self, request: HttpRequest) -> Response:
        """The response to a request that the guard has accepted."""

    async def talk(self, line: SocketLine, *, is_here: bool) -> None:
        """Run the conversation over a WebSocket that a page has opened."""
        line.close()


def file_response(name: str, etag: str, folder: Path = PAGE) -> Response | None:
    """A static file, or 304 if the browser has it with this `etag`; None if there is no such file."""
    path = folder / name
    if name not in {each.name for each in folder.iterdir()}:  # also stops path traversal
        return None
    found = path.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    if etag == tag:
        return Response(304, headers={"etag": tag})
    return Response(200, path.read_bytes(), {"content-type": KINDS[path.suffix], "etag": tag})
