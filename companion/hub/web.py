"""The hub's web application, behind the same guard as a table's page: the room reads, referees do (desk.py)."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from pathlib import Path
from secrets import token_hex

from starlette.applications import Starlette
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from companion.errors import Trouble
from companion.hub import joining_desk
from companion.hub.database import Reader, Writer
from companion.hub.desk import MOST_FORM, Desk
from companion.hub.forgetting_desk import ForgettingDesk
from companion.hub.forgetting_pages import ForgettingPages
from companion.hub.guard import guarded
from companion.hub.hub import Hub
from companion.hub.pages import Pages, colours
from companion.hub.referees import Referees
from companion.hub.result_pages import ResultPages
from companion.hub.room_pages import RoomPages
from companion.hub.round_pages import RoundPages
from companion.hub.rounds_desk import RoundsDesk
from companion.lan import files
from companion.lan.limits import REQUESTS, REQUESTS_A_S, Pace, Turns

LOGIN_S = 12 * 60 * 60  # an evening, and the day of a tournament
PAGE = Path(__file__).parent / "page"


def app(
    hub: Hub, reader: Reader, writer: Writer, pages: Pages, names: Callable[[], AbstractSet[str]],
    login_s: int = LOGIN_S, *, secure: bool = False,
) -> ASGIApp:  # fmt: skip
    """The web application over that hub; `names` are the hosts under which it answers. Logins end with it.

    `secure`: it is reached over TLS alone, and so is the cookie.
    """
    desk = Desk(hub, Referees(reader), ResultPages(pages), reader, writer)
    rounds_desk = RoundsDesk(hub, desk, RoundPages(pages), reader, writer)
    forgetting = ForgettingDesk(hub, desk, ForgettingPages(pages), reader, writer)

    async def trouble(request: Request, error: Exception) -> Response:
        assert isinstance(error, Trouble)
        return HTMLResponse(pages.trouble(error.say), 503)

    routes = [
        Route("/colours.css", _colours),
        Route("/icon.svg", _icon),
        Route("/health", _health),
        Mount("/page", StaticFiles(directory=PAGE)),
        *RoomPages(hub, pages, reader).routes(),
        *desk.routes(),
        *rounds_desk.routes(),
        *forgetting.routes(),
        *joining_desk.routes(hub, desk, joining_desk.JoiningPages(pages), secure=secure),
    ]
    inside = Starlette(routes=routes, exception_handlers={Trouble: trouble})
    known = SessionMiddleware(
        inside, token_hex(), session_cookie="club", max_age=login_s, same_site="strict", path="/desk", https_only=secure
    )
    return guarded(known, names, Pace(REQUESTS_A_S, REQUESTS), Turns(), MOST_FORM)


async def _colours(request: Request) -> Response:
    return Response(colours(), media_type="text/css")


async def _icon(request: Request) -> Response:
    return FileResponse(files.PAGE / "icon.svg")


async def _health(request: Request) -> Response:
    return PlainTextResponse("ok\n")
