"""A site: pages behind the guard, and their files. A table has one (web.py), and so have the pages of a club's hub."""

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
}  # not asked of the system: its table differs from one machine to the next


class Site(ABC):
    """What is asked under another name, from another page or too fast never reaches `page`."""

    most_form = 0  # bytes that a posted form may have; 0 = none is taken

    def __init__(self, hosts: Callable[[], AbstractSet[str]], requests: RateLimit) -> None:
        """`hosts` gives the names under which it answers, without port, in lower case."""
        self.turns = StrangerQueue()
        self._hosts, self._requests = hosts, requests

    async def answer(self, request: HttpRequest) -> Response:
        """What it is answered, with the headers that keep a browser safe, where the page does not say them itself."""
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
        """What is answered to whom the guard lets in."""

    async def talk(self, line: SocketLine, *, is_here: bool) -> None:
        """The conversation over a socket, where a page has opened one."""
        line.close()


def file_response(name: str, etag: str, folder: Path = PAGE) -> Response | None:
    """That file, or that it has not changed since the browser got it as `known`; None where there is none."""
    path = folder / name
    if name not in {each.name for each in folder.iterdir()}:  # so it is no way out of the folder either
        return None
    found = path.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    if etag == tag:
        return Response(304, headers={"etag": tag})
    return Response(200, path.read_bytes(), {"content-type": KINDS[path.suffix], "etag": tag})
