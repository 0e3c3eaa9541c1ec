"""An evening on phones: the real companion, real browsers, and everything done by clicks."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.web.browser import PHONE, new_page
from tests.web.core import Core, core

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SEATS = ("Ana", "Bo", "Cem")  # white, blue and pink, as in the rulebook's example BNB-69


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Core]:
    with core(tmp_path) as it:
        yield it


@dataclass(eq=False)
class Somebody:
    """Who holds a phone."""

    page: Page

    @property
    def confirm(self) -> Locator:
        """The key at the bottom right."""
        return self.page.locator("#go button")

    def key(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def tap(self, *names: str) -> None:
        for name in names:
            await self.key(name).click()

    async def answers(self, sentence: str) -> None:
        """Press confirm, which must say that sentence."""
        await expect(self.confirm).to_have_text(sentence)
        await self.confirm.click()

    async def types(self, text: str) -> None:
        """Into the field that waits for it."""
        field = self.page.get_by_role("textbox")
        await expect(field).to_be_focused()
        await expect(field).to_have_value("")
        await self.page.keyboard.type(text)

    async def is_asked(self, who: str, what: str) -> None:
        """The prompt bar says so."""
        await expect(self.page.get_by_role("banner").locator(".say")).to_have_text(f"{who}{what}")

    async def sees_scores(self, *points: int) -> None:
        """The rail shows these public scores."""
        rail = self.page.get_by_role("navigation")
        await expect(rail.locator(".score")).to_have_text([str(n) for n in points])

    async def opens_menu(self) -> None:
        await self.page.get_by_role("button", name="Menu").and_(self.page.locator("#band *")).click()

    async def goes(self, *names: str) -> None:
        """Through the menu to a page."""
        await self.opens_menu()
        await self.tap(*names)


@asynccontextmanager
async def visitor(browser: Browser, link: str) -> AsyncGenerator[Somebody, None]:
    """Somebody who has opened that link on a phone; nothing may go wrong in the page."""
    page = await new_page(browser, viewport=PHONE, locale="en-GB", reduced_motion="reduce")
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(link)
    await page.locator("#band .say").wait_for()
    yield Somebody(page)
    await page.context.close()
    assert problems == []


# ---- what people do ---------------------------------------------------------------------------------------
async def sit_down(it: Somebody) -> None:
    """Three names at the table, though the game would take a fourth."""
    await it.page.get_by_role("button", name="Battles & Builders").click()
    for name in SEATS:
        await give_name(it, name)
    await it.page.get_by_role("button", name="Everyone is here").click()
    await expect(it.confirm).to_have_text("Start with 3 players")


async def give_name(it: Somebody, name: str) -> None:
    await it.types(name)
    await it.answers(f"Seat {name}")


async def begin(it: Somebody) -> None:
    """The three sit down and lay out the game."""
    await sit_down(it)
    await it.answers("Start with 3 players")
    await it.tap("15 dice", "34 prestige chips")
    await it.answers("Start round 1")
    await it.is_asked("Ana", "Reveal the event tile")


async def turn_up(it: Somebody) -> None:
    """The tile of the example: open field, worth 4."""
    await it.is_asked("Ana", "Reveal the event tile")
    await it.tap("Open field")
    points = it.page.get_by_role("group", name="Points, printed top right")
    await points.get_by_role("button", name="4", exact=True).click()
    await it.answers("Reveal Open field")


async def commit(it: Somebody, *counts: int) -> None:
    for name, n in zip(SEATS, counts, strict=False):
        await it.is_asked(name, "Commit tokens")
        await it.tap(str(n))
        await it.answers(f"Commit tokens: {n}")


async def reveal(it: Somebody) -> None:
    """White has 1 builder and 2 cavalry, blue 2 builders, pink 1 builder, 1 cavalry and 2 infantry."""
    await it.is_asked("Everyone", "Reveal all tokens")
    for tokens in (("Builders", "Cavalry", "Cavalry"), ("Builders", "Builders"),
                   ("Builders", "Cavalry", "Infantry", "Infantry")):  # fmt: skip
        await it.tap(*tokens)
    await it.answers("Reveal all tokens")


async def roll(it: Somebody) -> None:
    """White rolls 11 with two dice, pink 13 with three."""
    await it.is_asked("Everyone", "Roll the dice")
    await it.tap("5", "6")
    await expect(it.page.get_by_role("tab", name="Cem")).to_have_attribute("aria-selected", "true")
    await it.tap("3", "4", "6")
    await it.answers("Rolled Ana: 5, 6, Cem: 3, 4, 6")


async def number_of(it: Somebody, row: str, column: int) -> Locator:
    """The key in that line of the grid on the board."""
    line = await it.page.locator("#board text", has_text=row).bounding_box()
    assert line is not None
    level = line["y"] + line["height"] / 2
    found = []
    for key in await it.page.locator("#board").get_by_role("button").all():
        box = await key.bounding_box()
        if box is not None and box["y"] <= level <= box["y"] + box["height"]:
            found.append((box["x"], key))
    return sorted(found, key=lambda each: each[0])[column][1]


# ---- the evening ------------------------------------------------------------------------------------------
async def test_a_round_of_the_rulebooks_example_is_played_by_clicks(browser: Browser, box: Core) -> None:
    async with visitor(browser, box.link) as it:
        await sit_down(it)
        await it.tap("House rules")
        free = it.page.get_by_role("group", name="Committing nothing because none are left").get_by_role(
            "button", name="Costs nothing"
        )
        await free.click()
        await expect(free).to_have_attribute("aria-pressed", "true")
        await it.tap("Back")
        await expect(it.key("House rules (1)")).to_be_visible()
        await it.answers("Start with 3 players")
        await it.answers("Start round 1")
        await turn_up(it)
        await commit(it, 3, 2, 4)
        await reveal(it)
        await it.sees_scores(0, 3, 0)
        await roll(it)
        await it.is_asked("Bo", "Reveal the event tile")
        await it.sees_scores(0, 3, 4)
        await it.page.get_by_role("button", name="Undo").click()
        await it.is_asked("Everyone", "Roll the dice")
        await it.sees_scores(0, 3, 0)
        await it.answers("Rolled Ana: 5, 6, Cem: 3, 4, 6")  # the form is filled in as it was
        await it.sees_scores(0, 3, 4)


async def test_the_menu_leads_to_all_that_a_table_wants_besides_playing(browser: Browser, box: Core) -> None:
    async with visitor(browser, box.link) as it:
        await begin(it)
        await it.tap("Why?")
        await it.is_asked("Committing tokens", "BNB-6")
        await it.tap("Back")
        clock = it.page.locator("#clock")
        await clock.get_by_role("button").click()
        await expect(clock).to_contain_text("Paused")
        await it.tap("Paused · Tap to resume")
        await expect(clock).not_to_contain_text("Paused")
        await it.goes("Corrections")
        await (await number_of(it, "+3 chips", 1)).click()
        await (
            it.page.get_by_role("group", name="Bo, +3 chips: recorded as 0")
            .get_by_role("button", name="2", exact=True)
            .click()
        )
        await it.answers("Bo, +3 chips: set to 2")
        await it.sees_scores(0, 6, 0)
        await it.tap("Back", "Add a note")
        await it.types("Cem was late")
        await it.answers("Save note")
        await expect(it.page.get_by_text("Cem was late")).to_be_visible()
        await it.tap("Back", "Score sheet")
        await expect(it.page.locator("#board text", has_text="Total")).to_be_visible()
        await it.tap("Back", "Leave the game")
        await it.answers("Save and leave")
        await it.answers("Resume Battles & Builders")
        await it.is_asked("Ana", "Reveal the event tile")
        await it.sees_scores(0, 6, 0)


async def test_who_watches_sees_the_table_live_and_changes_nothing(browser: Browser, box: Core) -> None:
    async with visitor(browser, box.link) as it, visitor(browser, box.watch) as other:
        await expect(other.confirm).to_have_text("You are watching")
        await begin(it)
        await turn_up(it)
        await commit(it, 3)
        await other.is_asked("Bo", "Commit tokens")
        await expect(other.page.locator("#board text", has_text="3 tokens committed")).to_be_visible()
        await expect(other.page.get_by_role("timer")).to_be_visible()
        await other.sees_scores(0, 0, 0)
        await expect(other.page.locator(".field, #beside button, #back button, #clock button")).to_have_count(0)
        await other.opens_menu()
        await expect(other.key("Score sheet")).to_be_visible()
        await expect(other.key("Corrections")).to_have_count(0)
