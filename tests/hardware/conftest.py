"""The fixtures of the hardware tests: pins, a clock, a signal queue, and dice readers on real pseudo-terminals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from hardware.config import ReaderConfig
from hardware.dice_host import RollLedger
from hardware.dice_reader import DiceReader, wait
from hardware.signal import Found, Lost, Rolled, RolledDie
from hardware.simulator import MockPins
from tests.hardware.board import BoardReader, Cable
from tests.hardware.fakes import Alarms, Clock, Heard


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def alarms() -> Alarms:
    return Alarms()


@pytest.fixture
def pins() -> Iterator[MockPins]:
    factory = MockPins()
    yield factory
    factory.close()


# ---- dice readers -----------------------------------------------------------------------------------
@dataclass
class Tray:
    """A dice reader and its cable."""

    cable: Cable
    reader: BoardReader

    def turn(self, ms: int) -> None:
        self.cable.write(self.reader.feed(self.cable.read(0.002), ms) + self.reader.tick(ms))

    def roll(self, thrown: tuple[RolledDie, ...], ms: int, most: int | None = None) -> None:
        """Roll; `most` limits the bytes sent over the cable."""
        self.cable.write(self.reader.roll(thrown, ms)[:most])


@dataclass
class Table:
    """Drivers with a common ledger, and trays to plug in and out."""

    folder: Path
    clock: Clock = field(default_factory=Clock)
    heard: Heard = field(default_factory=Heard)
    ledger: RollLedger = field(default_factory=RollLedger)
    drivers: list[DiceReader] = field(default_factory=list)
    trays: list[Tray] = field(default_factory=list)
    waits: list[tuple[int, int | None]] = field(default_factory=list)  # number of files, timeout

    def driver(self, config: ReaderConfig) -> DiceReader:
        def briefly(files: Sequence[int], most_ms: int | None) -> None:
            self.waits.append((len(files), most_ms))
            wait(files, 2)

        driver = DiceReader(config, self.clock, self.ledger, briefly)
        self.drivers.append(driver)
        driver.start(self.heard.put)
        return driver

    def tray(self, port: str, id: str = "TRAY1", epoch: str = "7F3A") -> Tray:
        tray = Tray(Cable(self.folder / port), BoardReader(id, epoch))
        tray.reader.wake_up(self.clock())
        self.trays.append(tray)
        return tray

    def until(self, done: Callable[[], bool]) -> None:
        """Run all trays until the condition holds; fails after a long time."""
        for _ in range(10_000):
            if done():
                return
            for tray in self.trays:
                tray.turn(self.clock())
        raise AssertionError(f"waited in vain; heard {self.heard.all}")

    def until_found(self, *names: str) -> None:
        self.until(lambda: {f"serial:{name}" for name in names} <= {s.device for s in self.here()})

    def here(self) -> list[Found]:
        """The connected devices, by their last signals."""
        last = {s.device: s for s in self.heard.all if isinstance(s, Found | Lost)}
        return [signal for signal in last.values() if isinstance(signal, Found)]

    @property
    def rolls(self) -> list[tuple[str, str]]:
        """The rolls in order: (device, face)."""
        return [(s.device, s.dice[0].face) for s in self.heard.of(Rolled)]

    @property
    def reasons(self) -> list[str]:
        return [signal.reason for signal in self.heard.of(Lost)]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    for driver in table.drivers:
        driver.stop()
    for tray in table.trays:
        tray.cable.unplug()
