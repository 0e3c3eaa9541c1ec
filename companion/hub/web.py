"""The hub's web application, behind the same guard as a table's page: the room reads, referees do (desk.py)."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Callable
from collections.abc import Set as AbstractSet
from pathlib import Path
from secrets import token_hex

import msgspec
from starlette.applications import Starlette
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from companion.errors import Trouble
from companion.hub import joining_desk, results
from companion.hub.database import Reader, Writer
from companion.hub.desk import MOST_FORM, Desk
from companion.hub.forgetting_desk import ForgettingDesk
from companion.hub.forgetting_pages import ForgettingPages
from companion.hub.guard import guarded
from companion.hub.hub import Hub
from companion.hub.pages import Pages, colours
from companion.hub.referees import Referees
from companion.hub.result_pages import ResultPages
from companion.hub.results import Result
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

    async def live(request: Request) -> Response:
        wall = request.url.path == "/wall"
        cards = (pages.card(table, hub.live) for table in sorted(hub.live.online))
        return HTMLResponse(pages.live(cards, hub.says, wall=wall))

    async def changes(request: Request) -> Response:
        return StreamingResponse(_changes(hub, pages), media_type="text/event-stream")

    async def played(request: Request) -> Response:
        return HTMLResponse(pages.results(await results.finished(reader)))

    async def standings(request: Request) -> Response:
        return HTMLResponse(pages.standings(results.standings(await results.finished(reader))))

    async def person(request: Request) -> Response:
        name: str = request.path_params["name"]
        return HTMLResponse(pages.person(name, results.of_person(await results.finished(reader), name)))

    async def as_json(request: Request) -> Response:
        return Response(msgspec.json.encode(await results.finished(reader)), media_type="application/json")

    async def as_csv(request: Request) -> Response:
        return Response(written(await results.finished(reader)), media_type="text/csv; charset=utf-8",
                        headers={"content-disposition": 'attachment; filename="results.csv"'})  # fmt: skip

    async def trouble(request: Request, error: Exception) -> Response:
        assert isinstance(error, Trouble)
        return HTMLResponse(pages.trouble(error.say), 503)

    async def style(request: Request) -> Response:
        return Response(colours(), media_type="text/css")

    async def icon(request: Request) -> Response:
        return FileResponse(files.PAGE / "icon.svg")

    async def health(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    routes = [
        Route("/", live),
        Route("/wall", live),
        Route("/changes", changes),
        Route("/results", played),
        Route("/results.json", as_json),
        Route("/results.csv", as_csv),
        Route("/standings", standings),
        Route("/person/{name}", person),
        Route("/colours.css", style),
        Route("/icon.svg", icon),
        Route("/health", health),
        Mount("/page", StaticFiles(directory=PAGE)),
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


async def _changes(hub: Hub, pages: Pages) -> AsyncIterator[bytes]:
    """All tables, and then what has changed since the last time, as soon as something has: server-sent events."""
    with hub.live.watched() as watcher:
        whole = True
        async for changed in watcher.changes():
            told = [
                {"table": table, "html": pages.card(table, hub.live) if table in hub.live.online else ""}
                for table in sorted(changed)
            ]
            sent = {"whole": whole, "says": pages.spoken(hub.says), "changes": told}
            yield b"data: " + msgspec.json.encode(sent) + b"\n\n"
            whole = False


def written(played: tuple[Result, ...]) -> str:
    """One line for each player of each game; what a spreadsheet would take for a formula is none."""
    out = io.StringIO()
    lines = csv.writer(out)
    lines.writerow(("ended", "table", "id", "game", "place", "name", "total", "title"))
    for result in played:
        totals = result.totals or ("",) * len(result.people)
        for place, name, total in zip(result.places, result.people, totals, strict=True):
            lines.writerow(
                (result.ended, result.table, result.id, result.game, place, _safe(name), total, _safe(result.title))
            )
    return out.getvalue()


def _safe(text: str) -> str:
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
