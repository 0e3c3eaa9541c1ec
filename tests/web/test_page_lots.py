"""Drawing lots among fingers on a tablet's page, by real touches in a browser, with the real core."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, CDPSession

from tests.web.browser import PHONE, box_of
from tests.web.core import core
from tests.web.party import NAMES, give_name
from tests.web.player import Player, player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@asynccontextmanager
async def drawing_lots(browser: Browser, folder: Path) -> AsyncGenerator[tuple[Player, CDPSession], None]:
    """A table's screen of a phone's size at the lots, and its touch session."""
    with core(folder) as box:
        async with player(browser, box.link, PHONE) as it:
            touch = await it.page.context.new_cdp_session(it.page)
            await touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 10})
            await it.page.get_by_role("button", name="Another game").click()
            for n, name in enumerate(NAMES):
                await give_name(it, f"name/{n}", name)
            await it.tap("link new")
            await it.tap("link lots")
            await it.until(lambda show: show.page.startswith("lots"))
            await it.page.locator("#board.fingers").wait_for()
            yield it, touch


async def lie(it: Player, touch: CDPSession, many: int, was: int = 0) -> None:
    """Put fingers on the board one by one, up to `many`."""
    box = await box_of(it.page.locator("#board"))
    for n in range(was + 1, many + 1):
        await say(touch, "touchStart", [spot(box["x"], box["y"], i) for i in range(n)])


def spot(x: float, y: float, i: int) -> dict[str, float]:
    return {"x": x + 60 + 70 * i, "y": y + 80 + 40 * (i % 2), "id": i}


async def say(touch: CDPSession, what: str, points: Sequence[dict[str, float]]) -> None:
    await touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": list(points)})


async def test_one_of_the_fingers_stays_lit_one_more_draws_anew_and_people_say_whose_it_is(
    browser: Browser, tmp_path: Path
) -> None:
    async with drawing_lots(browser, tmp_path) as (it, touch):
        await lie(it, touch, 3)
        await it.until(lambda show: bool(show.fingers and len(show.fingers.lots) == 3))
        await it.page.locator(".finger.lit").wait_for()
        await lie(it, touch, 4, was=3)
        assert await it.page.locator(".finger:not(.lit):not(.out)").count() == 4
        shown = await it.until(lambda show: bool(show.fingers and len(show.fingers.lots) == 4))
        assert shown.fingers
        assert shown.fingers.drawn == 2
        await it.page.locator(".finger.lit").wait_for()
        await say(touch, "touchEnd", [])
        assert await it.page.locator(".finger.lit").count() == 1
        assert await it.page.locator(".finger.out").count() == 3
        await it.tap("~lots/start whose 1")
        shown = await it.until(lambda show: show.page == "new/seat/1")
        assert [chip.name for chip in shown.chips if chip.start] == [NAMES[1]]
        assert await it.page.locator(".finger").count() == 0
