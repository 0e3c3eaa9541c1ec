"""The hub's pages as a site behind the same guard, doors and limits as a table's page: the room reads, referees do."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from companion.errors import Trouble
from companion.hub import config
from companion.hub.database import Reader, Writer
from companion.hub.desk import RefereeDesk
from companion.hub.hub import Hub
from companion.hub.pages import MOST_FORM, Pages, Request, Route, html, routed
from companion.hub.played import Keeper
from companion.hub.referees import Logins
from companion.hub.room import Room
from companion.hub.tasks import TASKS
from companion.lan.guard import PORTS, plain
from companion.lan.http import HttpRequest, Response, Scheme, sentence
from companion.lan.limits import REQUESTS, REQUESTS_A_S, RateLimit
from companion.lan.site import NOT_FOUND, Site, file
from companion.view.palette import DAY

LOGIN_S = 12 * 60 * 60  # an evening, and the day of a tournament
PAGE = Path(__file__).parent / "page"


class HubSite(Site):
    """All pages over a hub. Logins end with it."""

    most_form = MOST_FORM

    def __init__(
        self, hub: Hub, reader: Reader, writer: Writer, keeper: Keeper, pages: Pages,
        hosts: Callable[[], AbstractSet[str]], *, login_s: int = LOGIN_S, proxy: str = "",
        folder: Path | None = None,
    ) -> None:  # fmt: skip
        """`proxy`: the address of one that says for whom it asks; nobody else is believed that. `folder` holds the
        club's certificates."""
        super().__init__(hosts, RateLimit(REQUESTS_A_S, REQUESTS, free=proxy))
        self._pages, self._proxy = pages, proxy
        room = Room(hub, pages, keeper, reader)
        ending = partial(config.ending, folder) if folder else list[Any]
        desk = RefereeDesk(hub, pages, reader, writer, keeper, Logins(login_s), room, ending)
        self._routes: tuple[Route, ...] = (
            ("GET", "/colours.css", _colours),
            ("GET", "/icon.svg", _icon),
            ("GET", "/health", _health),
            ("GET", "/page/*", _file),
            *room.routes(),
            *desk.routes(TASKS),
        )

    async def answer(self, asked: HttpRequest) -> Response:
        return await super().answer(_for_whom(asked) if asked.peer == self._proxy else asked)

    async def page(self, asked: HttpRequest) -> Response:
        try:
            return await routed(self._routes, asked)
        except Trouble as trouble:
            return html(self._pages.draw("trouble", key="hub-tables", say=trouble.say), 503)


def _for_whom(asked: HttpRequest) -> HttpRequest:
    """What a proxy passes on, as it came to the proxy: from whom, and whether over TLS."""
    peer = asked.header("x-forwarded-for").rpartition(",")[2].strip()
    scheme: Scheme = "https" if asked.header("x-forwarded-proto") == "https" else "http"
    return replace(asked, peer=plain(peer) or asked.peer, scheme=scheme, port=PORTS[scheme])


async def _colours(request: Request) -> Response:
    """The one set of colours, as a style sheet knows them."""
    told = ":root{" + "".join(f"--{name}:{value};" for name, value in DAY.items()) + "}\n"
    return Response(200, told.encode(), {"content-type": "text/css; charset=utf-8"})


async def _icon(request: Request) -> Response:
    return file("icon.svg", request.asked.header("if-none-match")) or NOT_FOUND


async def _health(request: Request) -> Response:
    return sentence(200, "ok\n")


async def _file(request: Request) -> Response:
    return file(request.places[0], request.asked.header("if-none-match"), PAGE) or NOT_FOUND
