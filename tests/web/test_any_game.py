"""An evening with a score pad on phones: everybody types the own points, and nobody types them twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.web.core import Core, core
from tests.web.party import Party, party
from tests.web.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
HANDS = ((5, 0, 21), (26, 0, 0), (0, 3, 23), (13, 13, 0), (1, 2, 23), (0, 0, 26), (0, 5, 21))


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Core]:
    with core(tmp_path) as it:
        yield it


async def choose(it: Party, game: str) -> None:
    """The table says which game is played."""
    await it.table.page.get_by_role("button", name=game, exact=True).click()
    await it.table.confirm()
    await it.table.until(lambda show: show.title == game)
    await it.together()


async def tell(it: Party, phone: Player, typed: str) -> None:
    """Somebody types the own points of this round, and confirms; everybody sees that."""
    form = next(form.id for ask in phone.shown.asks for form in ask.forms if form.id.startswith("own-"))
    for sign in typed:
        await phone.tap(f"{form} points/0 {sign}")
    before = phone.shown.seq
    await phone.confirm()
    await phone.until(lambda show: show.seq > before)
    await it.together()


async def test_hearts_to_a_hundred_is_written_down_by_three_phones_alone(browser: Browser, box: Core) -> None:
    async with party(browser, box, "Another game") as it:
        await choose(it, "Hearts")
        for n, hand in enumerate(HANDS, 2):
            for phone, points in zip(it.phones, hand, strict=True):
                await tell(it, phone, str(points))
            assert it.table.shown.where == ("Over" if hand is HANDS[-1] else f"Round {n}")
        assert [chip.score for chip in it.table.shown.chips] == ["45", "23", "114"]
        assert it.table.shown.band.who == "Bo wins"


async def test_a_phone_adds_what_is_typed_and_the_table_has_the_rest(browser: Browser, box: Core) -> None:
    async with party(browser, box, "Another game") as it:
        await choose(it, "Rummy")
        ana, bo, _ = it.phones
        await tell(it, ana, "12+7+30")
        await tell(it, bo, "−8")
        form = it.table.shown.asks[0].forms[0]
        assert [field.default for field in form.fields] == [49, -8, 0]
        await it.table.confirm()
        await it.table.until(lambda show: show.where == "Round 2")
        assert [chip.score for chip in it.table.shown.chips] == ["49", "−8", "0"]
