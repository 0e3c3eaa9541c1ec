"""The page in a real browser: with other players, and before an automatic step; the core decides."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.errors import Stale
from companion.view import wire
from companion.view.wire import Fact, FormView, Soon
from rules.kit.types import Illegal
from tests.samples import PLAYS, WATCHING, play, waiting
from tests.web.browser import SMALL, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


# ---- questions to several --------------------------------------------------------------------------------
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
        assert it.ids[0] != it.ids[1]
        assert all(len(one) >= 16 for one in it.ids)
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


# ---- before an automatic step ----------------------------------------------------------------------------
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
