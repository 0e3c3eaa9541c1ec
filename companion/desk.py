"""The desk: who is looking, at which page, in which language; takes their messages and shows them what became of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import structs

from companion.errors import Stale, Trouble, Unwritable
from companion.input import wanted
from companion.lan.mailbox import Mailbox
from companion.look import Look
from companion.pages.page import Page, View
from companion.pages.registry import PAGES
from companion.records import exported
from companion.table import Table
from companion.view import wire
from companion.view.palette import DAY, NIGHT, OUTLINES
from companion.view.speak import words
from rules.kit.types import TABLE, Illegal

log = logging.getLogger(__name__)

Lang = Literal["en", "nl"]


@dataclass(eq=False)
class Visit:
    """One client: the touchscreen or a browser."""

    role: wire.Role
    lang: Lang
    page: str
    follows: bool  # it did not choose a language: it follows the table's
    mailbox: Mailbox = field(default_factory=Mailbox)


class Desk:
    """All clients of one table. Every request goes through `handle`, every change is published to all."""

    def __init__(self, table: Table, token_ok: Callable[[str], bool]) -> None:
        """`token_ok` says whether a token is the table's."""
        self.table = table
        self._token_ok = token_ok
        self._visits: set[Visit] = set()
        self._touched: Visit | None = None  # the table's screen that was used last
        self._game_id = table.game_id
        self._seq = 0
        self._setting_up = asyncio.Lock()  # one tap after the other: a second "start" finds the first game begun
        table.publish, table.press = self.publish, self.press

    # ---- coming and going -----------------------------------------------------------------------------
    def enter(self, join: wire.Join, peer: str) -> Visit:
        """A client joins: with the table's token it may do everything, without it it watches."""
        visit = Visit(
            role="table" if join.token and self._token_ok(join.token) else "watch",
            lang=join.lang or self.table.prefs.lang,
            page="play" if self.table.playing else "home",
            follows=not join.lang,
        )
        self._visits.add(visit)
        if visit.role == "table" and self._touched not in self._visits:
            self._touched = visit
        visit.mailbox.reply(wire.encode(_welcome(visit)))
        self._count()
        self.publish()
        return visit

    def leave(self, visit: Visit) -> None:
        """A client has gone."""
        self._visits.discard(visit)
        self._count()

    def _count(self) -> None:
        self.table.phones = sum(visit.role == "watch" for visit in self._visits)

    def hosts(self) -> frozenset[str]:
        """The Host names under which the companion answers, without port."""
        return self.table.links.hosts

    # ---- requests -------------------------------------------------------------------------------------
    async def handle(self, visit: Visit, request: wire.Request) -> None:
        """Do what a client asks. Illegal or Trouble if it does not count; then nothing was changed."""
        if isinstance(request, wire.Ping):
            visit.mailbox.reply(wire.encode(wire.Pong(at_ms=request.at_ms, now_ms=self.table.now_ms())))
            return
        if visit.role == "table":
            self._touched = visit
        await self._do(visit, request)
        self.publish()

    async def _do(self, visit: Visit, request: wire.Request) -> None:
        match request:
            case wire.Go(page=page):
                await self._go(visit, page)
            case wire.Join():
                raise Stale("joined-already")
            case _ if visit.role != "table":
                raise Trouble("only-the-table")
            case wire.Set(form=form, name=name, value=value):
                await self._set(visit, form, name, value)
            case wire.Answer(form=form, values=values):
                await self._answer(visit, form, values)
            case wire.Undo(n=n):
                await self.table.undo(n, by="screen")
            case wire.Pause(on=on):
                await self.table.pause(on, by="screen")
            case wire.Key():
                self.table.key(request)

    async def _go(self, visit: Visit, path: str) -> None:
        page = page_of(path)
        if visit.role != "table" and not page.watchers:
            raise Trouble("only-the-table")
        if page.in_game and not self.table.playing:
            raise Stale("no-game-open")
        if page.prepare is not None:
            await page.prepare(self.table, path.partition("/")[2])
        visit.page = path

    async def _set(self, visit: Visit, form: str, name: str, value: Any) -> None:
        path = form.removeprefix("~")
        change = page_of(path).change
        if not form.startswith("~") or change is None:
            raise Stale("form-closed")
        async with self._setting_up:
            visit.page = await change(self.table, path.partition("/")[2], name, value)

    async def _answer(self, visit: Visit, form: str, values: dict[str, Any]) -> None:
        if not form.startswith("~"):
            await self.table.answer(form, values, by="screen")
            return
        path = form.removeprefix("~")
        take = page_of(path).take
        if take is None:
            raise Stale("form-closed")
        async with self._setting_up:
            visit.page = await take(self.table, path.partition("/")[2], values)

    def refusal(self, visit: Visit, error: Illegal | Trouble, form: str) -> bytes:
        """What a client is told when something did not count."""
        if isinstance(error, Unwritable):
            log.error("%s", error)
        rule = error.rule if isinstance(error, Illegal) else ""
        return wire.encode(wire.Refused(text=self.table.speaker(visit.lang).speak(error.say), rule=rule, form=form))

    async def export(self, token: str, game_id: str) -> bytes:
        """A record to download, for who holds the table's token."""
        if not self._token_ok(token):
            raise Trouble("only-the-table")
        return await exported(self.table.store, game_id)

    def press(self, form: str) -> None:
        """A wired button was pressed for that form: the screen that was touched last knows what is chosen in it."""
        if self._touched in self._visits:
            self._touched.mailbox.reply(wire.encode(wire.Press(form=form)))

    # ---- publishing -----------------------------------------------------------------------------------
    def publish(self) -> None:
        """Every client gets the newest state of its page: made and encoded once per kind of viewer."""
        self._seq += 1
        self._follow_the_table()
        look = Look(self.table.session) if self.table.playing else None
        made: dict[tuple[wire.Role, Lang, str], bytes] = {}
        for visit in self._visits:
            audience = (visit.role, visit.lang, visit.page)
            if audience not in made:
                made[audience] = self._made(visit, look)
            visit.mailbox.show(made[audience])
        self.table.changed()

    def _made(self, visit: Visit, look: Look | None) -> bytes:
        """A client's page. One that cannot be drawn must not cost all the others theirs: it is home instead."""
        try:
            return wire.encode(self.show(visit.role, visit.lang, visit.page, look))
        except Exception:
            log.exception("the page %s cannot be drawn", visit.page)
            visit.page = "home"
            return wire.encode(self.show(visit.role, visit.lang, visit.page, look))

    def _follow_the_table(self) -> None:
        """A game put on the table or away takes everybody along; so does the table's language, who did not choose."""
        if self._game_id != self.table.game_id:
            self._game_id = self.table.game_id
            for visit in self._visits:
                if self._game_id or page_of(visit.page).in_game:
                    visit.page = "play" if self._game_id else "home"
        for visit in self._visits:
            if visit.follows and visit.lang != self.table.prefs.lang:
                visit.lang = self.table.prefs.lang
                visit.mailbox.reply(wire.encode(_welcome(visit)))
        wanted_now = wanted(self.table.session.prompts(), self.table.filled) if self.table.playing else ()
        if wanted_now != self.table.wanted:
            self.table.wanted = wanted_now
            self.table.want(wanted_now)

    def show(self, role: wire.Role, lang: Lang, path: str, look: Look | None) -> wire.Show:
        """One page as that kind of viewer sees it."""
        if page_of(path).in_game and look is None:
            path = "home"
        view = View(
            table=self.table,
            speaker=self.table.speaker(lang),
            viewer=TABLE,
            may=role == "table",
            about=path.partition("/")[2],
            game=look,
        )
        shown = page_of(path).draw(view)
        return structs.replace(shown, seq=self._seq, now_ms=self.table.now_ms(), night=self.table.prefs.night)


def page_of(path: str) -> Page:
    """The page that a path names; Stale if there is none."""
    page = PAGES.get(path.partition("/")[0])
    if page is None:
        raise Stale("no-such-page", page=path[:40])
    return page


def _welcome(visit: Visit) -> wire.Welcome:
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        lang=visit.lang,
        role=visit.role,
        words=words(visit.lang),
        day=DAY,
        night=NIGHT,
        marks=OUTLINES,
    )
