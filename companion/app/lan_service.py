"""The page's presence in the LAN: its changing addresses, its certificate and its discovery entry."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from companion.access.grants import Links
from companion.lan import addresses
from companion.table.core import Core
from rules.kit.types import Say

if TYPE_CHECKING:
    from companion.lan.certificate import Tls
    from companion.lan.discovery import Discovery

NAME = "table"  # phones find table.local


class LanService:
    """The addresses and the name of the page for phones."""

    def __init__(self, port: int, tls: Tls | None, *, is_open: bool) -> None:
        """`is_open`: served to the LAN, not only to this machine."""
        self._port, self._tls, self._is_open = port, tls, is_open
        self._name = NAME
        self._finder: Discovery | None = None  # the discovery entry
        self._announcing = asyncio.Lock()  # one announcement at a time
        self._may_announce = False  # after the first picture

    def links(self) -> Links:
        """The links to the page at present."""
        reached = addresses.lan_addresses() if self._is_open else ()
        shown = addresses.shown_addresses(reached)
        names = (*shown, f"{self._name}.local") if reached else ()
        secure = self._tls is not None
        return Links(
            watch=tuple(addresses.page_link(name, self._port, secure=secure) for name in names),
            ways=tuple(addresses.interface(name) for name in names),
            hosts=addresses.host_names(reached, NAME, self._name),
            closed=not self._is_open,
            # IPv6 addresses change often: a new certificate for each would mean a new warning for each
            fingerprint=self._tls.follow(addresses.host_names(shown, NAME, self._name)) if self._tls else "",
        )

    async def look(self, core: Core) -> None:
        """Update and announce the links if this machine's addresses have changed."""
        if core.links.look():
            await core.notify()
            if self._may_announce:
                await self.announce(core)

    async def announce(self, core: Core) -> Say | None:
        """Publish the discovery entry, with the present addresses and a unique name; a warning if that fails."""
        self._may_announce = True
        async with self._announcing:
            await self.leave()
            if not (reached := addresses.lan_addresses()):
                return None
            self._finder = finder = await asyncio.to_thread(self._new_finder, core, reached)
            warning = await finder.start()
            self._name = finder.name
        if core.links.look():
            await core.notify()
        return warning

    async def leave(self) -> None:
        """Withdraw the discovery entry."""
        if self._finder is not None:
            await self._finder.stop()
            self._finder = None

    def _new_finder(self, core: Core, reached: Sequence[str]) -> Discovery:
        from companion.lan.discovery import Discovery, multicast, service

        entry = partial(service, port=self._port, addresses=reached, secure=self._tls is not None)
        return Discovery(NAME, entry, lambda: multicast(reached), partial(self.announce, core))
