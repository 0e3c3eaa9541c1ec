"""A player at a phone who answers every question by taps: with the default, else the first valid answer.

It reads the questions from the phone's Shows and answers with the keys of the page.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, ViewportSize

from companion.view import wire
from companion.view.wire import FieldView, FormView
from tests.web.screen import Screen, opened

# images without size, so invisible
UNSEEN = """() => [...document.querySelectorAll("#screen svg")].filter((svg) => svg.checkVisibility())
  .filter((svg) => !svg.clientWidth || !svg.clientHeight)
  .map((svg) => `nothing is seen of ${svg.parentNode.outerHTML}`)"""


@dataclass(eq=False)
class Player(Screen):
    """A phone and its player."""

    dice: random.Random = field(default_factory=lambda: random.Random(7))  # reproducible, but varied

    async def until(self, true: Callable[[wire.Show], bool]) -> wire.Show:
        """The first Show from the newest on that fulfils the condition, once the page has drawn it."""
        await self.drawn(lambda: self.show is not None and true(self.show))
        return self.shown

    @property
    def shown(self) -> wire.Show:
        """The newest Show."""
        assert self.show is not None
        return self.show

    def asked(self) -> wire.AskView | None:
        """The question that this phone may answer and the table waits for."""
        return next((ask for ask in self.shown.asks if ask.waits), None)

    async def answer(self, ask: wire.AskView) -> None:
        """Bring a question to the front, fill in its form, confirm, and wait until it is closed."""
        if len(self.shown.asks) > 1:
            await self.tap(f"ask {ask.ask}")
        form = ask.forms[0]
        await self._fill_in(form)
        self.problems += await self.page.evaluate(UNSEEN)
        await self.confirm()
        await self.until(lambda show: form.id not in {other.id for open in show.asks for other in open.forms})

    async def confirm(self) -> None:
        await self.page.locator("#go .confirm:not(.wait)").click()

    async def tap(self, key: str) -> None:
        """Tap the key with this id."""
        await self.page.locator(f'[data-id="{key}"]').click()

    # ---- filling in a form --------------------------------------------------------------------------
    async def _fill_in(self, form: FormView) -> None:
        """Choose a value in every asked field without a default."""
        rows = {one.key for one in form.fields if one.key}
        values: dict[str, Any] = {}
        for one in form.fields:
            if one.at_once or not _is_asked(one, values):
                continue
            if one.key and len(rows) > 1:
                await self.tap(f"{form.id} row {one.key}")
            row = f"{one.name}/{one.key}" if one.key else one.name
            values[row] = await self._fill(one, f"{form.id} {row}")

    async def _fill(self, one: FieldView, row: str) -> Any:
        """Fill in a field. Returns the chosen value."""
        match one:
            case wire.ChoiceView():
                return await self._choose(one, row)
            case wire.AmountView(default=None):
                await self.tap(f"{row} {one.least}" if one.keys == "each" else f"{row} +")
            case wire.AllotView() if not one.default:
                await self._allot(one, row)
            case wire.SlotsView() if None in one.default:
                await self._fill_slots(one, row)
            case wire.ThrowView() if not one.default:
                for die in one.dice:
                    await self.tap(f"{row} face {self.dice.choice(die.faces).value}")
            case wire.TextView(default=""):
                await self.page.locator(f'[data-id="{row} text"]').fill("Ana")
        return None

    async def _choose(self, one: wire.ChoiceView, row: str) -> tuple[str | int, ...]:
        if len(one.default) >= one.least:
            return one.default
        chosen = one.options[: max(one.least, 1)]
        for option in chosen:
            await self._tap_either(f"{row} {option.value}", option.cell)
        return tuple(option.value for option in chosen)

    async def _allot(self, one: wire.AllotView, row: str) -> None:
        left = max(one.least, min(one.most, 2))
        for line in one.lines:
            for _ in range(min(line.cap, left)):
                await self._tap_either(f"{row} {line.id} +", line.cell)
            left -= min(line.cap, left)

    async def _tap_either(self, key: str, cell: str) -> None:
        """Tap the key, or without one the cell of the board."""
        has_key = await self.page.locator(f'[data-id="{key}"]').count()
        await self.tap(key if has_key else f"hit:{cell}")

    async def _fill_slots(self, one: wire.SlotsView, row: str) -> None:
        left = {option.value: one.caps.get(str(option.value), one.slots) for option in one.options}
        for slot in range(one.slots):
            letter = next(value for value, n in left.items() if n > 0)
            left[letter] -= 1
            await self.tap(f"{row} {letter}")
            if one.cells:
                await self.tap(f"hit:{one.cells[slot]}")


def _is_asked(one: FieldView, values: dict[str, Any]) -> bool:
    if one.when is None:
        return True
    name, wanted = one.when
    value = values.get(f"{name}/{one.key}" if one.key else name, values.get(name))
    return any(item in wanted for item in (value if isinstance(value, list | tuple) else [value]))


def player(
    browser: Browser, link: str, size: ViewportSize, *, lang: str = "en-GB"
) -> AbstractAsyncContextManager[Player]:
    """A phone with the link open."""
    return opened(browser, link, Player, viewport=size, locale=lang)
