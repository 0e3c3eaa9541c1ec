"""The page over TLS, in a browser whose user has accepted the warning."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Error, expect

from tests.web.browser import PHONE, new_page, note_problems
from tests.web.core import core

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_browser_warns_at_first_and_past_the_warning_a_table_is_set_up_over_tls(
    browser: Browser, tmp_path: Path
) -> None:
    problems: list[str] = []
    with core(tmp_path, "--tls") as box:
        page = await new_page(browser)
        with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
            await page.goto(box.link)
        await page.context.close()
        page = await new_page(browser, viewport=PHONE, locale="en-GB", ignore_https_errors=True)
        note_problems(page, problems)
        await page.goto(box.link)
        assert page.url.startswith("https://")
        await page.get_by_role("button", name="Ettana").first.click()
        await expect(page.locator("#go button")).to_be_visible()
        await page.context.close()
    assert problems == []
