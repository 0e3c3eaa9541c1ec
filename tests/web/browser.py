"""A phone for the tests: Debian's Chromium with the page open, and its recorded problems."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from msgspec import structs
from playwright.async_api import Browser, FloatRect, Locator, Page, ViewportSize, async_playwright, expect

from companion.view import wire
from tests.web.desk import TOKEN, FakeDesk, serving

ARGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
WITHOUT_WINDOWS = "chromium-headless-shell"  # a third of the cost of the full browser per page
MOST_MS = 60_000  # a timeout far above any real duration, also on a busy machine
# keys that have just appeared work without a delay
AT_ONCE = """{
  const style = new CSSStyleSheet();
  style.replaceSync("#shield { display: none }");
  document.adoptedStyleSheets = [style];
}"""
OUT_OF_SIGHT = """() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
SMALL, PHONE, TURNED, DESKTOP = (
    ViewportSize(width=320, height=568),
    ViewportSize(width=390, height=844),
    ViewportSize(width=844, height=390),
    ViewportSize(width=1024, height=640),
)
SIZES = (SMALL, PHONE, TURNED, DESKTOP)


@dataclass(eq=False)
class Phone:
    page: Page
    desk: FakeDesk
    problems: list[str] = field(default_factory=list)  # console errors, exceptions, CSP violations
    ids: list[str] = field(default_factory=list)  # of the received requests

    def key(self, name: str) -> Locator:
        """The key with exactly this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def confirm(self) -> Locator:
        return self.page.locator("#go button")

    async def tap(self, *names: str) -> None:
        for name in names:
            await self.key(name).click()

    async def shows(self, show: wire.Show) -> None:
        """Send a Show, whose `next` is new, and wait until the page has drawn it."""
        self.desk.show(show)
        await expect(self.page.locator("#form .next")).to_have_text(show.next)

    def forgive(self, words: str) -> None:
        """Remove the problems with these words, such as the browser's messages about a lost connection."""
        self.problems[:] = [problem for problem in self.problems if words not in problem]

    async def heard(self) -> wire.Request:
        """The next request to the core, without its id."""
        request = await self.desk.heard.get()
        if not isinstance(request, wire.Answer | wire.Set | wire.Undo | wire.Redo | wire.Pause):
            return request
        self.ids.append(request.id)
        return structs.replace(request, id="")


@asynccontextmanager
async def chromium(*more: str) -> AsyncGenerator[Browser, None]:
    expect.set_options(timeout=MOST_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which(WITHOUT_WINDOWS), args=[*ARGS, *more])
        yield browser
        await browser.close()


async def new_page(browser: Browser, **how: Any) -> Page:
    """A page in a browser context of its own with these settings."""
    context = await browser.new_context(**how)
    context.set_default_timeout(MOST_MS)
    return await context.new_page()


async def box_of(it: Locator) -> FloatRect:
    """The bounding box of an element."""
    box = await it.bounding_box()
    assert box
    return box


def scripted(script: str) -> Callable[[Page], Awaitable[Any]]:
    """A preparation that runs a script first in a page."""
    return lambda page: page.add_init_script(script)


async def stop_the_clock(page: Page) -> None:
    """Give the page a manual clock."""
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)


def note_problems(page: Page, problems: list[str]) -> None:
    """Record a page's further problems in a list."""
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda m: problems.append(m.text) if m.type in ("error", "warning") else None)


@asynccontextmanager
async def phone(
    browser: Browser,
    desk: FakeDesk,
    *,
    token: str = TOKEN,
    size: ViewportSize = PHONE,
    locale: str = "en-GB",
    at_once: bool = True,
    prepare: Callable[[Page], Awaitable[Any]] | None = None,
) -> AsyncGenerator[Phone, None]:
    """A phone with the desk's page open and drawn; it fails on any recorded problem.

    `at_once`: keys that have just appeared work without a delay.
    """
    async with serving(desk) as server:
        page = await new_page(browser, viewport=size, locale=locale)
        if at_once:
            await page.add_init_script(AT_ONCE)
        if prepare is not None:
            await prepare(page)
        it = Phone(page, desk)
        note_problems(page, it.problems)
        await open_link(it, server.port, token)
        yield it
        await page.context.close()
    assert it.problems == []


async def open_link(it: Phone, port: int, token: str = TOKEN) -> None:
    """Open the link with a token and wait for the first picture."""
    await it.page.goto(f"http://127.0.0.1:{port}/{f'#t={token}' if token else ''}")
    await it.page.locator("#band .say").wait_for()
