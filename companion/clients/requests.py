"""The requests of clients: check the role, translate the request into an intent, and return the effect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Literal

from companion.access.client_session import ClientSession
from companion.access.roles import ANY_PROMPT, OWN_PROMPT, REQUESTS, is_allowed, is_asked, needed_role, require
from companion.access.roles import PAGES as ROLES
from companion.errors import Stale, Trouble
from companion.lan.guard import is_this_machine
from companion.pages.page import Act, FollowUp, Page, Submission, Take
from companion.pages.registry import ACTS, page_of
from companion.table.core import Core
from companion.table.events import Happened
from companion.table.intents import Fill, GiveAnswer, Intent, RedoMove, SetPause, UndoMove
from companion.table.own_rows import own_rows
from companion.view import wire
from rules.kit.types import Seat

Effect = Happened | Literal["itself", "nobody"]  # without an event: the client alone sees a change, or no client


class Requests:
    """The requests of all clients. Raises Illegal or Trouble if one is refused: then nothing has changed."""

    def __init__(self, core: Core, key: Callable[[str, bool], None]) -> None:
        self._core, self._key = core, key
        self._setting_up = asyncio.Lock()  # one tap after the other: a second "start" finds the first game begun

    async def do(self, visit: ClientSession, request: wire.Request) -> Effect:
        """Carry out the request; its effect, of which the listeners do not know yet."""
        require(visit.role, REQUESTS[type(request)])
        match request:
            case wire.Go(page=page):
                return await self._go(visit, page)
            case wire.Join():
                raise Stale("joined-already")
            case wire.Set(form=form, name=name, value=value):
                return await self._set(visit, form, name, value)
            case wire.Answer(form=form, values=values):
                return await self._answer(visit, form, values)
            case wire.Undo(n=n):
                return await self._intend(visit, UndoMove(n=n, seat=_seat(visit)))
            case wire.Redo(n=n):
                return await self._intend(visit, RedoMove(n=n, seat=_seat(visit)))
            case wire.Pause(on=on):
                return await self._intend(visit, SetPause(on=on))
            case wire.Hold(form=form):
                return self._hold(visit, form)
            case wire.Key():  # a key that stands for a button comes back as a signal
                self._key(request.key, request.down)
                return "nobody"
            case _:  # a Ping is answered before it comes here
                return "nobody"

    async def _intend(self, visit: ClientSession, intent: Intent) -> Happened:
        return await self._core.game.do(intent, by=visit.log_name)

    async def _go(self, visit: ClientSession, path: str) -> Effect:
        name, _, about = path.partition("/")
        act = ACTS.get(name)
        page = act or page_of(path)
        require(visit.role, needed_role(name))
        if page.in_game and not self._core.game.has_game:
            raise Stale("no-game-open")
        if isinstance(page, Act):
            return await self._submit(page, page.take, visit, about, {})
        _require_here(page, visit)
        if page.prepare is not None:
            await page.prepare(self._core, about)
        if name != "play" and is_allowed(visit.role, ANY_PROMPT):  # a player's look-up stops the automatic step
            self._core.steps.hold()
        visit.go(path)
        return "itself"

    async def _submit(
        self, page: Page | Act, take: Take | None, visit: ClientSession, subject: str, values: dict[str, Any]
    ) -> Happened:
        """Carry out what a page or an act makes of the values, and send its client to the resulting page."""
        if take is None:
            raise Stale("form-closed")
        async with nullcontext() if isinstance(page, Page) and page.concurrent else self._setting_up:
            then = await take(Submission(core=self._core, visit=visit, subject=subject, values=values))
            happened = (
                await self._intend(visit, then.intent)
                if isinstance(then, FollowUp)
                else self._core.game.collect_happened()
            )
            visit.go((then.page if isinstance(then, FollowUp) else then) or visit.page)
        return happened

    async def _set(self, visit: ClientSession, form: str, name: str, value: Any) -> Effect:
        page, about = self._form(visit, form)
        return await self._submit(page, page.change, visit, about, {name: value})

    async def _answer(self, visit: ClientSession, form: str, values: dict[str, Any]) -> Effect:
        if not form.startswith("~"):
            return await self._intend(visit, self._answer_game(visit, form, values))
        page, about = self._form(visit, form)
        return await self._submit(page, page.take, visit, about, values)

    def _form(self, visit: ClientSession, form: str) -> tuple[Page, str]:
        """The page of that form and its subject. Raises Trouble if this client may not fill it in."""
        path = form.removeprefix("~")
        page = page_of(path)
        if not form.startswith("~"):
            raise Stale("form-closed")
        name, _, about = path.partition("/")
        require(visit.role, ROLES[name][1])
        _require_here(page, visit)
        return page, about

    def _answer_game(self, visit: ClientSession, prompt_id: str, values: dict[str, Any]) -> GiveAnswer | Fill:
        """The intent of an answer to the game: a phone answers for its own seats, a table screen any public prompt."""
        require(visit.role, OWN_PROMPT)
        for row in own_rows(self._core.game.session.prompts(), visit.own):
            if row.form.id == prompt_id:
                return row.enter_row(values, self._core.game.arrivals)
        session = self._core.game.session
        prompt = next((p for p in session.prompts() if p.id == prompt_id), None)
        if prompt is None and (told := session.given_answer(prompt_id, visit.own)):
            raise Stale.from_say(told)
        if not is_allowed(visit.role, ANY_PROMPT) and (prompt is None or not is_asked(prompt, visit.own)):
            raise Stale("log-stale") if prompt is None else Trouble("not-your-seat")
        if prompt and prompt.secret and prompt.seat not in visit.own:
            raise Trouble("only-on-a-phone")
        return GiveAnswer(prompt_id=prompt_id, values=values)

    def _hold(self, visit: ClientSession, prompt_id: str) -> Effect:
        """Stop the table's automatic step, if this client could answer its prompt."""
        step = self._core.steps.step
        if step is None or step.prompt.id != prompt_id:
            return "nobody"
        if not is_allowed(visit.role, ANY_PROMPT) and not is_asked(step.prompt, visit.own):
            return "nobody"
        self._core.steps.hold()
        return self._core.game.collect_happened()


def _seat(visit: ClientSession) -> Seat | None:
    """The seat whose moves the client may undo and redo; None = any, for a table screen."""
    return None if is_allowed(visit.role, ANY_PROMPT) else visit.viewer


def _require_here(page: Page, visit: ClientSession) -> None:
    if page.local_only and not is_this_machine(visit.address):
        raise Trouble("only-here")
