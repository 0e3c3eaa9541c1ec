"""An evening with a score pad on phones: everybody types the own points, and nobody types them twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from companion.records.catalogue_file import Handed, encode
from companion.view import wire
from tests.web.core import Core, core
from tests.web.party import Party, party
from tests.web.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Core]:
    with core(tmp_path) as it:
        yield it


async def choose(it: Party, game: str) -> None:
    """The table says which game is played."""
    name = re.compile(rf"^{game}\s")  # behind it stands how it is scored
    await it.table.page.get_by_role("button", name=name).click()
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


async def test_a_phone_adds_what_is_typed_and_the_table_has_the_rest(browser: Browser, box: Core) -> None:
    async with party(browser, box, "Another game") as it:
        await choose(it, "Rummy")
        ana, bo, _ = it.phones
        await tell(it, ana, "12+7+30")
        await tell(it, bo, "−8")
        form = it.table.shown.asks[0].forms[0]
        assert [field.default for field in form.fields] == [49, -8, None]
        await it.table.confirm()
        cem = it.table.shown.chips[2].name
        await expect(it.table.page.locator("#refusal")).to_contain_text(f"{cem}: 0? Is that right?")
        await it.table.tap(f"{form.id} row 2")
        await it.table.tap(f"{form.id} points/2 0")
        await it.table.confirm()
        await it.table.until(lambda show: show.where == "Round 2")
        assert [chip.score for chip in it.table.shown.chips] == ["49", "−8", "0"]


async def make(it: Party, **told: str) -> None:
    """The table tells a pad of its own: texts are typed, the rest is tapped."""
    ask = it.table.shown.asks[0]
    form = next(form for form in ask.forms if form.label.startswith("Another game"))
    await it.table.tap(f"form {form.id}")
    for name, value in told.items():
        field = next(field for field in form.fields if field.name == name)
        if isinstance(field, wire.TextView):
            await it.table.page.locator(f'[data-id="{form.id} {name} text"]').fill(value)
        else:
            keys = value if isinstance(field, wire.AmountView) else [value]
            for sign in keys:
                await it.table.tap(f"{form.id} {name} {sign}")
    await it.table.confirm()
    await it.table.until(lambda show: show.title == told["name"])
    await it.together()


async def says(it: Party, phone: Player, typed: dict[str, str]) -> None:
    """Somebody tells the own points row by row on the own phone."""
    form = next(form for ask in phone.shown.asks if ask.waits for form in ask.forms)
    for row, signs in typed.items():
        await phone.tap(f"{form.id} row {row}")
        for sign in signs:
            await phone.tap(f"{form.id} points/{row} {sign}")
    await phone.confirm()
    await phone.until(lambda show: form.id not in {other.id for ask in show.asks for other in ask.forms})
    await it.together()


async def test_a_pad_of_ones_own_is_made_at_the_table_and_played_on_phones_to_its_winner(
    browser: Browser, box: Core
) -> None:
    async with party(browser, box, "Another game") as it:
        await make(it, name="Farm", scores="round", rows="Corn x2, Sheep", goal="20")
        for hand in (("2", "3"), ("1", "1"), ("0", "9")), (("4", "6"), ("3", "2"), ("1", "0")):
            for phone, (corn, sheep) in zip(it.phones, hand, strict=True):
                await says(it, phone, {"0": corn, "1": sheep})
        assert [chip.score for chip in it.table.shown.chips] == ["21", "11", "11"]
        assert it.table.shown.band.who == "Ana wins"


async def test_a_phone_that_opens_the_link_behind_a_code_hands_the_pad_to_the_table(
    browser: Browser, box: Core
) -> None:
    async with party(browser, box, "Another game", by_taps=True) as it:  # who was let in is known again
        bo = it.phones[1]
        code = encode(Handed(game="any_game", kind="pad", id="Farm", values={"name": "Farm", "goal": 20}))
        await bo.page.goto("about:blank")
        await bo.page.goto(f"{box.watch}#keep={code}")
        await expect(bo.page.locator("#form")).to_contain_text("The table screen asks whether it is kept.")
        knock = it.table.page.locator(".knock")
        await expect(knock).to_contain_text("keep “Farm”?")
        await knock.get_by_role("button", name="Yes").click()
        await expect(bo.page.locator("#band")).to_contain_text("It is kept")
        assert "keep=" not in bo.page.url
