"""The makers' bytes and their meaning; the examples come from their own libraries."""

from __future__ import annotations

from random import Random
from struct import pack

import pytest

from hardware.bluetooth.die import Askew, AtRest, Battery, Chatter, DieInfo, DieMessage, Make, Moved, Moving, Shell
from hardware.bluetooth.godice import GODICE, SHELLS
from hardware.bluetooth.pixels import OLD_SIDES_S, PIXELS, TOO_STRICT_S

NEW = DieInfo(shell="d20", built_s=TOO_STRICT_S)


# ---- GoDice -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("data", "heard"),
    [
        (b"R", Moving()),
        (b"S\x00\x00\xc0", AtRest("5")),
        (b"S\x02\xfd\x3e", AtRest("2")),  # no die lies quite level
        (b"TS\x2d\x00\x2d", Askew()),
        (b"FS\x00\x00\x40", Askew()),
        (b"MS\x00\x00\x40", Moved()),
        (b"Bat\x55", Battery(85)),
        (b"Col\x03", DieInfo(tint="blue")),
        (b"Tap", Chatter()),
        (b"DTap", Chatter()),
        (b"Char\x01", Chatter()),
        (b"S\x00\x00\x00", Askew()),  # no side is down: in the air, or broken
        (b"S\x7f\x7f\x7f", Askew()),
    ],
)
def test_what_a_godice_says_is_read_as_its_maker_writes_it(data: bytes, heard: DieMessage) -> None:
    assert GODICE.decode(data, DieInfo(shell="d6")) == heard


@pytest.mark.parametrize(
    "data", [b"", b"S", b"S\x00\x00", b"S\x00\x00\xc0\x00", b"TS\x00", b"Bat", b"Bat\x65", b"Col\x06"]
)
def test_half_a_message_of_a_godice_and_an_impossible_one_mean_nothing(data: bytes) -> None:
    assert GODICE.decode(data, DieInfo(shell="d6")) is None


@pytest.mark.parametrize(("shell", "sides"), [("d4", 4), ("d6", 6), ("d8", 8), ("d10", 10), ("d12", 12), ("d20", 20)])
def test_each_side_of_a_shell_is_read_where_it_points_and_all_are_there(shell: Shell, sides: int) -> None:
    directions, printed = SHELLS[shell]
    read = [GODICE.decode(b"S" + pack("bbb", *each), DieInfo(shell=shell)) for each in directions]
    assert read == [AtRest(str(face)) for face in printed]
    assert len(set(printed)) == sides


def test_a_die_is_told_to_blink_in_a_colour() -> None:
    assert GODICE.blink((255, 0, 7), 3) == bytes((16, 3, 20, 20, 255, 0, 7, 1, 0))
    assert PIXELS.blink((1, 2, 3), 2) == pack("<BBHIIBB", 29, 2, 800, 0x010203, 0xFFFFFFFF, 0, 1)


# ---- Pixels -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("data", "heard"),
    [
        (bytes((3, 1, 19)), AtRest("20")),
        (bytes((3, 1, 20)), Askew()),  # a side that the die does not have
        (bytes((3, 2, 4)), Moving()),
        (bytes((3, 3, 4)), Moving()),
        (bytes((3, 4, 4)), Askew()),
        (bytes((3, 5, 4)), Moved()),
        (bytes((3, 0, 0)), Chatter()),
        (bytes((34, 63, 0)), Battery(63)),
        (bytes((30,)), Chatter()),
    ],
)
def test_what_a_pixel_says_is_read_as_its_maker_writes_it(data: bytes, heard: DieMessage) -> None:
    assert PIXELS.decode(data, NEW) == heard


UNKNOWN_KIND = pack("<BBBBIIHIBBBB", 2, 20, 1, 42, 99, 7, 500, 0, 1, 3, 80, 0)


@pytest.mark.parametrize(
    "data",
    [b"", b"\x03", b"\x03\x01", b"\x03\x09\x00", b"\x22\x65\x00", b"\x00", b"\xf0", b"\x02\x01", UNKNOWN_KIND],
)
def test_half_a_message_of_a_pixel_and_an_impossible_one_mean_nothing(data: bytes) -> None:
    assert PIXELS.decode(data, NEW) is None


def test_a_pixel_says_which_die_it_is_in_the_way_of_old_and_of_new_firmwares() -> None:
    old = pack("<BBBBIIHIBBBB", 2, 20, 1, 7, 99, 7, 500, 1_690_000_000, 1, 3, 80, 0)
    version = pack("<BHIHHHH", 15, 0x200, 1_720_000_000, 1, 1, 1, 1)
    what = pack("<BIBBBB", 9, 7, 1, 4, 10, 2)
    assert PIXELS.decode(old, DieInfo()) == DieInfo(shell="d20", built_s=1_690_000_000)
    assert PIXELS.decode(b"\x02" + version + what + b"\x01\x01", DieInfo()) == DieInfo(
        shell="d10", built_s=1_720_000_000
    )


@pytest.mark.parametrize(
    ("info", "side", "face"),
    [
        (DieInfo(shell="d6", built_s=OLD_SIDES_S), 4, "2"),
        (DieInfo(shell="d6", built_s=OLD_SIDES_S), 5, "6"),
        (DieInfo(shell="d6", built_s=OLD_SIDES_S + 1), 4, "5"),
        (DieInfo(shell="d4", built_s=OLD_SIDES_S), 5, "4"),
        (DieInfo(shell="d10"), 0, "0"),
        (DieInfo(shell="d00"), 3, "30"),
    ],
)
def test_sides_are_counted_as_the_die_and_its_firmware_do(info: DieInfo, side: int, face: str) -> None:
    assert PIXELS.decode(bytes((3, 1, side)), info) == AtRest(face)


def test_a_small_pixel_of_an_old_firmware_calls_itself_crooked_too_easily() -> None:
    crooked = bytes((3, 4, 1))
    assert PIXELS.decode(crooked, DieInfo(shell="d6", built_s=TOO_STRICT_S - 1)) == AtRest("2")
    assert PIXELS.decode(crooked, DieInfo(shell="d6", built_s=TOO_STRICT_S)) == Askew()


# ---- arbitrary bytes ----------------------------------------------------------------------------------
@pytest.mark.parametrize("make", [GODICE, PIXELS])
def test_no_bytes_at_all_break_a_driver(make: Make) -> None:
    chance = Random(31)
    heard = [make.decode(chance.randbytes(chance.randrange(24)), NEW) for _ in range(20_000)]
    assert sum(each is None for each in heard) > 10_000
