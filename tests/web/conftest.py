from collections.abc import AsyncGenerator

import pytest_asyncio
from playwright.async_api import Browser

from tests.web.browser import chromium


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncGenerator[Browser, None]:
    """One browser for all tests; every phone has a fresh context."""
    async with chromium() as it:
        yield it
