"""The page in a real browser: a board whose cells are smaller than a finger is zoomed and dragged."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, ViewportSize, expect

from companion.view import wire
from tests.samples import PLAYS, places, play
from tests.web.browser import PHONE, SMALL, Phone, box_of, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SPOTS = {f"p{r}{c}": (20 + 84 * c, 20 + 90 * r) for r in range(5) for c in range(5)}
DRAWING = wire.Drawing(
    width=376,
    height=400,
    shapes=tuple(wire.Disc(x=x, y=y, r=14, fill="paper", hit=hit) for hit, (x, y) in SPOTS.items()),
)
MAP = structs.replace(play(places("where", "Where?", tuple(SPOTS))), drawing=DRAWING)


async def width(it: Phone, cell: str) -> float:
    box = await box_of(it.page.locator(f'[data-hit="{cell}"]'))
    return box["width"]


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=lambda size: str(size["width"]))
async def test_a_key_makes_small_cells_large_and_each_can_be_dragged_into_sight_and_tapped(
    browser: Browser, size: ViewportSize
) -> None:
    async with phone(browser, FakeDesk(MAP), size=size) as it:
        before = await width(it, "p22")
        await it.tap("Zoom in", "Zoom in")
        assert await width(it, "p22") == pytest.approx(2.5 * before, rel=0.05)
        assert await it.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await expect(it.key("Zoom in")).to_be_disabled()
        signs = it.page.locator('[data-id^="glass"] .lens')  # a bare + beside "Month 1" would look like the next month
        await expect(signs).to_have_count(2)
        assert all("+" not in text for text in await it.page.locator('[data-id^="glass"]').all_inner_texts())
        assert await it.page.evaluate("board.scrollLeft > 0 && board.scrollTop > 0")  # the middle stays there
        for cell in ("p00", "p44", "p40"):
            await it.page.locator(f'[data-hit="{cell}"]').scroll_into_view_if_needed()
            await it.page.locator(f'[data-hit="{cell}"]').click()
            await expect(it.page.locator(f'[data-hit="{cell}"]')).to_have_attribute("aria-pressed", "true")


async def test_a_new_show_leaves_the_board_where_it_was_dragged_and_another_page_begins_with_all_of_it(
    browser: Browser,
) -> None:
    desk = FakeDesk(MAP)
    async with phone(browser, desk) as it:
        before = await width(it, "p22")
        await it.tap("Zoom in")
        await it.page.evaluate("board.scrollTo(120, 90)")
        await it.shows(structs.replace(MAP, next="Bo is next"))
        assert await it.page.evaluate("[board.scrollLeft, board.scrollTop]") == [120, 90]
        desk.show(structs.replace(MAP, page="cell/p22"))
        await expect(it.key("Zoom out")).to_be_disabled()
        assert await width(it, "p22") == pytest.approx(before)


async def test_a_board_with_large_cells_has_no_such_keys(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["choice"])) as it:
        await expect(it.key("Zoom in")).to_have_count(0)
