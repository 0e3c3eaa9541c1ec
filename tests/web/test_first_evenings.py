"""The taps of the busiest of four phones while a first evening is set up, as in docs/taps.md."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

import tests.ui.conftest  # noqa: F401  # configures Kivy before its import
from tests.ui.pace.first import FIRST, First
from tests.web.setting_up import set_up

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("first", FIRST, ids=lambda first: first.game)
async def test_with_four_phones_nobody_taps_more_than_the_page_says_before_the_first_turn(
    browser: Browser, tmp_path: Path, first: First
) -> None:
    evening = await set_up(browser, tmp_path, first.game, first.script)
    assert evening.busiest == first.phones
