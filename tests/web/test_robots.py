"""A share of the robots in Chromium: `python -m tests.robots page` tries everything."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.robots.page import evening

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
GAMES = ("akkon", "amritsar", "battles_and_builders", "ettana", "himalaya")


@pytest.mark.parametrize("game", GAMES)
async def test_every_place_answers_two_taps_are_one_and_back_stays_at_the_table(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    found = await evening(browser, tmp_path, game, 2, often=0.0, first=0.5, most=1)
    assert found.wrong == []
    assert found.figures["questions"] == 1
    assert found.figures["went back"] > 0
