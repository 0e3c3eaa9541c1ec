"""Ports that are busy, forbidden, quiet or many: the real driver on real pseudo-terminals."""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Sequence

import pytest
import serial

from hardware.config import ReaderConfig
from hardware.dice_reader import DiceReader, wait
from hardware.signal import Found, Lost
from tests.hardware.conftest import Table
from tests.hardware.fakes import dice, until

FOUR, TWO = dice("red 4"), dice("red 2")


# ---- unusable ports ---------------------------------------------------------------------------------
def test_a_port_that_another_program_uses_is_said_once_and_taken_when_it_is_free(table: Table) -> None:
    tray = table.tray("dice")
    tray.cable.plug()
    other = os.open(tray.cable.path, os.O_RDWR | os.O_NOCTTY)
    fcntl.flock(other, fcntl.LOCK_EX)
    table.driver(ReaderConfig(port=str(tray.cable.path)))
    table.until(lambda: len(table.waits) > 5)
    assert table.reasons == ["taken"]
    os.close(other)
    table.until_found("dice")
    assert table.reasons == ["taken"]


def test_a_port_that_may_not_be_opened_is_said_once_and_why(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    tray = table.tray("dice")
    tray.cable.plug()

    def refuse(*words: object, **options: object) -> None:
        raise serial.SerialException(errno.EACCES, "could not open port /dev/ttyACM0: Permission denied")

    real = serial.Serial
    monkeypatch.setattr("serial.Serial", refuse)
    table.driver(ReaderConfig(port=str(tray.cable.path)))
    table.until(lambda: len(table.waits) > 5)
    assert table.reasons == ["denied"]
    monkeypatch.setattr("serial.Serial", real)
    table.until_found("dice")


def test_two_wrong_ports_in_turn_are_each_said_once_not_for_ever(table: Table) -> None:
    stranger = table.tray("dice-a", id="TRAY9")
    stranger.cable.plug()
    (table.folder / "dice-b").write_text("not a port")
    table.driver(ReaderConfig(port=str(table.folder / "dice-*"), id="TRAY1"))
    table.until(lambda: len([files for files, _ in table.waits if files == 1]) > 8)
    assert sorted(table.reasons) == ["other-reader", "port"]


def test_pulled_and_plugged_a_hundred_times_it_is_lost_and_found_in_turn(table: Table) -> None:
    tray = table.tray("dice")
    table.driver(ReaderConfig(port=str(tray.cable.path)))
    table.until(lambda: table.reasons == ["no-port"])
    for _ in range(100):
        tray.cable.plug()
        table.until_found("dice")
        tray.cable.unplug()
        table.until(lambda: not table.here())
    assert [type(signal) for signal in table.heard.all] == [Lost, *[Found, Lost] * 100]


# ---- sleeping ---------------------------------------------------------------------------------------
def test_while_no_dice_are_wanted_the_driver_sleeps_until_something_comes(table: Table) -> None:
    tray, slept = table.tray("dice"), list[int | None]()

    def for_real(files: Sequence[int], most_ms: int | None) -> None:
        slept.append(most_ms)
        wait(files, most_ms)

    driver = DiceReader(ReaderConfig(port=str(tray.cable.path)), table.clock, table.ledger, for_real)
    table.drivers.append(driver)
    tray.cable.plug()
    driver.start(table.heard.put)
    table.until_found("dice")
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


def test_a_sound_reaches_the_reader_and_one_of_while_it_was_away_does_not(table: Table) -> None:
    tray = table.tray("dice")
    driver = table.driver(ReaderConfig(port=str(tray.cable.path)))
    driver.play("win")
    tray.cable.plug()
    table.until_found("dice")
    assert tray.reader.last_sound == ""
    driver.play("time-up")
    table.until(lambda: tray.reader.last_sound == "time-up")
