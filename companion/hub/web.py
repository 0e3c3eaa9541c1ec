"""The hub's web site, with the guard and limits of a table's page: read-only for the room, a desk for referees.

This module has the public pages, free of referees' data; the desk is in tasks.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec

from companion.errors import Trouble
from companion.hub import config, results
from companion.hub.hub import Hub
from companion.hub.ingest.database import Reader, Writer
from companion.hub.pages import MOST_FORM, Pages, Request, Route, dispatch, html, page_slice
from companion.hub.played_games import Keeper
from companion.hub.refereeing import rounds
from companion.hub.refereeing.desk import RefereeDesk
from companion.hub.refereeing.referees import Logins
from companion.hub.refereeing.rounds import DayOverview, SeatedTable
from companion.hub.refereeing.tasks import TASKS
from companion.hub.results import GameFilter
from companion.lan.guard import PORTS, plain_address
from companion.lan.http import HttpRequest, Response, Scheme, sentence
from companion.lan.limits import REQUESTS, REQUESTS_A_S, RateLimit
from companion.lan.site import NOT_FOUND, Site, file_response
from companion.view.palette import DAY

LOGIN_S = 12 * 60 * 60  # an evening, and the day of a tournament
PAGE = Path(__file__).parent / "page"


class HubSite(Site):
    """All pages of a hub. Logins end with it."""

    most_form = MOST_FORM

    def __init__(
        self, hub: Hub, reader: Reader, writer: Writer, keeper: Keeper, pages: Pages,
        hosts: Callable[[], AbstractSet[str]], *, login_s: int = LOGIN_S, proxy: str = "",
        folder: Path | None = None,
    ) -> None:  # fmt: skip
        """`proxy`: address of the only trusted proxy. `folder`: of the club's certificates."""
        super().__init__(hosts, RateLimit(REQUESTS_A_S, REQUESTS, free=proxy))
        self._hub, self._pages, self._keeper, self._reader, self._proxy = hub, pages, keeper, reader, proxy
        ending = partial(config.ending_certificates, folder) if folder else list[Any]
        desk = RefereeDesk(hub, pages, reader, writer, keeper, Logins(login_s), ending)
        self._routes: tuple[Route, ...] = (
            ("GET", "/colours.css", _colours),
            ("GET", "/icon.svg", _icon),
            ("GET", "/health", _health),
            ("GET", "/page/*", _file),
            ("GET", "/", self._live),
            ("GET", "/wall", self._live),
            ("GET", "/changes", self._changes),
            ("GET", "/results", self._results),
            ("GET", "/results.json", self._json),
            ("GET", "/results.csv", self._csv),
            ("GET", "/standings", self._standings),
            ("GET", "/person/*", self._person),
            ("GET", "/sit", self._sit),
            ("GET", "/rounds", self._rounds),
            ("GET", "/rounds/*", self._rounds),
            ("GET", "/rounds/*/rounds.csv", self._day_csv),
            ("GET", "/rounds/*/standings.csv", self._day_csv),
            *desk.routes(TASKS),
        )

    async def answer(self, request: HttpRequest) -> Response:
        return await super().answer(_forwarded_request(request) if request.peer == self._proxy else request)

    async def page(self, request: HttpRequest) -> Response:
        try:
            return await dispatch(self._routes, request)
        except Trouble as trouble:
            return html(self._pages.draw("trouble", key="hub-tables", say=trouble.say), 503)

    # ---- live tables --------------------------------------------------------------------------------------------
    async def _live(self, request: Request) -> Response:
        live, wall = self._hub.live, request.http.path == "/wall"
        cards = [self._pages.card(table, live) for table in sorted(live.online)]
        key = "hub-wall" if wall else "hub-tables"
        return html(self._pages.draw("live", key=key, wall=wall, cards=cards, says=self._hub.status))

    async def _changes(self, request: Request) -> Response:
        return Response(200, headers={"content-type": "text/event-stream"}, stream=self._change_events())

    async def _change_events(self) -> AsyncGenerator[bytes]:
        """Server-sent events: all tables, then each batch of changed ones."""
        live = self._hub.live
        whole = True
        async for changed in live.changes():
            told = [
                {"table": table, "html": self._pages.card(table, live) if table in live.online else ""}
                for table in sorted(changed)
            ]
            sent = {"whole": whole, "says": self._pages.speak(self._hub.status), "changes": told}
            yield b"data: " + msgspec.json.encode(sent) + b"\n\n"
            whole = False

    # ---- results ------------------------------------------------------------------------------------------------
    async def _results(self, request: Request) -> Response:
        shown = page_slice((await self._keeper.played_games()).results[::-1], request.query)
        return html(self._pages.draw("results", key="hub-results", name="", part=shown, query=""))

    async def _person(self, request: Request) -> Response:
        (name,) = request.places
        played = await self._keeper.played_games()
        shown = page_slice(results.person_results(played.results, played.people.name(name)), request.query)
        return html(self._pages.draw("results", key="hub-person", name=name, part=shown, query=""))

    async def _standings(self, request: Request) -> Response:
        played, choice = await self._keeper.played_games(), GameFilter.from_query(request.query)
        evenings, seasons, games = await asyncio.to_thread(played.choices)
        shown = page_slice(await asyncio.to_thread(played.filtered_standings, choice), request.query)
        values = {"evenings": evenings, "seasons": seasons, "games": games, "choice": choice, "part": shown}
        query = urlencode({"when": choice.when, "game": choice.game}) + "&"
        return html(self._pages.draw("standings", key="hub-standings", query=query, **values))

    async def _json(self, request: Request) -> Response:
        played = await self._keeper.played_games()
        return Response(200, await asyncio.to_thread(played.json), {"content-type": "application/json"})

    async def _csv(self, request: Request) -> Response:
        played = await self._keeper.played_games()
        return _spreadsheet(await asyncio.to_thread(played.csv), "results")

    # ---- tournament days ----------------------------------------------------------------------------------------
    async def _rounds(self, request: Request) -> Response:
        days, shown = await rounds.days(self._reader), await self._day(request)
        if shown is None:
            none = self._pages.draw("rounds", key="hub-rounds", day=None, days=days)
            return NOT_FOUND if request.places else html(none)
        statuses = self._pages.statuses(shown, self._hub.live)
        values = {"day": shown.day, "rounds": shown.rounds(), "days": days, "scores": shown.scores}
        return html(self._pages.draw("rounds", key="hub-rounds", statuses=statuses, **values))

    async def _day(self, request: Request) -> DayOverview | None:
        """The day in the path, or the newest."""
        id, *_ = request.places or [str(id) for id, *_ in await rounds.days(self._reader)] or [""]
        return await rounds.find_day(self._reader, await self._keeper.played_games(), id)

    async def _day_csv(self, request: Request) -> Response:
        if (shown := await self._day(request)) is None:
            return NOT_FOUND
        heads: Sequence[str]
        rows: Iterable[Sequence[object]]
        name = request.http.path.rpartition("/")[2].removesuffix(".csv")
        if name == "rounds":
            heads, rows = rounds.HEADS, rounds.lines(each for each in shown.seated_tables if each.counts)
        else:
            heads, rows = rounds.SCORE_HEADS, shown.scores
        return _spreadsheet(results.csv_text(heads, rows).encode(), f"{name}-{shown.day.id}")

    async def _sit(self, request: Request) -> Response:
        """The seating of the newest round, with the requested name in large letters."""
        shown = await self._day(request)
        rows = shown.rounds()[0][1] if shown and shown.rounds() else []
        people: Mapping[str, SeatedTable] = {name: each for each in rows for name in each.people}
        asked, who = request.query.get("name", ""), shown.people.identity if shown else str
        found = [name for name in people if asked and who(name) == who(asked)]
        told = sorted(people.items(), key=lambda item: item[0].casefold())
        return html(self._pages.draw("sit", key="hub-sit", seated=bool(rows), people=told, asked=asked, found=found))


def _spreadsheet(text: bytes, name: str) -> Response:
    disposition = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(200, text, {"content-type": "text/csv; charset=utf-8"} | disposition)


def _forwarded_request(request: HttpRequest) -> HttpRequest:
    """The request as the proxy received it: the client's address and scheme."""
    peer = request.header("x-forwarded-for").rpartition(",")[2].strip()
    scheme: Scheme = "https" if request.header("x-forwarded-proto") == "https" else "http"
    return replace(request, peer=plain_address(peer) or request.peer, scheme=scheme, port=PORTS[scheme])


async def _colours(request: Request) -> Response:
    """The palette as CSS variables."""
    told = ":root{" + "".join(f"--{name}:{value};" for name, value in DAY.items()) + "}\n"
    return Response(200, told.encode(), {"content-type": "text/css; charset=utf-8"})


async def _icon(request: Request) -> Response:
    return file_response("icon.svg", request.http.header("if-none-match")) or NOT_FOUND


async def _health(request: Request) -> Response:
    return sentence(200, "ok\n")


async def _file(request: Request) -> Response:
    return file_response(request.places[0], request.http.header("if-none-match"), PAGE) or NOT_FOUND
