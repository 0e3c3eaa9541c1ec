"""A phone for the tests: Debian's Chromium with the page open, and everything that went wrong in it."""

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
WITHOUT_WINDOWS = "chromium-headless-shell"  # a page costs it a third of what it costs the browser with windows
MOST_MS = 60_000  # far longer than anything takes, also on a busy machine: a bound, not a pause
# what has just come under a finger can be tapped at once, as those who know what comes wish
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
    problems: list[str] = field(default_factory=list)  # console errors, exceptions, breaches of the policy
    ids: list[str] = field(default_factory=list)  # of the requests that were heard

    def key(self, name: str) -> Locator:
        """The key with exactly that name."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def confirm(self) -> Locator:
        return self.page.locator("#go button")

    async def tap(self, *names: str) -> None:
        for name in names:
            await self.key(name).click()

    async def shows(self, show: wire.Show) -> None:
        """That comes, and the page has drawn it: its `next` is another one than before."""
        self.desk.show(show)
        await expect(self.page.locator("#form .next")).to_have_text(show.next)

    def forgive(self, words: str) -> None:
        """What a browser says of a line that is down is no problem of the page."""
        self.problems[:] = [problem for problem in self.problems if words not in problem]

    async def heard(self) -> wire.Request:
        """The next thing that the core was sent, without its id."""
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
    """A page in a context of its own, which is like that."""
    context = await browser.new_context(**how)
    context.set_default_timeout(MOST_MS)
    return await context.new_page()


async def box_of(it: Locator) -> FloatRect:
    """Where that is seen."""
    box = await it.bounding_box()
    assert box
    return box


def scripted(script: str) -> Callable[[Page], Awaitable[Any]]:
    """Makes a page ready by running that in it first."""
    return lambda page: page.add_init_script(script)


async def stop_the_clock(page: Page) -> None:
    """Time passes on that page when the test says so."""
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)


def note_problems(page: Page, problems: list[str]) -> None:
    """Whatever goes wrong in that page from now on is added to them."""
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
    """A phone that has opened the link to that desk and shows its first picture; it must have met no problem.

    `at_once`: a key that has just come under the finger works without a wait.
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
    """Open the link with that token and wait for the first picture."""
    await it.page.goto(f"http://127.0.0.1:{port}/{f'#t={token}' if token else ''}")
    await it.page.locator("#band .say").wait_for()
