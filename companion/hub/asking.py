"""What the hub's pages are asked and how they answer: a form, a page, the way to another one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import parse_qsl, unquote

from companion.lan.guard import NOT_ALLOWED, refusal
from companion.lan.http import HttpRequest, Response
from companion.lan.site import NOT_FOUND

MOST_FORM = 16 * 1024  # bytes
MOST_FIELDS = 600

Form = dict[str, str]


@dataclass(frozen=True)
class Request:
    """One request, and what stands in the open places of its route."""

    asked: HttpRequest
    places: tuple[str, ...] = ()

    @property
    def query(self) -> Form:
        """What stands behind the address."""
        return fields(self.asked.target.partition("?")[2].encode())

    @property
    def form(self) -> Form:
        """What was entered."""
        return fields(self.asked.body)


Handler = Callable[[Request], Awaitable[Response]]
Route = tuple[str, str, Handler]  # method, path with a * for each open place, who answers


def fields(text: bytes) -> Form:
    """The fields of a form, the last of each name; what is none has none."""
    try:
        pairs = parse_qsl(text.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        return {}
    return {name: value.replace("\0", "") for name, value in pairs}


async def routed(routes: Sequence[Route], asked: HttpRequest) -> Response:
    """What the route of that path answers."""
    method = "GET" if asked.method == "HEAD" else asked.method
    words, is_known = asked.path.split("/"), False
    for allowed, path, handler in routes:
        pattern = path.split("/")
        if len(pattern) == len(words) and all(each in ("*", word) for each, word in zip(pattern, words, strict=True)):
            is_known = True
            if method == allowed:
                places = (unquote(word) for each, word in zip(pattern, words, strict=True) if each == "*")
                return await handler(Request(asked, tuple(places)))
    return refusal(NOT_ALLOWED) if is_known else NOT_FOUND


def html(text: str, status: int = 200, headers: Mapping[str, str] = {}) -> Response:
    """A page."""
    return Response(status, text.encode(), {"content-type": "text/html; charset=utf-8", **headers})


def go(path: str, cookie: str = "") -> Response:
    """To another page."""
    return Response(303, headers={"location": path} | ({"set-cookie": cookie} if cookie else {}))
