"""Three phones of different sizes and the table play: the real companion, real browsers, everything done by taps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.web.core import Core, core
from tests.web.party import NAMES, Party, party

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Core]:
    with core(tmp_path) as it:
        yield it


def programmes(show: wire.Show) -> list[int]:
    """The seats whose secret programme that screen asks for."""
    return [ask.seat for ask in show.asks if any(form.secret for form in ask.forms)]


async def test_the_leaders_of_himalaya_are_programmed_in_secret_on_three_phones(browser: Browser, box: Core) -> None:
    async with party(browser, box, "Himalaya") as it:
        ana, bo, cem = it.phones
        await it.play_until(lambda show: show.where == "Month 1 of 12")
        assert [programmes(phone.shown) for phone in it.all] == [[0], [1], [2], []]
        await it.step()
        await ana.until(lambda show: not programmes(show))

        await bo.page.context.set_offline(True)
        await expect(bo.page.locator("#line")).to_contain_text("This page may be out of date")
        ask = cem.asked()
        assert ask is not None
        await cem.answer(ask)
        await bo.page.context.set_offline(False)
        await expect(bo.page.locator("#line")).to_be_empty()
        await it.together()
        assert programmes(bo.shown) == [1]
        assert [chip.done for chip in bo.shown.chips] == [True, False, True]
        await it.step()
        assert not any(programmes(phone.shown) for phone in it.all)


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
    browser: Browser, box: Core
) -> None:
    async with party(browser, box, "Battles & Builders", by_taps=True) as it:
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


async def test_a_phone_that_is_sent_away_only_watches_and_its_seat_is_free_again(browser: Browser, box: Core) -> None:
    async with party(browser, box, "Battles & Builders") as it:
        ana = it.phones[0]
        token = ana.page.url.partition("#t=")[2]
        assert len(token) >= 22
        await it.table.tap("plate")
        await it.table.tap("link join")
        await it.table.tap("link phones")
        await it.table.page.get_by_role("button", name=NAMES[0]).and_(it.table.page.locator(".link")).click()
        await it.table.page.get_by_role("button", name="Remove").first.click()
        await it.table.confirm()
        await ana.until(lambda show: show.own == ())
        assert ana.role == "watch"
        assert "#" not in ana.page.url
        assert all(token not in one.heard for one in it.all[1:])
