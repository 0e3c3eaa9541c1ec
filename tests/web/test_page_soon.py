"""The page in a real browser before an automatic step: the announcement, and the touch that stops it."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from companion.view.wire import Fact, FormView, Soon
from tests.samples import PLAYS
from tests.web.browser import SMALL, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TOLD = "Next, automatically – Cem: travel to 7. Touch to stop."
FORM = FormView(id="r3:travel@41", label="Cem travels", confirm="Cem travels to 7")
OTHER = FormView(id="r3:all@41", label="Everyone", confirm="All have done it")
ASK = structs.replace(PLAYS["choice"].asks[0], forms=(FORM, OTHER))
SOON = structs.replace(
    PLAYS["choice"],
    asks=(ASK,),
    soon=Soon(form=FORM.id, text=TOLD, left_ms=60_000, of_ms=80_000),
    facts=(Fact(text=TOLD, style="label"),),
)
HELD = structs.replace(SOON, soon=None, facts=())
STYLE = "(key) => [getComputedStyle(key).animationDuration, getComputedStyle(key).animationDelay]"


async def test_the_confirm_key_fills_for_as_long_as_the_step_is_shown(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SOON), size=SMALL) as it:
        await expect(it.confirm).to_have_text("Cem travels to 7")
        await expect(it.confirm).to_have_class("confirm soon")
        assert await it.confirm.evaluate(STYLE) == ["80s", "-20s"]


async def test_it_is_read_out_once(browser: Browser) -> None:
    async with phone(browser, FakeDesk(HELD)) as it:
        await expect(it.page.locator("#said")).to_be_empty()
        it.desk.show(SOON)
        await expect(it.page.locator("#said")).to_have_text(TOLD)
        it.desk.show(structs.replace(SOON, news=(wire.NewsView(n=99, text="Bo came"),)))
        await expect(it.page.locator("#said")).to_have_text("Bo came")


async def test_a_touch_anywhere_or_any_key_stops_it_once(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["choice"])) as it:
        for spot in ("#form .fact", "#board", "#beside [data-id=hold]", ""):
            form = structs.replace(FORM, id=f"travel{spot}@41")
            soon = Soon(form=form.id, text=TOLD, left_ms=60_000, of_ms=80_000)
            it.desk.show(structs.replace(SOON, asks=(structs.replace(ASK, forms=(form, OTHER)),), soon=soon))
            await expect(it.page.locator("#go .soon")).to_have_count(1)
            if spot:
                await it.page.locator(spot).click(position={"x": 4, "y": 4})
            await it.page.keyboard.press("Tab")
            await expect(it.page.locator("#go .soon")).to_have_count(0)
            assert await it.heard() == wire.Hold(form=form.id)
        await it.tap("Everyone", "All have done it")
        assert await it.heard() == wire.Answer(form=OTHER.id)


async def test_a_tap_on_the_key_writes_it_down_now(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SOON)) as it:
        await it.confirm.click()
        said = {type(await it.heard()), type(await it.heard())}
        assert said == {wire.Answer, wire.Hold}


async def test_who_cannot_confirm_it_reads_that_it_comes_and_sees_no_countdown(browser: Browser) -> None:
    async with phone(browser, FakeDesk(structs.replace(SOON, soon=None, may=False)), token="") as it:
        await expect(it.page.locator("#form .fact")).to_have_text(TOLD)
        await expect(it.page.locator(".soon, [data-id=hold]")).to_have_count(0)
