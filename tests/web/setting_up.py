"""The setup of a first game on four phones and a table screen, by taps in real browsers, with the real core."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Browser

import tests.ui.conftest  # noqa: F401  # configures Kivy before its import
from companion.access.roles import is_asked
from companion.view import wire
from rules.kit.types import TABLE, Prompt
from tests.companion import tables as companions
from tests.ui.pace.first import Script
from tests.ui.pace.harness import NAMES
from tests.web.at_table import at_table
from tests.web.browser import DESKTOP, PHONE
from tests.web.player import Player, player


class SetUp(Exception):
    """The end of the setup."""


@dataclass(eq=False)
class Evening:
    """The clients of a setup; the phone with the fewest taps that may answer does so, else the table screen."""

    core: companions.Table
    table: Player
    phones: tuple[Player, ...]
    taps: dict[Player, int] = field(default_factory=dict)

    async def does(self, said: str, move: str, **told: Any) -> None:
        prompt = self._prompt(said, move, told)
        phones = [phone for seat, phone in enumerate(self.phones) if is_asked(prompt, (seat,))]
        it = min(phones, key=lambda phone: self.taps.get(phone, 0), default=self.table)
        self.taps[it] = self.taps.get(it, 0) + await tell(it, prompt.id, told)
        for each in (self.table, *self.phones):  # the next one sees the result
            await each.until(lambda show: not is_open(prompt.id, show))

    def first_turn(self) -> None:
        raise SetUp

    def _prompt(self, said: str, move: str, told: dict[str, Any]) -> Prompt:
        name = said.partition(" ")[0]
        seats = (NAMES.index(name), TABLE) if name in NAMES else (*range(len(NAMES)), TABLE)
        return next(
            p for p in self.core.core.game.session.prompts()
            if p.move == move and p.seat in seats and all(p.given.get(n, v) == v for n, v in told.items())
        )  # fmt: skip

    @property
    def busiest(self) -> int:
        """The highest number of taps on a phone."""
        return max((self.taps.get(phone, 0) for phone in self.phones), default=0)


def is_open(form_id: str, show: wire.Show) -> bool:
    """Whether a Show contains a form."""
    return any(form.id == form_id for ask in show.asks for form in ask.forms)


async def tell(it: Player, form_id: str, told: dict[str, Any]) -> int:
    """Fill in and confirm a form. Returns the number of taps."""
    show = await it.until(lambda show: is_open(form_id, show))
    ask = next(ask for ask in show.asks if any(form.id == form_id for form in ask.forms))
    form = next(form for form in ask.forms if form.id == form_id)
    taps = 1
    if show.asks[0] is not ask:
        await it.tap(f"ask {ask.ask}")
        taps += 1
    if ask.forms[0] is not form:
        await it.tap(f"form {form_id}")
        taps += 1
    for one in form.fields:
        for key in keys(form_id, one, told.get(one.name)):
            await it.page.locator(f'[data-id="{key[0]}"], [data-id="{key[1]}"]').first.click()
            taps += 1
    await it.confirm()
    return taps


def keys(form_id: str, one: wire.FieldView, told: Any) -> list[tuple[str, str]]:
    """The taps for a field's value in order: (key, board cell)."""
    row = f"{form_id} {one.name}"
    match one:
        case _ if told is None:
            return []
        case wire.ChoiceView():
            cells = {option.value: option.cell for option in one.options}
            chosen = told if isinstance(told, list) else [told]
            return [(f"{row} {value}", f"hit:{cells[value]}") for value in chosen if value not in one.default]
        case wire.AllotView():
            cells = {line.id: line.cell for line in one.lines}
            return [(f"{row} {line}", f"hit:{cells[line]}") for line, n in told.items() for _ in range(n)]
        case _:
            raise AssertionError(f"nobody tells {one} while a game is set up")


async def set_up(browser: Browser, folder: Path, game: str, script: Script) -> Evening:
    """Set up a game to its first turn."""
    async with evening(browser, folder, game) as it:
        try:
            await script(it)
        except SetUp:
            return it
    raise AssertionError("the first turn never came")


@asynccontextmanager
async def evening(browser: Browser, folder: Path, game: str) -> AsyncGenerator[Evening, None]:
    """Four players seated at a game, each with a phone."""
    async with at_table(folder, game, NAMES) as it, AsyncExitStack() as stack:
        table = await stack.enter_async_context(player(browser, it.screen, DESKTOP))
        phones = [await stack.enter_async_context(player(browser, link, PHONE)) for link in it.phones]
        for phone in phones:
            await phone.until(lambda show: show.own != () and show.page == "play")
        yield Evening(core=it.here.table, table=table, phones=tuple(phones))
