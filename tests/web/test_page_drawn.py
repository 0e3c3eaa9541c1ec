"""The page in a real browser: what it draws, its clocks and its light."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.samples import PLAYS, WATCHING, places, play
from tests.web.browser import phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_board_is_drawn_shape_by_shape(browser: Browser) -> None:
    async with phone(browser, FakeDesk()) as it:
        assert WATCHING.drawing is not None
        drawn = it.page.locator("#board svg > *")
        assert await drawn.count() == len(WATCHING.drawing.shapes)
        await expect(it.page.locator("#board text", has_text="Open field")).to_have_count(1)


async def test_the_outline_of_a_large_lit_cell_lies_over_its_neighbours_and_below_what_lies_on_them(
    browser: Browser,
) -> None:
    cells = tuple(
        wire.Poly(points=(x, 20, x + 90, 20, x + 90, 110, x, 110), fill="yellow", hit=f"row{i}")
        for i, x in enumerate((20.0, 110.0))
    )
    drawing = wire.Drawing(width=376, height=400, shapes=(*cells, wire.TextLine(x=60, y=60, text="A")))
    asked = play(places("at", "Where?", ("row0",)))
    async with phone(browser, FakeDesk(structs.replace(asked, drawing=drawing))) as it:
        drawn = it.page.locator("#board svg > *")
        order = "(all) => all.map((it) => it.dataset.hit || it.style.stroke || it.textContent)"
        assert await drawn.evaluate_all(order) == ["row0", "row1", "var(--walnut)", "var(--brass)", "A"]


async def test_night_puts_on_the_night_palette(browser: Browser) -> None:
    desk = FakeDesk()
    async with phone(browser, desk) as it:
        await expect(it.page.locator("#board")).to_have_css("background-color", "rgb(44, 74, 66)")
        desk.show(structs.replace(WATCHING, night=True, next="night"))
        await expect(it.page.locator("#board")).to_have_css("background-color", "rgb(23, 39, 35)")


async def test_texts_are_never_read_as_markup(browser: Browser) -> None:
    evil = "<img src=x onerror=alert(1)>"
    shown = structs.replace(PLAYS["choice"], band=wire.Band(who=evil, ask=evil), next=evil, where=evil)
    async with phone(browser, FakeDesk(shown)) as it:
        await expect(it.page.locator("#band .say b")).to_have_text(evil)
        await expect(it.page.locator("#screen img")).to_have_count(0)


async def test_every_seats_own_clock_stands_in_the_rail_and_runs_there(browser: Browser) -> None:
    still, runs = (wire.ClockView(id=id, label="of 15:00", ms=900_000, down=True, running=id == "b") for id in "ab")
    first, second, *others = WATCHING.chips
    chips = (structs.replace(first, clock=still), structs.replace(second, clock=runs), *others)
    async with phone(browser, FakeDesk(structs.replace(WATCHING, clock=None, chips=chips))) as it:
        times = it.page.locator("#rail .time")
        await expect(times).to_have_count(2)
        await expect(times.nth(1)).not_to_have_text("15:00")
        await expect(times.nth(0)).to_have_text("15:00")


async def test_a_clock_for_everybody_fills_an_empty_board(browser: Browser) -> None:
    clock = wire.ClockView(id="p", label="of 1:00", ms=34_000, down=True, running=False, of_ms=60_000, big=True)
    async with phone(browser, FakeDesk(structs.replace(WATCHING, drawing=None, clock=clock))) as it:
        await expect(it.page.locator("#board text")).to_have_text("0:34")
        await expect(it.page.locator("#clock")).not_to_contain_text("0:34")
