"""The phones of the documents: two evenings are played by taps, and what a phone shows on the way is kept.

python -m tests.web.pictures docs/pictures
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser

from tests.web.browser import PHONE, TURNED, chromium
from tests.web.core import core
from tests.web.party import Party, party
from tests.web.player import Player


async def battle(browser: Browser, data: Path, folder: Path) -> None:
    """The first roll of a game, and its end."""
    with core(data) as box:
        async with party(browser, box, "Battles & Builders") as they:
            phone = they.table
            await phone.page.set_viewport_size(PHONE)
            await they.play_until(lambda show: any(ask.forms[0].id.startswith("roll@") for ask in show.asks))
            await keep(phone, folder / "phone.png")
            await they.play_until(lambda show: show.where.startswith("After"))
            await keep(phone, folder / "phone-end.png")


async def journey(browser: Browser, data: Path, folder: Path) -> None:
    """A secret programme, half told, upright and turned; and the same phone while others are asked."""
    with core(data) as box:
        async with party(browser, box, "Himalaya") as they:
            await they.play_until(lambda show: _programmes(they))
            ana, bo, _ = they.phones
            for good in ("Soil", "Ice", "Stone"):
                await bo.page.get_by_role("button", name=good, exact=True).click()
            for size, name in ((TURNED, "phone-wide.png"), (PHONE, "phone-secret.png")):
                await bo.page.set_viewport_size(size)
                await keep(bo, folder / name)
            await ana.page.set_viewport_size(PHONE)
            asked = ana.asked()
            assert asked is not None
            await ana.answer(asked)
            await they.together()
            await keep(ana, folder / "phone-waits.png")


def _programmes(they: Party) -> bool:
    """Whether every phone has a secret to tell."""
    return all((asked := phone.asked()) and asked.forms[0].secret for phone in they.phones)


async def keep(phone: Player, file: Path) -> None:
    await phone.page.evaluate("scrollTo(0, 0)")
    await phone.page.screenshot(path=file)


async def main(folder: Path) -> None:
    async with chromium() as browser:
        for picture in (battle, journey):
            with tempfile.TemporaryDirectory() as data:
                await picture(browser, Path(data), folder)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
