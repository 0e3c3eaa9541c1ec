"""Starts the hub: its work at the broker and the database, and its pages."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path

from companion.hub import config
from companion.hub.hub import Hub


async def run(file: Path) -> None:
    """Until a signal ends it; Damaged where the file is wrong."""
    settings = config.load(file)
    hub = Hub(settings.as_client(file.parent), settings.database)
    ends = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ends.set)
    work = asyncio.create_task(hub.run(), name="hub")
    await ends.wait()
    work.cancel()
    with suppress(asyncio.CancelledError):
        await work
