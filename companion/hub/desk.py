"""The referees' desk: what is behind the login. Tables that call, and sentences to the tables.

The guard lets in a posted form from our own pages alone. Whether who is logged in (logins.py) is still a referee is
asked anew each time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from companion.club.call import About, Call
from companion.errors import Trouble
from companion.hub import corrections
from companion.hub.asking import Form, Handler, Request, Route, go, html
from companion.hub.database import Reader, Writer
from companion.hub.hub import Hub
from companion.hub.logins import Login, Logins
from companion.hub.missing import lacks
from companion.hub.pages import part
from companion.hub.played import REFEREE_S, Keeper
from companion.hub.referees import Referees
from companion.hub.result_pages import ResultPages
from companion.hub.results import Result
from companion.lan.http import Answer
from companion.lan.limits import Pace
from rules.kit.types import Say

GUESSES_A_S, GUESSES = 0.1, 8  # passwords that an address may try
SAYS: tuple[About, ...] = ("round", "left", "message")

# where a form stands that is posted elsewhere
ROUNDS = "/desk/rounds"
BACK = {"/desk/call": "/desk", **{f"{ROUNDS}/{task}": ROUNDS for task in ("new", "next", "pass", "say")}}

Page = Callable[[Request, Login], Awaitable[Answer]]  # for that referee
Entered = Callable[[Request, Login, Form], Awaitable[str]]  # what a form does: the page to go to then


class Desk:
    """The login and the pages behind it."""

    def __init__(
        self, hub: Hub, pages: ResultPages, reader: Reader, writer: Writer, keeper: Keeper, logins: Logins
    ) -> None:
        self._hub, self._referees, self._pages = hub, Referees(reader), pages
        self._reader, self._writer, self._keeper, self._logins = reader, writer, keeper, logins
        self._guesses = Pace(GUESSES_A_S, GUESSES, free="")

    def routes(self) -> list[Route]:
        """All there is for referees; every one but the login asks who it is."""
        return [
            ("GET", "/desk/login", self._asks_who),
            ("POST", "/desk/login", self._login),
            ("POST", "/desk/logout", self._logout),
            ("GET", "/desk", self.page(self._calls)),
            ("POST", "/desk/call", self.entered(self._answer)),
            ("GET", "/desk/say", self.page(self._saying)),
            ("POST", "/desk/say", self.entered(self._say)),
            ("GET", "/desk/results", self.page(self._results)),
            ("GET", "/desk/result/*/*", self.page(self._result)),
            ("POST", "/desk/result/*/*", self.entered(self._correct)),
        ]

    # ---- who it is ----------------------------------------------------------------------------------------------
    def page(self, draw: Page) -> Handler:
        """A page for referees; anybody else comes to the login."""

        async def drawn(request: Request) -> Answer:
            login = await self._who(request)
            return await draw(request, login) if login else go("/desk/login")

        return drawn

    def entered(self, do: Entered) -> Handler:
        """What a referee's form does; what cannot be done is said on the page that comes."""

        async def done(request: Request) -> Answer:
            if not (login := await self._who(request)):
                return go("/desk/login")
            try:
                return go(await do(request, login, request.form))
            except Trouble as trouble:
                login.tell(trouble.say)
                return go(BACK.get(request.asked.path, request.asked.path))

        return done

    async def _who(self, request: Request) -> Login | None:
        """The referee who asks."""
        login = self._logins.of(request.asked)
        return login if login and await self._referees.is_one(login.who, login.stamp) else None

    async def _asks_who(self, request: Request) -> Answer:
        return html(self._pages.login(""))

    async def _login(self, request: Request) -> Answer:
        if not self._guesses.has(request.asked.peer):
            return html(self._pages.login("hub-login-wait"), 429)
        form = request.form
        name = form.get("name", "").strip()
        if not (stamp := await self._referees.stamp(name, form.get("password", ""))):
            return html(self._pages.login("hub-login-wrong"), 403)
        cookie = self._logins.begin(name, stamp, secure=request.asked.scheme == "https")
        return go("/desk", cookie)

    async def _logout(self, request: Request) -> Answer:
        return go("/", self._logins.end(request.asked))

    # ---- tables that call, sentences to them --------------------------------------------------------------------
    async def _calls(self, request: Request, login: Login) -> Answer:
        return html(self._pages.calls(login, self._hub.live))

    async def _answer(self, request: Request, login: Login, form: Form) -> str:
        """On the way, or done: the table is told, and everybody sees it."""
        table, about = form.get("table", ""), form.get("about")
        if table not in self._hub.live.asked or about not in ("coming", "came"):
            raise Trouble("hub-call-over")
        self._hub.call([table], Call(about="came" if about == "came" else "coming", text=login.who))
        if about == "coming":
            self._hub.live.send(table, login.who)
        else:
            self._hub.end_call(table)
        return "/desk"

    async def _saying(self, request: Request, login: Login) -> Answer:
        return html(self._pages.saying(login, self._hub.live))

    async def _say(self, request: Request, login: Login, form: Form) -> str:
        """A sentence to one table or to all that are there."""
        here = [table for table, online in self._hub.live.online.items() if online]
        to = [table for table in here if form.get("to", "") in ("", table)]
        call = said(form)
        if not to:
            raise Trouble("hub-nobody-there")
        self._hub.call(to, call)
        login.tell(Say(key="hub-was-said", args={"n": len(to)}))
        return "/desk/say"

    # ---- results ------------------------------------------------------------------------------------------------
    async def _results(self, request: Request, login: Login) -> Answer:
        played = await self._keeper.now(REFEREE_S)
        shown = part(played.results[::-1], request.query)
        return html(self._pages.results(login, shown, played.unread, await lacks(self._reader)))

    async def _result(self, request: Request, login: Login) -> Answer:
        try:
            result = await self._found(request)
        except Trouble as trouble:
            login.tell(trouble.say)
            return go("/desk/results")
        steps = await corrections.trail(self._reader, result)
        return html(self._pages.result(login, result, steps))

    async def _correct(self, request: Request, login: Login, form: Form) -> str:
        """Another result counts from now on; standings follow by themselves."""
        result = await self._found(request)
        is_new = await corrections.correct(self._writer, result, form, login.who)
        login.tell(Say(key="hub-was-corrected" if is_new else "hub-was-so"))
        return request.asked.path

    async def _found(self, request: Request) -> Result:
        for result in (await self._keeper.now(REFEREE_S)).results:
            if (result.table, result.id) == request.places:
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
