"""The page in a real browser as a player's seat: admission, own secrets, cue sounds, own light, records as files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from companion.view.wire import AskView, Cue, FormView
from tests.samples import CHIPS, ORDERS, PLAYS, WATCHING
from tests.web.browser import OUT_OF_SIGHT, SMALL, Phone, phone, scripted
from tests.web.desk import BOS_TOKEN, RECORD, FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TWIN = FormView(id="r3:laid@41", label="It lies behind my screen", confirm="My row lies there")
PROGRAMME = FormView(
    id="r3:row@41",
    label="Your six orders, left to right",
    confirm="Write down {orders}",
    missing="Orders to go",
    fields=(ORDERS,),
    secret=True,
    hint="Ready closes it",
)
SECRET = structs.replace(
    PLAYS["slots"],
    asks=(AskView(ask="r3:row@41", seat=1, text="Bo", forms=(PROGRAMME, TWIN)),),
    seat=1,
    own=(1,),
    chips=tuple(structs.replace(chip, phone=chip.seat == 1) for chip in CHIPS),
)
WRITTEN = ("North", "South", "Rest", "Rest", "North", "South")


def cued(n: int, kind: str, **more: Any) -> wire.Show:
    return structs.replace(SECRET, cue=Cue(n=n, kind=kind), **more)  # type: ignore[arg-type]


# ---- admission --------------------------------------------------------------------------------------------
async def test_who_is_let_in_has_the_token_in_the_link_and_kept_by_the_browser_and_nowhere_else(
    browser: Browser,
) -> None:
    async with phone(browser, FakeDesk(SECRET), token="") as it:
        await expect(it.confirm).to_have_text("You are watching")
        it.desk.admit(BOS_TOKEN)
        await expect(it.confirm).to_have_text("Orders to go")
        assert it.page.url.endswith(f"/#t={BOS_TOKEN}")
        kept = "JSON.stringify([{...localStorage, token: ''}, {...sessionStorage}, document.cookie, document.title])"
        assert await it.page.evaluate("localStorage.token") == BOS_TOKEN
        assert BOS_TOKEN not in await it.page.evaluate(kept)
        assert BOS_TOKEN not in await it.page.content()
        await it.page.reload()
        await expect(it.confirm).to_have_text("Orders to go")
        assert it.desk.joins[-1].token == BOS_TOKEN


# ---- own seats --------------------------------------------------------------------------------------------
async def test_a_phone_of_two_seats_looks_as_the_one_that_is_tapped_and_says_when_it_is_waited_for(
    browser: Browser,
) -> None:
    shown = structs.replace(WATCHING, seat=1, own=(1,), may=True)
    async with phone(browser, FakeDesk(shown), token=BOS_TOKEN) as it:
        await expect(it.confirm).to_have_text("It is not your turn")
        assert not (await it.page.title()).startswith("●")
        await it.shows(structs.replace(shown, own=(1, 2), next="You"))
        assert (await it.page.title()).startswith("●")
        rail = it.page.get_by_role("navigation")
        assert await rail.locator(".own .score").first.text_content() == f"{shown.chips[1].score} You"
        await rail.get_by_role("button", name="Cem").click()
        assert await it.heard() == wire.Go(page="as/2")
        await rail.get_by_role("button", name="Bo").click()
        assert await it.heard() == wire.Go(page="seat/1")


async def test_only_screens_of_the_table_pause(browser: Browser) -> None:
    async with phone(browser, FakeDesk(structs.replace(SECRET, paused=True)), token=BOS_TOKEN) as it:
        await expect(it.page.get_by_role("status").first).to_have_text("Paused")
        await expect(it.page.locator("#clock button, #line button")).to_have_count(0)


# ---- secrets ----------------------------------------------------------------------------------------------
async def test_a_secret_stands_where_the_board_was_and_hidden_or_out_of_sight_it_is_nowhere_on_the_page(
    browser: Browser,
) -> None:
    async with phone(browser, FakeDesk(SECRET), token=BOS_TOKEN, size=SMALL) as it:
        await expect(it.page.get_by_text("Only you should see this")).to_be_visible()
        await expect(it.page.locator("#board text")).to_have_count(0)
        await expect(it.page.locator("#board").get_by_role("button", name="North")).to_be_visible()
        await it.tap(*WRITTEN, "Hide")
        await expect(it.key("Show")).to_be_focused()
        assert "North" not in await it.page.locator("#screen").inner_text()
        await expect(it.confirm).to_have_text("Hidden")
        await it.confirm.click(force=True)
        it.desk.show(structs.replace(SECRET, next="Ana has answered"))
        await expect(it.key("Show")).to_be_visible()
        await it.tap("Show")
        await expect(it.confirm).to_have_text("Write down North, South, Rest, Rest, North, South")
        await it.page.evaluate(OUT_OF_SIGHT)
        await expect(it.page.get_by_text("North")).to_have_count(0)
        assert it.desk.heard.empty()
        await it.tap("Show")
        await it.confirm.click()
        answer = await it.heard()
        assert answer == wire.Answer(form="r3:row@41", values={"orders": ["n", "s", "rest", "rest", "n", "s"]})


# ---- cues -------------------------------------------------------------------------------------------------
EARS = """() => {
    window.heard = [];
    const tell = (name, text) => { document.documentElement.dataset[name] = text; };
    const hear = (sound) => { heard.push(sound); tell('heard', [...new Set(heard)].sort().join(' ')); };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        if (this.context.state === 'running') hear('note');
        return start.apply(this, when);
    };
    navigator.vibrate = (pattern) => { hear('buzz'); return true; };
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            this.addEventListener('statechange', () => tell('loudspeaker', this.state));
        }
    };
}"""


listening = scripted(f"({EARS})()")


async def called(it: Phone, kind: str) -> set[str]:
    """The sounds and vibrations since the last call, once the page has shown that cue."""
    await expect(it.page.locator("body")).to_have_attribute("data-cue", kind)
    return set(await it.page.evaluate("heard.splice(0)"))


async def assert_heard_and_felt(it: Phone, kind: str) -> None:
    """Expect that cue once, and no other."""
    await expect(it.page.locator("html")).to_have_attribute("data-heard", "buzz note")
    assert await called(it, kind) == {"note", "buzz"}
    await it.page.evaluate("delete document.documentElement.dataset.heard")


async def assert_off(it: Phone) -> None:
    """Wait until the loudspeaker is off."""
    await expect(it.page.locator("html")).to_have_attribute("data-loudspeaker", "suspended")


async def test_my_turn_is_heard_felt_and_seen_after_the_first_touch_and_the_loudspeaker_is_off_again(
    browser: Browser,
) -> None:
    async with phone(browser, FakeDesk(cued(3, "reveal")), token=BOS_TOKEN, prepare=listening) as it:
        await expect(it.page.locator("body[data-cue]")).to_have_count(0)  # never at the first Show
        it.desk.show(cued(4, "warning"))
        assert await called(it, "warning") == set()
        await it.tap("North")
        for n, kind in ((5, "turn"), (6, "warning")):
            await assert_off(it)
            it.desk.show(cued(n, kind))
            await assert_heard_and_felt(it, kind)
        await assert_off(it)
        await it.shows(cued(6, "warning", next="Seen"))
        assert await it.page.evaluate("heard") == []


async def test_a_muted_phone_is_only_seen_and_stays_muted(browser: Browser) -> None:
    async with phone(browser, FakeDesk(cued(3, "reveal")), token=BOS_TOKEN, prepare=listening) as it:
        await it.tap("Sound is on")
        await expect(it.key("Sound is off")).to_be_visible()
        it.desk.show(cued(4, "turn"))
        assert await called(it, "turn") == set()
        await it.page.reload()
        await expect(it.key("Sound is off")).to_be_visible()


# ---- light, sleep, files ----------------------------------------------------------------------------------
FELT = {"day": "rgb(44, 74, 66)", "night": "rgb(23, 39, 35)"}


async def test_a_phone_has_its_own_light_and_the_tables_screens_have_the_tables(browser: Browser) -> None:
    async with phone(browser, FakeDesk(WATCHING), token="") as it:
        board = it.page.locator("#board")
        await expect(board).to_have_css("background-color", FELT["day"])
        await it.page.emulate_media(color_scheme="dark")
        await expect(board).to_have_css("background-color", FELT["night"])
        await it.tap("Light")
        await expect(board).to_have_css("background-color", FELT["day"])
        await it.page.reload()
        await expect(board).to_have_css("background-color", FELT["day"])
    async with phone(browser, FakeDesk(WATCHING)) as it:
        await it.page.emulate_media(color_scheme="dark")
        await expect(it.page.locator("#board")).to_have_css("background-color", FELT["day"])
        it.desk.show(structs.replace(WATCHING, night=True))
        await expect(it.page.locator("#board")).to_have_css("background-color", FELT["night"])


async def test_the_screen_stays_on_while_a_game_is_played_and_may_go_off_in_a_pause(browser: Browser) -> None:
    locks = scripted("""
        let locks = 0;
        const count = by => { locks += by; document.documentElement.dataset.locks = locks; };
        navigator.wakeLock.request = async () => { count(1); return { release: () => count(-1) }; };
    """)
    async with phone(browser, FakeDesk(SECRET), token=BOS_TOKEN, prepare=locks) as it:
        document = it.page.locator("html")  # not wait_for_function: the page's own policy forbids what that evaluates
        await expect(document).to_have_attribute("data-locks", "1")
        it.desk.show(structs.replace(SECRET, paused=True))
        await expect(document).to_have_attribute("data-locks", "0")


async def test_a_record_becomes_a_file_or_is_said_not_to_be_had_and_the_token_is_in_no_address(
    browser: Browser, tmp_path: Path
) -> None:
    shown = structs.replace(WATCHING, links=(wire.Link(text="Record", go="record:7K2Q.jsonl"),))
    asked: list[str] = []
    async with phone(browser, FakeDesk(shown), token=BOS_TOKEN) as it:
        it.page.on("request", lambda request: asked.append(request.url))
        async with it.page.expect_download() as started:
            await it.tap("Record")
        file = await started.value
        assert file.suggested_filename == "7K2Q.jsonl"
        await file.save_as(tmp_path / "record")
        assert (tmp_path / "record").read_bytes() == RECORD
        assert [url for url in asked if "/record/" in url] != []
        assert not any(BOS_TOKEN in url for url in asked)
        it.desk.show(structs.replace(shown, links=(wire.Link(text="Another", go="record:XXXX.jsonl"),)))
        await it.tap("Another")
        await expect(it.page.get_by_role("alert")).to_contain_text("could not be fetched")
        it.forgive("404")
