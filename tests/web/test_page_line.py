"""The page in a real browser: time, the line to the core, and what was chosen or sent, which is never lost silently."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs
from playwright.async_api import Browser, Page, expect

from companion.view import wire
from tests.samples import CHIPS, ORDERS, PLAYS, WATCHING
from tests.web.browser import DESKTOP, OUT_OF_SIGHT, Phone, new_page, open_link, phone, stop_the_clock
from tests.web.desk import BOS_TOKEN, FakeDesk, serving

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# ---- time and the line -----------------------------------------------------------------------------------
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


# ---- sent ------------------------------------------------------------------------------------------------
FORM = "r3:test@41"


def busy() -> FakeDesk:
    """A desk whose answers stay pending until its gate is opened."""
    desk = FakeDesk(PLAYS["many"])
    desk.gate = asyncio.Event()
    return desk


async def test_an_answer_whose_line_broke_is_sent_again_with_the_same_word(browser: Browser) -> None:
    desk = busy()
    async with phone(browser, desk) as it:
        await it.confirm.click()
        first = await it.heard()
        await it.page.context.set_offline(True)
        line = it.page.locator("#line")
        await expect(line).to_contain_text("No connection")
        await expect(line).to_contain_text("Sent, but not confirmed yet")
        await expect(it.confirm).to_have_attribute("aria-disabled", "true")
        assert desk.gate is not None
        desk.gate.set()
        await it.page.context.set_offline(False)
        assert await it.heard() == first
        assert it.ids[0] == it.ids[1]
        await expect(line).to_be_empty()
        assert desk.heard.empty()
        it.forgive("ERR_INTERNET_DISCONNECTED")


async def test_a_tap_while_there_is_no_line_says_that_nothing_was_sent(browser: Browser) -> None:
    clock = PLAYS["many"].clock
    assert clock
    stands = structs.replace(clock, running=False)  # a key that is drawn anew every second cannot be aimed at
    async with phone(browser, FakeDesk(structs.replace(PLAYS["many"], clock=stands))) as it:
        await it.page.context.set_offline(True)
        await expect(it.page.locator("#line")).to_contain_text("No connection")
        for key in (it.confirm, it.key("Undo Ana: commit 3 tokens"), it.page.locator("#clock button")):
            await key.click(force=True)
            await expect(it.page.get_by_role("alert")).to_contain_text("not sent")
            await it.tap("Green 5")
            await expect(it.page.get_by_role("alert")).to_be_empty()
        await it.page.context.set_offline(False)
        await expect(it.page.locator("#line")).to_be_empty()
        await it.confirm.click()
        assert await it.heard() == wire.Answer(form=FORM, values={"dice": ["a", "b"]})
        it.forgive("ERR_INTERNET_DISCONNECTED")


async def test_a_key_that_is_tapped_twice_is_sent_once_and_said_to_be_long_under_way(browser: Browser) -> None:
    desk = busy()
    async with phone(browser, desk) as it:
        await it.key("Undo Ana: commit 3 tokens").dblclick()
        await it.page.locator("#clock button").dblclick()
        await expect(it.page.locator("#line")).to_contain_text("Sent, but not confirmed yet")
        assert desk.gate is not None
        desk.gate.set()
        await expect(it.page.locator("#line")).to_be_empty()
        assert await it.heard() == wire.Undo(n=41)
        assert await it.heard() == wire.Pause(on=True)
        await it.confirm.click()
        assert isinstance(await it.heard(), wire.Answer)


async def test_a_line_that_is_dead_without_saying_so_is_noticed_and_replaced(browser: Browser) -> None:
    desk = FakeDesk(PLAYS["many"])
    swallows = False

    async def through_a_tunnel(page: Page) -> None:
        await page.clock.install()

        def on(socket: object) -> None:
            nonlocal swallows
            server = socket.connect_to_server()  # type: ignore[attr-defined]
            dead = False

            def up(message: str) -> None:
                nonlocal dead
                dead = dead or swallows
                if not dead:
                    server.send(message)

            socket.on_message(up)  # type: ignore[attr-defined]

        await page.route_web_socket("**/ws", on)

    async with phone(browser, desk, prepare=through_a_tunnel) as it:
        await it.shows(structs.replace(PLAYS["many"], next="Now"))  # it was made just now
        swallows = True
        await it.confirm.click()
        await it.page.clock.run_for(4_000)
        await expect(it.page.locator("#line")).to_contain_text("This page may be out of date")
        assert desk.heard.empty()
        swallows = False
        await it.page.clock.run_for(10_000)
        assert isinstance(await it.heard(), wire.Answer)
        await expect(it.page.locator("#line")).to_be_empty()


# ---- chosen, and not confirmed yet -----------------------------------------------------------------------
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
