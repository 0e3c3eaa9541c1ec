"""The driver on a real serial port: a pseudo-terminal whose other end is a board's reader; and ports that are busy,
forbidden or quiet."""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

import pytest
import serial

from hardware.config import ReaderConfig
from hardware.dice_host import APART_MS, RollLedger
from hardware.dice_protocol import Hello, Roll, encode
from hardware.dice_reader import FIRST_WAIT_MS, LONGEST_WAIT_MS, DiceReader, ports, wait
from hardware.signal import Found, Lost, Rolled, RolledDie
from tests.hardware.board import BoardReader, Cable
from tests.hardware.fakes import Clock, Heard, dice, until

NAME = "serial:dice"
THROWN = dice("red 4", "green 2")


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
    """Drivers of a reader, and trays to plug in and out."""

    folder: Path
    clock: Clock = field(default_factory=Clock)
    heard: Heard = field(default_factory=Heard)
    drivers: list[DiceReader] = field(default_factory=list)
    trays: list[Tray] = field(default_factory=list)
    waits: list[tuple[int, int | None]] = field(default_factory=list)  # number of files, timeout

    def driver(self, config: ReaderConfig) -> DiceReader:
        def briefly(files: Sequence[int], most_ms: int | None) -> None:
            self.waits.append((len(files), most_ms))
            wait(files, 2)

        driver = DiceReader(config, self.clock, RollLedger(), briefly)
        self.drivers.append(driver)
        driver.start(self.heard.put)
        return driver

    def tray(self, port: str, id: str = "TRAY1") -> Tray:
        tray = Tray(Cable(self.folder / port), BoardReader(id, "7F3A"))
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

    def until_found(self) -> None:
        self.until(lambda: any(isinstance(signal, Found) for signal in self.heard.all))

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


@pytest.fixture
def tray(table: Table) -> Tray:
    """An unplugged reader."""
    return table.tray("dice")


def any_port(table: Table, id: str = "") -> ReaderConfig:
    return ReaderConfig(port=str(table.folder / "di*"), id=id)


@pytest.fixture
def driver(table: Table, tray: Tray) -> DiceReader:
    """The driver of that reader, which was plugged in and found."""
    tray.cable.plug()
    driver = table.driver(any_port(table))
    table.until_found()
    return driver


def until_heard(table: Table, many: int) -> None:
    table.until(lambda: len(table.heard.all) >= many)


def test_a_reader_is_found_and_its_roll_comes_through(table: Table, tray: Tray, driver: DiceReader) -> None:
    tray.roll(THROWN, table.clock())
    until_heard(table, 2)
    raw = "$roll 7F3A 1 rest red=4,green=2*DA55744F"
    assert table.heard.all[1] == Rolled(device=NAME, dice=THROWN, frame=1, raw=raw, at_ms=1_000)


def test_looking_for_a_port_becomes_slower_but_never_very_slow(table: Table) -> None:
    table.driver(any_port(table))
    until(lambda: len(table.waits) > 6)
    waits_ms = [most_ms or 0 for _, most_ms in table.waits]
    assert waits_ms[0] == FIRST_WAIT_MS
    assert waits_ms[:6] == sorted(waits_ms[:6])
    assert max(waits_ms) == LONGEST_WAIT_MS
    assert table.reasons == ["no-port"]


@pytest.mark.usefixtures("driver")
def test_a_roll_counts_exactly_once_whichever_of_its_bytes_was_the_last_before_unplugging(
    table: Table, tray: Tray
) -> None:
    times = len(BoardReader("TRAY1", "7F3A").roll(THROWN, 0)) + 3  # two bytes more when numbers grow
    heard = table.heard
    for sent in range(times):
        table.clock.advance(APART_MS)
        tray.roll(THROWN, table.clock(), most=sent)
        tray.cable.unplug()
        table.until(lambda: isinstance(heard.all[-1], Lost))
        tray.cable.plug()
        table.until(lambda n=sent + 1: (len(heard.of(Rolled)), len(heard.of(Found))) == (n, n + 1))  # type: ignore[misc]
        assert [signal.frame for signal in heard.of(Rolled)] == list(range(1, sent + 2))
    here_or_not = [type(signal) for signal in heard.all if not isinstance(signal, Rolled)]
    assert here_or_not == [Found, *[Lost, Found] * times]


def test_a_reader_that_falls_silent_is_lost_and_found_again_when_it_speaks(
    table: Table, tray: Tray, driver: DiceReader
) -> None:
    driver.want(["red"])
    table.until(lambda: tray.reader.wanted_tints == ("red",))
    table.clock.advance(3_500)
    assert table.heard.next() == Lost(device=NAME, reason="silent")
    until_heard(table, 3)
    assert table.heard.all[2] == Found(device=NAME)


