"""Reject requests for other host names and sockets from other sites; add security headers.

The names keep out other sites whose address points at the companion (DNS rebinding), the origin keeps out other
sites' scripts. Nothing is ever changed by a request: all that people do goes through the socket. What a client may do
once it is in depends on its token alone.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.lan.limits import Pace, Turns
from companion.lan.origin import SECURE, is_ours, is_this_machine, origin

MISDIRECTED, FORBIDDEN, NOT_ALLOWED, TOO_LONG, TOO_MUCH, TOO_LARGE, TOO_MANY = 421, 403, 405, 414, 431, 413, 429
MOST_URL = 512  # bytes; our longest has 40
MOST_HEADERS = 8 * 1024  # bytes; a browser sends less than 1,000

REASONS = {
    MISDIRECTED: "This companion does not answer under that name.\n",
    FORBIDDEN: "Only the companion's own page may connect.\n",
    NOT_ALLOWED: "There is nothing to change here: GET and HEAD only.\n",
    TOO_LONG: "That address is too long.\n",
    TOO_MUCH: "Those headers are too long.\n",
    TOO_LARGE: "A request has no body here.\n",
    TOO_MANY: "Too many requests. Wait a moment.\n",
}


def guarded(app: ASGIApp, names: Callable[[], AbstractSet[str]], pace: Pace, turns: Turns) -> ASGIApp:
    """The app behind the guard; `names` gives the hosts under which it answers, without port, in lower case."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        status = verdict(scope, names()) if pace.has(peer(scope)) else TOO_MANY
        host = headers.get("host", "") if status == 0 else ""

        async def send_safely(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                MutableHeaders(scope=message).update(safe_headers(scope["scheme"], host))
            await send(message)

        if status:
            await refusal(status)(scope, receive, send_safely)
        else:
            await turns.wait(peer(scope))
            await app(scope, receive, send_safely)

    return guard


def refusal(status: int) -> PlainTextResponse:
    """A sentence, and the connection ends: what was wrong with the request may be wrong with what follows it."""
    allow = {"allow": "GET, HEAD"} if status == NOT_ALLOWED else {}
    return PlainTextResponse(REASONS[status], status, {"connection": "close", **allow})


def verdict(scope: Scope, names: AbstractSet[str]) -> int:
    """0 = let it in, or the status to refuse it with."""
    headers, scheme = Headers(scope=scope), scope["scheme"]
    hosts = headers.getlist("host")
    _, port = scope["server"] or ("", 0)  # none: it hung up already
    if len(hosts) != 1 or not is_ours(hosts[0], names, scheme, port):
        return MISDIRECTED
    if not _is_from_our_page(scope, headers.getlist("origin"), origin(scheme, hosts[0])):
        return FORBIDDEN
    if scope.get("method", "GET") not in ("GET", "HEAD"):
        return NOT_ALLOWED
    if len(scope["raw_path"]) + len(scope["query_string"]) > MOST_URL:
        return TOO_LONG
    if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEADERS:
        return TOO_MUCH
    if headers.get("content-length", "0") != "0" or "transfer-encoding" in headers:
        return TOO_LARGE
    return 0


def _is_from_our_page(scope: Scope, origins: list[str], ours: str) -> bool:
    """A browser says the origin with every socket, and with requests only when they come from another site.

    Clients of this machine that are no browser (the touchscreen) say none.
    """
    if origins:
        return [o.lower() for o in origins] == [ours]
    return scope["type"] == "http" or is_this_machine(peer(scope))


def peer(scope: Scope) -> str:
    """The client's address."""
    return scope["client"][0] if scope.get("client") else ""


def safe_headers(scheme: str, host: str) -> dict[str, str]:
    """Headers of every answer. `host` is a Host header that was let in: older Safaris want the socket spelled out."""
    secure = SECURE[scheme] == "https"
    socket = f" {'wss' if secure else 'ws'}://{host}" if host else ""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self'{socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-cache",  # ask again every time: after an update nobody keeps half an old page
    }
    # over plain http browsers ignore it, with a warning in their console
    return headers | ({"cross-origin-opener-policy": "same-origin"} if secure else {})
