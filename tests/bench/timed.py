"""The core with a stopwatch in it, as a process of its own: `python -m tests.bench.timed FOLDER`.

The same table, store and web server as `companion`; only the steps of a move write down when they began and ended.
The stamps are of the monotonic clock that all processes of a machine share. They go to FOLDER/stamps.json at the end.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from companion.access.client_session import Audience
from companion.app.main import NAME, new_id, now_ms, utc
from companion.clients.hub import ClientHub
from companion.lan import addresses, web
from companion.lan.sockets import listening
from companion.log.record import Line
from companion.log.store import Store
from companion.table.current_game import CurrentGame, Links
from companion.table.snapshot import Snapshot
from companion.view import wire
from rules.games import GAMES


class Stamps(msgspec.Struct):
    """One move: two moments, and seconds spent in between."""

    arrived_s: float = 0
    published_s: float = 0  # every mailbox has its Show
    answer_s: float = 0  # checked, played and committed
    commit_s: float = 0
    make_s: float = 0
    publish_s: float = 0  # make, encode and put into the mailboxes


class TimedStore(Store):
    """A store that sums up what its commits took."""

    spent_s = 0.0

    async def append(self, game_id: str, *lines: Line) -> None:
        begun_s = time.perf_counter()
        await super().append(game_id, *lines)
        self.spent_s += time.perf_counter() - begun_s


class TimedTable(CurrentGame):
    """A table that stamps every answer."""

    def __init__(self, store: TimedStore) -> None:
        super().__init__(store, GAMES, now_ms=now_ms, utc=utc, new_id=new_id)
        self.links = Links(hosts=addresses.host_names((), NAME))
        self.timed_store = store
        self.stamps: list[Stamps] = []
        self.now = Stamps()

    async def answer(self, prompt_id: str, values: dict[str, Any], by: str) -> None:
        self.now = now = Stamps(arrived_s=time.perf_counter())
        self.timed_store.spent_s = 0.0
        await super().answer(prompt_id, values, by)
        now.answer_s = time.perf_counter() - now.arrived_s
        now.commit_s = self.timed_store.spent_s
        self.stamps.append(now)


class TimedDesk(ClientHub):
    """A desk that stamps what it publishes after an answer."""

    def __init__(self, table: TimedTable) -> None:
        self._timed = table
        super().__init__(table, lambda token: token == "bench")

    def publish(self) -> None:
        now = self._timed.now
        now.make_s = 0.0
        begun_s = time.perf_counter()
        super().publish()
        now.published_s = time.perf_counter()
        now.publish_s = now.published_s - begun_s
        self._timed.now = Stamps()  # a later publication is not this move's

    def show(self, audience: Audience, look: Snapshot | None) -> wire.Show:
        begun_s = time.perf_counter()
        shown = super().show(audience, look)
        self._timed.now.make_s += time.perf_counter() - begun_s
        return shown


async def run(folder: Path) -> None:
    """Serve until SIGTERM."""
    store = await TimedStore.open(folder)
    assert isinstance(store, TimedStore)
    table = TimedTable(store)
    await table.open()
    serving = await web.serve(web.app(TimedDesk(table)), listening("127.0.0.1", 0))
    ends = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ends.set)
    print(f"http://127.0.0.1:{serving.port}/#t=bench", flush=True)
    await ends.wait()
    await serving.stop()
    await store.close()
    (folder / "stamps.json").write_bytes(msgspec.json.encode(table.stamps))


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
