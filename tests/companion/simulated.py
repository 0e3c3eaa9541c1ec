"""A table with simulated hardware in one process: presses and rolls pass one by one through the real drivers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from hardware.signal import Found, RolledDie, Shared, Signal
from hardware.simulator import Simulator
from tests.companion.tables import Clock, Table, table_in
from tests.hardware.fakes import now_ms

MOST_S = 60  # a timeout against hangs, far above any real duration


@dataclass
class Hands:
    """A player's hands: each press or roll returns after the table has handled it."""

    table: Table
    simulator: Simulator
    signals: asyncio.Queue[Signal] = field(default_factory=asyncio.Queue)

    async def listen(self) -> Signal:
        """Let the table handle the next signal."""
        async with asyncio.timeout(MOST_S):
            signal = await self.signals.get()
        await self.table.bridge.hear(signal)
        return signal

    async def press(self, what: int | Shared, second: bool = False) -> Signal:
        self.simulator.press(what, second=second)
        return await self.listen()

    async def roll(self, dice: Iterable[RolledDie]) -> Signal:
        self.simulator.roll(dice)
        return await self.listen()


@asynccontextmanager
async def hands_in(folder: Path) -> AsyncIterator[Hands]:
    """A table in this folder, with its simulated hardware started and handled."""
    simulator = Simulator(now_ms)
    table = await table_in(folder, Clock(), simulator=simulator)
    hardware, rig = table.hardware, simulator.rig
    hardware.want, hardware.light, hardware.play = rig.want, rig.light, rig.play
    hands = Hands(table, simulator)
    loop = asyncio.get_running_loop()
    simulator.start(lambda signal: void(loop.call_soon_threadsafe(hands.signals.put_nowait, signal)))
    try:
        assert await hands.listen() == Found(device="serial:dice")
        yield hands
    finally:
        await asyncio.to_thread(simulator.stop)
        await table.core.store.close()


def void(_: object) -> None:
    """Discard a value."""
