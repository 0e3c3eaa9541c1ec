"""A phone that opens the page of the companion in the machine: Debian's Chromium over the forwarded port."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import ViewportSize

from tests.trials.box.core import HOST
from tests.web.browser import chromium

SIZE = ViewportSize(width=390, height=844)
LOADS_MS = 120_000


def look(port: int, picture: Path) -> tuple[str, list[str]]:
    """The prompt bar's text, and all errors of the page; a screenshot goes into the file."""
    return asyncio.run(_look(port, picture))


async def _look(port: int, picture: Path) -> tuple[str, list[str]]:
    problems: list[str] = []
    async with chromium(f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{port}") as browser:
        page = await browser.new_page(viewport=SIZE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
        await page.goto(f"http://{HOST}/", timeout=LOADS_MS)
        say = page.locator("#band .say")
        await say.wait_for(timeout=LOADS_MS)
        said = await say.inner_text()
        picture.parent.mkdir(parents=True, exist_ok=True)
        await page.screenshot(path=picture)
    return said, problems
