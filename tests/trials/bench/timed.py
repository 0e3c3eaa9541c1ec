"""The core with a stopwatch in it, as a process of its own: `python -m tests.trials.bench.timed FOLDER`.

The same table, store and web server as `companion`; only the steps of a move write down when they began and ended.
The stamps are of the monotonic clock that all processes of a machine share. They go to FOLDER/stamps.json at the end.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path

import msgspec

from companion.access.client_session import Audience
from companion.access.links import Links
from companion.app.in_lan import NAME
from companion.app.main import new_id, utc
from companion.clients.assembly import Assembly, TimeSource, assemble
from companion.fence import now_ms
from companion.lan import addresses, web
from companion.lan.sockets import listening
from companion.log.record import Line
from companion.log.store import Store
from companion.table.happened import Happened
from companion.table.intents import Answer, Intent
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


class Stopwatch:
    """Stamps every answer at a table, and what is shown of it."""

    def __init__(self, parts: Assembly, store: TimedStore) -> None:
        self.stamps: list[Stamps] = []
        self._game, self._hub, self._store = parts.core.game, parts.hub, store
        self._do, self._show_all, self._show = self._game.do, self._hub._show_all, self._hub.show
        self._now = Stamps()
        self._game.do, self._hub._show_all, self._hub.show = self.do, self.show_all, self.show  # type: ignore[method-assign]

    async def do(self, intent: Intent, by: str) -> Happened:
        if not isinstance(intent, Answer):
            return await self._do(intent, by)
        self._now = now = Stamps(arrived_s=time.perf_counter())
        self._store.spent_s = 0.0
        happened = await self._do(intent, by)
        now.answer_s = time.perf_counter() - now.arrived_s
        now.commit_s = self._store.spent_s
        self.stamps.append(now)
        return happened

    def show_all(self, look: Snapshot | None) -> None:
        now = self._now
        now.make_s = 0.0
        begun_s = time.perf_counter()
        self._show_all(look)
        now.published_s = time.perf_counter()
        now.publish_s = now.published_s - begun_s
        self._now = Stamps()  # a later publication is not this move's

    def show(self, audience: Audience, look: Snapshot | None) -> wire.Show:
        begun_s = time.perf_counter()
        shown = self._show(audience, look)
        self._now.make_s += time.perf_counter() - begun_s
        return shown


async def run(folder: Path) -> None:
    """Serve until SIGTERM."""
    store = await TimedStore.open(folder)
    assert isinstance(store, TimedStore)
    parts = assemble(
        store,
        GAMES,
        TimeSource(now_ms=now_ms, utc=utc),
        new_id,
        is_operator=lambda token: token == "bench",
        find_links=lambda: Links(hosts=addresses.host_names((), NAME)),
    )
    watch = Stopwatch(parts, store)
    await parts.core.open()
    serving = await web.serve(web.Web(parts.hub), listening("127.0.0.1", 0))
    ends = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ends.set)
    print(f"http://127.0.0.1:{serving.port}/#t=bench", flush=True)
    await ends.wait()
    await serving.stop()
    await store.close()
    (folder / "stamps.json").write_bytes(msgspec.json.encode(watch.stamps))


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
