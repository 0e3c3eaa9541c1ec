"""Adding and removing packages while people play: it takes a minute, and nobody waits for it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import Trouble
from companion.fence import fence
from companion.packages import adding, sticks
from companion.packages.shelf import Packages
from companion.packages.wheels import pack
from companion.records.records import unfinished
from rules.kit.types import Say

if TYPE_CHECKING:
    from companion.table.core import Core

PATIENCE_S = 0.5  # that the page waits for a stick before it is shown without


class PackageDesk:
    """What was added, what lies on a stick, and what has come of the last request."""

    def __init__(self, packages: Packages, data: Path, core: Core, changed: Callable[[], Awaitable[None]]) -> None:
        """`changed` hears when a page says something else."""
        self.packages = packages
        self.offered: tuple[Path, ...] = ()  # on a stick, when somebody last looked
        self.stick: Say | None = None  # why `offered` says nothing yet
        self.said: Say | None = None
        self.at_work: asyncio.Task[None] | None = None
        self.find: Callable[[], tuple[Path, ...]] = sticks.offered
        self.patience_s, self.limit_s, self.copy_s = PATIENCE_S, sticks.LIMIT_S, sticks.COPY_S
        self._data, self._core, self._changed = data, core, changed
        self._looking: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """What lies on a stick now. A slow stick is read on beside the page, a silent one by one thread at most."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="sticks")
        await asyncio.wait({self._looking}, timeout=self.patience_s)

    async def _look(self) -> None:
        self.offered, self.stick = (), Say(key="packages-looking")
        with fence("sticks") as fenced:
            reading = sticks.beside(self.find)
            if not (await asyncio.wait({reading}, timeout=self.limit_s))[0]:
                self.stick = Say(key="packages-silent")
                await self._changed()
            self.offered = await reading
        self.stick = fenced.broke
        await self._changed()

    async def try_new(self) -> None:
        """Those that nobody has tried yet, as after the start: the others are on the shelf already."""
        if not self.packages.untried:
            return
        has_come = await asyncio.to_thread(self.packages.try_new)
        if has_come:
            await self._renew()

    def add(self, path: Path) -> None:
        """Begin to add what lies there; `said` tells what comes of it. Trouble while another one is being tried."""
        self._begin(Say(key="packages-busy", args={"package": path.name}), lambda: self._add(path))

    def remove(self, name: str) -> None:
        """Begin to take that package off the shelf; Trouble while its game is on the table."""
        package = next((each for each in self.packages.there if each.name == name), None)
        if package and self._core.game.playing and self._core.game.session.head.game == package.id:
            raise Trouble("packages-on-table")
        self._begin(Say(key="packages-busy", args={"package": name}), lambda: self._remove(name))

    def _begin(self, meanwhile: Say, work: Callable[[], Awaitable[Say]]) -> None:
        if self.at_work is not None and not self.at_work.done():
            raise Trouble("packages-wait")
        self.said = meanwhile
        self.at_work = asyncio.create_task(self._do(work), name="packages")

    async def _do(self, work: Callable[[], Awaitable[Say]]) -> None:
        with fence("packages") as fenced:
            self.said = await work()
        self.said = fenced.broke or self.said
        await self._renew()

    async def _renew(self) -> None:
        self._core.games.renew(self.packages.shelf)
        await self._core.kept.open()
        await self._changed()

    async def _add(self, path: Path) -> Say:
        wheel = await sticks.read(lambda: pack(path, self.packages.site.folder), self.copy_s)
        waiting = await unfinished(self._core.store)
        imported = set(sys.modules)
        added = await asyncio.to_thread(adding.take_in, self.packages, wheel, waiting)
        if added.package.package in imported:  # what Python has read once stays until it ends
            return Say(key="package-later", args={"package": added.package.origin})
        return adding.said(added)

    async def _remove(self, name: str) -> Say:
        waiting = await unfinished(self._core.store)
        gone = await asyncio.to_thread(adding.remove, self.packages, name, self._data, waiting)
        if gone.files:
            return Say(key="package-waits", args={"file": ", ".join(gone.files)})
        return Say(key="package-removed", args={"package": gone.name})
