"""The line protocol between a dice reader and its host (docs/dice-reader.md): bytes to frames and back, no I/O.

A frame is one line, `$BODY*CRC`, ended by CR, LF or both. BODY is words of printable ASCII between single spaces, CRC
the CRC-32 of BODY in eight upper-case hexadecimal digits. A word never holds `$`, so noise before a frame on the same
line costs nothing, and a line that does not read exactly as `encode` would write it is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import assert_never
from zlib import crc32

from msgspec import Struct

from hardware.signal import RolledDie

PROTOCOL = 1
MOST_BYTES = 512  # of a line; of a longer one only the end is looked at
NONE = "-"  # stands for an empty list

_LINE = re.compile(rb"\$([!-~]+(?: [!-~]+)*)\*([0-9A-F]{8})", re.ASCII)
_TINT = r"[a-z]{1,12}"
_DIE = re.compile(rf"({_TINT})=([A-Za-z0-9+.-]{{1,12}})")
_TINTS = re.compile(rf"{_TINT}(,{_TINT})*")
_ID = re.compile(r"[A-Za-z0-9._-]{1,24}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,9}")
_CAN = re.compile(r"[a-z]{1,12}(,[a-z]{1,12})*")
_SOUND = re.compile(r"[a-z][a-z-]{0,11}")


# ---- reader -> host ---------------------------------------------------------------------------------
class Hello(Struct, frozen=True, kw_only=True):
    """Who the reader is: sent when it wakes up and whenever the host asks."""

    protocol: int
    id: str  # the same for ever
    epoch: str  # a new one whenever the reader has forgotten its numbers
    last: int  # the number of its newest roll in this epoch, 0 = none yet
    can: tuple[str, ...] = ()  # "lamp", "sound"; words that a host does not know do no harm


class Roll(Struct, frozen=True, kw_only=True):
    """Dice in the tray. At rest: repeated until the host acknowledges it. Moving: only news, with its future number."""

    epoch: str
    number: int  # 1, 2, 3 ... in its epoch
    at_rest: bool
    dice: tuple[RolledDie, ...]


class Beat(Struct, frozen=True, kw_only=True):
    """I am still here: said while dice are wanted."""


# ---- host -> reader ---------------------------------------------------------------------------------
class Ask(Struct, frozen=True, kw_only=True):
    """Who are you? Answered by Hello."""

    protocol: int


class Ack(Struct, frozen=True, kw_only=True):
    """That roll has been taken: never send it again."""

    epoch: str
    number: int


class Want(Struct, frozen=True, kw_only=True):
    """The colours of the dice that the table is to roll now, one word a die; none = no roll is asked."""

    tints: tuple[str, ...]


class Lamp(Struct, frozen=True, kw_only=True):
    on: bool


class Sound(Struct, frozen=True, kw_only=True):
    """Play that sound once; a reader that does not know it stays quiet."""

    name: str  # "turn", "time-up"


Frame = Hello | Roll | Beat | Ask | Ack | Want | Lamp | Sound


def encode(frame: Frame) -> bytes:
    """The frame as a line."""
    body = " ".join(_words(frame)).encode("ascii")
    return b"$%s*%08X\n" % (body, crc32(body))


def _words(frame: Frame) -> tuple[str, ...]:
    match frame:
        case Hello():
            return ("hello", str(frame.protocol), frame.id, frame.epoch, str(frame.last), _listed(frame.can))
        case Roll():
            dice = _listed([f"{die.tint}={die.face}" for die in frame.dice])
            return ("roll", frame.epoch, str(frame.number), "rest" if frame.at_rest else "moving", dice)
        case Beat():
            return ("beat",)
        case Ask():
            return ("ask", str(frame.protocol))
        case Ack():
            return ("ack", frame.epoch, str(frame.number))
        case Want():
            return ("want", _listed(frame.tints))
        case Lamp():
            return ("lamp", "on" if frame.on else "off")
        case Sound():
            return ("sound", frame.name)
        case _:
            assert_never(frame)


def _listed(words: Sequence[str]) -> str:
    return ",".join(words) or NONE


class Decoder:
    """Bytes as they come in, frames as soon as their line has ended; what is none is left out.

    How the bytes are cut into pieces makes no difference.
    """

    def __init__(self) -> None:
        self._line = b""

    def feed(self, data: bytes) -> list[Frame]:
        """What the bytes complete, in order."""
        *lines, rest = re.split(rb"[\r\n]", data)
        found: list[Frame] = []
        for line in lines:
            if frame := _frame((self._line + line)[-MOST_BYTES:]):
                found.append(frame)
            self._line = b""
        self._line = (self._line + rest)[-MOST_BYTES:]
        return found


def _frame(line: bytes) -> Frame | None:
    match = _LINE.fullmatch(line, max(line.rfind(b"$"), 0))
    if match is None or crc32(match[1]) != int(match[2], 16):
        return None
    return _meaning(match[1].decode("ascii").split(" "))


def _meaning(words: list[str]) -> Frame | None:
    match words:
        case ["hello", protocol, id, epoch, last, can] if (
            _all(_NUMBER, protocol, last) and _all(_ID, id, epoch) and (can == NONE or _CAN.fullmatch(can))
        ):
            return Hello(protocol=int(protocol), id=id, epoch=epoch, last=int(last), can=_parts(can))
        case ["roll", epoch, number, "rest" | "moving" as how, dice] if _all(_ID, epoch) and _all(_NUMBER, number):
            return _roll(epoch, int(number), how == "rest", _parts(dice))
        case ["beat"]:
            return Beat()
        case ["ask", protocol] if _all(_NUMBER, protocol):
            return Ask(protocol=int(protocol))
        case ["ack", epoch, number] if _all(_ID, epoch) and _all(_NUMBER, number):
            return Ack(epoch=epoch, number=int(number))
        case ["want", tints] if tints == NONE or _TINTS.fullmatch(tints):
            return Want(tints=_parts(tints))
        case ["lamp", "on" | "off" as how]:
            return Lamp(on=how == "on")
        case ["sound", name] if _all(_SOUND, name):
            return Sound(name=name)
    return None


def _roll(epoch: str, number: int, at_rest: bool, parts: tuple[str, ...]) -> Roll | None:
    matches = [_DIE.fullmatch(part) for part in parts]
    dice = tuple(RolledDie(tint=m[1], face=m[2]) for m in matches if m)
    if len(dice) < len(matches) or number == 0 or (at_rest and not dice):
        return None
    return Roll(epoch=epoch, number=number, at_rest=at_rest, dice=dice)


def _all(pattern: re.Pattern[str], *words: str) -> bool:
    return all(pattern.fullmatch(word) for word in words)


def _parts(listed: str) -> tuple[str, ...]:
    return () if listed == NONE else tuple(listed.split(","))
