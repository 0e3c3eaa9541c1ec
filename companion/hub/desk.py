"""The referees' desk: what is behind the login. Tables that call, and sentences to the tables.

Who is logged in stands in a signed cookie that no other site's page makes a browser send; the guard lets in a posted
form from our own pages alone. Whether the referee is still one is asked anew each time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from companion.club.call import About, Call
from companion.errors import Trouble
from companion.hub import corrections, results
from companion.hub.database import Reader, Writer
from companion.hub.hub import Hub
from companion.hub.missing import lacks
from companion.hub.referees import Referees
from companion.hub.result_pages import ResultPages
from companion.hub.results import Result
from companion.lan.limits import Pace

MOST_FORM = 16 * 1024  # bytes
MOST_FIELDS = 600
GUESSES_A_S, GUESSES = 0.1, 8  # passwords that an address may try
SAYS: tuple[About, ...] = ("round", "left", "message")

# where a form stands that is posted elsewhere
ROUNDS = "/desk/rounds"
BACK = {"/desk/call": "/desk", **{f"{ROUNDS}/{task}": ROUNDS for task in ("new", "next", "pass", "say")}}

Form = dict[str, str]
Page = Callable[[Request, str], Awaitable[Response]]  # for that referee
Entered = Callable[[Request, str, Form], Awaitable[str]]  # what a form does: the page to go to then


class Desk:
    """The login and the pages behind it."""

    def __init__(self, hub: Hub, referees: Referees, pages: ResultPages, reader: Reader, writer: Writer) -> None:
        self._hub, self._referees, self._pages = hub, referees, pages
        self._reader, self._writer = reader, writer
        self._guesses = Pace(GUESSES_A_S, GUESSES)

    def routes(self) -> list[BaseRoute]:
        """All there is for referees; every one but the login asks who it is."""
        return [
            Route("/desk/login", self._login, methods=["GET", "POST"]),
            Route("/desk/logout", self._logout, methods=["POST"]),
            Route("/desk", self.page(self._calls)),
            Route("/desk/call", self.entered(self._answer), methods=["POST"]),
            Route("/desk/say", self.page(self._saying), methods=["GET"]),
            Route("/desk/say", self.entered(self._say), methods=["POST"]),
            Route("/desk/results", self.page(self._results)),
            Route("/desk/result/{table}/{game}", self.page(self._result), methods=["GET"]),
            Route("/desk/result/{table}/{game}", self.entered(self._correct), methods=["POST"]),
        ]

    # ---- who it is ----------------------------------------------------------------------------------------------
    def page(self, draw: Page) -> Callable[[Request], Awaitable[Response]]:
        """A page for referees; anybody else comes to the login."""

        async def drawn(request: Request) -> Response:
            who = await self._who(request)
            return await draw(request, who) if who else RedirectResponse("/desk/login", 303)

        return drawn

    def entered(self, do: Entered) -> Callable[[Request], Awaitable[Response]]:
        """What a referee's form does; what cannot be done is said on the page that comes."""

        async def done(request: Request) -> Response:
            if not (who := await self._who(request)):
                return RedirectResponse("/desk/login", 303)
            try:
                to = await do(request, who, await read_form(request))
            except Trouble as trouble:
                tell(request, trouble.say.key, **trouble.say.args)
                to = BACK.get(request.url.path, request.url.path)
            return RedirectResponse(to, 303)

        return done

    async def _who(self, request: Request) -> str:
        """The referee who asks, "" = nobody."""
        who, stamp = str(request.session.get("who", "")), str(request.session.get("stamp", ""))
        return who if who and await self._referees.is_one(who, stamp) else ""

    async def _login(self, request: Request) -> Response:
        if request.method != "POST":
            return HTMLResponse(self._pages.login(""))
        if not self._guesses.has(request.client.host if request.client else ""):
            return HTMLResponse(self._pages.login("hub-login-wait"), 429)
        form = await read_form(request)
        name = form.get("name", "").strip()
        if not (stamp := await self._referees.stamp(name, form.get("password", ""))):
            return HTMLResponse(self._pages.login("hub-login-wrong"), 403)
        request.session.clear()
        request.session.update(who=name, stamp=stamp)
        return RedirectResponse("/desk", 303)

    async def _logout(self, request: Request) -> Response:
        request.session.clear()
        return RedirectResponse("/", 303)

    # ---- tables that call, sentences to them --------------------------------------------------------------------
    async def _calls(self, request: Request, who: str) -> Response:
        return HTMLResponse(self._pages.calls(who, self._hub.live, told(request)))

    async def _answer(self, request: Request, who: str, form: Form) -> str:
        """On the way, or done: the table is told, and everybody sees it."""
        table, about = form.get("table", ""), form.get("about")
        if table not in self._hub.live.asked or about not in ("coming", "came"):
            raise Trouble("hub-call-over")
        self._hub.call([table], Call(about="came" if about == "came" else "coming", text=who))
        if about == "coming":
            self._hub.live.send(table, who)
        return "/desk"

    async def _saying(self, request: Request, who: str) -> Response:
        return HTMLResponse(self._pages.saying(who, self._hub.live, told(request)))

    async def _say(self, request: Request, who: str, form: Form) -> str:
        """A sentence to one table or to all that are there."""
        here = [table for table, online in self._hub.live.online.items() if online]
        to = [table for table in here if form.get("to", "") in ("", table)]
        call = said(form)
        if not to:
            raise Trouble("hub-nobody-there")
        self._hub.call(to, call)
        tell(request, "hub-was-said", n=len(to))
        return "/desk/say"

    # ---- results ------------------------------------------------------------------------------------------------
    async def _results(self, request: Request, who: str) -> Response:
        played = await results.finished(self._reader)
        return HTMLResponse(self._pages.results(who, played, await lacks(self._reader), told(request)))

    async def _result(self, request: Request, who: str) -> Response:
        try:
            result = await self._found(request)
        except Trouble as trouble:
            tell(request, trouble.say.key)
            return RedirectResponse("/desk/results", 303)
        steps = await corrections.trail(self._reader, result)
        return HTMLResponse(self._pages.result(who, result, steps, told(request)))

    async def _correct(self, request: Request, who: str, form: Form) -> str:
        """Another result counts from now on; standings follow by themselves."""
        result = await self._found(request)
        is_new = await corrections.correct(self._writer, result, form, who)
        tell(request, "hub-was-corrected" if is_new else "hub-was-so")
        return request.url.path

    async def _found(self, request: Request) -> Result:
        at = request.path_params["table"], request.path_params["game"]
        for result in await results.finished(self._reader):
            if (result.table, result.id) == at:
                return result
        raise Trouble("hub-no-result")


def said(form: Form) -> Call:
    """The sentence that was entered; Trouble where it is none."""
    about = next((each for each in SAYS if each == form.get("about")), None)
    text, number = " ".join(form.get("text", "").split()), form.get(f"n-{about}", "")
    if about is None or (about == "message" and not text):
        raise Trouble("hub-say-what")
    if about == "message":
        return Call(about=about, text=text)
    if not (number.isascii() and number.isdecimal() and 0 < len(number) <= 3):
        raise Trouble("hub-say-number")
    return Call(about=about, n=int(number))


async def read_form(request: Request) -> Form:
    """The fields of a posted form, the last of each name; what is none has none."""
    try:
        pairs = parse_qsl((await request.body()).decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        return {}
    return {name: value.replace("\0", "") for name, value in pairs}


def tell(request: Request, key: str, **args: Any) -> None:
    """Say that on the page that comes next."""
    request.session["told"] = {
        "key": key,
        "args": {name: each for name, each in args.items() if type(each) in (str, int)},
    }


def told(request: Request) -> dict[str, Any]:
    """What was to be said on this page, {} = nothing; it is said once."""
    return dict(request.session.pop("told", {}))
