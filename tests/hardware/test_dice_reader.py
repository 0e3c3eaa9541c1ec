"""The driver on a real serial port: a pseudo-terminal whose other end is a board's reader."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from hardware.config import ReaderConfig
from hardware.dice_host import APART_MS
from hardware.dice_protocol import Hello, Roll, encode
from hardware.dice_reader import FIRST_WAIT_MS, LONGEST_WAIT_MS, DiceReader, ports
from hardware.signal import Found, Lost, Rolled
from tests.hardware.board import BoardReader, Cable
from tests.hardware.conftest import Table, Tray
from tests.hardware.fakes import dice, until

NAME = "serial:dice"
THROWN = dice("red 4", "green 2")


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
    table.until_found("dice")
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


@pytest.mark.usefixtures("driver")
def test_a_roll_counts_exactly_once_whichever_of_its_bytes_was_the_last_before_unplugging(
    table: Table, tray: Tray
) -> None:
    bytes_of_a_roll = len(BoardReader("TRAY1", "7F3A").roll(THROWN, 0)) + 2  # two more when numbers grow
    for sent in range(bytes_of_a_roll + 1):
        table.clock.advance(APART_MS)
        tray.roll(THROWN, table.clock(), most=sent)
        tray.cable.unplug()
        table.until(lambda: isinstance(table.heard.all[-1], Lost))
        tray.cable.plug()
        table.until(lambda sent=sent: len(table.rolls) > sent)  # type: ignore[misc]
        assert [signal.frame for signal in table.heard.of(Rolled)] == list(range(1, sent + 2))


def test_a_reader_that_falls_silent_is_lost_and_found_again_when_it_speaks(
    table: Table, tray: Tray, driver: DiceReader
) -> None:
    driver.want(["red"])
    table.until(lambda: tray.reader.wanted_tints == ("red",))
    table.clock.advance(3_500)
    assert table.heard.next() == Lost(device=NAME, reason="silent")
    until_heard(table, 3)
    assert table.heard.all[2] == Found(device=NAME)


def test_a_reader_of_another_version_is_refused_with_the_reason(table: Table, tray: Tray) -> None:
    tray.cable.plug()
    table.driver(any_port(table))
    assert tray.cable.read(1)
    tray.cable.write(encode(Hello(protocol=2, id="TRAY1", epoch="7F3A", last=0)))
    assert table.heard.next() == Lost(device=NAME, reason="other-protocol", detail="TRAY1 speaks 2, this host 1")


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
