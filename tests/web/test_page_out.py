"""What leaves the page in a real browser: a result by the code on the screen, a card, the game on one printed page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec import structs
from playwright.async_api import Browser

from companion.view import wire
from companion.view.languages import LANGS
from companion.view.rulebook import lessons
from rules.games import GAMES
from tests.companion.evenings import record, shelve
from tests.samples import WATCHING
from tests.web.browser import PHONE, phone
from tests.web.core import core
from tests.web.desk import FakeDesk
from tests.web.player import player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# ---- results ---------------------------------------------------------------------------------------------
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


# ---- on paper --------------------------------------------------------------------------------------------
def longest(lang: str) -> wire.Show:
    """The longest page of help in that language."""
    cards = max((lessons(package, lang).aid for package in GAMES.packages.values()),
                key=lambda aid: sum(len(card.text) for card in aid))  # fmt: skip
    facts = tuple(wire.Fact(text=card.text, value=card.id) for card in cards)
    links = (wire.Link(text="Print", go="print:"),)
    band = wire.Band(who="The game on one page", ask="")
    return structs.replace(WATCHING, page="page", band=band, facts=facts, links=links, asks=(), drawing=None, chips=())


@pytest.mark.parametrize("lang", LANGS)
async def test_the_game_on_one_page_is_printed_whole_on_one_page_of_a5(
    browser: Browser, lang: str, tmp_path: Path
) -> None:
    async with phone(browser, FakeDesk(longest(lang)), size=PHONE) as it:
        printed = await it.page.pdf(prefer_css_page_size=True)
        (tmp_path / "page.pdf").write_bytes(printed)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
        (box,) = {*re.findall(rb"/MediaBox\s*\[([^\]]*)\]", printed)}
        assert [round(float(n)) for n in box.split()][2:] in ([419, 595], [420, 595], [420, 596])
        await it.page.emulate_media(media="print")
        for number in range(len(longest(lang).facts)):
            assert await it.page.locator("p.fact").nth(number).is_visible()
        assert not await it.page.get_by_role("button", name="Print").is_visible()


async def test_its_key_prints(browser: Browser) -> None:
    async with phone(browser, FakeDesk(longest("en"))) as it:
        await it.page.evaluate("window.print = () => { window.printed = true; }")
        await it.tap("Print")
        assert await it.page.evaluate("window.printed")
