"""The Bluetooth dice of this table: which may roll here, for whom, and the one that is being met."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from companion.errors import Stale, Trouble
from companion.log.salvage import kept_in
from companion.log.store import Store
from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.reader import BluetoothDice, DieNow
from rules.kit.types import Say

KEY = "dice"  # under which they are kept
SEEN = "dice-seen"  # what was known of each when it was here last
MEET_S = 90  # nobody looks for a die longer


class OwnDice:
    """Kept by their addresses, before the reader hears of them."""

    def __init__(self, store: Store, reader: BluetoothDice) -> None:
        self._store, self._reader, self.reach = store, reader, reader.reach
        self.seen: dict[str, DieNow] = {}  # by address, also after it is gone
        self._ends: asyncio.TimerHandle | None = None  # the looking for one

    async def open(self) -> None:
        """Read which are kept; from now on they are looked for."""
        self.seen = await self._store.kept(SEEN, dict[str, DieNow], {})
        self._reader.keep(await self._store.kept(KEY, tuple[KnownDie, ...], ()))

    @property
    def all(self) -> tuple[KnownDie, ...]:
        return self.reach.kept

    def now(self, die: KnownDie) -> DieNow | None:
        """What is known of it at present; None = it is not here."""
        return self.reach.now.get(die.address)

    @property
    def low(self) -> list[tuple[KnownDie, DieNow]]:
        """Those that are here and have to be charged."""
        return [(die, now) for die in self.all if (now := self.now(die)) and now.is_low]

    async def note(self) -> None:
        """Keep what is known of them now, for when they are gone."""
        now = {die.address: known for die in self.all if (known := self.now(die) or self.seen.get(die.address))}
        if now != self.seen:
            self.seen = now
            await self._store.keep_if_possible(SEEN, msgspec.to_builtins(now))

    def of(self, device: str) -> KnownDie | None:
        """The die that reports as that."""
        return next((die for die in self.all if die.device == device), None)

    def numbered(self, number: int | None) -> KnownDie:
        """The die of that number; Stale if it was forgotten."""
        for die in self.all:
            if die.number == number:
                return die
        raise Stale("die-gone")

    def meet(self, on: bool) -> None:
        """Look for a die that is rolled, for a while; or no more."""
        if self._ends:
            self._ends.cancel()
        self._ends = asyncio.get_running_loop().call_later(MEET_S, self._reader.meet, False) if on else None
        if on or self.reach.meeting:
            self._reader.meet(on)

    def blink(self, die: KnownDie, tint: str) -> None:
        self._reader.blink(die.device, tint, 3)

    async def keep(self) -> KnownDie:
        """The die that was met is one of the table's from now on. Stale if there is none."""
        if (met := self.reach.met) is None:
            raise Stale("form-closed")
        taken = {die.number for die in self.all}
        number = next(n for n in count(1) if n not in taken)
        die = structs.replace(met, number=number)
        await self._save(*(each for each in self.all if each.address != met.address), die)
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
        await self._save(*(changed if each == die else each for each in self.all))
        return changed

    async def forget(self, die: KnownDie) -> None:
        """It rolls here no more."""
        await self._save(*(each for each in self.all if each != die))

    async def _save(self, *dice: KnownDie) -> None:
        await self._store.keep(KEY, msgspec.to_builtins(dice))
        self._reader.keep(dice)


def seen_in(file: Path) -> list[tuple[KnownDie, DieNow | None]]:
    """The dice of the table whose store that is, each with what was known of it when it was here last."""
    dice = msgspec.json.decode(kept_in(file, KEY) or "[]", type=tuple[KnownDie, ...])
    seen = msgspec.json.decode(kept_in(file, SEEN) or "{}", type=dict[str, DieNow])
    return [(die, seen.get(die.address)) for die in dice]


def facts(now: DieNow) -> list[Say]:
    """Its battery, its signal and its last roll, as far as they are known."""
    battery = Say(key="dice-low" if now.is_low else "dice-battery", args={"n": now.battery or 0})
    signal, last = Say(key="dice-signal", args={"dbm": now.rssi}), Say(key="dice-last", args={"face": now.last})
    known = ((now.battery is not None, battery), (now.rssi, signal), (now.last, last))
    return [say for is_known, say in known if is_known]
