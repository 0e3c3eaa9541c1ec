"""At the referees' desk: a person or a table is forgotten, after it was said what goes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from companion.errors import Trouble
from companion.hub import keeping
from companion.hub.database import Reader, Writer
from companion.hub.desk import Desk, Form, tell, told
from companion.hub.forgetting_pages import KINDS, ForgettingPages
from companion.hub.hub import Hub

PATH = "/desk/forget"


class ForgettingDesk:
    """One page, and what its key does."""

    def __init__(self, hub: Hub, desk: Desk, pages: ForgettingPages, reader: Reader, writer: Writer) -> None:
        self._hub, self._desk, self._pages = hub, desk, pages
        self._reader, self._writer = reader, writer

    def routes(self) -> list[BaseRoute]:
        """Behind the login."""
        return [
            Route(PATH, self._desk.page(self._page), methods=["GET"]),
            Route(PATH, self._desk.entered(self._forget), methods=["POST"]),
        ]

    async def _page(self, request: Request, who: str) -> Response:
        kind, name = (request.query_params.get(key, "").replace("\0", "") for key in ("what", "name"))
        if kind not in KINDS:
            return HTMLResponse(self._pages.asking(who, told(request)))
        try:
            games = await self._found(kind, name)
        except Trouble as trouble:
            tell(request, trouble.say.key, **trouble.say.args)
            return RedirectResponse(PATH, 303)
        return HTMLResponse(self._pages.sure(who, kind, name, games, told(request)))

    async def _found(self, kind: str, name: str) -> int:
        """How many games it is about."""
        if kind == "person":
            return await keeping.games_of(self._reader, name)
        return await keeping.games_at(self._reader, name, self._hub.live.online)

    async def _forget(self, request: Request, who: str, form: Form) -> str:
        kind, name = form.get("what", ""), form.get("name", "")
        if kind == "person":
            await keeping.forget_person(self._writer, name)
        elif kind == "table":
            await keeping.games_at(self._writer, name, self._hub.live.online)
            await keeping.forget_table(self._writer, name)
            self._hub.live.forget(name)
        else:
            return PATH
        tell(request, "hub-was-forgotten", name=name)
        return PATH
