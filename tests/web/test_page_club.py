"""A club link opened by a phone goes to the table only: it stands in no address and is stored nowhere."""

from __future__ import annotations

import pytest
from msgspec import structs
from playwright.async_api import Browser

from companion.club.config import handover_link, link
from companion.records.catalogue_file import HandedEntry, encode
from companion.view import wire
from tests.samples import PLAYS
from tests.web.browser import phone
from tests.web.desk import BOS_TOKEN, FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SEATED = structs.replace(PLAYS["many"], own=(2,), seat=2)
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
async def test_a_phone_with_a_seat_hands_the_link_over_once(
    browser: Browser, link: str, page: str, answer: wire.Answer
) -> None:
    async with phone(browser, FakeDesk(SEATED), token="") as it:
        plain = it.page.url
        it.desk.admit(BOS_TOKEN)
        await it.page.wait_for_url("**/#t=the-token-of-bos-phone")
        await it.page.goto("about:blank")
        await it.page.goto(plain + link)
        assert await it.heard() == answer
        await it.page.wait_for_url("**/#t=the-token-of-bos-phone")
        kept = await it.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, location.href])")
        assert not any(secret in kept for secret in ("s3cret", CODE))
        await it.page.reload()
        await it.desk.joined(3)
        await it.page.locator("#band button").click()
        assert await it.heard() == wire.Go(page="menu")  # the next request: the link was not sent again


@LINKS
async def test_a_phone_without_a_seat_is_told_to_take_one_and_hands_it_over_then(
    browser: Browser, link: str, page: str, answer: wire.Answer
) -> None:
    async with phone(browser, FakeDesk(SEATED), token="") as it:
        plain = it.page.url
        await it.page.goto("about:blank")
        await it.page.goto(plain + link)
        assert await it.heard() == wire.Go(page=page)
        it.desk.admit(BOS_TOKEN)
        assert await it.heard() == answer


async def test_the_tables_code_opens_the_page_on_which_a_link_is_pasted(browser: Browser) -> None:
    async with phone(browser, FakeDesk(SEATED), token=BOS_TOKEN) as it:
        plain = it.page.url.partition("#")[0]
        await it.page.goto("about:blank")
        await it.page.goto(handover_link("", plain))
        assert await it.heard() == wire.Go(page="club")
