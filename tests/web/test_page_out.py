"""Exporting a result by phone, from the code on the table's screen to the file: in a real browser."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec import structs
from playwright.async_api import Browser

from companion.view import wire
from tests.companion.evenings import record, shelve
from tests.samples import WATCHING
from tests.web.browser import PHONE, phone
from tests.web.core import core
from tests.web.desk import FakeDesk
from tests.web.player import player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
NAMES = ("=Ana, B.", "محمد 🎲", "Cem", "Dee")
SHARE_SHEET = """
  navigator.canShare = ({ files }) => files.every((file) => file.type.startsWith("image/"));
  window.shared = new Promise((told) => {
    navigator.share = async ({ files: [file] }) => {
      told([file.name, file.type, [...new Uint8Array(await file.slice(0, 4).arrayBuffer())]]);
      if (window.refuses) throw new DOMException("nobody chose an app", "AbortError");
    };
  });
"""


async def test_the_code_leads_to_the_page_with_card_and_app_and_the_card_is_saved(
    browser: Browser, tmp_path: Path
) -> None:
    await shelve(tmp_path, record("akkon/full_four_seats", "AK", NAMES))
    with core(tmp_path) as box:
        async with player(browser, f"{box.watch}#at=record/AK/out", PHONE) as it:
            await it.until(lambda show: show.page == "record/AK/out")
            assert "#at" not in it.page.url
            async with it.page.expect_download(timeout=120_000) as waiting:
                await it.tap("link record:AK.png")
            file = await (await waiting.value).path()
            assert file.read_bytes().startswith(b"\x89PNG")
            app = next(link.go for link in it.shown.links if link.go.startswith("https"))
            assert it.problems == [], "nothing was asked outside before this tap"
            await it.page.route("https://app.bgstatsapp.com/**", lambda route: route.abort())
            async with it.page.expect_event("requestfailed") as leaving:
                await it.tap(f"link {app}")
            play = json.loads(parse_qs(urlsplit((await leaving.value).url).query)["data"][0])
            assert [each["name"] for each in play["players"]] == list(NAMES)
            it.problems.clear()


async def test_where_the_phone_has_a_share_sheet_the_card_is_handed_to_it_and_a_closed_sheet_is_no_mistake(
    browser: Browser,
) -> None:
    shown = structs.replace(WATCHING, links=(wire.Link(text="Save the card", go="record:AK.png"),))
    async with phone(browser, FakeDesk(shown)) as it:
        card = b"\x89PNG and so on"
        await it.page.route("**/record/AK.png", lambda route: route.fulfill(body=card, content_type="image/png"))
        saved: list[object] = []
        it.page.on("download", lambda file: saved.append(file))
        for refuses in ("false", "true"):
            await it.page.evaluate(f"{SHARE_SHEET}window.refuses = {refuses}")
            await it.tap("Save the card")
            assert await it.page.evaluate("shared") == ["AK.png", "image/png", [*card[:4]]]
            assert saved == []
            assert "could not be fetched" not in await it.page.inner_text("body")
