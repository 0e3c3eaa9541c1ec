"""The page in a real browser: its corners, its history, and links that are handed over."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.club.config import handover_link, link
from companion.records.catalogue_file import HandedEntry, encode
from companion.view import wire
from tests.samples import PAGES, PLAYS
from tests.web.browser import box_of, phone, stop_the_clock
from tests.web.desk import BOS_TOKEN, FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# ---- back and undo ---------------------------------------------------------------------------------------
SEATED = structs.replace(PLAYS["many"], own=(2,), seat=2)


async def test_what_was_undone_can_be_redone_beside_it(browser: Browser) -> None:
    shown = structs.replace(PLAYS["many"], redo=wire.Back(text="Redo", what="Bo: pass", n=42))
    async with phone(browser, FakeDesk(shown)) as it:
        await it.tap("Redo Bo: pass")
        assert await it.heard() == wire.Redo(n=42)
        it.desk.show(structs.replace(shown, seq=9, next="Redone"))
        await it.tap("Undo Ana: commit 3 tokens")
        assert await it.heard() == wire.Undo(n=41)


async def test_one_back_too_many_undoes_nothing_and_undo_is_pale_until_it_was_seen(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PAGES["rule"]), at_once=False, prepare=stop_the_clock) as it:
        back = it.page.locator("#back button")
        await it.tap("Back")
        assert await it.heard() == wire.Go(page="play")
        it.desk.show(structs.replace(PLAYS["many"], seq=9))
        await expect(back).to_contain_text("Undo")
        await expect(back.locator("b")).to_have_css("opacity", "0.5")
        await it.page.clock.fast_forward(1_500)
        box = await box_of(back)
        await it.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert it.desk.heard.empty()
        await it.page.clock.fast_forward(1_500)
        await expect(back.locator("b")).to_have_css("opacity", "0.5")  # further taps come too soon to be meant
        await it.page.clock.fast_forward(600)
        await expect(back.locator("b")).to_have_css("opacity", "1")
        await back.click()
        assert await it.heard() == wire.Undo(n=41)


async def test_undo_can_be_tapped_again_after_half_a_second(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PLAYS["many"]), at_once=False, prepare=stop_the_clock) as it:
        back = it.page.locator("#back button")
        await back.click()
        it.desk.show(structs.replace(PLAYS["many"], seq=9, back=wire.Back(text="Undo", what="Bo: pass", n=40)))
        await expect(back).to_contain_text("Bo: pass")
        await it.page.clock.fast_forward(600)
        await back.click()
        assert [await it.heard(), await it.heard()] == [wire.Undo(n=41), wire.Undo(n=40)]


async def test_of_the_ways_to_look_back_the_one_that_is_shown_is_marked(browser: Browser) -> None:
    links = tuple(wire.Link(text=text, go=text.lower()) for text in ("Records", "Statistics"))
    async with phone(browser, FakeDesk(structs.replace(PAGES["rule"], page="records/akkon", links=links))) as it:
        await expect(it.page.locator(".links [aria-current=page]")).to_have_text(["Records"])


async def test_the_browsers_back_closes_a_page_and_stays_at_the_table(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SEATED)) as it:
        await it.page.locator("#band button").click()
        assert await it.heard() == wire.Go(page="menu")
        it.desk.show(structs.replace(PAGES["rule"], seq=9, own=(2,), seat=2))
        await expect(it.key("Back")).to_be_visible()
        await it.page.go_back()
        assert await it.heard() == wire.Go(page="play")
        it.desk.show(structs.replace(SEATED, seq=10))
        await expect(it.confirm).to_be_visible()
        url = it.page.url
        for _ in range(5):
            await it.page.go_back()
        assert it.page.url == url
        await it.confirm.click()
        assert isinstance(await it.heard(), wire.Answer)


async def test_who_only_watches_leaves_with_back(browser: Browser) -> None:
    watching = structs.replace(PLAYS["many"], may=False, own=(), seat=-1)
    async with phone(browser, FakeDesk(watching)) as it:
        await it.page.locator("#band button").click()
        assert await it.heard() == wire.Go(page="menu")
        await it.page.go_back()
        await it.page.wait_for_url("about:blank")


async def test_a_phone_that_was_let_in_has_its_seat_again_when_its_tab_was_closed(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SEATED), token="") as it:
        plain = it.page.url
        it.desk.admit(BOS_TOKEN)
        await it.page.wait_for_url("**/#t=the-token-of-bos-phone")
        await it.page.locator("#band button").click()  # an entry of the history that has the old link
        await it.page.go_back()
        assert it.page.url.endswith("#t=the-token-of-bos-phone")
        again = await it.page.context.new_page()
        await it.page.close()
        await again.goto(plain)
        await again.wait_for_url("**/#t=the-token-of-bos-phone")
        await again.locator("#band .say").wait_for()
        it.desk.admit("")
        await again.wait_for_url(plain)
        await again.reload()
        await again.locator("#band .say").wait_for()
        assert again.url == plain


async def test_a_phone_that_asks_is_let_in_by_one_tap_and_the_board_stays(browser: Browser) -> None:
    async with phone(browser, FakeDesk(PAGES["knocks"])) as it:
        assert await it.page.locator(".knock b").all_text_contents() == ["55", "88"]
        await expect(it.page.locator("#board svg")).to_be_visible()
        await it.tap("Yes")
        assert await it.heard() == wire.Answer(form="~phones/55", values={"yes": True})
        await it.tap("Nee")
        assert await it.heard() == wire.Answer(form="~phones/88", values={"yes": False})


# ---- links that go to the table only ---------------------------------------------------------------------
LINK = link("club.example", 8883, "t4", "s3cret+&#%", "", "De Zwaan & co")
CODE = encode(HandedEntry(game="any_game", kind="pad", id="Farm", values={"name": "Farm", "goal": 20}))
LINKS = pytest.mark.parametrize(
    ("link", "page", "answer"),
    [
        (handover_link(LINK, ""), "club", wire.Answer(form="~club", values={"link": LINK})),
        (f"#keep={CODE}", "sit", wire.Answer(form="~keep", values={"code": CODE})),
    ],
    ids=("a club's", "an entry of a catalogue"),
)


@LINKS
async def test_a_phone_hands_the_link_over_once_as_soon_as_it_has_a_seat(
    browser: Browser, link: str, page: str, answer: wire.Answer
) -> None:
    async with phone(browser, FakeDesk(SEATED), token="") as it:
        plain = it.page.url
        await it.page.goto("about:blank")
        await it.page.goto(plain + link)
        assert await it.heard() == wire.Go(page=page)  # where a seat is taken
        it.desk.admit(BOS_TOKEN)
        assert await it.heard() == answer
        await it.page.wait_for_url("**/#t=the-token-of-bos-phone")
        kept = await it.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, location.href])")
        assert not any(secret in kept for secret in ("s3cret", CODE))
        await it.tap("Nederlands")  # the line begins anew
        await expect(it.page.locator("html")).to_have_attribute("lang", "nl")
        await it.page.reload()
        await it.page.locator("#band .say").wait_for()
        await it.page.locator("#band button").click()
        assert await it.heard() == wire.Go(page="menu")  # the next request: the link was not sent again


async def test_the_tables_code_opens_the_page_on_which_a_link_is_pasted(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SEATED), token=BOS_TOKEN) as it:
        plain = it.page.url.partition("#")[0]
        await it.page.goto("about:blank")
        await it.page.goto(handover_link("", plain))
        assert await it.heard() == wire.Go(page="club")
