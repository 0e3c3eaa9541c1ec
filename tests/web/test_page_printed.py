"""The game on one printed page: all of it on one sheet of A5."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs
from playwright.async_api import Browser

from companion.view import wire
from companion.view.languages import LANGS
from companion.view.rulebook import lessons
from rules.games import GAMES
from tests.samples import WATCHING
from tests.web.browser import PHONE, phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


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
