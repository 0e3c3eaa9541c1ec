"""The real core and the real screen, connected: touches reach the core, its messages reach the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.errors import Trouble
from companion.view.wire import FormView, Go, Refused, Request, Show, Welcome
from rules.kit.types import Illegal
from tests.companion.tables import Client, Clock, client, table_in
from tests.ui import finger
from tests.ui.finger import Spot
from tests.ui.hand import Hand
from ui.kit.block import Target
from ui.screen.composition import Region
from ui.state.acts import Act, Confirm, Focus, Open, Put
from ui.state.screen_state import ask_in_front, confirm_corner, draft, form_in_front, is_key
from ui.window.stage import Stage

THINKS_MS = 3_000  # between two requests
MOST_TAPS = 80  # for one answer: more means a loop
MOST_S = 60  # a timeout against hangs, far above any real duration


class Finger(Hand):
    """A hand that does not wait for drawing after each touch, for speed."""

    drags = 0  # number of drags into view

    def drag(self, region: Region, by_u: float) -> None:
        self.drags += 1
        super().drag(region, by_u)

    def wait(self) -> None:
        """Skip drawing: the touch targets depend on the composition only."""


@dataclass
class Touched:
    """A table used only by its touchscreen."""

    hand: Finger
    client: Client
    clock: Clock
    heard: int = 0
    taps: int = 0

    # ---- queries --------------------------------------------------------------------------------------------
    @property
    def stage(self) -> Stage:
        return self.hand.stage

    @property
    def show(self) -> Show:
        """The screen's newest Show."""
        assert self.stage.desk.show
        return self.stage.desk.show

    def spots(self) -> list[Spot]:
        """All touch targets, in drawing order."""
        return list(finger.spots(self.stage.picture))

    def look(self) -> None:
        """Draw the current picture."""
        Hand.wait(self.hand)

    # ---- touching -------------------------------------------------------------------------------------------
    async def tap(self, region: Region, target: Target) -> None:
        """Touch the centre of a target and exchange the messages of core and screen."""
        self.hand.tap_at(region, target.box.x + target.box.w / 2, target.box.y + target.box.h / 2)
        self.taps += 1
        await self.pass_on()

    async def pass_on(self) -> None:
        """Deliver the screen's requests to the core."""
        while self.hand.sent:
            await self._send(self.hand.sent.pop(0))

    async def tap_act(self, act: Act) -> Spot:
        """Touch the target of an action."""
        spot = finger.spot_of(self.stage.picture, act)
        assert spot, f"{act} is not on the screen: {self.hand.texts()}"
        await self.tap(*spot)
        return spot

    async def go(self, page: str) -> None:
        """Touch the key of a page."""
        await self.tap_act(Go(page=page))

    async def put(self, name: str, value: Any) -> None:
        """Touch the key or cell of a field's value."""
        wanted = (value, (value,), tuple(value) if isinstance(value, list) else None)
        for region, target in self.spots():
            if isinstance(target.act, Put) and target.act.row[0] == name and target.act.value in wanted:
                await self.tap(region, target)
                return
        raise AssertionError(f"{name} = {value} is not on the screen: {self.hand.texts()}")

    async def confirm(self) -> None:
        text, confirm = confirm_corner(self.stage.desk)
        assert confirm, text
        await self.tap_act(confirm)

    async def enter(self, form: str, told: Mapping[str, Any]) -> Spot | None:
        """Bring a form to the front, fill it in and confirm it; other fields keep their values.

        The corner that confirmed; None for a seat's own key.
        """
        ask = next(ask for ask in self.show.asks if form in [each.id for each in ask.forms])
        if is_key(self.show, ask):
            await self.tap_act(Confirm(form=form))
            return None
        if ask_in_front(self.stage.desk) != ask:
            await self.tap_act(Focus(ask=ask.ask))
        if self._confirms(form) is None and self._front_form().id != form:
            await self.tap_act(Open(ask=ask.ask, form=form))
        most = self.taps + MOST_TAPS
        while told and (spot := self._nearer(told)):
            assert self.taps < most, f"{form}: {MOST_TAPS} taps do not tell {told}"
            await self.tap(*spot)
        confirm = self._confirms(form)
        assert confirm, f"{form} cannot be confirmed: {self.hand.texts('go')}"
        return await self.tap_act(confirm)

    def _confirms(self, form: str) -> Confirm | None:
        """What the corner does, if it confirms that form."""
        _, confirm = confirm_corner(self.stage.desk)
        return confirm if confirm and confirm.form == form else None

    def _front_form(self) -> FormView:
        form = form_in_front(self.stage.desk)
        assert form
        return form

    def _nearer(self, told: Mapping[str, Any]) -> Spot | None:
        form = self._front_form()
        return finger.next_tap(self.stage.picture, form, draft(self.stage.desk, form), told)

    # ---- the core -------------------------------------------------------------------------------------------
    async def _send(self, request: Request) -> None:
        desk, visit = self.client.table, self.client.visit
        try:
            await desk.hub.handle(visit, request)
        except (Illegal, Trouble) as error:
            visit.mailbox.reply(desk.hub.refusal(visit, error, getattr(request, "form", "")))
        self.clock.ms += THINKS_MS
        await self.listen()

    async def listen(self) -> None:
        """Wait for the core's messages and deliver them to the screen."""
        async with asyncio.timeout(MOST_S):
            await self.client.receive()
        self.hear()

    def hear(self) -> None:
        """Deliver the received messages to the screen."""
        news = self.client.heard[self.heard :]
        self.heard = len(self.client.heard)
        self.hand.take(*(reply for reply in news if isinstance(reply, Welcome | Show | Refused)))

    async def close(self) -> None:
        await self.client.table.core.store.close()


async def touched(window: Any, folder: Path, size: tuple[int, int] = (800, 480)) -> Touched:
    """A companion after its first start, with its screen at home."""
    clock = Clock()
    table = Touched(hand=Finger(window, size), client=await client(await table_in(folder, clock)), clock=clock)
    table.hear()
    return table


async def sit_down(table: Touched, game: str, *names: str) -> None:
    """Start a new game from home: choose the game, add a seat and a typed name for each player, and begin."""
    await table.put("game", game)
    for name in names:
        await table.enter(table.show.asks[0].forms[0].id, {"name": name})
    if table.show.page.startswith("name/"):  # the game admits more players
        await table.tap_act(Go(page="new"))
    await table.confirm()
    assert table.show.page == "play", table.hand.texts()
