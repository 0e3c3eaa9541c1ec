"""Fingers, mouse and keys on the board of the page: lots, the map, looking back; with the real core."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.async_api import Browser, CDPSession, expect

from companion.view import wire
from tests.web.at_table import at_table
from tests.web.browser import PHONE, box_of
from tests.web.core import core
from tests.web.party import NAMES, give_name
from tests.web.player import Player, player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


# ---- lots ------------------------------------------------------------------------------------------------
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
    with core(tmp_path) as box:
        async with player(browser, box.link, PHONE) as it:
            touch = await it.page.context.new_cdp_session(it.page)
            await touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 10})
            await it.page.get_by_role("button", name="Another game").click()
            for n, name in enumerate(NAMES):
                await give_name(it, f"name/{n}", name)
            await it.tap("link new")
            await it.tap("link lots")
            await it.page.locator("#board.fingers").wait_for()
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


# ---- the map ---------------------------------------------------------------------------------------------
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
        await say(touch, what, [{"x": px, "y": py, "id": 1} for px, py in points])
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


# ---- looking back ----------------------------------------------------------------------------------------
BOX = """() => document.querySelector("#board > svg").getBoundingClientRect().toJSON()"""
MOVES = 6


def steps(it: Player) -> wire.Steps:
    assert it.shown.steps
    return it.shown.steps


async def place(it: Player, moment: int) -> tuple[float, float]:
    """The point of that position on the screen, in px."""
    row, drawing = steps(it), it.shown.drawing
    assert drawing
    box = await it.page.evaluate(BOX)  # at once: the drawing is made anew while the mouse goes along it
    scale = min(box["width"] / drawing.width, box["height"] / max(drawing.height, row.y + row.h))
    left = box["x"] + (box["width"] - drawing.width * scale) / 2
    return left + (row.x + row.w * moment / row.last) * scale, box["y"] + (row.y + row.h / 2) * scale


async def test_a_mouse_is_dragged_along_the_row_and_its_keys_step_by_sound(browser: Browser, tmp_path: Path) -> None:
    async with (
        at_table(tmp_path, "battles_and_builders", ("Ana", "Bo")) as table,
        player(browser, table.screen, PHONE) as it,
    ):
        await it.until(lambda show: show.page == "play")
        for _ in range(MOVES):
            ask = it.asked()
            assert ask
            await it.answer(ask)
        await it.tap("band")
        await it.until(lambda show: show.page == "menu")
        await it.tap("link log")
        await it.until(lambda show: show.page == "log")
        line = next(i for i, fact in enumerate(it.shown.facts) if fact.go.startswith("then/"))
        await it.tap(f"fact {line}")
        await it.until(lambda show: show.steps is not None)
        last, mouse = steps(it).last, it.page.mouse
        await mouse.move(*await place(it, last))
        await mouse.down()
        await mouse.move(*await place(it, 2), steps=6)
        await it.until(lambda show: show.page == "then/2")
        await mouse.move(*await place(it, 3), steps=2)
        await mouse.up()
        await it.until(lambda show: show.page == "then/3")
        for page in ("then/4", "then/5", "then/4", "then/3"):  # the first one counts, too
            await it.tap(f"hit:go:{page}")
            await it.until(lambda show, page=page: show.page == page)  # type: ignore[misc]
        for key, page in (("ArrowLeft", "then/2"), ("ArrowRight", "then/3"), ("ArrowRight", "then/4")):
            await it.page.keyboard.press(key)
            await it.until(lambda show, page=page: show.page == page)  # type: ignore[misc]
        await it.page.get_by_role("button", name="One move later").focus()
        await it.page.keyboard.press("Enter")
        await it.until(lambda show: show.page == "then/5")
        assert await it.page.get_by_role("button", name="One move earlier").count() == 1
        await it.tap("back")
        await it.until(lambda show: show.page == "play")
        assert not it.problems
