"""A table's reader and simulated dice, with the real `bleak` between them on a private bus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from hardware.bluetooth.die import KnownDie, Shell
from hardware.bluetooth.reader import BluetoothDice
from hardware.signal import DieSaid, Found, Lost, Rolled
from tests.hardware.bluetooth.bluez import Bluez, FakeDie, private_bus
from tests.hardware.fakes import Clock, Heard, until


@dataclass
class Room:
    bluez: Bluez
    clock: Clock = field(default_factory=Clock)
    heard: Heard = field(default_factory=Heard)

    def __post_init__(self) -> None:
        self.reader = BluetoothDice(self.clock)
        self.reader.start(self.heard.put)

    def keep(self, *dice: FakeDie, tint: str = "red", shell: Shell = "d6") -> None:
        """Register dice at the table, numbered in order."""
        known = [
            KnownDie(address=die.address, number=n, make="pixels" if die.services else "godice", shell=shell, tint=tint)
            for n, die in enumerate(dice, 1)
        ]
        self.reader.keep(known)

    def until_here(self, *dice: FakeDie) -> None:
        self.until(lambda: {die.address for die in dice} <= set(self.reader.reach.states))

    def until(self, done: Callable[[], bool]) -> None:
        until(done)

    @property
    def rolls(self) -> list[str]:
        thrown = [signal.dice for signal in self.heard.all if isinstance(signal, Rolled)]
        return [" ".join(f"{die.tint} {die.face}" for die in each) for each in thrown]

    @property
    def said(self) -> list[str]:
        return [f"{s.device} {s.what}" for s in self.heard.all if isinstance(s, DieSaid) and s.what != "news"]

    @property
    def lost(self) -> list[str]:
        """The Lost and Found signals in order."""
        told = [signal for signal in self.heard.all if isinstance(signal, Lost | Found)]
        return [f"{s.device} {s.reason if isinstance(s, Lost) else 'found'}" for s in told]


@contextmanager
def in_room(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Room]:
    """A room with shorter scan intervals than a table's."""
    with private_bus(folder) as address:
        patch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
        patch.setattr("hardware.bluetooth.radio.REST_S", 0.1)
        patch.setattr("hardware.bluetooth.radio.SCAN_S", 0.2)
        room = Room(Bluez(address))
        yield room
        room.reader.stop()
        room.bluez.stop()
