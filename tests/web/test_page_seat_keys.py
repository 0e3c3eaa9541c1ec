"""The page in a real browser: questions that only ask seats whether they are ready have a key for each seat."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.ui.test_seat_keys import waiting
from tests.web.browser import phone
from tests.web.desk import FakeDesk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_each_seat_has_its_own_key_and_keeps_its_place(browser: Browser) -> None:
    async with phone(browser, FakeDesk(waiting(0, 1, 2))) as it:
        await expect(it.page.locator("#go button")).to_have_count(0)
        cem = it.page.get_by_role("button", name="Cem is ready")
        before = await cem.bounding_box()
        it.desk.show(waiting(1, 2))
        await expect(it.page.get_by_role("button", name="✓ Ana")).to_be_visible()
        assert await cem.bounding_box() == before
        await cem.click()
        assert await it.heard() == wire.Answer(form="ready-2@41", values={})


async def test_beside_another_question_that_one_alone_is_in_front(browser: Browser) -> None:
    async with phone(browser, FakeDesk(waiting(0, 1, 2, start=True))) as it:
        await expect(it.confirm).to_have_text("Start the clock")
        await it.page.get_by_role("button", name="Bo is ready").click()
        assert await it.heard() == wire.Answer(form="ready-1@41", values={})
