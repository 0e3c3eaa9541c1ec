"""Looking back on a phone: the timeline by finger, by mouse and by key, in a real browser."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser

from companion.view import wire
from tests.web.at_table import at_table
from tests.web.browser import PHONE
from tests.web.player import Player, player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
BOX = """() => document.querySelector("#board > svg").getBoundingClientRect().toJSON()"""
MOVES = 6


@asynccontextmanager
async def looking_back(browser: Browser, folder: Path) -> AsyncGenerator[Player, None]:
    """A game in progress; the page shows its newest position."""
    async with (
        at_table(folder, "battles_and_builders", ("Ana", "Bo")) as table,
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
        yield it


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
    async with looking_back(browser, tmp_path) as it:
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
