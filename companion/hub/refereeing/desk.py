"""The referees' desk: login and tasks, each task a page with buttons, described as data.

The guard accepts posted forms from our own pages only. Each request checks anew that its login (referees.py) is still a
referee's.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from urllib.parse import quote

from companion.errors import Trouble
from companion.hub.hub import Hub
from companion.hub.ingest.database import Reader, Writer
from companion.hub.pages import Form, Handler, Pages, Request, Route, html, redirect
from companion.hub.played_games import Keeper, PlayedGames
from companion.hub.refereeing.referee import Unsure
from companion.hub.refereeing.referees import Login, Logins, Referees
from companion.lan.http import Response
from companion.lan.limits import RateLimit

GUESSES_A_S, GUESSES = 0.1, 8  # password attempts per address
NO_STORE = {"cache-control": "no-store"}  # keeps join codes out of the browser's cache: a code admits a table


@dataclass(frozen=True)
class Task:
    """A page of the desk. `page` returns its template's values; a button's `do` names its action, "" the default one.

    An action returns the path to redirect to, "" = the same page.
    """

    path: str
    key: str  # of the title
    template: str
    page: Callable[[RefereeDesk, Request, Login], Awaitable[Mapping[str, Any]]]
    actions: Mapping[str, Callable[[RefereeDesk, Request, Login], Awaitable[str]]] = field(default_factory=dict)
    back: str = ""  # path to redirect to with the error if there is no such page; {0} = the first path parameter


class RefereeDesk:
    def __init__(
        self, hub: Hub, pages: Pages, reader: Reader, writer: Writer, keeper: Keeper, logins: Logins,
        ending_certificates: Callable[[], Sequence[tuple[str, datetime]]],
    ) -> None:  # fmt: skip
        """`ending_certificates` returns the club's certificates that expire soon."""
        self.hub, self.pages, self.reader, self.writer = hub, pages, reader, writer
        self.ending_certificates = ending_certificates
        self._keeper, self._referees, self._logins = keeper, Referees(reader), logins
        self._guesses = RateLimit(GUESSES_A_S, GUESSES, free="", a_network=1)

    async def played_games(self) -> PlayedGames:
        """All finished games, including changes made just now."""
        return await self._keeper.played_games(at_once=True)

    def routes(self, tasks: Sequence[Task]) -> list[Route]:
        """The desk's routes; all but the login require one."""
        menu = [(task.path, task.key) for task in tasks if "*" not in task.path]
        return [
            ("GET", "/desk/login", self._login_page),
            ("POST", "/desk/login", self._login),
            ("POST", "/desk/logout", self._logout),
            *(("GET", task.path, self._page_handler(task, menu)) for task in tasks),
            *(("POST", task.path, self._action_handler(task)) for task in tasks if task.actions),
        ]

    # ---- tasks ------------------------------------------------------------------------------------------------
    def _page_handler(self, task: Task, menu: Sequence[tuple[str, str]]) -> Handler:
        async def handle(request: Request) -> Response:
            if not (login := await self._find_login(request)):
                return redirect("/desk/login")
            # a rejected form's values are pre-filled, once; "" for any other field
            login.entered_form, entered = {}, defaultdict(str, login.entered_form)
            try:
                shown = await task.page(self, request, login)
            except Trouble as trouble:
                if not task.back:
                    raise
                login.notify(trouble.say)
                return redirect(task.back.format(*(quote(place, safe="") for place in request.places)))
            values = {"key": task.key, "at": "hub-desk", "query": "", "menu": menu, "login": login, "entered": entered}
            return html(self.pages.draw(task.template, **values, says=login.take_messages(), **shown), headers=NO_STORE)

        return handle

    def _action_handler(self, task: Task) -> Handler:
        """The handler of a posted form: redirects, and on Trouble hands the error and the form to the next page."""
        only = next(iter(task.actions)) if len(task.actions) == 1 else ""

        async def handle(request: Request) -> Response:
            if not (login := await self._find_login(request)):
                return redirect("/desk/login")
            path, form = request.http.path, request.form
            try:
                do = task.actions.get(form.get("do", only), task.actions.get(""))
                return redirect((do and await do(self, request, login)) or path)
            except Trouble as trouble:
                login.notify(trouble.say)
                login.entered_form = form | ({"unsure": "yes"} if isinstance(trouble, Unsure) else {})
                return redirect(path)

        return handle

    # ---- login --------------------------------------------------------------------------------------------------
    async def _find_login(self, request: Request) -> Login | None:
        """The request's login, if it is still a referee's."""
        login = self._logins.find(request.http)
        return login if login and await self._referees.is_referee(login.who, login.stamp) else None

    async def _login_page(self, request: Request, wrong: str = "", status: int = 200) -> Response:
        return html(self.pages.draw("login", key="hub-desk", wrong=wrong), status)

    async def _login(self, request: Request) -> Response:
        if not self._guesses.try_take(request.http.peer):
            return await self._login_page(request, "hub-login-wait", 429)
        form: Form = request.form
        name = form.get("name", "").strip()
        if not (stamp := await self._referees.stamp(name, form.get("password", ""))):
            return await self._login_page(request, "hub-login-wrong", 403)
        cookie = self._logins.begin(name, stamp, secure=request.http.scheme == "https")
        return redirect("/desk", cookie)

    async def _logout(self, request: Request) -> Response:
        return redirect("/", self._logins.end(request.http))
