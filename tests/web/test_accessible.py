"""Accessibility of every page in a real browser: axe finds no barrier, by day and by night."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import axe_playwright_python
import pytest
from msgspec import structs
from playwright.async_api import Browser, Page, ViewportSize, expect

from companion.view import wire
from rules.games import GAMES
from tests.companion import tables as companions
from tests.samples import SHOWS
from tests.web.browser import SMALL, TURNED, new_page
from tests.web.desk import BOS_TOKEN, TOKEN, FakeDesk, serving
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
    """axe's findings on the current page, with all its rules or only those."""
    if not await page.evaluate("Boolean(window.axe)"):
        await page.add_script_tag(path=AXE)
    return await page.evaluate(FOUND, rules)


@pytest.mark.parametrize(("token", "size"), [(BOS_TOKEN, SMALL), (TOKEN, TURNED)], ids=("seat", "table"))
async def test_axe_finds_nothing_on_any_sample_by_day_and_by_night(
    browser: Browser, token: str, size: ViewportSize
) -> None:
    desk = FakeDesk()
    page = await new_page(browser, viewport=size, bypass_csp=True, reduced_motion="reduce")
    async with serving(desk) as server:
        await page.goto(f"http://127.0.0.1:{server.port}/#t={token}")
        await page.locator("#band .say").wait_for()
        for name, sample in {**SHOWS, "secret": SECRET}.items():
            for night in (False, True):
                await page.emulate_media(color_scheme="dark" if night else "light", reduced_motion="reduce")
                desk.show(structs.replace(sample, night=night, where=f"{name} {night}"))
                await expect(page.locator("#form .where")).to_have_text(f"{name} {night}")
                rules = ("color-contrast",) if night else ()  # nothing else changes with the light
                assert await found(page, *rules) == [], (name, night)
        await page.context.close()


# ---- every page -----------------------------------------------------------------------------------------
OF_A_PHONE = (
    "home", "play", "tour/0", "can", "page", "aid", "rule/HIM-20", "seat/0", "seat/1", "menu", "score", "log", "news",
    "then/3", "amend/3", "went/points", "went/times", "cell/v3", "statistics", "people", "records", "sit", "keep",
    "join", "network",
)  # fmt: skip
OF_THE_TABLE = (
    "languages", "settings", "auto", "wifi", "phones", "printed", "arrange", "hand/0", "bgg/0", "note", "fix",
    "late", "flip", "end", "leave",
)  # fmt: skip
OTHER_GAMES = tuple(game.id for game in GAMES if game.id != "himalaya")
BEFORE_A_GAME = ("new/seat/0", "name/1", "lots/start", "house-rules", "kept-rules")


async def test_axe_finds_nothing_on_any_page_of_a_table_and_of_a_phone(browser: Browser, tmp_path: Path) -> None:
    core = await companions.table_in(tmp_path, companions.Clock())
    desk, shown = FakeDesk(), dict[str, wire.Show]()
    sets_up = await companions.client(core)
    await sets_up.set("~home", "game", "himalaya")
    for path in BEFORE_A_GAME:
        shown[path] = await sets_up.go(path)
    table = await companions.seated(core, "Ana", "Bo", game="himalaya")
    await companions.play_on(table, Random(3), 40)
    ana = await companions.phone(core, "Ana")
    for it, paths in ((ana, OF_A_PHONE), (table, OF_THE_TABLE)):
        for path in paths:
            shown[path] = await it.go(path)
    assert [path for path, show in shown.items() if not show.page.startswith(path.partition("/")[0])] == []
    await ana.go("new-here/0")
    shown["lesson"] = await ana.go("play")
    for game in OTHER_GAMES:
        await table.answer("~leave")
        table = await companions.seated(core, "Ana", "Bo", game=game)
        shown |= {f"{game} {path}": await table.go(path) for path in ("play", "fix")}
    page = await new_page(browser, viewport=SMALL, bypass_csp=True, reduced_motion="reduce")
    async with serving(desk) as server:
        await page.goto(f"http://127.0.0.1:{server.port}/#t={TOKEN}")
        await page.locator("#band .say").wait_for()
        for path, show in shown.items():
            desk.show(structs.replace(show, where=path))
            await expect(page.locator("#form .where")).to_have_text(path)
            assert await found(page) == [], path
        await page.context.close()
    await core.core.store.close()
