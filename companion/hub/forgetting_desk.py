"""At the referees' desk: a person or a table is forgotten, after it was said what goes."""

from __future__ import annotations

from companion.errors import Trouble
from companion.hub import keeping
from companion.hub.asking import Form, Request, Route, go, html
from companion.hub.database import Reader, Writer
from companion.hub.desk import Desk
from companion.hub.forgetting_pages import KINDS, ForgettingPages
from companion.hub.hub import Hub
from companion.hub.logins import Login
from companion.hub.played import REFEREE_S, Keeper
from companion.lan.http import Answer
from rules.kit.types import Say

PATH = "/desk/forget"


class ForgettingDesk:
    """One page, and what its key does."""

    def __init__(
        self, hub: Hub, desk: Desk, pages: ForgettingPages, reader: Reader, writer: Writer, keeper: Keeper
    ) -> None:
        self._hub, self._desk, self._pages = hub, desk, pages
        self._reader, self._writer, self._keeper = reader, writer, keeper

    def routes(self) -> list[Route]:
        """Behind the login."""
        return [
            ("GET", PATH, self._desk.page(self._page)),
            ("POST", PATH, self._desk.entered(self._forget)),
        ]

    async def _page(self, request: Request, login: Login) -> Answer:
        kind, name = (request.query.get(key, "") for key in ("what", "name"))
        if kind not in KINDS:
            return html(self._pages.asking(login))
        try:
            games = await self._found(kind, name)
        except Trouble as trouble:
            login.tell(trouble.say)
            return go(PATH)
        return html(self._pages.sure(login, kind, name, games))

    async def _found(self, kind: str, name: str) -> int:
        """How many games it is about."""
        if kind == "person":
            return await keeping.games_of(self._reader, name)
        return await keeping.games_at(self._reader, name)

    async def _forget(self, request: Request, login: Login, form: Form) -> str:
        kind, name = form.get("what", ""), form.get("name", "")
        if kind == "person":
            await keeping.forget_person(self._writer, name)
        elif kind == "table":
            await keeping.forget_table(self._writer, name)
            self._hub.live.forget(name)
        else:
            return PATH
        self._hub.look()
        await self._keeper.now(REFEREE_S)  # so that no page shows it any more
        login.tell(Say(key="hub-was-forgotten", args={"name": name}))
        return PATH
