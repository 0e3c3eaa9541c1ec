"""HTTP requests and responses as values."""

from __future__ import annotations

import sys
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from typing import Literal

Scheme = Literal["http", "https"]

SWITCHING = 101  # protocols: to a WebSocket


@dataclass(frozen=True, kw_only=True)
class HttpRequest:
    """One unchecked HTTP request."""

    method: str
    target: str  # path and query, not decoded
    headers: tuple[tuple[str, str], ...]  # names in lower case, in the order received
    scheme: Scheme
    port: int  # the server's; 0 = the client has disconnected
    peer: str  # the client's address; "" = it has disconnected
    body: bytes = b""  # a form, if the site takes forms

    @property
    def path(self) -> str:
        return self.target.partition("?")[0]

    def header_values(self, name: str) -> list[str]:
        return [value for each, value in self.headers if each == name]

    def header(self, name: str) -> str:
        """The first header with this name; "" if there is none."""
        return next(iter(self.header_values(name)), "")

    @property
    def length(self) -> int:
        """The number of bytes of the body; sys.maxsize if it is chunked or its content-length is invalid."""
        said = self.header("content-length") or "0"
        is_said = said.isdecimal() and len(said) < 9 and not self.header_values("transfer-encoding")
        return int(said) if is_said else sys.maxsize

    @property
    def is_socket_request(self) -> bool:
        """Whether the client asks to upgrade to a WebSocket."""
        return self.header("upgrade").lower() == "websocket"


@dataclass(frozen=True)
class Response:
    """The response to a request; `closes` ends the connection after it.

    `stream` replaces the body: each piece is sent when the client has taken the one before.
    """

    status: int
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)
    closes: bool = False
    stream: AsyncGenerator[bytes] | None = None


def sentence(status: int, text: str, *, closes: bool = False, **headers: str) -> Response:
    """A plain text response."""
    return Response(status, text.encode(), {"content-type": "text/plain; charset=utf-8", **headers}, closes)
