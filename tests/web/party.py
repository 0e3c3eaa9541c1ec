"""A table and its phones: all players take seats, and each client answers its questions."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from random import Random

from playwright.async_api import Browser, ViewportSize

from companion.view import wire
from tests.web.browser import DESKTOP, TURNED
from tests.web.core import Core
from tests.web.player import Player, player

NAMES = ("Ana", "Bo", "Cem")
SIZES = (ViewportSize(width=320, height=640), ViewportSize(width=430, height=932), TURNED)


@dataclass(eq=False)
class Party:
    """The table screen, and a phone for each seat."""

    table: Player
    phones: tuple[Player, ...]

    @property
    def all(self) -> tuple[Player, ...]:
        return (*self.phones, self.table)

    async def step(self) -> None:
        """Let the first asked client answer, phones before the table screen."""
        it = next(one for one in self.all if one.asked())
        ask = it.asked()
        assert ask is not None
        await it.answer(ask)
        await self.together()

    async def together(self) -> None:
        """Wait until all clients have the newest Show."""
        newest = max(one.shown.seq for one in self.all)
        for one in self.all:
            await one.until(lambda show: show.seq >= newest)

    async def play_until(self, over: Callable[[wire.Show], bool], most: int = 200) -> None:
        for _ in range(most):
            if over(self.table.shown):
                return
            await self.step()
        raise AssertionError(f"after {most} answers: {self.table.shown.where}")


@asynccontextmanager
async def party(browser: Browser, box: Core, game: str, *, lang: str = "en-GB") -> AsyncGenerator[Party, None]:
    """Three players seated at a game by taps, each with a phone of another size."""
    async with AsyncExitStack() as stack:
        table = await stack.enter_async_context(player(browser, box.link, DESKTOP, lang=lang))
        await set_up(table, game)
        phones = [await stack.enter_async_context(player(browser, box.watch, size, lang=lang)) for size in SIZES]
        for n, (phone, name) in enumerate(zip(phones, NAMES, strict=True)):
            phone.dice = Random(n)  # different seeds: equal rolls would tie for ever
            await sit(table, phone, name)
        it = Party(table, tuple(phones))
        await it.together()
        yield it


async def set_up(table: Player, game: str) -> None:
    """Enter three names and start the game."""
    await table.page.get_by_role("button", name=game).click()
    for n, name in enumerate(NAMES):
        await give_name(table, f"name/{n}", name)
    if (await table.until(lambda show: show.page in (f"name/{len(NAMES)}", "new/seat/0"))).page != "new/seat/0":
        await table.tap("link new")
        await table.until(lambda show: show.page == "new/seat/0")
    await table.confirm()
    await table.until(lambda show: show.page == "play")


async def give_name(table: Player, page: str, name: str) -> None:
    """Enter the next name on its page."""
    await table.until(lambda show: show.page == page)
    await table.page.get_by_role("textbox").fill(name)
    await table.confirm()


async def sit(table: Player, phone: Player, name: str) -> None:
    """Request a seat on a phone and allow it on the table screen with one tap."""
    await phone.until(lambda show: show.page == "play")
    await phone.tap("link sit")
    await phone.until(lambda show: show.page == "sit")
    await phone.tap(f"~sit person {name}")
    number = (await phone.until(lambda show: show.page.startswith("sit/"))).page.partition("/")[2]
    await table.until(lambda show: number in [knock.number for knock in show.knocks])
    await table.tap(f"~phones/{number} yes")
    await phone.until(lambda show: show.own != () and show.page == "play")
