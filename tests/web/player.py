"""Somebody at a phone who answers whatever is asked there, by taps: with the default answer, else the first that fits.

What is asked is read from the Shows that the phone was sent; every answer is given with the keys on its page.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, Page, ViewportSize, WebSocket

from companion.view import wire
from companion.view.wire import FieldView, FormView
from tests.web.browser import MOST_MS, new_page

# Tells when the page has drawn a Show: our ear hears each message behind the page's own, which draws at once.
DRAWN = """{
  let newest = 0, waiting = [];
  window.drawn = (seq) => new Promise((done) => newest >= seq ? done() : waiting.push({ seq, done }));
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      queueMicrotask(() => this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        if (said.type !== "show") return;
        newest = said.seq;
        waiting = waiting.filter(({ seq, done }) => seq > newest || done());
      }));
    }
  };
}"""

# pictures that are there and take no room, so that nobody sees them
UNSEEN = """() => [...document.querySelectorAll("#screen svg")].filter((svg) => svg.checkVisibility())
  .filter((svg) => !svg.clientWidth || !svg.clientHeight)
  .map((svg) => `nothing is seen of ${svg.parentNode.outerHTML}`)"""

SILENT = "delete window.AudioContext;"  # a loudspeaker of each page costs as much as the page; it has tests of its own


@dataclass(eq=False)
class Player:
    """A phone, and the newest Show that it was sent."""

    page: Page
    show: wire.Show | None = None
    drawn: wire.Show | None = None  # the newest that its page is known to have drawn
    role: wire.Role = "watch"
    heard: str = ""  # every frame that it was sent, one behind the other
    problems: list[str] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)
    dice: random.Random = field(default_factory=lambda: random.Random(7))  # always the same, never all alike

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(frame))

    def _hear(self, frame: str | bytes) -> None:
        self.heard += str(frame)
        reply = wire.decode_reply(frame)
        if isinstance(reply, wire.Welcome):
            self.role = reply.role
        if isinstance(reply, wire.Show):
            self.show = reply
            self.came.set()

    async def until(self, true: Callable[[wire.Show], bool]) -> wire.Show:
        """The first Show of which that is true, beginning with the newest, once the page has drawn it."""
        async with asyncio.timeout(MOST_MS / 1000):
            while self.show is None or not true(self.show):
                self.came.clear()
                await self.came.wait()
            show = self.show
            if show is not self.drawn:
                await self.page.evaluate("(seq) => drawn(seq)", show.seq)
                self.drawn = show
        return show

    @property
    def shown(self) -> wire.Show:
        """The newest Show."""
        assert self.show is not None
        return self.show

    def asked(self) -> wire.AskView | None:
        """What the table waits for and this phone may answer."""
        return next((ask for ask in self.shown.asks if ask.waits), None)

    async def answer(self, ask: wire.AskView) -> None:
        """Bring that ask to the front, fill in its form, confirm, and see that it is closed."""
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
        """The key that the page calls so."""
        await self.page.locator(f'[data-id="{key}"]').click()

    # ---- filling in a form --------------------------------------------------------------------------
    async def _fill_in(self, form: FormView) -> None:
        """Choose something in every field that is asked and has no default answer."""
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
        """Fill in one field; what was chosen."""
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
        """The key, or the cell of the board where there is none."""
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


@asynccontextmanager
async def player(
    browser: Browser, link: str, size: ViewportSize, *, bypass_csp: bool = False, lang: str = "en-GB"
) -> AsyncGenerator[Player, None]:
    """A phone that has opened that link. Nothing may go wrong in its page, and it may ask nobody but the companion."""
    page = await new_page(browser, viewport=size, locale=lang, reduced_motion="reduce", bypass_csp=bypass_csp)
    await page.add_init_script(DRAWN + SILENT)
    it = Player(page)
    home = link.partition("#")[0].rstrip("/")
    page.on("websocket", it.listen)
    page.on("pageerror", lambda error: it.problems.append(str(error)))
    page.on("console", lambda m: it.problems.append(m.text) if m.type in ("error", "warning") else None)
    page.on("request", lambda r: None if r.url.startswith(home) else it.problems.append(r.url))
    await page.goto(link)
    await page.locator("#band .say").wait_for()
    yield it
    await page.context.close()
    assert [problem for problem in it.problems if not _is_of_the_line(problem)] == []


def _is_of_the_line(problem: str) -> bool:
    """What a browser itself says of a line that was down."""
    return "WebSocket connection to" in problem or "ERR_INTERNET_DISCONNECTED" in problem
