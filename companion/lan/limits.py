"""Limits on what one phone may ask of the companion, so that no phone can slow down the others.

An honest one never meets a limit, however fast it taps. At a table this machine's own clients have none: the
touchscreen is let in even while everybody else is not. At a hub only a proxy that it was told of is so `free`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import IPv6Address

THIS_MACHINE = "127.0.0.1"
CONNECTIONS = 400  # in all: a process may have 1,024 files open
AN_ADDRESS = 32  # connections of one address: a browser loads the page over six, and a repeater may hide a family
REQUESTS_A_S, REQUESTS = 20.0, 200  # a page is 20 requests, so ten people behind a repeater may load it at once
MESSAGES_A_S, MESSAGES = 60.0, 120  # twice as fast as anybody taps
PATIENCE_S = 0.1  # so long a stranger waits at most for what is done for others
MOST_GUESTS = 500  # addresses to remember; a home has 254
A_NETWORK = 10  # addresses' worth for an IPv6 network: it may be all of a home, or all of one pest's addresses


def guest(address: str) -> str:
    """Whose limits count there: of IPv6 the /64, in which anybody has as many addresses as they like."""
    return f"{IPv6Address(address).exploded[:19]}::/64" if ":" in address else address


class Bucket:
    """Turns that come back by themselves, `a_s` in a second, until there are `most` again."""

    def __init__(self, a_s: float, most: int, now_s: Callable[[], float] = time.monotonic) -> None:
        self._a_s, self._most, self._now_s = a_s, most, now_s
        self._left = float(most)
        self._seen_s = now_s()

    def take(self) -> float:
        """Take a turn: 0, or how many seconds too early that is. It is taken in either case, as a debt."""
        now_s = self._now_s()
        self._left = min(float(self._most), self._left + (now_s - self._seen_s) * self._a_s)
        self._seen_s = now_s
        self._left -= 1
        return max(0.0, -self._left / self._a_s)

    def try_take(self) -> bool:
        """Take a turn if there is one."""
        if self.take() == 0:
            return True
        self._left += 1  # a turn that was refused costs nothing
        return False


class RateLimit:
    """How fast every guest asks, over all connections; the address that is `free` as fast as it likes."""

    def __init__(
        self, a_s: float, most: int, now_s: Callable[[], float] = time.monotonic, *, free: str = THIS_MACHINE,
        a_network: int = A_NETWORK,
    ) -> None:  # fmt: skip
        self._a_s, self._most, self._now_s, self._free, self._a_network = a_s, most, now_s, free, a_network
        self._buckets: dict[str, Bucket] = {}

    def try_take(self, address: str) -> bool:
        """Take a turn of that address, if it has one."""
        return address == self._free or self._bucket(address).try_take()

    def wait_s(self, address: str) -> float:
        """Take a turn of that address: how long to wait before what was asked is done."""
        return 0.0 if address == self._free else self._bucket(address).take()

    def _bucket(self, address: str) -> Bucket:
        """Its guest's turns. Who was quiet for longest is forgotten when there are too many."""
        who, many = guest(address), self._a_network if ":" in address else 1
        bucket = self._buckets.pop(who, None) or Bucket(many * self._a_s, many * self._most, self._now_s)
        self._buckets[who] = bucket  # now the last one
        if len(self._buckets) > MOST_GUESTS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class StrangerQueue:
    """Those who were not let in, one after the other: one in a pass of the event loop, however many there are, and none
    while something is done for somebody who was.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()  # first come, first served
        self._first_count = 0  # how many go before
        self._idle = asyncio.Event()  # does
        self._idle.set()

    async def wait(self, address: str) -> None:
        """Return when it is that address's turn: after PATIENCE_S even if a slow disk still keeps others busy."""
        if address != THIS_MACHINE:
            async with self._turn:
                await asyncio.sleep(0)
                if self._first_count:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PATIENCE_S):
                            await self._idle.wait()

    @contextmanager
    def go_first(self) -> Iterator[None]:
        """Before all who wait for a turn."""
        self._first_count += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._first_count -= 1
            if not self._first_count:
                self._idle.set()


class Connections:
    """How many connections there are, in all and by guest; the address that is `free` may always have one more."""

    def __init__(self, most: int = CONNECTIONS, an_address: int = AN_ADDRESS, *, free: str = THIS_MACHINE) -> None:
        self._most, self._an_address, self._free = most, an_address, free
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more from that address; False if there are too many already. Either way it has to `leave`."""
        who, may = guest(address), self._an_address
        if ":" in address:
            may = min(A_NETWORK * may, self._most // 2)  # those who come by IPv4 are let in all the same
        crowded = sum(self._counts.values()) >= self._most or self._counts.get(who, 0) >= may
        self._counts[who] = self._counts.get(who, 0) + 1
        return address == self._free or not crowded

    def leave(self, address: str) -> None:
        """One that entered has gone."""
        who = guest(address)
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]
