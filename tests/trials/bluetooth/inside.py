"""The trial inside the machine: dice are paired by rolling them, roll for a round of Ettana, and one is lost.

Needs root, hci_vhci, a system bus and bluetoothd; `python -m tests.trials.bluetooth` brings them.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bumble.controller import Controller
from bumble.transport import open_transport

from companion.table.own_dice import OwnDice
from hardware.bluetooth.godice import GODICE, SHELLS
from hardware.bluetooth.reader import BluetoothDice
from hardware.signal import Found, Lost, Rolled, Signal
from tests.companion.tables import Client, Clock, Table, client, play_on, seated, table_in
from tests.trials.bluetooth.air import AirDie, new_link, on_link

SETTLE_S = 8.0  # BlueZ sets the controller up
PATIENCE_S = 240.0  # the machine may be an emulated one
ROLLS_S = 1.5  # duration of a roll

T = TypeVar("T")


class Air:
    """The simulated dice, on a loop of their own: the kernel does not wait for a controller busy with a game."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, name="air", daemon=True).start()
        self.link = new_link()
        self.dice: list[AirDie] = []

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` on the dice's loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def open(self, many: int) -> None:
        """Connect `many` sleeping dice to the kernel's virtual controller."""
        self._vhci = await open_transport("vhci")
        Controller("vhci", self._vhci.source, self._vhci.sink, link=self.link, public_address="F0:00:00:00:00:F0")
        answers = {b"\x03": b"Bat\x50", b"\x17": b"Col\x01"}.get
        for n in range(1, many + 1):
            device = on_link(self.link, f"die{n}", f"F0:00:00:00:00:0{n}")
            self.dice.append(AirDie(device, GODICE, f"GoDice_00000{n}_R_v04", answers))


class Evening:
    """A table whose Bluetooth is a real BlueZ."""

    def __init__(self, table: Table, air: Air) -> None:
        self.table, self.air, self.rolls = table, air, list[Rolled]()
        self.signals: asyncio.Queue[Signal] = asyncio.Queue()
        self.reader = BluetoothDice(lambda: time.monotonic_ns() // 1_000_000)
        loop = asyncio.get_running_loop()

        def put(signal: Signal) -> None:
            loop.call_soon_threadsafe(self.signals.put_nowait, signal)

        self.reader.start(put)
        table.core.dice = OwnDice(table.core.store, self.reader)
        table.hardware.want = self.reader.want

    async def until(self, done: Callable[[], bool]) -> None:
        """Process the reader's signals until `done`."""
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        signal = await self.signals.get()
                        if isinstance(signal, Rolled):
                            self.rolls.append(signal)
                        elif isinstance(signal, Lost | Found):
                            say(f"{signal.device} {getattr(signal, 'reason', 'found')}")
                        await self.table.bridge.hear(signal)


def say(text: str) -> None:
    print(f"dice: {text}", flush=True)


async def meet(evening: Evening, here: Client, die: AirDie, *, tint: str) -> None:
    """Pair a die by rolling it on its page, and one tap."""
    await here.go("dice-meet")
    await evening.until(lambda: GODICE.battery in die.written)
    await evening.air.do(die.say(b"R", side(3)))
    await evening.until(lambda: bool(evening.table.core.dice and evening.table.core.dice.reach.met_die))
    number = (await here.answer("~dice-meet")).page.rpartition("/")[2]
    await here.set(f"~die/{number}", "tint", tint)
    say(f"met die {number}, {tint}")


def side(n: int) -> bytes:
    """A cube on its n-th side."""
    return b"S" + bytes(part & 0xFF for part in SHELLS["d6"][0][n])


async def play_round(evening: Evening, here: Client, dice: Mapping[str, AirDie]) -> None:
    """Play at random until each player has had a turn; the dice make all requested rolls."""
    chance, game = Random(31), evening.table.core.game
    state: Any = game.session.state
    while state.turns <= len(state.players):
        wanted = evening.table.outputs.wanted_tints
        if wanted:
            before = len(evening.rolls)
            thrown = [dice[tint] for tint in dict.fromkeys(wanted)]
            for die in thrown:
                await evening.air.do(die.say(b"R"))
            await asyncio.sleep(ROLLS_S)
            for die in thrown:
                await evening.air.do(die.say(side(chance.randrange(6))))
            await evening.until(lambda before=before: len(evening.rolls) > before)  # type: ignore[misc]
            say(f"rolled {[(d.tint, d.face) for d in evening.rolls[-1].dice]}")
            assert game.arrivals.values, (
                evening.table.core.text(game.notice) if game.notice else "it is not in the form"
            )
        elif game.arrivals.values:
            form, values = next(iter(game.arrivals.values.items()))
            lines = len(game.session.lines)
            await here.answer(form, **values)
            assert len(game.session.lines) > lines, "the roll is played"
            say(f"played {values}")
        else:
            await play_on(here, chance, most=1)
        state = game.session.state


async def main() -> int:
    air = Air()
    await air.do(air.open(2))
    while not Path("/sys/class/bluetooth/hci0").exists():
        await asyncio.sleep(0.5)
    await asyncio.sleep(SETTLE_S)
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(await table_in(Path(folder), Clock()), air)
        here = await client(evening.table)
        one, two = air.dice
        for die, tint in ((one, "white"), (two, "none")):
            await air.do(die.come())
            await meet(evening, here, die, tint=tint)
        here = await seated(evening.table, "Ana", "Bo", "Cem", game="ettana")
        await play_round(evening, here, {"white": one, "none": two})
        await air.do(one.die())
        await evening.until(lambda: len(evening.reader.reach.states) == 1)
        at = time.monotonic()
        await air.do(one.come())
        await evening.until(lambda: len(evening.reader.reach.states) == 2)
        say(f"back after {time.monotonic() - at:.1f} s")
        await asyncio.to_thread(evening.reader.stop)
        await evening.table.core.store.close()
    say("all is well")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
