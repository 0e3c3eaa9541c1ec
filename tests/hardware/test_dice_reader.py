"""The driver on a real serial port: a pseudo-terminal whose other end is held by the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty
from types import SimpleNamespace

import pytest

from hardware.config import ReaderConfig
from hardware.dice_host import APART_MS, RollLedger
from hardware.dice_protocol import Frame, Hello, Roll, encode
from hardware.dice_reader import FIRST_WAIT_MS, LONGEST_WAIT_MS, DiceReader, ports, wait
from hardware.signal import Found, Lost, Rolled
from hardware.simulated_reader import Cable, SimulatedReader
from tests.hardware.board import BoardReader
from tests.hardware.fakes import Clock, Heard, dice

NAME = "serial:dice"
THROWN = dice("red 4", "green 2")


@dataclass
class Bench:
    """The driver under test, and a reader whose cable and bytes are in the test's hands."""

    cable: Cable
    config: ReaderConfig
    clock: Clock = field(default_factory=Clock)
    heard: Heard = field(default_factory=Heard)
    waits: list[int] = field(default_factory=list)
    ledger: RollLedger = field(default_factory=RollLedger)
    reader: SimulatedReader | BoardReader = field(default_factory=lambda: SimulatedReader("TRAY1", "7F3A"))
    drivers: list[DiceReader] = field(default_factory=list)

    def start(self) -> DiceReader:
        driver = DiceReader(self.config, self.clock, self.ledger, self._wait)
        self.drivers.append(driver)
        driver.start(self.heard.put)
        return driver

    def _wait(self, files: Sequence[int], most_ms: int | None) -> None:
        if len(files) == 1:  # between two attempts to open the port
            self.waits.append(most_ms or 0)
        wait(files, 2)

    def until(self, done: Callable[[], bool]) -> None:
        """Be the reader until that is so; fails after half a minute or more."""
        for _ in range(3_000):
            if done():
                return
            self.cable.write(self.reader.feed(self.cable.read(0.01), self.clock()) + self.reader.due(self.clock()))
        raise AssertionError(f"waited in vain; heard {self.heard.all}")

    def until_heard(self, many: int) -> None:
        self.until(lambda: len(self.heard.all) >= many)

    @property
    def rolls(self) -> list[int]:
        """The numbers of the rolls that were heard."""
        return [signal.frame for signal in self.heard.all if isinstance(signal, Rolled)]

    def connect(self) -> None:
        """Plug in and be found."""
        self.cable.plug()
        self.reader.woken(self.clock())  # so that no beat is due yet; what it says is lost, nobody listens
        self.start()
        self.until_heard(1)
        assert self.heard.all == [Found(device=NAME)]

    def roll(self, most: int | None = None) -> None:
        """Roll; only the first bytes of it get onto the cable."""
        self.cable.write(self.reader.roll(THROWN, self.clock())[:most])


@pytest.fixture(params=[SimulatedReader, BoardReader])
def bench(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Bench]:
    cable = Cable(tmp_path / "dice")
    bench = Bench(cable, ReaderConfig(port=str(tmp_path / "di*")), reader=request.param("TRAY1", "7F3A"))
    yield bench
    for driver in bench.drivers:
        driver.stop()
    cable.unplug()


def test_a_reader_is_found_and_its_roll_comes_through(bench: Bench) -> None:
    bench.connect()
    bench.roll()
    bench.until_heard(2)
    assert bench.heard.all[1] == Rolled(
        device=NAME, dice=THROWN, frame=1, raw="$roll 7F3A 1 rest red=4,green=2*DA55744F", at_ms=1_000
    )


def test_looking_for_a_port_becomes_slower_but_never_very_slow(bench: Bench) -> None:
    bench.start()
    bench.until(lambda: len(bench.waits) > 6)
    assert bench.waits[0] == FIRST_WAIT_MS
    assert bench.waits[:6] == sorted(bench.waits[:6])
    assert max(bench.waits) == LONGEST_WAIT_MS


