"""Adding and removing packages in the background, while people play: it takes a minute."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import Trouble
from companion.fence import fence
from companion.packages import installation, sticks
from companion.packages.shelf import Packages
from companion.packages.wheels import pack
from companion.records.records import unfinished_games
from rules.kit.types import Say

if TYPE_CHECKING:
    from companion.table.core import Core

PATIENCE_S = 0.5  # the page's wait for a stick


class PackageDesk:
    """The packages added, the packages on a stick, and the outcome of the last request."""

    def __init__(self, packages: Packages, data: Path, core: Core, notify: Callable[[], Awaitable[None]]) -> None:
        """`notify` redraws the pages."""
        self.packages = packages
        self.stick_files: tuple[Path, ...] = ()  # at the last look
        self.stick: Say | None = None  # why `stick_files` is still empty
        self.outcome: Say | None = None
        self.task: asyncio.Task[None] | None = None
        self.find: Callable[[], tuple[Path, ...]] = sticks.find_candidates
        self.patience_s, self.limit_s, self.copy_s = PATIENCE_S, sticks.LIMIT_S, sticks.COPY_S
        self._data, self._core, self._notify = data, core, notify
        self._search: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Read the packages on a stick. A slow stick is read on in the background, a silent one by one thread at
        most."""
        if self._search is None or self._search.done():
            self._search = asyncio.create_task(self._look(), name="sticks")
        await asyncio.wait({self._search}, timeout=self.patience_s)

    async def _look(self) -> None:
        self.stick_files, self.stick = (), Say(key="packages-looking")
        with fence("sticks") as fenced:
            reading = sticks.run_in_thread(self.find)
            if not (await asyncio.wait({reading}, timeout=self.limit_s))[0]:
                self.stick = Say(key="packages-silent")
                await self._notify()
            self.stick_files = await reading
        self.stick = fenced.failure
        await self._notify()

    async def try_new(self) -> None:
        """Try the untried packages after the start; all others are on the shelf already."""
        if not self.packages.untried:
            return
        has_come = await asyncio.to_thread(self.packages.try_new)
        if has_come:
            await self._renew()

    def add(self, path: Path) -> None:
        """Begin to add that package; `outcome` says how it went. Raises Trouble while another one is being tried."""
        self._begin(Say(key="packages-busy", args={"package": path.name}), lambda: self._add(path))

    def remove(self, name: str) -> None:
        """Begin to remove that package. Raises Trouble while its game is on the table."""
        package = next((each for each in self.packages.available if each.name == name), None)
        if package and self._core.game.has_game and self._core.game.session.head.game == package.id:
            raise Trouble("packages-on-table")
        self._begin(Say(key="packages-busy", args={"package": name}), lambda: self._remove(name))

    def _begin(self, meanwhile: Say, work: Callable[[], Awaitable[Say]]) -> None:
        if self.task is not None and not self.task.done():
            raise Trouble("packages-wait")
        self.outcome = meanwhile
        self.task = asyncio.create_task(self._do(work), name="packages")

    async def _do(self, work: Callable[[], Awaitable[Say]]) -> None:
        with fence("packages") as fenced:
            self.outcome = await work()
        self.outcome = fenced.failure or self.outcome
        await self._renew()

    async def _renew(self) -> None:
        self._core.games.renew(self.packages.shelf)
        await self._core.kept_games.load()
        await self._notify()

    async def _add(self, path: Path) -> Say:
        wheel = await sticks.read(lambda: pack(path, self.packages.site.folder), self.copy_s)
        waiting = await unfinished_games(self._core.store)
        imported = set(sys.modules)
        added = await asyncio.to_thread(installation.take_in, self.packages, wheel, waiting)
        if added.package.home in imported:  # Python keeps an imported module until it ends
            return Say(key="package-later", args={"package": added.package.origin})
        return installation.addition_sentence(added)

    async def _remove(self, name: str) -> Say:
        waiting = await unfinished_games(self._core.store)
        gone = await asyncio.to_thread(installation.remove, self.packages, name, self._data, waiting)
        if gone.files:
            return Say(key="package-waits", args={"file": ", ".join(gone.files)})
        return Say(key="package-removed", args={"package": gone.name})
