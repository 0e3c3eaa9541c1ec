"""The page in a real browser: what it draws, clocks, zoom, and pieces that glide."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from companion.view.wire import Cue, Drawing, Show
from tests.moved import badge, board
from tests.samples import PLAYS, SMALL_CELLS, SPOTS, WATCHING, places, play
from tests.web.browser import SMALL, Phone, box_of, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


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


# ---- zoom ------------------------------------------------------------------------------------------------
MAP = structs.replace(play(places("where", "Where?", tuple(SPOTS))), drawing=SMALL_CELLS)


async def width(it: Phone, cell: str) -> float:
    box = await box_of(it.page.locator(f'[data-hit="{cell}"]'))
    return box["width"]


async def test_keys_make_small_cells_large_and_each_can_be_dragged_into_sight_and_tapped(browser: Browser) -> None:
    async with phone(browser, FakeDesk(MAP), size=SMALL) as it:
        before = await width(it, "p22")
        await it.tap("Zoom in", "Zoom in")
        assert await width(it, "p22") == pytest.approx(2.5 * before, rel=0.05)
        assert await it.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await expect(it.key("Zoom in")).to_be_disabled()
        signs = it.page.locator('[data-id^="glass"] .lens')  # a bare + beside "Month 1" would look like the next month
        await expect(signs).to_have_count(2)
        assert await it.page.evaluate("board.scrollLeft > 0 && board.scrollTop > 0")  # the middle stays there
        for cell in ("p00", "p34", "p30"):
            await it.page.locator(f'[data-hit="{cell}"]').scroll_into_view_if_needed()
            await it.page.locator(f'[data-hit="{cell}"]').click()
            await expect(it.page.locator(f'[data-hit="{cell}"]')).to_have_attribute("aria-pressed", "true")
        await it.page.evaluate("board.scrollTo(120, 90)")
        await it.shows(structs.replace(MAP, next="Bo is next"))
        assert await it.page.evaluate("[board.scrollLeft, board.scrollTop]") == [120, 90], (
            "it stays where it was dragged"
        )
        it.desk.show(structs.replace(MAP, page="cell/p22"))
        await expect(it.key("Zoom out")).to_be_disabled()
        assert await width(it, "p22") == pytest.approx(before), "another page begins with all of the board"
        it.desk.show(PLAYS["choice"])
        await expect(it.key("Zoom in")).to_have_count(0)  # its cells are large enough


# ---- motion ----------------------------------------------------------------------------------------------
NOTICED = """() => {
    window.glided = [];
    Element.prototype.animate = function () { window.glided.push(this.tagName); };
}"""


def showing(drawing: Drawing, title: str, n: int = 1, cue: str = "turn") -> Show:
    """A Show whose `next` marks its arrival."""
    return structs.replace(PLAYS["choice"], drawing=drawing, next=title, cue=Cue(n=n, kind=cue))  # type: ignore[arg-type]


async def test_a_piece_that_moved_glides_with_all_that_is_drawn_on_it_but_not_after_an_undo_or_where_it_is_unwanted(
    browser: Browser,
) -> None:
    before, now = board(badge(0, "c0")), board(badge(0, "c8"))
    async with phone(browser, FakeDesk(showing(before, "before"))) as it:
        await it.page.evaluate(NOTICED)
        await it.shows(showing(now, "now"))
        assert await it.page.evaluate("window.glided") == ["circle", "circle"]  # the disc and the mark on it
        await it.shows(showing(now, "the same again"))
        await it.shows(showing(before, "taken back", n=2, cue="undone"))
        await it.page.emulate_media(reduced_motion="reduce")
        await it.shows(showing(now, "now once more", n=2, cue="undone"))
        assert len(await it.page.evaluate("window.glided")) == 2
