"""The Bluetooth dice of this table: which may roll here, for whom, and the one that is being met."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from companion.errors import Stale, Trouble
from companion.log.salvage import read_value
from companion.log.store import Store
from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.reader import BluetoothDice, DieState
from rules.kit.types import Say

KEY = "dice"  # under which they are kept
SEEN_KEY = "dice-seen"  # what was known of each when it was here last
MEET_S = 90  # nobody looks for a die longer


class OwnDice:
    """Kept by their addresses, before the reader hears of them."""

    def __init__(self, store: Store, reader: BluetoothDice) -> None:
        self._store, self._reader, self.reach = store, reader, reader.reach
        self.last_seen: dict[str, DieState] = {}  # by address, also after it is gone
        self._meet_timer: asyncio.TimerHandle | None = None  # the looking for one

    async def load(self) -> None:
        """Read which are kept; from now on they are looked for."""
        self.last_seen = await self._store.load(SEEN_KEY, dict[str, DieState], {})
        self._reader.keep(await self._store.load(KEY, tuple[KnownDie, ...], ()))

    @property
    def known_dice(self) -> tuple[KnownDie, ...]:
        return self.reach.dice

    def status(self, die: KnownDie) -> DieState | None:
        """What is known of it at present; None = it is not here."""
        return self.reach.states.get(die.address)

    @property
    def low_dice(self) -> list[tuple[KnownDie, DieState]]:
        """Those that are here and have to be charged."""
        return [(die, now) for die in self.known_dice if (now := self.status(die)) and now.is_low]

    async def note(self) -> None:
        """Keep what is known of them now, for when they are gone."""
        now = {
            die.address: known
            for die in self.known_dice
            if (known := self.status(die) or self.last_seen.get(die.address))
        }
        if now != self.last_seen:
            self.last_seen = now
            await self._store.keep_if_possible(SEEN_KEY, msgspec.to_builtins(now))

    def find_by_device(self, device: str) -> KnownDie | None:
        """The die that reports as that."""
        return next((die for die in self.known_dice if die.device == device), None)

    def find_by_number(self, number: int | None) -> KnownDie:
        """The die of that number; Stale if it was forgotten."""
        for die in self.known_dice:
            if die.number == number:
                return die
        raise Stale("die-gone")

    def meet(self, on: bool) -> None:
        """Look for a die that is rolled, for a while; or no more."""
        if self._meet_timer:
            self._meet_timer.cancel()
        self._meet_timer = asyncio.get_running_loop().call_later(MEET_S, self._reader.meet, False) if on else None
        if on or self.reach.is_meeting:
            self._reader.meet(on)

    def blink(self, die: KnownDie, tint: str) -> None:
        self._reader.blink(die.device, tint, 3)

    async def keep(self) -> KnownDie:
        """The die that was met is one of the table's from now on. Stale if there is none."""
        if (met := self.reach.met_die) is None:
            raise Stale("form-closed")
        taken = {die.number for die in self.known_dice}
        number = next(n for n in count(1) if n not in taken)
        die = structs.replace(met, number=number)
        await self._save(*(each for each in self.known_dice if each.address != met.address), die)
        self.meet(False)
        return die

    async def change(self, die: KnownDie, name: str, value: Any) -> KnownDie:
        """With that of it set otherwise; Trouble if there is no such thing or value."""
        if name not in ("name", "owner", "tint", "shell", "sides"):
            raise Trouble("no-such-setting", detail=f"{name}={value!r}")
        try:
            changed = msgspec.convert({**structs.asdict(die), name: value}, KnownDie)
        except msgspec.ValidationError as error:
            raise Trouble("no-such-setting", detail=f"{name}={value!r}") from error
        await self._save(*(changed if each == die else each for each in self.known_dice))
        return changed

    async def forget(self, die: KnownDie) -> None:
        """It rolls here no more."""
        await self._save(*(each for each in self.known_dice if each != die))

    async def _save(self, *dice: KnownDie) -> None:
        await self._store.keep(KEY, msgspec.to_builtins(dice))
        self._reader.keep(dice)


def read_dice(file: Path) -> list[tuple[KnownDie, DieState | None]]:
    """The dice of the table whose store that is, each with what was known of it when it was here last."""
    dice = msgspec.json.decode(read_value(file, KEY) or "[]", type=tuple[KnownDie, ...])
    seen = msgspec.json.decode(read_value(file, SEEN_KEY) or "{}", type=dict[str, DieState])
    return [(die, seen.get(die.address)) for die in dice]


def facts(now: DieState) -> list[Say]:
    """Its battery, its signal and its last roll, as far as they are known."""
    battery = Say(key="dice-low" if now.is_low else "dice-battery", args={"n": now.battery or 0})
    signal, last = Say(key="dice-signal", args={"dbm": now.rssi}), Say(key="dice-last", args={"face": now.last})
    known = ((now.battery is not None, battery), (now.rssi, signal), (now.last, last))
    return [say for is_known, say in known if is_known]
