"""The page in a real browser: it draws every drawing, on every screen."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, ViewportSize, expect

from companion.view import wire
from companion.view.qr import digits
from tests.samples import HOME, PLAYS, SHOWS, WATCHING, places, play
from tests.web.browser import SIZES, box_of, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PANEL = ViewportSize(width=800, height=480)
TOO_SMALL = """() => [...document.querySelectorAll("button, input")].map((node) => [node, node.getBoundingClientRect()])
    .filter(([, box]) => box.width && (Math.round(box.width) < 44 || Math.round(box.height) < 44))
    .map(([node, box]) => `${node.textContent} ${box.width} x ${box.height}`)"""
SIDEWAYS = """() => [...document.querySelectorAll("html, body, #screen, #middle, #form, #rail")]
    .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.id || node.tagName)"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
async def test_every_sample_fits_its_screen_with_targets_big_enough(browser: Browser, size: ViewportSize) -> None:
    desk = FakeDesk()
    async with phone(browser, desk, size=size) as it:
        for name, sample in SHOWS.items():
            for shown in (sample, structs.replace(sample, night=True, paused=True)):
                where = f"{name} {shown.paused}"
                desk.show(structs.replace(shown, where=where))
                await expect(it.page.locator("#form .where")).to_have_text(where)
                assert await it.page.evaluate(TOO_SMALL) == [], name
                assert await it.page.evaluate(SIDEWAYS) == [], name


async def test_the_head_of_the_first_page_is_one_strip_from_its_first_moment(browser: Browser) -> None:
    async with phone(browser, FakeDesk(HOME), size=PANEL) as it:
        for size in (PANEL, *SIZES):
            await it.page.set_viewport_size(size)
            box = await box_of(it.page.locator("#band"))
            assert (box["x"], box["y"], box["width"]) == (0, 0, size["width"]), size
        strip, bar = [
            await it.page.locator(part).evaluate("it => getComputedStyle(it).backgroundColor")
            for part in ("#band", ".bar")
        ]
        assert strip == bar, "while the bar is wiped in, what lies below it is no other colour"


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


async def test_nothing_moves_where_motion_is_not_wanted(browser: Browser) -> None:
    async with phone(browser, FakeDesk()) as it:
        await it.page.emulate_media(reduced_motion="reduce")
        assert await it.page.evaluate("getComputedStyle(document.querySelector('.bar')).animationName") == "none"


OVER_THE_EDGE = """() => [...document.querySelectorAll("#rail .score")].filter((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    return text.getBoundingClientRect().right > node.closest(".chip").getBoundingClientRect().right;
}).map((node) => node.textContent)"""


async def test_five_digits_of_ten_people_stay_in_their_seats(browser: Browser) -> None:
    clock = wire.ClockView(id="a", label="", ms=600_000, down=True, running=False)
    first = WATCHING.chips[0]
    chips = tuple(
        structs.replace(first, seat=n, name="Bartholomeus", score="−24688", clock=clock if n % 2 else None)
        for n in range(10)
    )
    async with phone(browser, FakeDesk(structs.replace(WATCHING, chips=chips))) as it:
        await expect(it.page.locator("#rail .score")).to_have_count(10)
        for size in SIZES:
            await it.page.set_viewport_size(size)
            assert [await it.page.evaluate(each) for each in (OVER_THE_EDGE, TOO_SMALL)] == [[], []], size


async def test_every_seats_own_clock_stands_in_the_rail_and_runs_there(browser: Browser) -> None:
    still, runs = (wire.ClockView(id=id, label="of 15:00", ms=900_000, down=True, running=id == "b") for id in "ab")
    first, second, *others = WATCHING.chips
    chips = (structs.replace(first, clock=still), structs.replace(second, clock=runs), *others)
    async with phone(browser, FakeDesk(structs.replace(WATCHING, clock=None, chips=chips))) as it:
        times = it.page.locator("#rail .time")
        await expect(times).to_have_count(2)
        await expect(times.nth(1)).not_to_have_text("15:00")
        await expect(times.nth(0)).to_have_text("15:00")


async def test_the_number_of_a_phone_that_waits_stands_in_the_middle(browser: Browser) -> None:
    waits = structs.replace(WATCHING, chips=(), drawing=digits("98"))
    async with phone(browser, FakeDesk(waits)) as it:
        for size in SIZES[:3]:
            await it.page.set_viewport_size(size)
            board, number = [await box_of(it.page.locator(what)) for what in ("#board", "#board text")]
            middle = board["y"] + board["height"] / 2
            assert abs(number["y"] + number["height"] / 2 - middle) < board["height"] / 12, size


async def test_a_clock_for_everybody_fills_an_empty_board(browser: Browser) -> None:
    clock = wire.ClockView(id="p", label="of 1:00", ms=34_000, down=True, running=False, of_ms=60_000, big=True)
    async with phone(browser, FakeDesk(structs.replace(WATCHING, drawing=None, clock=clock))) as it:
        await expect(it.page.locator("#board text")).to_have_text("0:34")
        await expect(it.page.locator("#clock")).not_to_contain_text("0:34")
