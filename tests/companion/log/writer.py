"""A process that stores lines and prints each acknowledgement, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from companion.log.disk.store import Store
from companion.log.record import Note
from tests.companion.log.table import head


async def write(folder: Path) -> None:
    """Store notes for ever."""
    store = await Store.open(folder)
    start = head()
    await store.begin(start)
    n = 0
    while True:
        n += 1
        await store.append(start.id, Note(n=n, at=n, by="writer", text="x" * (n % 900)))
        sys.stdout.write(f"{n}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
