"""The network of a dedicated machine: the chosen Wi-Fi, or else the companion's own.

After a while without any network the companion opens its own, so that a phone can connect and choose the Wi-Fi. While
no phone is connected it retries the known networks from time to time, to find a router that was switched on later.
Nobody has to do anything: without a network the companion plays on alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from secrets import choice
from typing import Literal

from companion.box.nmcli import OWN, Interface, Nmcli, WifiNetwork
from companion.errors import Trouble
from rules.kit.types import Say

LOOKS_S = 10
PATIENCE_MS = 45_000  # without a network, before opening its own
RETRY_MS = 5 * 60_000  # with an unused network of its own, before retrying the known ones

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without look-alikes

log = logging.getLogger(__name__)


def new_own() -> tuple[str, str]:
    """Name and password of the companion's own network: new at every start, easy to type."""
    return f"Table {random_letters(3)}", random_letters(10)


def random_letters(count: int) -> str:
    return "".join(choice(LETTERS) for _ in range(count))


@dataclass(frozen=True, kw_only=True)
class WifiState:
    """The network's state, for screens."""

    kind: Literal["waiting", "cable", "wifi", "own", "joining", "none"] = "waiting"  # none: no usable Wi-Fi
    name: str = ""  # of the connected, joining or opened network
    password: str = ""  # of the companion's own network
    failed: Say | None = None  # why the chosen network could not be joined
    seen: tuple[WifiNetwork, ...] = ()


class Network:
    """The network manager: call `step` and `wait` in turn."""

    def __init__(self, manager: Nmcli, now_ms: Callable[[], int], own: tuple[str, str]) -> None:
        """`own`: name and password of the companion's own network."""
        self.state = WifiState()
        self.is_used: Callable[[], bool] = lambda: False  # whether a phone is connected
        self._manager, self._now_ms, self._own = manager, now_ms, own
        self._since_ms = now_ms()  # last time in a network, or the opening of its own
        self._wish: tuple[str, str] | None = None
        self._wake_event = asyncio.Event()

    def choose(self, name: str, password: str) -> None:
        """Request to join a Wi-Fi as soon as possible; `state` shows the outcome."""
        self._wish = name, password
        self.state = replace(self.state, kind="joining", name=name, password="", failed=None)
        self._wake_event.set()

    async def wait(self) -> None:
        """Wait for the next check or a choice."""
        self._wake_event.clear()
        if self._wish is None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake_event.wait(), LOOKS_S)

    async def step(self) -> bool:
        """Check the network and take the next action; True if `state` has changed. Network failures are only logged."""
        before = self.state
        try:
            if self._wish is not None:
                await self._join(*self._wish)
            else:
                await self._follow(await self._manager.devices())
        except Trouble as trouble:
            log.warning("network: %s", trouble)
            if trouble.say.key == "network-no-manager":
                self.state = WifiState(kind="none")
        return self.state != before

    async def _join(self, name: str, password: str) -> None:
        try:
            await self._manager.join(name, password)
        except Trouble as trouble:
            log.warning("network: %s", trouble)
            self.state = replace(self.state, failed=trouble.say)
            self._since_ms = self._now_ms() - PATIENCE_MS  # at once opens its own network, for another choice
        finally:
            self._wish = None
        await self._follow(await self._manager.devices())

    async def _follow(self, devices: tuple[Interface, ...]) -> None:
        connected = [device for device in devices if device.is_connected]
        outside = next((device for device in connected if device.connection != OWN), None)
        has_own = any(device.connection == OWN for device in connected)
        if outside is not None:
            await self._enter_network(outside, has_own=has_own)
        elif has_own:
            await self._keep_own()
        elif not any(device.kind == "wifi" and device.state != "unavailable" for device in devices):
            self.state = replace(self.state, kind="none", name="", password="")
        elif any(device.is_trying for device in devices) or self._now_ms() - self._since_ms < PATIENCE_MS:
            self.state = replace(self.state, kind="waiting", name="", password="")
        else:
            await self._open_own()

    async def _enter_network(self, device: Interface, *, has_own: bool) -> None:
        if has_own:
            await self._manager.close_own()
        self._since_ms = self._now_ms()
        if device.kind == "ethernet":
            self.state = replace(self.state, kind="cable", name="", password="")
        elif self.state.kind != "wifi":
            name = await self._manager.name_of(device.connection)
            self.state = replace(self.state, kind="wifi", name=name, password="")

    async def _open_own(self) -> None:
        """Open the companion's own network. Most Wi-Fi chips cannot scan while it is open, so scan first."""
        seen = await self._manager.scan()
        name, password = self._own
        await self._manager.open_own(name, password)
        self._since_ms = self._now_ms()
        self.state = replace(self.state, kind="own", name=name, password=password, seen=seen)

    async def _keep_own(self) -> None:
        name, password = self._own
        self.state = replace(self.state, kind="own", name=name, password=password)
        if self.is_used() or self._now_ms() - self._since_ms < RETRY_MS:
            return
        self._since_ms = self._now_ms()
        if await self._manager.knows_any():
            await self._manager.close_own()
            self.state = replace(self.state, kind="waiting", name="", password="")

    async def look_around(self) -> None:
        """Scan for networks; while that is impossible the last result stays."""
        if self.state.kind not in ("cable", "wifi", "waiting"):
            return
        try:
            self.state = replace(self.state, seen=await self._manager.scan())
        except Trouble as trouble:
            log.warning("network: %s", trouble)
