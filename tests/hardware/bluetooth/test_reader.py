"""The reader on the real `bleak`, over D-Bus to a BlueZ of ours."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from struct import pack

import pytest

from hardware.bluetooth.cup import STRAGGLER_MS
from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.reader import BluetoothDice
from hardware.signal import Rolled
from tests.hardware.bluetooth.bluez import FakeDie
from tests.hardware.bluetooth.room import Room, in_room
from tests.hardware.fakes import Heard

FOUR, FIVE = b"S\x00\xc0\x00", b"S\x00\x00\xc0"
RED_BLINK = bytes((16, 1, 20, 20, 255, 0, 0, 1, 0))
D20 = pack("<BBBBIIHIBBBB", 2, 20, 1, 7, 99, 7, 500, 1_720_000_000, 1, 3, 80, 0)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    with in_room(tmp_path, monkeypatch) as room:
        yield room


def known_here(room: Room, *dice: FakeDie) -> None:
    room.keep(*dice)
    room.until_here(*dice)


# ---- rolls --------------------------------------------------------------------------------------------
def test_a_die_at_rest_does_not_wait_for_ever_for_one_in_a_hand(room: Room) -> None:
    one, two = room.bluez.godice(1), room.bluez.godice(2)
    known_here(room, one, two)
    one.say(b"R")
    two.say(b"R", FIVE)
    room.until(lambda: room.reader.reach.states[two.address].last == "5")
    room.clock.advance(STRAGGLER_MS)
    room.until(lambda: room.rolls == ["red 5"])
    assert room.said == []


def test_what_lay_there_before_the_question_is_no_answer_to_it(room: Room) -> None:
    one, two = room.bluez.godice(1), room.bluez.godice(2)
    known_here(room, one, two)
    one.say(b"R")
    two.say(b"R", FIVE)
    room.until(lambda: room.reader.reach.states[two.address].last == "5")
    room.reader.want(["green"])
    one.say(FOUR)
    room.until(lambda: bool(room.rolls))
    assert room.rolls == ["red 4"]


def test_a_die_that_is_lost_on_its_way_is_asked_again_and_counts_once_after_that(room: Room) -> None:
    die = room.bluez.godice()
    known_here(room, die)
    room.reader.want(["red"])
    room.until(lambda: RED_BLINK in die.written)
    die.say(b"R")
    die.go()
    room.until(lambda: room.lost == ["die:1 out-of-reach"])
    die.come()
    room.until(lambda: room.lost == ["die:1 out-of-reach", "die:1 found"])
    die.say(FOUR, FOUR)
    assert room.said == ["die:1 missed"]
    die.say(b"R", FIVE)
    room.until(lambda: room.rolls == ["red 5"])


def test_a_die_that_falls_asleep_while_nothing_is_rolled_is_no_news_for_the_table(room: Room) -> None:
    die = room.bluez.godice()
    known_here(room, die)
    die.go()
    room.until(lambda: not room.reader.reach.states)
    die.come()
    room.until_here(die)
    assert room.lost == []


def test_a_low_battery_is_said_once(room: Room) -> None:
    die = room.bluez.godice()
    known_here(room, die)
    die.say(b"Bat\x0f", b"Bat\x0e", b"Bat\x0d")
    room.until(lambda: room.said == ["die:1 low"])
    die.say(b"R", FOUR)
    room.until(lambda: bool(room.rolls))
    here = room.reader.reach.states[die.address]
    assert (room.said, room.rolls, here.battery, here.last) == (["die:1 low"], ["red 4"], 13, "4")


# ---- pairing ------------------------------------------------------------------------------------------
def test_the_one_that_rolls_is_the_one_it_blinks_and_the_others_are_let_go(room: Room) -> None:
    left, right, known = room.bluez.godice(1), room.bluez.pixel(2, who=D20), room.bluez.godice(3)
    known_here(room, known)
    known.go()
    room.until(lambda: not room.reader.reach.states)
    assert left.written == right.written == [], "nobody knows them, and none is looked for"
    room.reader.meet(True)
    room.until_here(left, right)
    right.say(b"\x03\x03\x00", b"\x03\x01\x13")
    room.until(lambda: room.reader.reach.met_die is not None)
    assert room.reader.reach.met_die == KnownDie(address=right.address, number=0, make="pixels", shell="d20")
    assert (room.said, room.rolls) == (["Bluetooth met"], [])
    room.until(lambda: not left.connected and any(each[0] == 29 for each in right.written))
    room.keep(right)
    room.reader.meet(False)
    room.reader.blink("die:1", "red", 1)  # as the first of the known dice
    room.until(lambda: right.written[-1][4:8] == b"\x00\x00\xff\x00")
    right.say(b"\x03\x03\x00", b"\x03\x01\x13")
    room.until(lambda: room.rolls == ["red 20"])


def test_two_tables_in_one_room_do_not_steal_each_other_s_dice(room: Room) -> None:
    theirs, ours, free = room.bluez.godice(1), room.bluez.godice(2), room.bluez.godice(3)
    known_here(room, theirs)
    heard = Heard()
    here = BluetoothDice(room.clock)
    here.keep([KnownDie(address=ours.address, number=1, make="godice", tint="blue")])
    here.start(heard.put)
    here.meet(True)  # while the other table rolls
    room.until(lambda: {ours.address, free.address} == set(here.reach.states))
    theirs.say(b"R", FOUR)
    ours.say(b"R", FIVE)
    room.until(lambda: room.rolls == ["red 4"] and any(isinstance(each, Rolled) for each in heard.all))
    assert [each.dice[0].tint for each in heard.all if isinstance(each, Rolled)] == ["blue"]
    assert here.reach.met_die is None, "neither is a die that nobody knows"
    here.meet(False)
    room.until(lambda: [ours.address] == list(here.reach.states))
    theirs.go()  # asleep, and awake again: only its own table takes it
    room.until(lambda: not room.reader.reach.states)
    theirs.come()
    room.until_here(theirs)
    assert list(here.reach.states) == [ours.address]
    here.stop()


# ---- faults -------------------------------------------------------------------------------------------
def test_nonsense_makes_no_roll_and_the_die_is_let_go_and_the_others_roll_on(room: Room) -> None:
    die, good, chance = room.bluez.godice(1), room.bluez.godice(2), Random(31)
    known_here(room, die, good)
    die.say(*[chance.randbytes(chance.randrange(1, 21)) for _ in range(60)])
    room.until(lambda: room.lost == ["die:1 other-protocol"] and not die.connected)
    good.say(b"R", FIVE)
    room.until(lambda: bool(room.rolls))
    assert room.rolls == ["red 5"]
    good.go()
    room.until(lambda: not room.reader.reach.states)
    good.come()
    room.until_here(good)
    assert not die.connected, "for a while"


def test_a_die_of_a_firmware_that_nobody_knows_is_said_to_be_one(room: Room) -> None:
    die = room.bluez.godice()
    die.uuids = ("6e410002-b5a3-f393-e0a9-e50e24dcca9e", "6e410003-b5a3-f393-e0a9-e50e24dcca9e")
    room.keep(die)
    room.until(lambda: room.lost == ["die:1 other-protocol"])
    assert room.reader.reach.states == {}


def test_a_die_that_is_still_connected_from_a_companion_that_was_killed_is_taken_over(room: Room) -> None:
    die = room.bluez.godice()
    known_here(room, die)
    room.reader.stop()
    die.go()
    die.come(connected=True)
    room.reader.start(room.heard.put)
    room.until_here(die)
    die.say(b"R", FOUR)
    room.until(lambda: room.rolls == ["red 4"])
    assert room.lost == []


def test_an_adapter_that_vanishes_is_said_once_and_all_goes_on_when_it_is_back(room: Room) -> None:
    die = room.bluez.godice()
    known_here(room, die)
    room.bluez.unplug("hci0")
    room.until(lambda: room.lost == ["Bluetooth no-radio"])
    room.bluez.plug("hci0")
    die.come()
    room.until_here(die)
    assert room.lost == ["Bluetooth no-radio", "Bluetooth found"]


def test_bluetooth_that_is_switched_off_is_said_as_that(room: Room) -> None:
    room.bluez.power("hci0", False)
    die = room.bluez.godice()
    room.keep(die)
    room.until(lambda: room.lost == ["Bluetooth radio-off"])
    room.bluez.power("hci0", True)
    room.until_here(die)
    assert room.lost[-1] == "Bluetooth found"


def test_of_two_adapters_either_will_do(room: Room) -> None:
    room.bluez.plug("hci1")
    room.bluez.power("hci0", False)
    die = room.bluez.godice()
    die.move("hci1")
    known_here(room, die)
    room.bluez.unplug("hci0")
    die.say(b"R", FOUR)
    room.until(lambda: room.rolls == ["red 4"])
    assert room.lost == []


def test_without_bluetooth_at_all_the_table_is_told_and_the_reader_can_be_stopped(room: Room) -> None:
    die = room.bluez.godice()
    room.bluez.leave()
    room.keep(die)
    room.until(lambda: room.lost == ["Bluetooth no-radio"])
    room.reader.stop()
    assert room.rolls == []


def test_nothing_of_bluetooth_is_imported_and_nothing_runs_until_a_die_is_kept_or_met() -> None:
    script = """
import sys, threading
from hardware.bluetooth.reader import BluetoothDice
dice = BluetoothDice(lambda: 0)
dice.start(print); dice.keep(()); dice.want(["red"]); dice.blink("die:1", "red", 1); dice.stop()
print(threading.active_count(), [name for name in sys.modules if name.startswith(("bleak", "dbus_fast"))])
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert told == "1 []\n"
