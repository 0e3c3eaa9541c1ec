"""Arranging the map on the page: by mouse and by touch in a real browser, with the real core."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.web.browser import PHONE, box_of
from tests.web.core import core
from tests.web.player import Player, player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Point = tuple[float, float]


async def go(it: Player, way: str) -> None:
    """Tap the link to that page."""
    assert it.show
    fact = next((n for n, fact in enumerate(it.show.facts) if fact.go == way), None)
    await it.tap(f"link {way}" if fact is None else f"fact {fact}")
    await it.until(lambda show: show.page == way)


async def at(it: Player, cell: str) -> Point:
    """The middle of a village on the screen, in px."""
    box = await box_of(it.page.locator(f'#board [data-hit="{cell}"]'))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moved(show: wire.Show, before: wire.Show, cell: str) -> bool:
    return bool(show.asks) and disc(show, cell) != disc(before, cell)


def disc(show: wire.Show, cell: str) -> Point:
    assert show.drawing
    return next((s.x, s.y) for s in show.drawing.shapes if isinstance(s, wire.Disc) and s.hit == cell)


async def test_a_village_is_dragged_by_mouse_or_finger_moved_by_two_taps_or_pushed_by_keyboard_and_put_back(
    browser: Browser, tmp_path: Path
) -> None:
    with core(tmp_path) as box:
        async with player(browser, box.link, PHONE) as it:
            await it.until(lambda show: show.page == "home")
            for way in ("settings", "printed", "printed/himalaya", "arrange/himalaya/printed"):
                await go(it, way)
            await it.page.locator("#board.arrange").wait_for()
            first = it.shown
            await drag_by_mouse(it)
            await drag_by_finger(it)
            await move_by_taps(it)
            await push_by_keyboard(it)
            await it.tap("go")
            again = await it.until(lambda show: disc(show, "v3") == disc(first, "v3"))
            assert again.asks[0].forms[0].confirm == "As I arranged it"


async def drag_by_mouse(it: Player) -> None:
    before, mouse = it.shown, it.page.mouse
    target = (await at(it, "v8"))[0], (await at(it, "v8"))[1] + 10
    await mouse.move(*await at(it, "v1"))
    await mouse.down()
    await mouse.move(*target, steps=5)
    assert await at(it, "v1") == pytest.approx(target, abs=2)
    await mouse.up()
    await it.until(lambda show: moved(show, before, "v1"))
    assert await at(it, "v1") == pytest.approx(target, abs=2)


async def drag_by_finger(it: Player) -> None:
    before = it.shown
    touch = await it.page.context.new_cdp_session(it.page)
    await touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    (x, y), (to_x, to_y) = await at(it, "v6"), await at(it, "v17")
    for what, points in (
        ("touchStart", [(x, y)]),
        *(("touchMove", [(x + (to_x - x) * part, y + (to_y - y) * part)]) for part in (0.3, 0.6, 1.0)),
        ("touchEnd", []),
    ):
        touches = [{"x": px, "y": py, "id": 1} for px, py in points]
        await touch.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})
    await it.until(lambda show: moved(show, before, "v6"))
    assert await at(it, "v6") == pytest.approx((to_x, to_y), abs=2)
    assert await it.page.evaluate("scrollY") == 0


async def move_by_taps(it: Player) -> None:
    before = it.shown
    (x, y), (x7, y7) = await at(it, "v3"), await at(it, "v7")
    await it.page.mouse.click(x, y)
    await it.page.locator('#board [data-hit="v3"].under-way').wait_for()
    await it.page.mouse.click((x + x7) / 2, (y + y7) / 2)
    shown = await it.until(lambda show: moved(show, before, "v3"))
    assert disc(shown, "v20") == disc(before, "v20")


async def push_by_keyboard(it: Player) -> None:
    village = it.page.locator('[data-id="place:v3"]')
    await village.focus()
    for _ in range(2):
        before = it.shown
        await it.page.keyboard.press("Shift+ArrowRight")
        await it.until(lambda show, old=before: moved(show, old, "v3"))  # type: ignore[misc]
        assert disc(it.shown, "v3")[0] - disc(before, "v3")[0] == pytest.approx(8, abs=0.5)
    await expect(village).to_be_focused()
