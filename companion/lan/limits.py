"""Rate and connection limits, so that no phone can slow down the others.

An ordinary phone never reaches a limit, however fast its player taps. The `free` address has no limits: at a table this
machine, so the touchscreen always connects; at a hub only a configured proxy.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv6Address

THIS_MACHINE = "127.0.0.1"
CONNECTIONS = 400  # in all: a process may have 1,024 open files
AN_ADDRESS = 32  # connections of one address: a browser loads the page over six, and a family may share a repeater
REQUESTS_A_S, REQUESTS = 20.0, 200  # a page is 20 requests, so ten people behind a repeater may load it at once
MESSAGES_A_S, MESSAGES = 60.0, 120  # twice as fast as the fastest tapping
PATIENCE_S = 0.1  # a stranger's longest wait for seats and table screens
MOST_GUESTS = 500  # buckets; a home has 254 addresses
A_NETWORK = 10  # times the limit for an IPv6 network: it may be a whole home, or all addresses of one attacker


def guest(address: str) -> str:
    """The key under which an address is limited: for IPv6 its /64, in which one machine may have any address."""
    return f"{IPv6Address(address).exploded[:19]}::/64" if ":" in address else address


class Bucket:
    """A token bucket of `most` tokens, refilled by `a_s` tokens a second."""

    def __init__(self, a_s: float, most: int, now_s: Callable[[], float] = time.monotonic) -> None:
        self._a_s, self._most, self._now_s = a_s, most, now_s
        self._left = float(most)
        self._seen_s = now_s()

    def take(self) -> float:
        """Take a token, if need be as a debt; the seconds until the debt is paid, or 0."""
        now_s = self._now_s()
        self._left = min(float(self._most), self._left + (now_s - self._seen_s) * self._a_s)
        self._seen_s = now_s
        self._left -= 1
        return max(0.0, -self._left / self._a_s)

    def try_take(self) -> bool:
        """Take a token if there is one."""
        if self.take() == 0:
            return True
        self._left += 1  # a refusal costs nothing
        return False


class RateLimit:
    """A rate limit for each guest, over all its connections; the `free` address has none."""

    def __init__(
        self, a_s: float, most: int, now_s: Callable[[], float] = time.monotonic, *, free: str = THIS_MACHINE,
        a_network: int = A_NETWORK,
    ) -> None:  # fmt: skip
        self._a_s, self._most, self._now_s, self._free, self._a_network = a_s, most, now_s, free, a_network
        self._buckets: dict[str, Bucket] = {}

    def try_take(self, address: str) -> bool:
        """Take a token of this address, if it has one."""
        return address == self._free or self._bucket(address).try_take()

    def wait_s(self, address: str) -> float:
        """Take a token of this address; the seconds to wait before the request may be handled."""
        return 0.0 if address == self._free else self._bucket(address).take()

    def _bucket(self, address: str) -> Bucket:
        """The bucket of an address. Beyond MOST_GUESTS the least recently used is dropped."""
        who, many = guest(address), self._a_network if ":" in address else 1
        bucket = self._buckets.pop(who, None) or Bucket(many * self._a_s, many * self._most, self._now_s)
        self._buckets[who] = bucket  # now the most recently used
        if len(self._buckets) > MOST_GUESTS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class StrangerQueue:
    """A queue for strangers (HTTP requests, clients that only watch): one in a pass of the event loop, and none while a
    seat or a table screen is served."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # first come, first served
        self._first_count = 0  # clients with priority that are being served
        self._idle = asyncio.Event()  # set while that count is 0
        self._idle.set()

    async def wait(self, address: str) -> None:
        """Wait for this address's turn: at most PATIENCE_S while a slow disk delays the others."""
        if address != THIS_MACHINE:
            async with self._turn:
                await asyncio.sleep(0)
                if self._first_count:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PATIENCE_S):
                            await self._idle.wait()

    @contextmanager
    def go_first(self) -> Iterator[None]:
        """Take priority over the waiting clients."""
        self._first_count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._first_count -= 1
            if not self._first_count:
                self._idle.set()


class Connections:
    """Connection counts, in all and by guest; the `free` address may always have one more."""

    def __init__(self, most: int = CONNECTIONS, an_address: int = AN_ADDRESS, *, free: str = THIS_MACHINE) -> None:
        self._most, self._an_address, self._free = most, an_address, free
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a connection; False if there are too many already. The caller must `leave` in either case."""
        who, may = guest(address), self._an_address
        if ":" in address:
            may = min(A_NETWORK * may, self._most // 2)  # leaves room for IPv4 clients
        crowded = sum(self._counts.values()) >= self._most or self._counts.get(who, 0) >= may
        self._counts[who] = self._counts.get(who, 0) + 1
        return address == self._free or not crowded

    def leave(self, address: str) -> None:
        """Count a closed connection."""
        who = guest(address)
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]
