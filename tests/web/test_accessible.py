"""Accessibility of every page in a real browser: axe finds no barrier, by day and by night."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import axe_playwright_python
import pytest
from msgspec import structs
from playwright.async_api import Browser, Page, expect

from rules.games import GAMES
from tests.companion import tables as companions
from tests.samples import PLAYS
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
BY_NIGHT = ("choice", "rows", "throw", "slots", "secret", "home", "play", "menu", "score", "settings")
BEFORE_A_GAME = ("new/seat/0", "name/1", "lots/start", "house-rules", "kept-rules")


async def test_axe_finds_nothing_on_any_page_of_a_table_and_of_a_phone_by_day_and_by_night(
    browser: Browser, tmp_path: Path
) -> None:
    core = await companions.table_in(tmp_path, companions.Clock())
    of_table, of_phone = {**PLAYS}, {"secret": SECRET}
    sets_up = await companions.client(core)
    await sets_up.set("~home", "game", "himalaya")
    for path in BEFORE_A_GAME:
        of_table[path] = await sets_up.go(path)
    table = await companions.seated(core, "Ana", "Bo", game="himalaya")
    await companions.play_on(table, Random(3), 40)
    ana = await companions.phone(core, "Ana")
    for it, paths, shown in ((ana, OF_A_PHONE, of_phone), (table, OF_THE_TABLE, of_table)):
        for path in paths:
            shown[path] = await it.go(path)
            assert shown[path].page.startswith(path.partition("/")[0])
    await ana.go("new-here/0")
    of_phone["lesson"] = await ana.go("play")
    for game in OTHER_GAMES:
        await table.answer("~leave")
        table = await companions.seated(core, "Ana", "Bo", game=game)
        of_table |= {f"{game} {path}": await table.go(path) for path in ("play", "fix")}
    await core.core.store.close()
    for token, size, shown in ((TOKEN, TURNED, of_table), (BOS_TOKEN, SMALL, of_phone)):
        desk = FakeDesk()
        page = await new_page(browser, viewport=size, bypass_csp=True, reduced_motion="reduce")
        async with serving(desk) as server:
            await page.goto(f"http://127.0.0.1:{server.port}/#t={token}")
            await page.locator("#band .say").wait_for()
            for path, show in shown.items():
                for night in (False, True) if path in BY_NIGHT else (False,):
                    await page.emulate_media(color_scheme="dark" if night else "light", reduced_motion="reduce")
                    desk.show(structs.replace(show, night=night, where=f"{path} {night}"))
                    await expect(page.locator("#form .where")).to_have_text(f"{path} {night}")
                    rules = ("color-contrast",) if night else ()  # nothing else changes with the light
                    assert await found(page, *rules) == [], (path, night)
            await page.context.close()
