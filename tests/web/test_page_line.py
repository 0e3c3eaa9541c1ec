"""The page in a real browser: time, and the connection to the core."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.samples import PLAYS
from tests.web.browser import DESKTOP, OUT_OF_SIGHT, Phone, new_page, open_link, phone, stop_the_clock
from tests.web.desk import FakeDesk, serving

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BACK_AFTER = """(ms) => {
    const now = Date.now();
    Date.now = () => now + ms;
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
SAMPLES, QUICK_MS = 9, 300  # pings until the clock is known, and between them


async def test_the_clock_runs_and_a_tap_pauses_it(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"])) as it:
        await expect(it.page.locator("#clock b")).not_to_have_text("0:34")
        await it.page.locator("#clock button").click()
        assert await it.heard() == wire.Pause(on=True)
        it.desk.show(structs.replace(PLAYS["many"], paused=True))
        await it.page.get_by_role("button", name="Paused · Tap to resume").click()
        assert await it.heard() == wire.Pause(on=False)


async def test_a_phone_comes_back_by_itself_when_the_companion_was_away(browser: Browser) -> None:
    desk = FakeDesk(PLAYS["many"])
    async with serving(desk) as server:
        port = server.port
        it = Phone(await new_page(browser), desk)
        await open_link(it, port)
    await expect(it.page.locator("#line")).to_contain_text("No connection")
    await expect(it.confirm).to_have_attribute("aria-disabled", "true")
    async with serving(FakeDesk(structs.replace(PLAYS["many"], next="Here again")), port=port):
        await expect(it.page.locator("#line")).to_be_empty()
        await expect(it.page.locator("#rail .next")).to_have_text("Here again")
        await expect(it.confirm).to_have_attribute("aria-disabled", "false")
        await it.page.context.close()


async def test_a_page_that_slept_joins_anew_and_one_that_was_out_of_sight_for_a_moment_asks(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"])) as it:
        await it.page.evaluate(OUT_OF_SIGHT)
        await it.page.evaluate(BACK_AFTER, 2_000)
        await expect(it.page.locator("#line")).to_be_empty()
        assert len(it.desk.joins) == 1
        await it.page.evaluate(OUT_OF_SIGHT)
        await it.page.evaluate(BACK_AFTER, 60_000)
        await it.desk.joined(2)
        await expect(it.page.locator("#line")).to_be_empty()
        await it.shows(structs.replace(PLAYS["many"], next="Ana has answered"))
        assert len(it.desk.joins) == 2


async def test_once_the_clock_is_known_it_is_asked_for_once_a_minute(browser: Browser) -> None:
    desk = FakeDesk(structs.replace(PLAYS["many"], clock=None))
    passed_ms = 0
    desk.now_ms = lambda: passed_ms  # type: ignore[method-assign]

    async with phone(browser, desk, prepare=stop_the_clock) as it:

        async def passes(ms: int) -> None:
            nonlocal passed_ms
            passed_ms += ms
            await it.page.clock.run_for(ms)

        async def asked(times: int) -> None:
            async with asyncio.timeout(60):
                while desk.pings < times:
                    await asyncio.sleep(0.01)

        for times in range(1, SAMPLES + 1):
            await asked(times)
            await heard_back(it)
            await passes(QUICK_MS)
        await passes(50_000)
        assert desk.pings == SAMPLES
        await passes(12_000)
        await asked(SAMPLES + 1)


async def heard_back(it: Phone) -> None:
    """Wait until all messages sent so far have arrived: the newest Show is behind them."""
    shown = f"seen {it.desk.pings}"
    await it.shows(structs.replace(it.desk.shown, next=shown))


async def test_without_the_token_the_page_is_a_mirror(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"]), token="", size=DESKTOP) as it:
        assert it.desk.joins == [wire.Join(lang="en-GB")]
        await expect(it.confirm).to_have_text("You are watching")
        await expect(it.page.locator(".field, #beside button, #back button, #clock button")).to_have_count(0)
        await it.page.get_by_role("button", name="Ana").click()
        assert await it.heard() == wire.Go(page="seat/0")


async def test_the_page_speaks_the_browsers_language_until_another_is_chosen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(), token="", locale="nl-NL") as it:
        await expect(it.confirm).to_have_text("Je kijkt mee")
        await it.tap("English")
        await expect(it.confirm).to_have_text("You are watching")
        await it.page.reload()
        await expect(it.confirm).to_have_text("You are watching")
        assert [join.lang for join in it.desk.joins] == ["nl-NL", "en,nl-NL", "en,nl-NL"]
