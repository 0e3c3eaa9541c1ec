"""The table's guard before the hub's application, which is one for any ASGI server."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.lan.guard import TOO_MANY, refusal, safe_headers, verdict
from companion.lan.http import Asked
from companion.lan.limits import Pace, Turns

NEVER = "no-store"  # a page that says so is kept by no browser


def guarded(
    app: ASGIApp, names: Callable[[], AbstractSet[str]], pace: Pace, turns: Turns, most_form: int = 0
) -> ASGIApp:
    """The app behind the guard; `names` gives the hosts under which it answers, without port, in lower case.

    `most_form`: how many bytes a posted form may have; 0 = none is taken.
    """

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        asked = _asked(scope)
        status = verdict(asked, names(), most_form) if pace.has(asked.peer) else TOO_MANY
        host = "" if status else asked.header("host")
        safe = safe_headers(asked.scheme, host, has_forms=most_form > 0)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update({name: value for name, value in safe.items() if headers.get(name) != NEVER})
            await send(message)

        if status:
            no = refusal(status)
            response = PlainTextResponse(no.body, status, {**no.headers, "connection": "close"})
            await response(scope, receive, send_safely)
        else:
            await turns.wait(asked.peer)
            await app(scope, receive, send_safely)

    return guard


def _asked(scope: Scope) -> Asked:
    query = scope["query_string"]
    return Asked(
        method=scope["method"],
        target=(scope["raw_path"] + (b"?" + query if query else b"")).decode("latin-1"),
        headers=tuple((name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]),
        scheme=scope["scheme"],
        port=(scope["server"] or ("", 0))[1],
        peer=scope["client"][0] if scope.get("client") else "",
    )
