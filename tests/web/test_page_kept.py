"""The page in a real browser: unconfirmed choices outlive a reload, for their seat and form alone."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.samples import CHIPS, ORDERS, PLAYS, WATCHING
from tests.web.browser import Phone, phone
from tests.web.desk import BOS_TOKEN, FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ROW = wire.FormView(
    id="row@41", label="Your orders", confirm="Write down {orders}", missing="To go", fields=(ORDERS,), secret=True
)
BO = structs.replace(PLAYS["slots"], game="7K2Q", seat=1, own=(1,), chips=CHIPS)
SECRET = structs.replace(BO, asks=(wire.AskView(ask="row@41", seat=1, text="Bo", forms=(ROW,)),))
OPEN = structs.replace(PLAYS["many"], game="7K2Q", seat=1, own=(1,))


async def reloaded(it: Phone) -> None:
    await it.page.reload()
    await it.page.locator("#band .say").wait_for()


async def kept(it: Phone) -> int:
    """The number of entries in the tab's session storage."""
    return int(await it.page.evaluate("sessionStorage.length"))


async def test_a_reload_keeps_what_was_chosen_and_nobody_is_sent_it(browser: Browser) -> None:
    async with phone(browser, FakeDesk(OPEN), token=BOS_TOKEN) as it:
        await it.tap("Green 5")
        await reloaded(it)
        await expect(it.key("Green 5")).to_have_attribute("aria-pressed", "true")
        assert it.desk.heard.empty()
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form="r3:test@41", values={"dice": ["a", "b"]})


async def test_a_secret_that_was_begun_is_hidden_after_a_reload_and_as_it_was(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SECRET), token=BOS_TOKEN) as it:
        await it.tap("North", "South")
        await reloaded(it)
        await expect(it.confirm).to_have_text("Hidden")
        assert "North" not in await it.page.locator("#screen").inner_text()
        await it.tap("Show")
        await it.tap("Rest", "Rest", "North", "South")
        await expect(it.confirm).to_have_text("Write down North, South, Rest, Rest, North, South")
        await it.tap("Clear")
        assert await kept(it) == 0


ANOTHER = structs.replace(SECRET.asks[0], forms=(structs.replace(ROW, id="row@55"),))
GONE = {
    "the form": structs.replace(WATCHING, game="7K2Q", seat=1, own=(1,), next="On"),
    "the form, for another one": structs.replace(SECRET, asks=(ANOTHER,), next="On"),
    "the seat": structs.replace(SECRET, seat=-1, own=(), next="On"),
    "the phone's other seat": structs.replace(SECRET, seat=2, own=(1, 2), next="On"),
    "the game": structs.replace(SECRET, game="9ZZZ", next="On"),
}


async def test_what_was_chosen_goes_with_the_form_the_seat_or_the_game(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SECRET), token=BOS_TOKEN) as it:
        for what, gone in GONE.items():
            await it.tap("North", "South")
            assert await kept(it) == 1
            await it.shows(gone)
            assert await kept(it) == 0, what
            await it.shows(structs.replace(SECRET, next="Again"))
            await expect(it.confirm).to_have_text("To go")
            await expect(it.page.get_by_role("button", name="1: North")).to_have_count(0)


async def test_a_look_at_another_page_keeps_it_and_a_form_that_has_changed_begins_afresh(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SECRET), token=BOS_TOKEN) as it:
        await it.tap("North", "South")
        await it.shows(structs.replace(SECRET, page="menu", asks=(), next="Menu"))
        assert await kept(it) == 1
        changed = structs.replace(ROW, fields=(structs.replace(ORDERS, slots=4),))
        it.desk.show(structs.replace(SECRET, asks=(structs.replace(SECRET.asks[0], forms=(changed,)),)))
        await expect(it.confirm).to_have_text("To go")
        await reloaded(it)
        await expect(it.confirm).to_have_text("To go")
        await expect(it.page.get_by_role("button", name="1: North")).to_have_count(0)
