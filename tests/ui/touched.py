"""The real desk and the real screen, joined: what is touched reaches the core, what the core says reaches the screen."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.errors import Trouble
from companion.view import wire
from rules.kit.types import Illegal
from tests.companion.desk import Client, Clock, client, desk_in
from tests.ui.hand import Hand
from ui.block import Target
from ui.screen import Region
from ui.stage import Stage

THINKS_MS = 3_000  # between two requests


class Finger(Hand):
    """A hand that does not wait for the picture after each touch: thousands of them must be quick."""

    def wait(self) -> None:
        """What is touched depends on what is composed, not on what was drawn."""


@dataclass
class Touched:
    """A table that is used by its touchscreen alone."""

    hand: Finger
    client: Client
    clock: Clock
    heard: int = 0
    taps: int = 0
    answers: int = 0  # that were sent, whether they counted or not

    @property
    def stage(self) -> Stage:
        return self.hand.stage

    @property
    def show(self) -> wire.Show:
        assert self.stage.desk.show
        return self.stage.desk.show

    def targets(self) -> list[tuple[Region, Target]]:
        """Everything that can be tapped, from left to right and from top to bottom."""
        return [(r, t) for r in self.stage.picture.regions for t in r.block.targets]

    async def tap(self, region: Region, target: Target) -> None:
        """Touch the middle of it; then the core hears what that sent, and the screen what the core says."""
        self.hand.tap_at(region, target.box.x + target.box.w / 2, target.box.y + target.box.h / 2)
        self.taps += 1
        self.hand.now_s += 1
        while self.hand.sent:
            await self.send(self.hand.sent.pop(0))

    async def tap_act(self, act: Any) -> None:
        """Touch where a tap does just that."""
        await self.tap(*next(spot for spot in self.targets() if spot[1].act == act))

    async def send(self, request: wire.Request) -> None:
        """The core hears that request; some seconds go by."""
        desk, visit = self.client.desk, self.client.visit
        self.answers += isinstance(request, wire.Answer)
        form = getattr(request, "form", "")
        try:
            await desk.handle(visit, request)
        except (Illegal, Trouble) as error:
            visit.mailbox.reply(desk.refusal(visit, error, form))
        self.clock.ms += THINKS_MS
        await self.listen()

    async def listen(self) -> None:
        """The screen hears what the core has said."""
        await self.client.receive()
        news = self.client.heard[self.heard :]
        self.heard = len(self.client.heard)
        self.hand.take(*(r for r in news if isinstance(r, wire.Welcome | wire.Show | wire.Refused)))

    async def close(self) -> None:
        await self.client.desk.table.store.close()


async def touched(window: Any, folder: Path, lang: str = "en", size: tuple[int, int] = (800, 480)) -> Touched:
    """A box that was just switched on for the first time, with its screen at home."""
    clock = Clock()
    desk = await desk_in(folder, clock)
    here = Touched(hand=Finger(window, size), client=await client(desk, lang=lang), clock=clock)
    await here.listen()
    return here
