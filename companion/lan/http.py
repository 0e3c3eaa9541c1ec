"""What a client asks over HTTP and what it is answered, as the rest of the web server sees it."""

from __future__ import annotations

import sys
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from typing import Literal

Scheme = Literal["http", "https"]

SWITCHING = 101  # the client may open its socket


@dataclass(frozen=True, kw_only=True)
class HttpRequest:
    """One request. Nothing in it was looked at yet."""

    method: str
    target: str  # path and query, as they came
    headers: tuple[tuple[str, str], ...]  # names in lower case, in their order
    scheme: Scheme
    port: int  # by which it came in; 0 = it hung up already
    peer: str  # the client's address, "" = it hung up already
    body: bytes = b""  # a form, where the site takes any

    @property
    def path(self) -> str:
        return self.target.partition("?")[0]

    def header_values(self, name: str) -> list[str]:
        """Every header of that name."""
        return [value for each, value in self.headers if each == name]

    def header(self, name: str) -> str:
        """The first header of that name, "" = none."""
        return next(iter(self.header_values(name)), "")

    @property
    def length(self) -> int:
        """How many bytes its body has; more than anybody takes where that is not said before."""
        said = self.header("content-length") or "0"
        is_said = said.isdecimal() and len(said) < 9 and not self.header_values("transfer-encoding")
        return int(said) if is_said else sys.maxsize

    @property
    def is_socket_request(self) -> bool:
        """Whether it would go on as a WebSocket."""
        return self.header("upgrade").lower() == "websocket"


@dataclass(frozen=True)
class Response:
    """What a request is answered; `closes` ends the connection with it.

    `stream` comes instead of a body: each piece is sent as soon as it is there and the one before was taken.
    """

    status: int
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    closes: bool = False
    stream: AsyncGenerator[bytes] | None = None


def sentence(status: int, text: str, *, closes: bool = False, **headers: str) -> Response:
    """An answer in words."""
    return Response(status, text.encode(), {"content-type": "text/plain; charset=utf-8", **headers}, closes)
