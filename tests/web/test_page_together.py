"""The page in a real browser: with other players, and the core decides."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.errors import Stale
from companion.view import wire
from rules.kit.types import Illegal
from tests.samples import PLAYS, WATCHING, play
from tests.ui.test_seat_keys import waiting
from tests.web.browser import phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def asks_of(*names: str) -> wire.Show:
    """A table that asks each of these players for the same dice."""
    ask = PLAYS["throw"].asks[0]
    asks = tuple(
        structs.replace(ask, ask=n, text=n, forms=(structs.replace(ask.forms[0], id=f"{n}@1"),)) for n in names
    )
    return structs.replace(PLAYS["throw"], asks=asks)


async def test_of_several_asks_the_chosen_one_stays_in_front_while_it_is_open(browser: Browser) -> None:
    async with phone(browser, FakeDesk(asks_of("Ana", "Bo", "Cem"))) as it:
        await it.tap("Cem")
        await it.page.get_by_role("textbox").fill("17")
        await it.tap("2, yellow: –", "3", "Blue")
        it.desk.show(asks_of("Bo", "Cem"))
        await expect(it.page.locator(".strip button")).to_have_count(2)
        await expect(it.confirm).to_have_text("Write the dice down")
        await it.confirm.click()
        answer = await it.heard()
        assert isinstance(answer, wire.Answer)
        assert answer.form == "Cem@1"
        it.desk.show(asks_of("Bo"))
        await expect(it.confirm).to_have_text("Fill in every field")


async def test_somebody_elses_move_keeps_what_i_have_chosen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["slots"])) as it:
        await it.tap("North", "South")
        await it.shows(structs.replace(PLAYS["slots"], next="Ana has answered", news=()))
        await expect(it.key("2: South")).to_be_visible()
        it.desk.show(WATCHING)
        await expect(it.page.locator(".slot")).to_have_count(0)


async def test_a_refusal_stands_above_confirm_until_the_next_tap(browser: Browser) -> None:
    desk = FakeDesk(PLAYS["many"])
    async with phone(browser, desk) as it:
        desk.refuses = Illegal("two-knights", "BNB-9")
        await it.confirm.click()
        strip = it.page.get_by_role("alert")
        await expect(strip).to_contain_text("two-knights")
        await expect(it.confirm).to_have_attribute("aria-disabled", "false")
        await it.tap("Red 1")
        await expect(it.page.get_by_text("two-knights")).to_have_count(0)
        desk.refuses = Illegal("two-knights", "BNB-9")
        await it.confirm.click()
        await strip.get_by_role("button", name="Why?").click()
        await it.heard()
        await it.heard()
        assert await it.heard() == wire.Go(page="rule/BNB-9")


async def test_what_was_refused_at_once_goes_back(browser: Browser) -> None:
    light = wire.AmountView(name="light", label="Light", least=1, most=3, default=1, at_once=True)
    desk = FakeDesk(play(light, confirm=""))
    async with phone(browser, desk) as it:
        desk.refuses = Stale("form-closed")
        await it.tap("3")
        await expect(it.page.get_by_role("alert")).to_contain_text("form-closed")
        await expect(it.key("1")).to_have_attribute("aria-pressed", "true")


# ---- who is ready ---------------------------------------------------------------------------------------
async def test_each_seat_has_its_own_key_and_keeps_its_place(browser: Browser) -> None:
    async with phone(browser, FakeDesk(waiting(0, 1, 2))) as it:
        await expect(it.page.locator("#go button")).to_have_count(0)
        cem = it.page.get_by_role("button", name="Cem is ready")
        before = await cem.bounding_box()
        it.desk.show(waiting(1, 2))
        await expect(it.page.get_by_role("button", name="✓ Ana")).to_be_visible()
        assert await cem.bounding_box() == before
        await cem.click()
        assert await it.heard() == wire.Answer(form="ready-2@41", values={})


async def test_beside_another_question_that_one_alone_is_in_front(browser: Browser) -> None:
    async with phone(browser, FakeDesk(waiting(0, 1, 2, start=True))) as it:
        await expect(it.confirm).to_have_text("Start the clock")
        await it.page.get_by_role("button", name="Bo is ready").click()
        assert await it.heard() == wire.Answer(form="ready-1@41", values={})
