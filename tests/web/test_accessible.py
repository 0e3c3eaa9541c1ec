"""The page in a real browser: axe finds nothing that keeps somebody out, on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from msgspec import structs
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.samples import SHOWS
from tests.web.browser import PHONE, SMALL, TURNED, new_page
from tests.web.core import Core, core
from tests.web.desk import BOS_TOKEN, TOKEN, FakeDesk, serving
from tests.web.party import set_up
from tests.web.player import Player, player
from tests.web.test_page_seat import SECRET

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
FOUND = """async (rules) => {
    const only = rules.length ? { runOnly: rules } : {};
    const preload = Boolean(document.querySelector('audio, video')); // axe waits for nothing else
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload, ...only });
    const where = ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`;
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(where).join(' | ')}`);
}"""


async def found(page: Page, *rules: str) -> Any:
    """What axe has to say about what is shown, all its rules or only those."""
    if not await page.evaluate("Boolean(window.axe)"):
        await page.add_script_tag(path=AXE)
    return await page.evaluate(FOUND, rules)


@pytest.mark.parametrize(
    ("token", "size"), [(BOS_TOKEN, SMALL), (TOKEN, PHONE), ("", TURNED)], ids=("seat", "table", "watch")
)
async def test_axe_finds_nothing_on_any_sample_by_day_and_by_night(
    browser: Browser, token: str, size: ViewportSize
) -> None:
    desk = FakeDesk()
    page = await new_page(browser, viewport=size, bypass_csp=True, reduced_motion="reduce")
    async with serving(desk) as server:
        await page.goto(f"http://127.0.0.1:{server.port}/{f'#t={token}' if token else ''}")
        await page.locator("#band .say").wait_for()
        for name, sample in {**SHOWS, "secret": SECRET}.items():
            for night in (False, True):
                await page.emulate_media(color_scheme="dark" if night else "light", reduced_motion="reduce")
                desk.show(structs.replace(sample, night=night, where=f"{name} {night}"))
                await expect(page.locator("#form .where")).to_have_text(f"{name} {night}")
                rules = ("color-contrast",) if night else ()  # nothing else changes with the light
                assert await found(page, *rules) == [], (name, night)
        await page.context.close()


# ---- the real pages -------------------------------------------------------------------------------------
GAMES = ("Akkon", "Amritsar", "Battles & Builders", "Ettana", "Himalaya")


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Core]:
    with core(tmp_path) as it:
        yield it


async def looks(it: Player, path: str) -> None:
    """Open that page with the key that leads there; axe finds nothing on it."""
    await it.tap(f"link {path}")
    await it.until(lambda show: show.page.startswith(path))
    assert await found(it.page) == [], path


async def goes_back(it: Player) -> None:
    before = it.shown.page
    await it.tap("back")
    await it.until(lambda show: show.page != before)


async def begins_again(it: Player, game: str) -> None:
    """The companion knows already who sits where."""
    await it.page.get_by_role("button", name=game).click()
    await it.until(lambda show: show.page.startswith("new"))
    await it.confirm()
    await it.until(lambda show: show.page == "play")


async def opens_menu(it: Player) -> None:
    if it.shown.page != "menu":
        await it.tap("band")
        await it.until(lambda show: show.page == "menu")


async def test_axe_finds_nothing_on_the_real_pages(browser: Browser, box: Core) -> None:
    async with player(browser, box.link, PHONE, bypass_csp=True) as it:  # lets axe in
        await it.until(lambda show: show.page == "home")
        assert await found(it.page) == []
        for path in ("settings", "records", "join"):
            await looks(it, path)
            await goes_back(it)
        for game in GAMES:
            if game == GAMES[0]:
                await set_up(it, game)
            else:
                await begins_again(it, game)
            assert await found(it.page) == [], game
            for path in ("score", "log", "aid") if game == GAMES[0] else ("fix",):
                await opens_menu(it)
                await looks(it, path)
                await goes_back(it)
            await opens_menu(it)
            assert await found(it.page) == [], game
            await it.tap("link leave")
            await it.until(lambda show: show.page == "leave")
            await it.confirm()
            await it.until(lambda show: show.page == "home")
