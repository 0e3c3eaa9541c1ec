"""The tournament day: its page for the room, and at the referees' desk."""

from __future__ import annotations

from companion.club.call import Call
from companion.errors import Trouble
from companion.hub import rounds
from companion.hub.asking import Form, Request, Route, html
from companion.hub.database import Reader, Writer
from companion.hub.desk import Desk
from companion.hub.hub import Hub
from companion.hub.logins import Login
from companion.hub.played import REFEREE_S, Keeper
from companion.hub.round_pages import RoundPages
from companion.hub.rounds import Score, Seated, Tournament
from companion.lan.http import Answer
from rules.kit.types import Say


class RoundsDesk:
    """Seats the rounds of the newest day."""

    def __init__(self, hub: Hub, desk: Desk, pages: RoundPages, reader: Reader, writer: Writer, keeper: Keeper) -> None:
        self._hub, self._desk, self._pages = hub, desk, pages
        self._reader, self._writer, self._keeper = reader, writer, keeper

    def routes(self) -> list[Route]:
        """The room's page, and those behind the login."""
        return [
            ("GET", "/rounds", self._room),
            ("GET", "/desk/rounds", self._desk.page(self._day)),
            ("POST", "/desk/rounds/new", self._desk.entered(self._begin)),
            ("POST", "/desk/rounds/next", self._desk.entered(self._next)),
            ("POST", "/desk/rounds/pass", self._desk.entered(self._pass)),
            ("POST", "/desk/rounds/say", self._desk.entered(self._say)),
        ]

    async def _found(
        self, patience_s: float | None = REFEREE_S
    ) -> tuple[Tournament | None, tuple[Seated, ...], tuple[Score, ...]]:
        day = await rounds.newest(self._reader)
        if day is None:
            return None, (), ()
        played = await self._keeper.now(patience_s)
        seated = await rounds.seats(self._reader, day, played.results)
        return day, seated, rounds.scores(day, seated)

    async def _room(self, request: Request) -> Answer:
        return html(self._pages.room(*await self._found(None)))

    async def _day(self, request: Request, login: Login) -> Answer:
        tables = sorted(table for table, online in self._hub.live.online.items() if online)
        day, seated, scores = await self._found()
        trail = await rounds.passings(self._reader, day) if day else ()
        return html(self._pages.day(login, day, seated, scores, trail, tables))

    async def _begin(self, request: Request, login: Login, form: Form) -> str:
        await rounds.begin(self._writer, form)
        return "/desk/rounds"

    async def _next(self, request: Request, login: Login, form: Form) -> str:
        """The round that the key was for: whoever taps it twice gets one."""
        day, seated, _ = await self._found()
        number = form.get("round", "")
        if day is not None and number.isdecimal():
            await rounds.next_round(self._writer, day, seated, int(number[:4]))
        return "/desk/rounds"

    async def _pass(self, request: Request, login: Login, form: Form) -> str:
        """The rounds go on without a game, or wait for it after all."""
        day, seated, _ = await self._found()
        if day is not None:
            await rounds.go_on(self._writer, day, seated, form, login.who)
        return "/desk/rounds"

    async def _say(self, request: Request, login: Login, form: Form) -> str:
        """Tell each table of the newest round who plays there."""
        _, seated, _ = await self._found()
        now = max((each.round for each in seated), default=0)
        at_tables = [each for each in seated if each.round == now and each.table]
        if not at_tables:
            raise Trouble("hub-nobody-there")
        for each in at_tables:
            people = ", ".join(map(self._pages.pages.called, each.people))
            self._hub.call([each.table], Call(about="pairing", n=now, text=people))
        login.tell(Say(key="hub-was-said", args={"n": len(at_tables)}))
        return "/desk/rounds"
