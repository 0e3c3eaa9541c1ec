"""The page in a real browser: pieces that moved glide, and nothing else does."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser

from companion.view.wire import Cue, Drawing, Show
from tests.moved import badge, board
from tests.samples import PLAYS
from tests.web.browser import Phone, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NOTICED = """() => {
    window.glided = [];
    Element.prototype.animate = function () { window.glided.push(this.tagName); };
}"""
MOVING = "() => document.querySelector('#board').getAnimations({ subtree: true }).length"


def showing(drawing: Drawing, title: str, n: int = 1, cue: str = "turn") -> Show:
    """A Show whose `next` marks its arrival."""
    return structs.replace(PLAYS["choice"], drawing=drawing, next=title, cue=Cue(n=n, kind=cue))  # type: ignore[arg-type]


BEFORE, NOW = board(badge(0, "c0")), board(badge(0, "c8"))


async def after(it: Phone, *shown: Show) -> int:
    """The number of moving shapes after these Shows."""
    for show in shown:
        await it.shows(show)
    moving: int = await it.page.evaluate(MOVING)
    return moving


async def test_a_piece_that_moved_glides_with_all_that_is_drawn_on_it(browser: Browser) -> None:
    async with phone(browser, FakeDesk(showing(BEFORE, "before"))) as it:
        await it.page.evaluate(NOTICED)
        await after(it, showing(NOW, "now"))
        assert await it.page.evaluate("window.glided") == ["circle", "circle"]  # the disc and the mark on it
        await after(it, showing(NOW, "the same again"))
        assert len(await it.page.evaluate("window.glided")) == 2


async def test_nothing_glides_at_first_after_an_undo_or_where_motion_is_not_wanted(browser: Browser) -> None:
    async with phone(browser, FakeDesk(showing(NOW, "first"))) as it:
        assert await it.page.evaluate(MOVING) == 0
        assert await after(it, showing(BEFORE, "taken back", n=2, cue="undone")) == 0
        await it.page.emulate_media(reduced_motion="reduce")
        assert await after(it, showing(NOW, "now", n=2, cue="undone")) == 0
