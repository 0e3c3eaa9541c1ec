"""The network of a machine that is only the companion: the Wi-Fi that was chosen, or else one of its own.

Without any network for a while it opens its own, so that a phone gets in and can tell it the Wi-Fi. From time to time,
while no phone is there, it tries the known ones again: a router that was switched on later is found. Nobody has to do
anything: without a network the companion plays on alone.
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
PATIENCE_MS = 45_000  # without a network, before it opens its own
RETRY_MS = 5 * 60_000  # with its own network open and nobody in it, before it tries the known ones again

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike

log = logging.getLogger(__name__)


def new_own() -> tuple[str, str]:
    """Name and password of the network that it opens: another one at every start, easily typed."""
    return f"Table {random_letters(3)}", random_letters(10)


def random_letters(count: int) -> str:
    """So many by chance."""
    return "".join(choice(LETTERS) for _ in range(count))


@dataclass(frozen=True, kw_only=True)
class WifiState:
    """What a screen shows of it."""

    kind: Literal["waiting", "cable", "wifi", "own", "joining", "none"] = "waiting"  # none: no Wi-Fi to do it with
    name: str = ""  # of the Wi-Fi that it is in, is joining, or has opened
    password: str = ""  # of its own
    failed: Say | None = None  # why the last one that was chosen could not be joined
    seen: tuple[WifiNetwork, ...] = ()


class Network:
    """Looks after it, `step` by `step` with a `wait` between them."""

    def __init__(self, manager: Nmcli, now_ms: Callable[[], int], own: tuple[str, str]) -> None:
        """`own`: name and password of the network that it opens."""
        self.state = WifiState()
        self.is_used: Callable[[], bool] = lambda: False  # whether a phone is here
        self._manager, self._now_ms, self._own = manager, now_ms, own
        self._since_ms = now_ms()  # when it was last in a network, or opened its own
        self._wish: tuple[str, str] | None = None
        self._wake_event = asyncio.Event()

    def choose(self, name: str, password: str) -> None:
        """Join that Wi-Fi as soon as possible: `state` says what became of it."""
        self._wish = name, password
        self.state = replace(self.state, kind="joining", name=name, password="", failed=None)
        self._wake_event.set()

    async def wait(self) -> None:
        """Until it is time to look again, or something was chosen."""
        self._wake_event.clear()
        if self._wish is None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake_event.wait(), LOOKS_S)

    async def step(self) -> bool:
        """Look, and do the one thing that is to be done now; whether screens show something else then.

        A network that fails ends nothing.
        """
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
            self._since_ms = self._now_ms() - PATIENCE_MS  # whoever chose it needs a way to choose again
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
        """While it is open most Wi-Fi chips hear no other network, so what is in reach is looked up before."""
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
        """What is in reach now, for a screen that offers it; as before while that cannot be heard."""
        if self.state.kind not in ("cable", "wifi", "waiting"):
            return
        try:
            self.state = replace(self.state, seen=await self._manager.scan())
        except Trouble as trouble:
            log.warning("network: %s", trouble)