def test_a_roll_counts_exactly_once_whichever_of_its_bytes_was_the_last_before_unplugging(bench: Bench) -> None:
    bench.connect()
    bytes_of_a_roll = len(SimulatedReader("TRAY1", "7F3A").roll(THROWN, 0)) + 2  # two more when numbers grow
    for sent in range(bytes_of_a_roll + 1):
        bench.clock.advance(APART_MS)
        bench.roll(most=sent)
        bench.cable.unplug()
        bench.until(lambda: isinstance(bench.heard.all[-1], Lost))
        bench.cable.plug()
        bench.until(lambda sent=sent: len(bench.rolls) > sent)  # type: ignore[misc]
        assert bench.rolls == list(range(1, sent + 2))


def test_a_reader_that_falls_silent_is_lost_and_found_again_when_it_speaks(bench: Bench) -> None:
    bench.connect()
    bench.drivers[0].want(["red"])
    bench.until(lambda: bench.reader.wanted == ("red",))
    bench.clock.advance(3_500)
    assert bench.heard.next() == Lost(device=NAME, reason="silent")
    bench.until_heard(3)
    assert bench.heard.all[2] == Found(device=NAME)


def answer(bench: Bench, frame: Frame) -> None:
    """Wait for the host's question and answer it with that."""
    bench.cable.plug()
    bench.start()
    assert bench.cable.read(1)
    bench.cable.write(encode(frame))


def test_a_reader_of_another_version_is_refused_with_the_reason(bench: Bench) -> None:
    answer(bench, Hello(protocol=2, id="TRAY1", epoch="7F3A", last=0))
    assert bench.heard.next() == Lost(device=NAME, reason="other-protocol", detail="TRAY1 speaks 2, this host 1")


def test_a_reader_that_echoes_what_it_is_told_rolls_nothing(bench: Bench) -> None:
    bench.connect()
    bench.drivers[0].want(["red", "green"])
    echo = bench.cable.read(1)
    bench.cable.write(echo)
    bench.roll()
    bench.until_heard(2)
    assert [type(signal) for signal in bench.heard.all] == [Found, Rolled]


def test_with_an_id_the_reader_is_looked_for_on_every_port_that_fits(bench: Bench, tmp_path: Path) -> None:
    other = Cable(tmp_path / "dice-a-stranger")
    other.plug()
    other.path.rename(tmp_path / "di-a-stranger")  # sorts before the wanted one
    other.path = tmp_path / "di-a-stranger"
    bench.config = ReaderConfig(port=str(tmp_path / "di*"), id="TRAY1")
    bench.cable.plug()
    bench.start()
    assert other.read(1)
    other.write(encode(Hello(protocol=1, id="TRAY9", epoch="1", last=0)))
    other.write(encode(Roll(epoch="1", number=1, at_rest=True, dice=THROWN)))
    bench.until_heard(2)
    lost, found = bench.heard.all
    assert isinstance(lost, Lost)
    assert (lost.reason, lost.detail) == ("other-reader", "TRAY9 instead of TRAY1")
    assert found == Found(device=NAME)
    other.unplug()


def test_the_reader_is_told_which_dice_are_wanted(bench: Bench) -> None:
    bench.connect()
    bench.drivers[0].want(["red", "green"])
    bench.until(lambda: bench.reader.wanted == ("red", "green"))
    assert bench.reader.lamp
    bench.drivers[0].want([])
    bench.until(lambda: bench.reader.wanted == ())
    assert not bench.reader.lamp


def test_a_stopped_driver_says_nothing_more_and_lets_the_port_go(bench: Bench) -> None:
    bench.connect()
    bench.drivers[0].stop()
    bench.cable.unplug()
    with pytest.raises(Empty):
        bench.heard.queue.get_nowait()
    bench.cable.plug()
    bench.start()
    bench.until_heard(2)
    assert bench.heard.all == [Found(device=NAME), Found(device=NAME)]


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
