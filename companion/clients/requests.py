"""What a client asks, done: whether its role may, and then what the table makes of it."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from companion.access.client_session import ClientSession
from companion.access.roles import ANY_PROMPT, OWN_PROMPT, REQUESTS, allows, require
from companion.access.roles import PAGES as ROLES
from companion.errors import Stale, Trouble
from companion.lan.origin import is_this_machine
from companion.pages.page import Page
from companion.pages.registry import page_of
from companion.table.current_game import CurrentGame
from companion.view import wire
from rules.kit.types import Prompt

Sees = Literal["everybody", "itself", "nobody"]


class Requests:
    """The requests of all clients of one table. Illegal or Trouble where one does not count: nothing was changed."""

    def __init__(self, table: CurrentGame) -> None:
        self._table = table
        self._setting_up = asyncio.Lock()  # one tap after the other: a second "start" finds the first game begun

    async def do(self, visit: ClientSession, request: wire.Request) -> Sees:
        """Do it; who sees something of it."""
        require(visit.role, REQUESTS[type(request)])
        match request:
            case wire.Go(page=page):
                await self._go(visit, page)
                return "itself"
            case wire.Join():
                raise Stale("joined-already")
            case wire.Set(form=form, name=name, value=value):
                await self._set(visit, form, name, value)
            case wire.Answer(form=form, values=values):
                await self._answer(visit, form, values)
            case wire.Undo(n=n):
                await self._undo(visit, n)
            case wire.Pause(on=on):
                await self._table.pause(on, by=visit.by)
            case wire.Hold(form=form):
                return self._hold(visit, form)
            case wire.Key():  # if it stands for a button, the rig will say so
                self._table.box.key(request.key, request.down)
                return "nobody"
        return "everybody"

    async def _go(self, visit: ClientSession, path: str) -> None:
        name, _, about = path.partition("/")
        if name == "as":
            self._look_as(visit, about)
            return
        page = page_of(path)
        require(visit.role, ROLES[name][0])
        _require_here(page, visit)
        if page.in_game and not self._table.playing:
            raise Stale("no-game-open")
        if page.prepare is not None:
            await page.prepare(self._table, about)
        if name != "play" and allows(visit.role, ANY_PROMPT):  # somebody looks something up: the game waits
            self._table.auto.hold()
        visit.page = path

    def _look_as(self, visit: ClientSession, about: str) -> None:
        """A phone that holds several seats looks as another of them, at least until the next move."""
        if about not in map(str, visit.own):
            raise Trouble("not-your-seat")
        visit.viewer, visit.chosen_at = int(about), self._table.newest
        visit.page = "play"

    async def _set(self, visit: ClientSession, form: str, name: str, value: Any) -> None:
        page, about = self._form(visit, form)
        if page.change is None:
            raise Stale("form-closed")
        async with self._setting_up:
            visit.page = await page.change(self._table, about, name, value) or visit.page

    async def _answer(self, visit: ClientSession, form: str, values: dict[str, Any]) -> None:
        if not form.startswith("~"):
            await self._answer_game(visit, form, values)
            return
        page, about = self._form(visit, form)
        async with self._setting_up:
            if page.take_from is not None:
                visit.page = await page.take_from(self._table, visit, about, values) or visit.page
            elif page.take is not None:
                visit.page = await page.take(self._table, about, values) or visit.page
            else:
                raise Stale("form-closed")

    def _form(self, visit: ClientSession, form: str) -> tuple[Page, str]:
        """The page whose form that is and what it is about, if this client may fill it in."""
        path = form.removeprefix("~")
        page = page_of(path)
        if not form.startswith("~"):
            raise Stale("form-closed")
        name, _, about = path.partition("/")
        require(visit.role, ROLES[name][1])
        _require_here(page, visit)
        return page, about

    async def _answer_game(self, visit: ClientSession, prompt_id: str, values: dict[str, Any]) -> None:
        """An answer to what the game asks: from a phone for its own seats, from a table screen for all in public."""
        require(visit.role, OWN_PROMPT)
        session = self._table.session
        prompt = next((p for p in session.prompts() if p.id == prompt_id), None)
        if prompt is None and (told := session.answered(prompt_id, visit.own)):
            raise Stale.saying(told)
        if not allows(visit.role, ANY_PROMPT) and (prompt is None or prompt.seat not in visit.own):
            raise Stale("log-stale") if prompt is None else Trouble("not-your-seat")
        if prompt and prompt.secret and prompt.seat not in visit.own:
            raise Trouble("only-on-a-phone")
        await self._table.answer(prompt_id, values, by=visit.by)

    def _hold(self, visit: ClientSession, prompt_id: str) -> Sees:
        """The table's next automatic step is asked instead, if this client could answer it."""
        step = self._table.auto.step
        if step is None or step.prompt.id != prompt_id or not _answers(visit, step.prompt):
            return "nobody"
        self._table.auto.hold()
        return "everybody"

    async def _undo(self, visit: ClientSession, n: int) -> None:
        if allows(visit.role, ANY_PROMPT):
            await self._table.undo(n, by=visit.by)
        else:
            await self._table.drop(n, by=visit.by, seat=visit.viewer)


def _answers(visit: ClientSession, prompt: Prompt) -> bool:
    """Whether a client may answer that public question."""
    return allows(visit.role, ANY_PROMPT) or prompt.seat in visit.own


def _require_here(page: Page, visit: ClientSession) -> None:
    if page.here and not is_this_machine(visit.address):
        raise Trouble("only-here")
