"""Announce NAME.local by multicast DNS, so that phones find the page without typing numbers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from zeroconf import Error, IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from rules.kit.types import Say

SERVICE, SECURE_SERVICE = "_http._tcp.local.", "_https._tcp.local."

log = logging.getLogger(__name__)


def service(name: str, port: int, addresses: Sequence[str], *, secure: bool = False) -> AsyncServiceInfo:
    """The entry: an ordinary web page called NAME, on the host NAME.local."""
    kind = SECURE_SERVICE if secure else SERVICE
    return AsyncServiceInfo(
        kind,
        f"{name}.{kind}",
        port=port,
        parsed_addresses=list(addresses),
        server=f"{name}.local.",
        properties={"path": "/"},
    )


def multicast(addresses: Sequence[str]) -> AsyncZeroconf:
    """Multicast DNS on those addresses; OSError where the network has no multicast."""
    return AsyncZeroconf(interfaces=list(addresses), ip_version=IPVersion.V4Only)


class Discovery:
    """The companion's entry in its LAN, from start to stop. Without multicast it does nothing but say so once."""

    def __init__(self, entry: AsyncServiceInfo, open_multicast: Callable[[], AsyncZeroconf]) -> None:
        self._entry = entry
        self._open = open_multicast
        self._zeroconf: AsyncZeroconf | None = None

    async def start(self) -> Say | None:
        """Enter it: takes 1.6 s, since others are asked first whether the name is free. A warning if it failed."""
        try:
            self._zeroconf = self._open()
            # twice: the first await asks for the name, the second waits until everybody was told
            await (await self._zeroconf.async_register_service(self._entry, allow_name_change=True))
        except (OSError, Error) as error:
            log.warning("no entry in the LAN: %r", error)
            await self._close()
            return Say(key="no-multicast")
        return None

    async def stop(self) -> None:
        """Take the entry back, so that no phone offers a page that is gone."""
        if self._zeroconf is None:
            return
        try:
            await (await self._zeroconf.async_unregister_service(self._entry))
        except (OSError, Error) as error:
            log.info("the entry in the LAN stays until it is forgotten: %r", error)
        await self._close()

    async def _close(self) -> None:
        if self._zeroconf is not None:
            await self._zeroconf.async_close()
            self._zeroconf = None
