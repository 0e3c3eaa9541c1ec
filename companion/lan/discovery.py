"""The multicast DNS service NAME.local, under which phones find the page without typing numbers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address

from zeroconf import (  # type: ignore[attr-defined]  # one of them is missing in their __all__
    AddressResolver,
    Error,
    IPVersion,
    RecordUpdate,
    RecordUpdateListener,
    Zeroconf,
)
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from rules.kit.types import Say

SERVICE, SECURE_SERVICE = "_http._tcp.local.", "_https._tcp.local."
PROBE_MS = 1000  # time for other machines to claim a host name
MOST_BOXES = 9  # in one LAN

Address = IPv4Address | IPv6Address

log = logging.getLogger(__name__)


def service(name: str, port: int, addresses: Sequence[str], *, secure: bool = False) -> AsyncServiceInfo:
    """The service entry: an ordinary web page called NAME, on the host NAME.local."""
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
    """Multicast DNS on these addresses. Raises OSError if the network has no multicast."""
    kinds = {IPVersion.V6Only if ":" in each else IPVersion.V4Only for each in addresses}
    return AsyncZeroconf(interfaces=list(addresses), ip_version=kinds.pop() if len(kinds) == 1 else IPVersion.All)


async def free_name(zeroconf: AsyncZeroconf, name: str, own: Sequence[str]) -> str:
    """The first of NAME, NAME-2, NAME-3 ... to which no other machine in the LAN answers."""
    names = [name, *(f"{name}-{n}" for n in range(2, MOST_BOXES + 1))]
    for each in names:
        resolver = AddressResolver(f"{each}.local.")
        await resolver.async_request(zeroconf.zeroconf, PROBE_MS)
        if set(resolver.parsed_addresses()) <= set(own):
            return each
    return names[-1]


class Discovery:
    """The companion's service entry, from `start` to `stop`. Without multicast it only gives one warning."""

    def __init__(
        self,
        name: str,
        make_entry: Callable[[str], AsyncServiceInfo],
        open_multicast: Callable[[], AsyncZeroconf],
        give_way: Callable[[], Awaitable[object]],
        find_name: Callable[[AsyncZeroconf, str, Sequence[str]], Awaitable[str]] = free_name,
    ) -> None:
        """`make_entry` takes a name; `give_way` is called if another companion has the same name and keeps it."""
        self.name = name
        self._make_entry, self._give_way, self._find_name = make_entry, give_way, find_name
        self._entry = make_entry(name)
        self._open_multicast = open_multicast
        self._zeroconf: AsyncZeroconf | None = None

    async def start(self) -> Say | None:
        """Register the entry, which takes 2.6 s because the name is probed first; a warning if this failed."""
        try:
            self._zeroconf = self._open_multicast()
            own = self._entry.parsed_addresses()
            self.name = await self._find_name(self._zeroconf, self.name, own)
            self._entry = self._make_entry(self.name)
            # the first await probes the name, the second waits until the entry is announced
            await (await self._zeroconf.async_register_service(self._entry, allow_name_change=True))
            twins = _Twins(self._entry.server or "", own, self._give_way)
            self._zeroconf.zeroconf.async_add_listener(twins, None)
        except (OSError, Error) as error:
            log.warning("no entry in the LAN: %r", error)
            await self._close()
            return Say(key="no-multicast")
        return None

    async def stop(self) -> None:
        """Withdraw the entry, so that phones stop offering the page."""
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


class _Twins(RecordUpdateListener):
    """Detects another machine with the same host name: both probed at once, or in two LANs.

    The machine with the lowest address keeps the name; each sees the addresses of both, so they agree without messages.
    """

    def __init__(self, host: str, own: Sequence[str], give_way: Callable[[], Awaitable[object]]) -> None:
        self._host, self._own, self._give_way = host.lower(), set(map(ip_address, own)), give_way
        self._tasks: list[Awaitable[object]] = []

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        others = {address for record in records if (address := self._address(record))} - self._own
        if not self._tasks and others and _lowest_rank(others) < _lowest_rank(self._own):
            self._tasks.append(asyncio.ensure_future(self._give_way()))

    def _address(self, record: RecordUpdate) -> Address | None:
        """The host's address in a record; None if the record is about another host, of another type, or withdrawn."""
        address = getattr(record.new, "address", b"")
        return ip_address(address) if record.new.name.lower() == self._host and address and record.new.ttl else None


def _lowest_rank(addresses: Iterable[Address]) -> tuple[int, bytes]:
    return min((each.version, each.packed) for each in addresses)
