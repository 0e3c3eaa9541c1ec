"""A real hub in the test's event loop, with the real broker and database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from companion.hub.hub import Hub
from tests.club.ear import until
from tests.club.engines import Mosquitto


@asynccontextmanager
async def working(broker: Mosquitto, url: str) -> AsyncIterator[Hub]:
    """A hub that is connected and ready."""
    hub = Hub(broker.broker("hub"), url)
    work = asyncio.create_task(hub.run())
    try:
        await until(lambda: hub.status.key == "hub-ready")
        yield hub
    finally:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