def test_with_an_id_the_reader_is_looked_for_on_every_port_that_fits(table: Table, tray: Tray) -> None:
    other = Cable(table.folder / "di-a-stranger")  # sorts before the wanted one
    other.plug()
    tray.cable.plug()
    table.driver(any_port(table, "TRAY1"))
    assert other.read(1)
    other.write(encode(Hello(protocol=1, id="TRAY9", epoch="1", last=0)))
    other.write(encode(Roll(epoch="1", number=1, at_rest=True, dice=THROWN)))
    until_heard(table, 2)
    lost = Lost(device=NAME, reason="other-reader", detail="TRAY9 instead of TRAY1")
    assert table.heard.all == [lost, Found(device=NAME)]
    other.unplug()


def test_a_stopped_driver_says_nothing_more_and_lets_the_port_go(table: Table, tray: Tray, driver: DiceReader) -> None:
    driver.stop()
    tray.cable.unplug()
    assert table.heard.queue.empty()
    tray.cable.plug()
    table.driver(any_port(table))
    until_heard(table, 2)
    assert table.heard.all == [Found(device=NAME), Found(device=NAME)]


def test_a_reader_can_be_found_by_its_usb_ids(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    here, there = str(tmp_path / "ttyACM0"), str(tmp_path / "ttyACM1")
    for path in (here, there):
        Path(path).touch()
    (tmp_path / "by-id").symlink_to(there)
    plugged = [
        SimpleNamespace(device=str(tmp_path / "ttyS0"), vid=None, pid=None),
        SimpleNamespace(device=here, vid=0x2341, pid=0x0043),
        SimpleNamespace(device=there, vid=0x2E8A, pid=0x000A),
    ]
    monkeypatch.setattr("serial.tools.list_ports.comports", lambda: plugged)
    assert ports(ReaderConfig(usb="2e8a:000a")) == (there,)
    assert ports(ReaderConfig(usb="2e8a:000a", port=str(tmp_path / "by*"))) == (str(tmp_path / "by-id"),)
    assert ports(ReaderConfig(usb="ffff:ffff")) == ()


# ---- unusable ports ---------------------------------------------------------------------------------
def test_a_port_that_another_program_uses_is_said_once_and_taken_when_it_is_free(table: Table, tray: Tray) -> None:
    tray.cable.plug()
    other = os.open(tray.cable.path, os.O_RDWR | os.O_NOCTTY)
    fcntl.flock(other, fcntl.LOCK_EX)
    table.driver(any_port(table))
    table.until(lambda: len(table.waits) > 5)
    assert table.reasons == ["taken"]
    os.close(other)
    table.until_found()
    assert table.reasons == ["taken"]


def test_a_port_that_may_not_be_opened_is_said_once_and_why(
    table: Table, tray: Tray, monkeypatch: pytest.MonkeyPatch
) -> None:
    tray.cable.plug()

    def refuse(*words: object, **options: object) -> None:
        raise serial.SerialException(errno.EACCES, "could not open port /dev/ttyACM0: Permission denied")

    real = serial.Serial
    monkeypatch.setattr("serial.Serial", refuse)
    table.driver(any_port(table))
    table.until(lambda: len(table.waits) > 5)
    assert table.reasons == ["denied"]
    monkeypatch.setattr("serial.Serial", real)
    table.until_found()


def test_two_wrong_ports_in_turn_are_each_said_once_not_for_ever(table: Table) -> None:
    stranger = table.tray("dice-a", id="TRAY9")
    stranger.cable.plug()
    (table.folder / "dice-b").write_text("not a port")
    table.driver(ReaderConfig(port=str(table.folder / "dice-*"), id="TRAY1"))
    table.until(lambda: len([files for files, _ in table.waits if files == 1]) > 8)
    assert sorted(table.reasons) == ["other-reader", "port"]


# ---- sleeping ---------------------------------------------------------------------------------------
def test_while_no_dice_are_wanted_the_driver_sleeps_until_something_comes(table: Table, tray: Tray) -> None:
    slept = list[int | None]()

    def for_real(files: Sequence[int], most_ms: int | None) -> None:
        slept.append(most_ms)
        wait(files, most_ms)

    driver = DiceReader(any_port(table), table.clock, RollLedger(), for_real)
    table.drivers.append(driver)
    tray.cable.plug()
    driver.start(table.heard.put)
    table.until_found()
    until(lambda: slept[-1] is None)
    naps = len(slept)
    table.clock.advance(3_600_000)
    for _ in range(20):
        tray.turn(table.clock())
    assert len(slept) == naps
    driver.want(["red"])
    table.until(lambda: tray.reader.wanted_tints == ("red",))
    until(lambda: slept[-1] is not None)
    assert table.reasons == []


def test_a_sound_reaches_the_reader_and_one_of_while_it_was_away_does_not(table: Table, tray: Tray) -> None:
    driver = table.driver(any_port(table))
    driver.play("win")
    tray.cable.plug()
    table.until_found()
    driver.play("time-up")
    table.until(lambda: "time-up" in tray.reader.sounds)
    assert tray.reader.sounds == ("time-up",)
