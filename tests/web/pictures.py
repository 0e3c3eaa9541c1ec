"""The phone screenshots of the documents, from two games played by taps.

python -m tests.web.pictures docs

Each language with a folder gets its own: docs/pictures in English, docs/fy/pictures in Frisian.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from base64 import b64encode
from pathlib import Path

from playwright.async_api import Browser

from companion.view.languages import ENGLISH, LANGS
from tests.web.browser import PHONE, TURNED, chromium, new_page
from tests.web.core import core
from tests.web.party import Party, party
from tests.web.player import Player
from ui.paint.png import png

# the pixel colours of an image, as letters
DOTS = """async (url) => {
  const image = await createImageBitmap(await (await fetch(url)).blob());
  const { width, height } = image, ink = new OffscreenCanvas(width, height).getContext("2d");
  ink.drawImage(image, 0, 0);
  const dots = ink.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 < 3);
  return [width, height, Array.from(dots, (dot) => String.fromCharCode(dot)).join("")];
}"""


async def battle(browser: Browser, data: Path, folder: Path, lang: str) -> None:
    """Screenshots of the first roll of a game and its end."""
    with core(data, "--lang", lang) as box:
        async with party(browser, box, "Battles & Builders", lang=lang) as they:
            phone = they.table
            await phone.page.set_viewport_size(PHONE)
            await they.play_until(lambda show: any(ask.forms[0].id.startswith("roll@") for ask in show.asks))
            await keep(phone, folder / "phone.png")
            await they.play_until(lambda show: show.cue is not None and show.cue.kind == "win")
            await keep(phone, folder / "phone-end.png")


async def journey(browser: Browser, data: Path, folder: Path, lang: str) -> None:
    """Screenshots of a half-entered secret programme in portrait and landscape, and of a waiting phone."""
    with core(data, "--lang", lang) as box:
        async with party(browser, box, "Himalaya", lang=lang) as they:
            await they.play_until(lambda show: _programmes(they))
            ana, bo, _ = they.phones
            secret = bo.asked()
            assert secret is not None
            form = secret.forms[0]
            for road in ("soil", "ice", "stone"):
                await bo.tap(f"{form.id} {form.fields[0].name} {road}")
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
    """Whether every phone has a secret question."""
    return all((asked := phone.asked()) and asked.forms[0].secret for phone in they.phones)


async def keep(phone: Player, file: Path) -> None:
    """Save a screenshot as a small file."""
    await phone.page.evaluate("scrollTo(0, 0)")
    shot = b64encode(await phone.page.screenshot()).decode()
    browser = phone.page.context.browser
    assert browser is not None
    blank = await new_page(browser)  # a phone's page may not fetch this
    w, h, dots = await blank.evaluate(DOTS, f"data:image/png;base64,{shot}")
    await blank.context.close()
    file.write_bytes(png(w, h, dots.encode("latin-1")))


async def main(docs: Path) -> None:
    folders = {lang: docs / ("" if lang == ENGLISH else lang) / "pictures" for lang in LANGS}
    async with chromium() as browser:
        for lang, folder in folders.items():
            for picture in (battle, journey) if folder.is_dir() else ():
                with tempfile.TemporaryDirectory() as data:
                    await picture(browser, Path(data), folder, lang)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
