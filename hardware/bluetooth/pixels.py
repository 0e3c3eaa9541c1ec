"""Pixels: dice that determine their own face, and report how sure they are that it was a roll.

Messages and identifiers are those of the maker's open JavaScript library, @systemic-games/pixels-core-connect 1.3.0
(PixelsBluetoothIds, DieMessages, Pixel), faces those of @systemic-games/pixels-core-animation 1.3.0 (DiceUtils).
"""

from __future__ import annotations

from struct import Struct, pack
from typing import Literal

from hardware.bluetooth.die import (
    Askew,
    AtRest,
    Battery,
    Chatter,
    DieInfo,
    DieMessage,
    Make,
    Moved,
    Moving,
    Rgb,
    Shell,
)

WHO_ARE_YOU, ROLL_STATE, BLINK, ASK_BATTERY, BATTERY_LEVEL = 1, 3, 29, 33, 34
LAST_MESSAGE = 80  # the library's highest message number
ROLLED, HANDLING, ROLLING, CROOKED, ON_FACE = range(1, 6)
KINDS: tuple[Shell | Literal[""], ...] = ("", "d4", "d6", "d8", "d10", "d00", "d12", "d20", "d6")  # by the die's type
PIPPED = 8  # a d6 with a lamp for each pip; the two dates below do not apply to it
SIDES: dict[str, int] = {"d4": 4, "d6": 6, "d8": 8, "d10": 10, "d00": 10, "d12": 12, "d20": 20}

OLD_SIDES_S = 1_704_150_000  # firmware up to this date numbers the sides of these two differently
OLD_SIDES = {"d4": {3: 2, 2: 3, 5: 4, 0: 1, 1: 1, 4: 1}, "d6": {0: 1, 4: 2, 3: 3, 2: 4, 1: 5, 5: 6}}
TOO_STRICT_S = 1_716_382_800  # older firmware reports small dice as crooked that are not

_LEGACY = Struct("<BBBBIIHIBBBB")  # I_AM_A_DIE of old firmware
_VERSION = Struct("<BHI")  # the beginnings of two of its parts in newer firmware
_DIE_PART = Struct("<BIBB")


def decode(data: bytes, info: DieInfo) -> DieMessage | None:
    match data[:1], len(data):
        case b"\x03", 3:
            return _state(data[1], data[2], info)
        case b"\x22", 3 if data[1] <= 100:
            return Battery(data[1])
        case b"\x02", length if length == _LEGACY.size:
            _, _, _, kind, _, _, _, built_s, *_ = _LEGACY.unpack(data)
            return _info(kind, built_s)
        case b"\x02", _:
            return _whole_info(data)
    known = bool(data) and data[0] <= LAST_MESSAGE and data[0] not in (0, ROLL_STATE, BATTERY_LEVEL)
    return Chatter() if known else None


def _state(state: int, side: int, info: DieInfo) -> DieMessage | None:
    is_strict = info.shell in ("d4", "d6") and info.built_s < TOO_STRICT_S
    match state:
        case _ if state == ROLLED or (state == CROOKED and is_strict):
            face = _face(side, info)
            return Askew() if face is None else AtRest(str(face))
        case _ if state in (HANDLING, ROLLING):
            return Moving()
        case _ if state == CROOKED:
            return Askew()
        case _ if state == ON_FACE:
            return Moved()
    return Chatter() if state == 0 else None


def _face(side: int, info: DieInfo) -> int | None:
    """The number printed on the side, which is counted from 0; None if the die has no such side."""
    if 0 < info.built_s <= OLD_SIDES_S and info.shell in OLD_SIDES:
        return OLD_SIDES[info.shell].get(side)
    if side >= SIDES.get(info.shell, 0):
        return None
    return {"d10": side, "d00": 10 * side}.get(info.shell, side + 1)


def _info(kind: int, built_s: int) -> DieInfo | None:
    shell = KINDS[kind] if kind < len(KINDS) else ""
    return DieInfo(shell=shell, built_s=TOO_STRICT_S if kind == PIPPED else built_s) if shell else None


def _whole_info(data: bytes) -> DieInfo | None:
    """The info from parts that begin with their length: the first has the firmware's date, the second the die type."""
    second = 1 + data[1] if len(data) > 1 else 0
    if second < 1 + _VERSION.size or len(data) < second + _DIE_PART.size:
        return None
    return _info(_DIE_PART.unpack_from(data, second)[3], _VERSION.unpack_from(data, 1)[2])


def blink(rgb: Rgb, times: int) -> bytes:
    """The message that blinks all sides, 0.4 s for each time."""
    red, green, blue = rgb
    return pack("<BBHIIBB", BLINK, times, 400 * times, red << 16 | green << 8 | blue, 0xFFFFFFFF, 0, 1)


PIXELS = Make(
    name="pixels",
    prefix="Pixel",  # of unnamed dice, and of older firmware
    service="a6b90001-7a5a-43f2-a962-350c8edc9b5b",
    notify=("a6b90002-7a5a-43f2-a962-350c8edc9b5b", "6e400001-b5a3-f393-e0a9-e50e24dcca9e"),
    write=("a6b90003-7a5a-43f2-a962-350c8edc9b5b", "6e400002-b5a3-f393-e0a9-e50e24dcca9e"),
    knows_shell=True,
    hello=(bytes((WHO_ARE_YOU,)),),
    battery=bytes((ASK_BATTERY,)),
    decode=decode,
    blink=blink,
)
