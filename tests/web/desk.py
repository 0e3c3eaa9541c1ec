"""A fake client hub for the web tests: it shows a given page and records requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from socket import socket
from ssl import SSLContext
from time import monotonic

from msgspec import structs

from companion.access.client_session import ClientSession, welcome_message
from companion.errors import Trouble
from companion.lan.door import WebServer
from companion.lan.limits import Connections, RateLimit
from companion.lan.sockets import listening_socket
from companion.lan.web import Web, serve
from companion.view import wire
from companion.view.languages import best_language
from rules.kit.types import Illegal
from tests.samples import WATCHING

TOKEN = "the-tables-token"
BOS_TOKEN = "the-token-of-bos-phone"
ROLES: dict[str, wire.Role] = {TOKEN: "table", BOS_TOKEN: "seat"}
RECORD = b'{"k":"head","format":1}\n'


class FakeDesk:
    """A client hub with one Show for all clients; tests may set the next refusal."""

    def __init__(self, shown: wire.Show = WATCHING) -> None:
        self.shown = shown
        self.names = {"127.0.0.1", "localhost", "::1"}
        self.guests: list[ClientSession] = []
        self.joins: list[wire.Join] = []
        self.heard: asyncio.Queue[wire.Request] = asyncio.Queue()
        self.pings = 0
        self.refuses: Illegal | Trouble | Exception | None = None
        self.gate: asyncio.Event | None = None  # while closed, answers stay pending
        self.written: list[str] = []
        self._seq = 0
        self._came = asyncio.Event()
        self._began_ms = monotonic() * 1000

    def now_ms(self) -> int:
        """The core's clock, which started at the Show's time."""
        return self.shown.now_ms + round(monotonic() * 1000 - self._began_ms)

    def enter(self, join: wire.Join, peer: str) -> ClientSession:
        guest = ClientSession(ROLES.get(join.token, "watch"), "en", "play", follows=True, address=peer)
        self.guests.append(guest)
        self.joins.append(join)
        self._came.set()
        self._welcome(guest, best_language(join.lang.split(","), "en"))
        guest.mailbox.show(self._frame(guest))
        return guest

    async def joined(self, times: int) -> None:
        """Wait for a number of joins, including rejoins."""
        while len(self.joins) < times:
            self._came.clear()
            await self._came.wait()

    def _welcome(self, guest: ClientSession, lang: str) -> None:
        guest.mailbox.reply(wire.encode(welcome_message(guest.role, lang)))

    def leave(self, visit: ClientSession) -> None:
        self.guests.remove(visit)

    async def handle(self, visit: ClientSession, request: wire.Request) -> None:
        if isinstance(request, wire.Ping):
            self.pings += 1
            visit.mailbox.reply(wire.encode(wire.Pong(at_ms=request.at_ms, now_ms=self.now_ms())))
            return
        self.heard.put_nowait(request)
        refuses, self.refuses = self.refuses, None
        request_id: str = getattr(request, "id", "")
        if refuses is not None and not (request_id and isinstance(refuses, Illegal | Trouble)):
            raise refuses
        if refuses is not None:
            visit.mailbox.reply(self.refusal(visit, refuses, getattr(request, "form", ""), request_id))
            return
        if self.gate is not None:
            await self.gate.wait()
        if isinstance(request, wire.Answer):
            self.written.append(request.form)
        if request_id:
            visit.mailbox.reply(wire.encode(wire.Done(id=request_id)))

    def refusal(self, visit: ClientSession, error: Illegal | Trouble, form: str, request_id: str = "") -> bytes:
        rule = error.rule if isinstance(error, Illegal) else ""
        return wire.encode(wire.Refused(text=error.say.key, rule=rule, form=form, id=request_id))

    def admit(self, token: str) -> None:
        """Admit every client with a token, or remove all with ""."""
        for guest in self.guests:
            guest.role = ROLES.get(token, "watch")
            guest.mailbox.reply(wire.encode(wire.Admitted(token=token)))
            self._welcome(guest, "en")
            guest.mailbox.show(self._frame(guest))

    async def export(self, token: str, name: str) -> bytes:
        if token not in ROLES or name != "7K2Q.jsonl":
            raise Trouble("no-such-record")
        return RECORD

    def hosts(self) -> set[str]:
        return self.names

    def show(self, shown: wire.Show) -> None:
        """Show a page to all clients."""
        self.shown = shown
        for guest in self.guests:
            guest.mailbox.show(self._frame(guest))

    def press(self, form: str) -> None:
        """Press a seat's wired button."""
        for guest in self.guests:
            guest.mailbox.reply(wire.encode(wire.Press(form=form)))

    def _frame(self, guest: ClientSession) -> bytes:
        self._seq += 1
        may = self.shown.may and guest.role != "watch"
        return wire.encode(structs.replace(self.shown, seq=self._seq, may=may))


@asynccontextmanager
async def serving(
    desk: FakeDesk,
    *,
    port: int = 0,
    join_s: float = 10.0,
    send_s: float = 5.0,
    head_s: float = 10.0,
    here: socket | None = None,
    requests: RateLimit | None = None,
    messages: RateLimit | None = None,
    connections: Connections | None = None,
    tls: SSLContext | None = None,
) -> AsyncGenerator[WebServer, None]:
    """A real server on loopback for the desk. `here` is the touchscreen's own port."""
    web = Web(desk, join_s=join_s, send_s=send_s, requests=requests, messages=messages)
    server = await serve(
        web, listening_socket("127.0.0.1", port), here, tls=tls, connections=connections, head_s=head_s
    )
    try:
        yield server
    finally:
        await server.stop()
