"""Three phones of different sizes and the table play: the real companion over TLS, everything by taps."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.web.core import core
from tests.web.party import Party, party

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def assert_every_phone_is_asked_its_own_dice_and_takes_them_back(it: Party) -> None:
    """And the table enters none."""
    rolling = [phone for phone in it.phones if phone.asked()]
    form = it.table.shown.asks[0].forms[0]
    assert [[field.key for field in phone.asked().forms[0].fields] for phone in rolling] == [  # type: ignore[union-attr]
        [field.key] for field in form.fields if field.key in {str(phone.shown.seat) for phone in it.phones}
    ]
    first = rolling[0]
    ask = first.asked()
    assert ask is not None
    await first.answer(ask)
    await expect(first.page.locator('[data-id="back"]')).to_contain_text("What you entered")
    await it.table.until(lambda show: str(first.shown.seat) in show.asks[0].forms[0].filled.get("pips", {}))
    await first.tap("back")
    await first.until(lambda show: bool(show.asks))
    await it.together()
    newest = it.table.shown.back
    for phone in rolling:
        ask = phone.asked()
        assert ask is not None
        await phone.answer(ask)
    await it.together()
    assert it.table.shown.back != newest


async def test_a_whole_game_of_battles_and_builders_with_everybodys_own_dice_outlives_a_pulled_plug(
    browser: Browser, tmp_path: Path
) -> None:
    with core(tmp_path, "--tls") as box:
        async with party(browser, box, "Battles & Builders") as it:
            await it.play_until(lambda show: show.where.startswith("Round 3"))
            for phone in it.phones:
                assert phone.role == "seat"
            box.restart()
            await it.table.page.goto(box.link)
            for phone in it.all:
                await phone.until(lambda show: show.paused)
                await expect(phone.page.locator("#line")).to_contain_text("Paused")
            assert [phone.shown.own for phone in it.phones] == [(0,), (1,), (2,)]
            await it.table.tap("resume")
            for phone in it.all:
                await phone.until(lambda show: not show.paused)
            await it.together()
            await it.play_until(lambda show: any(ask.forms[0].id.startswith("roll@") for ask in show.asks))
            await assert_every_phone_is_asked_its_own_dice_and_takes_them_back(it)
            await it.play_until(lambda show: show.where.startswith("After"))
            for phone in it.phones:
                await expect(phone.page.locator("#band")).to_contain_text("win")
