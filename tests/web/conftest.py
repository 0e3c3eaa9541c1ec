from collections.abc import AsyncGenerator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.web.browser import chromium
from tests.web.core import Core, core


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncGenerator[Browser, None]:
    """One browser for all tests; every phone has a fresh context."""
    async with chromium() as it:
        yield it


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Core]:
    """A companion in a process of its own."""
    with core(tmp_path) as it:
        yield it
