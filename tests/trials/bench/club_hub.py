"""The hub with its pages, for tests.trials.bench.club: it records when each row was committed.

    python -m tests.trials.bench.club_hub FOLDER PORT DATABASE_URL

On SIGTERM it writes {"table/hash": wall clock} to FOLDER/rows.json. It prints the port of its pages.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from companion.club.config import Broker
from companion.hub.hub import AddressedReceipt, Hub
from companion.hub.ingest.database import Reader, Writer
from companion.hub.pages import Pages
from companion.hub.played_games import Keeper
from companion.hub.web import HubSite
from companion.lan.sockets import listening_socket
from companion.lan.web import serve
from companion.table.games import Games
from rules.games import GAMES
from tests.club.engines import PASSWORD


async def main(folder: Path, port: int, url: str) -> None:
    rows: dict[str, float] = {}

    def committed(receipts: Sequence[AddressedReceipt]) -> None:
        now = time.time()
        for table, _, receipt in receipts:
            rows.setdefault(f"{table}/{receipt.hash}", now)

    hub = Hub(Broker(host="localhost", port=port, user="hub", password=PASSWORD, plain=True), url, committed)
    pages = Pages("Bench", Games(GAMES).speaker("en"))
    site = HubSite(hub, Reader(url), Writer(url), Keeper(url), pages, lambda: {"127.0.0.1"})
    serving = await serve(site, listening_socket("127.0.0.1", 0))
    print(f"http://127.0.0.1:{serving.port}", flush=True)
    ends = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ends.set)
    work = asyncio.create_task(hub.run())
    await ends.wait()
    (folder / "rows.json").write_bytes(msgspec.json.encode(rows))
    hub.live.close()
    await serving.stop()
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
