"""The real desk and the real screen, joined: what is touched reaches the core, what it says reaches the screen."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.errors import Trouble
from companion.view.wire import Go, Refused, Request, Show, Welcome
from rules.kit.types import Illegal
from tests.companion.tables import Client, Clock, client, table_in
from tests.ui.hand import Hand
from ui.kit.block import Target
from ui.screen.composition import Region
from ui.state.acts import Act, Put
from ui.state.screen_state import confirm_corner, draft, form_in_front
from ui.window import finger
from ui.window.finger import Spot
from ui.window.stage import Stage

THINKS_MS = 3_000  # between two requests
MOST_S = 60  # nothing here takes nearly as long; it only keeps a fault from hanging the suite


class Finger(Hand):
    """A hand that does not wait for the picture after each touch: thousands of them must be quick."""

    drags = 0  # how often something was drawn into view

    def drag(self, region: Region, by_u: float) -> None:
        self.drags += 1
        super().drag(region, by_u)

    def wait(self) -> None:
        """What can be touched depends on what was composed, not on what was drawn."""


@dataclass
class Touched:
    """A table that is used by its touchscreen alone."""

    hand: Finger
    client: Client
    clock: Clock
    heard: int = 0
    taps: int = 0

    # ---- what stands there ----------------------------------------------------------------------------------
    @property
    def stage(self) -> Stage:
        return self.hand.stage

    @property
    def show(self) -> Show:
        """The newest that the screen has."""
        assert self.stage.desk.show
        return self.stage.desk.show

    def spots(self) -> list[Spot]:
        """Everything that can be touched, in the order in which it is drawn."""
        return list(finger.spots(self.stage.picture))

    def look(self) -> None:
        """What stands there is really drawn."""
        Hand.wait(self.hand)

    # ---- touching -------------------------------------------------------------------------------------------
    async def tap(self, region: Region, target: Target) -> None:
        """Touch the middle of it; then the core hears what that sent, and the screen what the core says."""
        self.hand.now_s += 1
        self.hand.tap_at(region, target.box.x + target.box.w / 2, target.box.y + target.box.h / 2)
        self.taps += 1
        await self.pass_on()

    async def pass_on(self) -> None:
        """What the screen has sent reaches the core."""
        while self.hand.sent:
            await self._send(self.hand.sent.pop(0))

    async def tap_act(self, act: Act) -> None:
        """Touch where that is done."""
        spot = finger.spot_of(self.stage.picture, act)
        assert spot, f"{act} is not on the screen: {self.hand.texts()}"
        await self.tap(*spot)

    async def go(self, page: str) -> None:
        """Touch what leads to that page."""
        await self.tap_act(Go(page=page))

    async def put(self, name: str, value: Any) -> None:
        """Touch the key or cell that gives a field this value."""
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

    async def fill_in(self, **told: Any) -> None:
        """Tell the form in front so much of what it asks, field by field and tap by tap."""
        for name, value in told.items():
            while spot := self._nearer({name: value}):
                await self.tap(*spot)

    def _nearer(self, told: dict[str, Any]) -> Spot | None:
        form = form_in_front(self.stage.desk)
        assert form
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
        """The screen hears what the core has said."""
        async with asyncio.timeout(MOST_S):
            await self.client.receive()
        self.hear()

    def hear(self) -> None:
        """What has come already reaches the screen."""
        news = self.client.heard[self.heard :]
        self.heard = len(self.client.heard)
        self.hand.take(*(reply for reply in news if isinstance(reply, Welcome | Show | Refused)))

    async def close(self) -> None:
        await self.client.table.core.store.close()


async def touched(window: Any, folder: Path, size: tuple[int, int] = (800, 480)) -> Touched:
    """A box that was switched on for the first time, with its screen at home."""
    clock = Clock()
    table = Touched(hand=Finger(window, size), client=await client(await table_in(folder, clock)), clock=clock)
    table.hear()
    return table


async def sit_down(table: Touched, game: str, *names: str) -> None:
    """From home into a new game: its card, a chair and a typed name for everybody, and begin."""
    await table.put("game", game)
    for name in names:
        await table.fill_in(name=name)
        await table.confirm()
    if table.show.page.startswith("name/"):  # the game would take more
        await table.tap_act(Go(page="new"))
    await table.confirm()
    assert table.show.page == "play", table.hand.texts()
