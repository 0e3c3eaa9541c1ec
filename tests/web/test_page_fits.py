"""The page in a real browser: names of up to twelve letters are whole, at every size and with large letters."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio
from msgspec import structs
from playwright.async_api import Browser, ViewportSize, expect

from companion.view.palette import mark
from companion.view.wire import Back, Chip, Show
from rules.kit.types import Tint
from tests.samples import PLAYS
from tests.web.browser import TURNED, Phone, box_of, chromium, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SIZES = (
    ViewportSize(width=320, height=640),
    ViewportSize(width=390, height=844),
    TURNED,
    ViewportSize(width=800, height=480),
    ViewportSize(width=1280, height=720),
)
NAMES = ("Bartholomeus", "Ana", "Willemijntje", "Sjoerd-Jan K", "Emmanuelle B")
TINTS: tuple[Tint, ...] = ("white", "blue", "pink", "green", "red")
LOOK = """() => [...document.querySelectorAll('.name .whole, .say .whole')].map((it) => {
  const range = document.createRange();
  range.selectNodeContents(it);
  const text = range.getBoundingClientRect(), room = it.parentElement.getBoundingClientRect();
  const lines = Math.round(text.height / parseFloat(getComputedStyle(it).fontSize));
  return {text: it.textContent, lines, cut: text.right > room.right + 1 || text.right > innerWidth,
    out: text.bottom > innerHeight || text.top < 0, px: parseFloat(getComputedStyle(it).fontSize)};
})"""

RIGHT = """it => {
  const range = document.createRange();
  range.selectNodeContents(it);
  return range.getBoundingClientRect().right;
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def large() -> AsyncGenerator[Browser, None]:
    """A browser with text twice as large."""
    async with chromium("--blink-settings=defaultFontSize=32") as it:
        yield it


def seated(many: int) -> Show:
    chips = tuple(
        Chip(seat=i, name=name, mark=mark(i, TINTS[i]), score="12", note="6 knights left", turn=i == 0, start=i == 1,
             phone=i == 2, go=f"seat/{i}")
        for i, name in enumerate(NAMES[:many])
    )  # fmt: skip
    show = PLAYS["cells"]
    return structs.replace(show, chips=chips, band=structs.replace(show.band, who=NAMES[0]), own=(0,), seat=0)


async def look(it: Phone) -> list[str]:
    """The names that are cut, broken, too small or out of sight."""
    found = await it.page.evaluate(LOOK)
    assert len(found) > 2
    return [str(each) for each in found if each["lines"] != 1 or each["cut"] or each["out"] or each["px"] < 10]


async def assert_whole_at_every_size(it: Phone, most: int) -> None:
    """For two players up to so many, every name is whole on every size of screen."""
    for size in SIZES:
        await it.page.set_viewport_size(size)
        for many in range(2, most + 1):
            it.desk.show(seated(many))
            await expect(it.page.locator(".chip")).to_have_count(many)
            assert await look(it) == [], (size, many)


@pytest.mark.parametrize("lang", ["en-GB", "nl-NL"])
async def test_names_of_twelve_letters_are_assert_whole_at_every_size(browser: Browser, lang: str) -> None:
    async with phone(browser, FakeDesk(seated(2)), locale=lang) as it:
        await assert_whole_at_every_size(it, 5)


async def test_with_text_twice_as_large_names_are_whole_and_nobody_is_off_the_screen(large: Browser) -> None:
    async with phone(large, FakeDesk(seated(2))) as it:
        await assert_whole_at_every_size(it, 4)


async def test_what_undo_takes_back_is_whole_on_a_phone(browser: Browser) -> None:
    async with phone(browser, FakeDesk(seated(3))) as it:
        before = await it.page.locator("#go").bounding_box()
        for what in ("Ana answered in secret", "Bartholomeus answered in secret", "Bartholomeus: geheim antwoord"):
            it.desk.show(structs.replace(seated(3), back=Back(text="Neem terug", what=what, n=41)))
            text = it.page.locator("#back .corner > span", has_text=what)
            assert await text.evaluate("it => it.scrollWidth <= it.clientWidth + 1")
            assert await text.evaluate("it => it.scrollHeight <= it.clientHeight + 2")
            assert await it.page.locator("#go").bounding_box() == before, "confirm stays where it is"


async def test_on_a_landscape_phone_the_title_and_what_undo_takes_back_are_whole_in_dutch(browser: Browser) -> None:
    show = seated(4)
    undone = Back(text="Neem terug", what="Bartholomeus: zet fiches in: 3", n=41)
    shown = structs.replace(show, where="Ronde 12 van 12: dobbelen", back=undone, menu="menu")
    async with phone(browser, FakeDesk(shown), size=TURNED, locale="nl-NL") as it:
        for part in ("#plate b", "#plate span", "#back b", "#back span", "#band b"):
            node = it.page.locator(part).last
            assert await node.evaluate("it => it.scrollWidth <= it.clientWidth + 1 || !it.clientWidth"), part
            assert await node.evaluate("it => it.scrollHeight <= it.clientHeight + 2 || !it.clientHeight"), part
        bars = await box_of(it.page.locator(".plate .bars"))
        right = await it.page.locator("#plate b").evaluate(RIGHT)
        assert right <= bars["x"]
