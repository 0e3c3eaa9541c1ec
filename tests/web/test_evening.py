"""An evening on phones: the real companion, real browsers, everything by clicks."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Locator, expect

from tests.web.browser import PHONE
from tests.web.core import Core
from tests.web.screen import Screen, opened

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SEATS = ("Ana", "Bo", "Cem")  # white, blue and pink, as in the rulebook's example BNB-69


class Somebody(Screen):
    """A player with a phone."""

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
        """Press confirm, which must show that sentence."""
        await expect(self.confirm).to_have_text(sentence)
        await self.confirm.click()

    async def types(self, text: str) -> None:
        """Type into the field that waits for it."""
        field = self.page.get_by_role("textbox")
        await expect(field).to_be_focused()
        await expect(field).to_have_value("")
        await self.page.keyboard.type(text)

    async def is_asked(self, who: str, what: str) -> None:
        """Expect this question in the prompt bar."""
        await expect(self.page.get_by_role("banner").locator(".say")).to_have_text(f"{who}{what}")

    async def sees_scores(self, *points: int) -> None:
        """Expect these public scores in the rail."""
        rail = self.page.get_by_role("navigation")
        await expect(rail.locator(".score")).to_have_text([str(n) for n in points])


# ---- players' actions -------------------------------------------------------------------------------------
async def sit_down(it: Somebody) -> None:
    """Enter three names at the table, though the game allows a fourth."""
    await it.page.get_by_role("button", name="Battles & Builders").click()
    for name in SEATS:
        await it.types(name)
        await it.answers(f"Seat {name}")
    await it.page.get_by_role("button", name="Everyone is here").click()
    await expect(it.confirm).to_have_text("Start with 3 players")


async def turn_up(it: Somebody) -> None:
    """Enter the tile of the example: open field, worth 4."""
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
    """Enter white's 1 builder and 2 cavalry, blue's 2 builders, pink's 1 builder, 1 cavalry and 2 infantry."""
    await it.is_asked("Everyone", "Reveal all tokens")
    for tokens in (("Builders", "Cavalry", "Cavalry"), ("Builders", "Builders"),
                   ("Builders", "Cavalry", "Infantry", "Infantry")):  # fmt: skip
        await it.tap(*tokens)
    await it.answers("Reveal all tokens")


async def roll(it: Somebody) -> None:
    """Enter the rolls: white 11 with two dice, pink 13 with three."""
    await it.is_asked("Everyone", "Roll the dice")
    await it.tap("5", "6")
    await expect(it.page.get_by_role("tab", name="Cem")).to_have_attribute("aria-selected", "true")
    await it.tap("3", "4", "6")
    await it.answers("Rolled Ana: 5, 6, Cem: 3, 4, 6")


# ---- the evening ------------------------------------------------------------------------------------------
async def test_a_round_of_the_rulebooks_example_is_played_by_clicks(browser: Browser, box: Core) -> None:
    async with opened(browser, box.link, Somebody, viewport=PHONE, locale="en-GB") as it:
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
        await it.answers("Rolled Ana: 5, 6, Cem: 3, 4, 6")  # the form has its old values
        await it.sees_scores(0, 3, 4)
