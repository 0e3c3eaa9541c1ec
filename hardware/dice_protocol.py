"""The line protocol between a dice reader and its host (docs/dice-reader.md): bytes to frames and back, no I/O.

A frame is one line, `$BODY*CRC`, ended by CR, LF or both. BODY is words of printable ASCII between single spaces, CRC
the CRC-32 of BODY in eight upper-case hexadecimal digits. A word never holds `$`, so noise before a frame on the same
line is harmless, and a line counts only if it reads exactly as `encode` would write it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import Struct, structs

from hardware.signal import RolledDie

PROTOCOL = 1
MOST_BYTES = 512  # of a line; of a longer one only the end counts
NONE = "-"  # stands for an empty list

_LINE = re.compile(rb"\$([!-~]+(?: [!-~]+)*)\*([0-9A-F]{8})", re.ASCII)


# ---- reader -> host ---------------------------------------------------------------------------------
class Hello(Struct, frozen=True):
    """The reader's identity: sent when it wakes up and at the host's request."""

    protocol: int
    id: str  # never changes
    epoch: str  # a new one after the reader has lost its numbers
    last: int  # the number of its newest roll in this epoch, 0 = none yet
    can: tuple[str, ...] = ()  # "lamp", "sound"; unknown words are ignored


class Roll(Struct, frozen=True):
    """Dice in the tray. At rest: repeated until the host acknowledges it. Moving: only news, with its future number."""

    epoch: str
    number: int  # 1, 2, 3 ... in its epoch
    at_rest: bool
    dice: tuple[RolledDie, ...]


class Beat(Struct, frozen=True):
    """A sign of life while dice are wanted."""


# ---- host -> reader ---------------------------------------------------------------------------------
class Ask(Struct, frozen=True):
    """The request for a Hello."""

    protocol: int


class Ack(Struct, frozen=True):
    """The acknowledgement of a roll, which is never sent again."""

    epoch: str
    number: int


class Want(Struct, frozen=True):
    """The colours of the wanted dice, one word a die; empty = no roll is wanted."""

    tints: tuple[str, ...]


class Lamp(Struct, frozen=True):
    on: bool


class Sound(Struct, frozen=True):
    """Play the sound once; a reader without it stays quiet."""

    name: str  # "turn", "time-up"


Frame = Hello | Roll | Beat | Ask | Ack | Want | Lamp | Sound


# ---- words ------------------------------------------------------------------------------------------
class _Field(NamedTuple):
    """A field of a frame: its word's pattern, and the conversions from and to the word."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str


def _split(word: str) -> tuple[str, ...]:
    return () if word == NONE else tuple(word.split(","))


def _join(words: Iterable[str]) -> str:
    return ",".join(words) or NONE


def _parse_dice(word: str) -> tuple[RolledDie, ...]:
    return tuple(RolledDie(tint=tint, face=face) for tint, _, face in (die.partition("=") for die in _split(word)))


_TINT = r"[a-z]{1,12}"
_DIE = rf"{_TINT}=[A-Za-z0-9+.-]{{1,12}}"
_ID = _Field(r"[A-Za-z0-9._-]{1,24}")
_NUMBER = _Field(r"0|[1-9][0-9]{0,9}", int)
_FROM_1 = _Field(r"[1-9][0-9]{0,9}", int)
_NAMES = _Field(rf"{NONE}|{_TINT}(,{_TINT})*", _split, _join)
_DICE = _Field(rf"{NONE}|{_DIE}(,{_DIE})*", _parse_dice, lambda dice: _join(f"{die.tint}={die.face}" for die in dice))
_REST = _Field("rest|moving", lambda word: word == "rest", lambda at_rest: "rest" if at_rest else "moving")
_ON = _Field("on|off", lambda word: word == "on", lambda on: "on" if on else "off")

_FRAMES: dict[str, tuple[Callable[..., Frame], tuple[_Field, ...]]] = {  # first word -> fields in order
    "hello": (Hello, (_NUMBER, _ID, _ID, _NUMBER, _NAMES)),
    "roll": (Roll, (_ID, _FROM_1, _REST, _DICE)),
    "beat": (Beat, ()),
    "ask": (Ask, (_NUMBER,)),
    "ack": (Ack, (_ID, _NUMBER)),
    "want": (Want, (_NAMES,)),
    "lamp": (Lamp, (_ON,)),
    "sound": (Sound, (_Field(r"[a-z][a-z-]{0,11}"),)),
}


def encode(frame: Frame) -> bytes:
    """The frame as a line."""
    word = type(frame).__name__.lower()
    values = zip(_FRAMES[word][1], structs.astuple(frame), strict=True)
    body = " ".join([word, *(field.write(value) for field, value in values)]).encode("ascii")
    return b"$%s*%08X\n" % (body, crc32(body))


class Decoder:
    """A decoder of frames from bytes in pieces of any size; invalid lines are skipped."""

    def __init__(self) -> None:
        self._line = b""

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that the bytes complete, in order."""
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
    return _meaning(*match[1].decode("ascii").split(" "))


def _meaning(word: str, *parts: str) -> Frame | None:
    if word not in _FRAMES:
        return None
    kind, fields = _FRAMES[word]
    if len(fields) != len(parts) or not all(map(re.fullmatch, (field.pattern for field in fields), parts)):
        return None
    values = (field.read(part) for field, part in zip(fields, parts, strict=True))
    frame = kind(*values)
    return None if isinstance(frame, Roll) and frame.at_rest and not frame.dice else frame
