"""The table's own Bluetooth dice: the known ones with their owners, and the search for a new one."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from companion.errors import Stale, Trouble
from companion.log.disk.salvage import read_value
from companion.log.disk.store import Store
from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.reader import BluetoothDice, DieState
from rules.kit.types import Say

KEY = "dice"  # the key of the dice in the store
SEEN_KEY = "dice-seen"  # the key of their last known states
MEET_S = 90  # the longest search for a new die


class OwnDice:
    """The table's own dice, by address. They are saved before the reader learns of them."""

    def __init__(self, store: Store, reader: BluetoothDice) -> None:
        self._store, self._reader, self.reach = store, reader, reader.reach
        self.last_seen: dict[str, DieState] = {}  # by address, also while the die is gone
        self._meet_timer: asyncio.TimerHandle | None = None  # the end of the search

    async def load(self) -> None:
        """Load the dice and have the reader look for them."""
        self.last_seen = await self._store.load(SEEN_KEY, dict[str, DieState], {})
        self._reader.keep(await self._store.load(KEY, tuple[KnownDie, ...], ()))

    @property
    def known_dice(self) -> tuple[KnownDie, ...]:
        return self.reach.dice

    def status(self, die: KnownDie) -> DieState | None:
        """The die's current state; None while it is not connected."""
        return self.reach.states.get(die.address)

    @property
    def low_dice(self) -> list[tuple[KnownDie, DieState]]:
        """The connected dice that have to be charged."""
        return [(die, now) for die in self.known_dice if (now := self.status(die)) and now.is_low]

    async def note(self) -> None:
        """Save the dice's current states, for when they are gone."""
        now = {
            die.address: known
            for die in self.known_dice
            if (known := self.status(die) or self.last_seen.get(die.address))
        }
        if now != self.last_seen:
            self.last_seen = now
            await self._store.keep_if_possible(SEEN_KEY, msgspec.to_builtins(now))

    def find_by_device(self, device: str) -> KnownDie | None:
        """The die of that device name, if it is one of the table's own."""
        return next((die for die in self.known_dice if die.device == device), None)

    def find_by_number(self, number: int | None) -> KnownDie:
        """The die of that number. Raises Stale if it was forgotten."""
        for die in self.known_dice:
            if die.number == number:
                return die
        raise Stale("die-gone")

    def meet(self, on: bool) -> None:
        """Begin or end the search for a new die: the first one rolled within MEET_S."""
        if self._meet_timer:
            self._meet_timer.cancel()
        self._meet_timer = asyncio.get_running_loop().call_later(MEET_S, self._reader.meet, False) if on else None
        if on or self.reach.is_meeting:
            self._reader.meet(on)

    def blink(self, die: KnownDie, tint: str) -> None:
        self._reader.blink(die.device, tint, 3)

    async def keep(self) -> KnownDie:
        """Add the die that was met, with the first free number. Raises Stale if there is none."""
        if (met := self.reach.met_die) is None:
            raise Stale("form-closed")
        taken = {die.number for die in self.known_dice}
        number = next(n for n in count(1) if n not in taken)
        die = structs.replace(met, number=number)
        await self._save(*(each for each in self.known_dice if each.address != met.address), die)
        self.meet(False)
        return die

    async def change(self, die: KnownDie, name: str, value: Any) -> KnownDie:
        """Change one property of a die; the changed die. Raises Trouble for an unknown property or value."""
        if name not in ("name", "owner", "tint", "shell", "sides"):
            raise Trouble("no-such-setting", detail=f"{name}={value!r}")
        try:
            changed = msgspec.convert({**structs.asdict(die), name: value}, KnownDie)
        except msgspec.ValidationError as error:
            raise Trouble("no-such-setting", detail=f"{name}={value!r}") from error
        await self._save(*(changed if each == die else each for each in self.known_dice))
        return changed

    async def forget(self, die: KnownDie) -> None:
        """Remove the die: it may no longer roll here."""
        await self._save(*(each for each in self.known_dice if each != die))

    async def _save(self, *dice: KnownDie) -> None:
        await self._store.keep(KEY, msgspec.to_builtins(dice))
        self._reader.keep(dice)


def read_dice(file: Path) -> list[tuple[KnownDie, DieState | None]]:
    """The dice in the store of that file, each with its last known state."""
    dice = msgspec.json.decode(read_value(file, KEY) or "[]", type=tuple[KnownDie, ...])
    seen = msgspec.json.decode(read_value(file, SEEN_KEY) or "{}", type=dict[str, DieState])
    return [(die, seen.get(die.address)) for die in dice]


def facts(now: DieState) -> list[Say]:
    """The die's battery, signal and last roll, without those still unknown."""
    battery = Say(key="dice-low" if now.is_low else "dice-battery", args={"n": now.battery or 0})
    signal, last = Say(key="dice-signal", args={"dbm": now.rssi}), Say(key="dice-last", args={"face": now.last})
    known = ((now.battery is not None, battery), (now.rssi, signal), (now.last, last))
    return [say for is_known, say in known if is_known]
