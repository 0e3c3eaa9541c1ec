"""What runs in the machine: dice are met by rolling them, throws of two games are rolled with them, and one is lost.

Needs root, hci_vhci, a system bus and bluetoothd; `python -m tests.trials.bluetooth` brings them.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bumble.controller import Controller
from bumble.transport import open_transport

from companion.table.intents import Leave
from companion.table.own_dice import OwnDice
from hardware.bluetooth.die import Shell
from hardware.bluetooth.godice import GODICE, SHELLS
from hardware.bluetooth.reader import BluetoothDice
from hardware.signal import Found, Lost, Rolled, Signal
from tests.companion.table import Client, Clock, Table, client, committing, play_on, seated, table_in
from tests.hardware.bluetooth.air import AirDie, new_link, on_link

SETTLE_S = 8.0  # BlueZ sets the controller up
PATIENCE_S = 240.0  # the machine may be an emulated one
ROLLS_S = 1.5  # so long dice roll
THROWS = 3  # of each game

T = TypeVar("T")


class Air:
    """The played dice, on a loop of their own: a kernel does not wait for a controller that is busy with a game."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, name="air", daemon=True).start()
        self.link = new_link()
        self.dice: list[AirDie] = []

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Work for the dice, done there."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def open(self, many: int) -> None:
        """Stand behind the kernel's virtual controller with so many dice, which are not awake yet."""
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
        """Hear what the reader says until that is so."""
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


async def meet(evening: Evening, here: Client, die: AirDie, *, tint: str, shell: Shell) -> None:
    """By rolling it, on the page; then one tap."""
    await here.go("dice-meet")
    await evening.until(lambda: GODICE.battery in die.written)
    await evening.air.do(die.say(b"R", side("d6", 3)))
    await evening.until(lambda: bool(evening.table.core.dice and evening.table.core.dice.met))
    number = (await here.answer("~dice-meet")).page.rpartition("/")[2]
    await here.set(f"~die/{number}", "tint", tint)
    await here.set(f"~die/{number}", "shell", shell)
    say(f"met die {number}, {tint}, {shell}")


def side(shell: Shell, n: int) -> bytes:
    """A die of that shell that lies on its n-th side."""
    return b"S" + bytes(part & 0xFF for part in SHELLS[shell][0][n])


async def throws(evening: Evening, here: Client, throw: Callable[[int], Awaitable[None]]) -> None:
    """Play on at random, and let the dice roll where the game asks for a throw."""
    chance = Random(31)
    done = 0
    while done < THROWS:
        wanted = evening.table.outputs.wanted
        if not wanted:
            await play_on(here, chance, most=1)
            continue
        before = len(evening.rolls)
        await throw(len(wanted))
        await evening.until(lambda before=before: len(evening.rolls) > before)  # type: ignore[misc]
        form, filled = next(iter(evening.table.core.game.arrived.values.items()), ("", {}))
        say(f"rolled {[(d.tint, d.face) for d in evening.rolls[-1].dice]}, filled in {filled}")
        said = evening.table.core.game.said
        assert filled, evening.table.core.text(said) if said else "the roll is not in the form"
        done += 1
        await here.answer(form, **filled)


async def ettana(evening: Evening, number: AirDie, colour: AirDie) -> None:
    here = await seated(evening.table, "Ana", "Bo", "Cem", game="ettana")
    chance = Random(1)

    async def throw(many: int) -> None:
        thrown = (number, colour)[:many]  # a colour that was preset is not rolled for
        for die in thrown:
            await evening.air.do(die.say(b"R"))
        await asyncio.sleep(ROLLS_S)
        for die in thrown:
            await evening.air.do(die.say(side("d6", chance.randrange(6))))

    await throws(evening, here, throw)


async def battle(evening: Evening, dice: dict[str, AirDie]) -> None:
    """A battle of Battles & Builders, in which two green dice and a red one are asked for, all at once."""
    here = await seated(evening.table, "Ana", "Bo", "Cem")
    shown = await committing(here)
    for count in (2, 0, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    shown = await here.answer(shown.asks[0].forms[0].id, faces={"0": {"cavalry": 2}, "2": {"archers": 1}})
    form = shown.asks[0].forms[0].id
    for n, tint in enumerate(("green", "red", "green"), 1):
        before = len(evening.rolls)
        await evening.air.do(dice[tint].say(b"R"))
        await asyncio.sleep(ROLLS_S)
        await evening.air.do(dice[tint].say(side("d12", n)))
        await evening.until(lambda before=before: len(evening.rolls) > before)  # type: ignore[misc]
        say(f"rolled {[(die.tint, die.face) for die in evening.rolls[-1].dice]}")
    values = evening.table.core.game.arrived.values[form]
    lines = len(evening.table.core.game.session.lines)
    await here.answer(form, **values)
    assert len(evening.table.core.game.session.lines) > lines, "the roll is played"
    say(f"played {values}")


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
            await meet(evening, here, die, tint=tint, shell="d6")
        await ettana(evening, one, two)
        await air.do(one.die())
        await evening.until(lambda: len(evening.reader.reach.now) == 1)
        at = time.monotonic()
        await air.do(one.come())
        await evening.until(lambda: len(evening.reader.reach.now) == 2)
        say(f"back after {time.monotonic() - at:.1f} s")
        await evening.table.core.do(Leave(), by="screen")
        for number, tint in ((1, "green"), (2, "red")):
            await here.set(f"~die/{number}", "tint", tint)
            await here.set(f"~die/{number}", "shell", "d12")
        await battle(evening, {"green": one, "red": two})
        await asyncio.to_thread(evening.reader.stop)
        await evening.table.core.store.close()
    say("all is well")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
