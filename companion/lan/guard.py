"""Who may ask the web server at all: requests under our own names, upgrades from our own page; and safe headers.

The names keep out other sites whose address points at the companion (DNS rebinding), the origin keeps out other
sites' scripts. What a client may do once it is in depends on the table's token alone.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MISDIRECTED, FORBIDDEN = 421, 403


def guarded(app: ASGIApp, hosts: Callable[[], AbstractSet[str]]) -> ASGIApp:
    """The app behind the guard; `hosts` gives the names under which it answers, without port, in lower case."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        status = verdict(scope["type"], headers, hosts())
        host = headers.get("host", "")

        async def send_safely(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                MutableHeaders(scope=message).update(safe_headers(host if status == 0 else ""))
            await send(message)

        if status:
            await PlainTextResponse(REASONS[status], status)(scope, receive, send_safely)
        else:
            await app(scope, receive, send_safely)

    return guard


REASONS = {
    MISDIRECTED: "This companion does not answer under that name.\n",
    FORBIDDEN: "Only the companion's own page may connect.\n",
}


def verdict(kind: str, headers: Headers, hosts: AbstractSet[str]) -> int:
    """0 = let it in, or the status to refuse it with. `kind` is the scope's: "http" or "websocket"."""
    named = headers.getlist("host")
    if len(named) != 1 or host_of(named[0]) not in hosts:
        return MISDIRECTED
    origins = headers.getlist("origin")  # a browser sends it with every upgrade; the touchscreen sends none
    if kind == "websocket" and any(o.lower() != f"http://{named[0].lower()}" for o in origins):
        return FORBIDDEN
    return 0


def host_of(header: str) -> str:
    """The name in a Host header, without port and final dot, in lower case; "" if it is none."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def safe_headers(host: str) -> dict[str, str]:
    """Headers of every answer. `host` is a Host header that was let in: older Safaris want the socket spelled out."""
    socket = f" ws://{host}" if host else ""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self'{socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return {
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-cache",  # ask again every time: after an update nobody keeps half an old page
    }
