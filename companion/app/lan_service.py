"""The page's place in the LAN: its addresses, which come and go with the Wi-Fi, its certificate and its entry."""

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
    """Under which addresses and which name phones find the page on that port."""

    def __init__(self, port: int, tls: Tls | None, *, is_open: bool) -> None:
        """`is_open`: not for this machine alone."""
        self._port, self._tls, self._is_open = port, tls, is_open
        self._name = NAME
        self._finder: Discovery | None = None  # the entry
        self._announcing = asyncio.Lock()  # one entry after the other
        self._may_announce = False  # once the first picture is there

    def links(self) -> Links:
        """Where phones find the page just now."""
        reached = addresses.lan_addresses() if self._is_open else ()
        shown = addresses.shown_addresses(reached)
        names = (*shown, f"{self._name}.local") if reached else ()
        secure = self._tls is not None
        return Links(
            watch=tuple(addresses.page_link(name, self._port, secure=secure) for name in names),
            ways=tuple(addresses.interface(name) for name in names),
            hosts=addresses.host_names(reached, NAME, self._name),
            closed=not self._is_open,
            # other addresses of IPv6 come and go: a certificate for each would be a warning for each
            fingerprint=self._tls.follow(addresses.host_names(shown, NAME, self._name)) if self._tls else "",
        )

    async def look(self, core: Core) -> None:
        """Another address: under it the companion answers, is shown and is found from now on."""
        if core.links.look():
            await core.notify()
            if self._may_announce:
                await self.announce(core)

    async def announce(self, core: Core) -> Say | None:
        """The entry in the LAN, with the addresses of now and a name that no other box has; a warning if it failed."""
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
        """Take the entry back."""
        if self._finder is not None:
            await self._finder.stop()
            self._finder = None

    def _new_finder(self, core: Core, reached: Sequence[str]) -> Discovery:
        from companion.lan.discovery import Discovery, multicast, service

        entry = partial(service, port=self._port, addresses=reached, secure=self._tls is not None)
        return Discovery(NAME, entry, lambda: multicast(reached), partial(self.announce, core))
