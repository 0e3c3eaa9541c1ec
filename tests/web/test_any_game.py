"""An evening with a score pad on phones: each player types the own points, once."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from companion.view import wire
from tests.web.party import Party, seated_party
from tests.web.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def make(it: Party, **told: str) -> None:
    """Make a pad on the table screen: texts are typed, the rest is tapped."""
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
    """Enter a player's own points row by row on the phone."""
    form = next(form for ask in phone.shown.asks if ask.waits for form in ask.forms)
    for row, signs in typed.items():
        await phone.tap(f"{form.id} row {row}")
        for sign in signs:
            await phone.tap(f"{form.id} points/{row} {sign}")
    await phone.confirm()
    await phone.until(lambda show: form.id not in {other.id for ask in show.asks for other in ask.forms})
    await it.together()


async def test_a_pad_of_ones_own_is_made_at_the_table_and_played_on_phones_to_its_winner(
    browser: Browser, tmp_path: Path
) -> None:
    async with seated_party(browser, tmp_path, "any_game") as it:
        await make(it, name="Farm", scores="round", rows="Corn x2, Sheep", goal="20")
        for hand in (("1+1", "3"), ("1", "1"), ("0", "9")), (("4", "6"), ("3", "2"), ("1", "0")):
            for phone, (corn, sheep) in zip(it.phones, hand, strict=True):
                await says(it, phone, {"0": corn, "1": sheep})
        assert [chip.score for chip in it.table.shown.chips] == ["21", "11", "11"]
        assert it.table.shown.band.who == "Ana wins"
