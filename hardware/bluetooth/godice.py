"""GoDice: a cube that reports its direction, and shells around it that map the direction to other numbers.

Messages, sizes and directions are those of the maker's own libraries, https://github.com/ParticulaCode
(GoDiceAndroid_iOS_API, common/godiceapi.c; GoDiceJavaScriptAPI, godice.js; GoDicePythonAPI on PyPI as `godice`).
"""

from __future__ import annotations

from struct import unpack

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

TINTS = ("black", "red", "green", "blue", "yellow", "orange")
SHORTEST, LONGEST = 32, 96  # lengths of the direction, which is 64 on a die at rest

Direction = tuple[int, int, int]

_CUBE: tuple[Direction, ...] = ((-64, 0, 0), (0, 0, 64), (0, 64, 0), (0, -64, 0), (0, 0, -64), (64, 0, 0))
_TWENTY: tuple[Direction, ...] = (
    (-64, 0, -22), (42, -42, 40), (0, 22, -64), (0, 22, 64), (-42, -42, 42), (22, 64, 0), (-42, -42, -42), (64, 0, -22),
    (-22, 64, 0), (42, -42, -42), (-42, 42, 42), (22, -64, 0), (-64, 0, 22), (42, 42, 42), (-22, -64, 0), (42, 42, -42),
    (0, -22, -64), (0, -22, 64), (-42, 42, -42), (64, 0, 22),
)  # fmt: skip
_TWENTY_FOUR: tuple[Direction, ...] = (
    (20, -60, -20), (20, 0, 60), (-40, -40, 40), (-60, 0, 20), (40, 20, 40), (-20, -60, -20), (20, 60, 20),
    (-40, 20, -40), (-40, 40, 40), (-20, 0, 60), (-20, -60, 20), (60, 0, 20), (-60, 0, -20), (20, 60, -20),
    (20, 0, -60), (40, -20, -40), (-20, 60, -20), (-40, -40, -40), (40, -20, 40), (20, -60, 20), (60, 0, -20),
    (40, 20, -40), (-20, 0, -60), (-20, 60, 20),
)  # fmt: skip
_TEN = (8, 2, 6, 1, 4, 3, 9, 0, 7, 5, 5, 7, 0, 9, 3, 4, 1, 6, 2, 8)

SHELLS: dict[Shell, tuple[tuple[Direction, ...], tuple[int, ...]]] = {  # directions, and the numbers printed there
    "d4": (_TWENTY_FOUR, (3, 1, 4, 1, 4, 4, 1, 4, 2, 3, 1, 1, 1, 4, 2, 3, 3, 2, 2, 2, 4, 1, 3, 2)),
    "d6": (_CUBE, (1, 2, 3, 4, 5, 6)),
    "d8": (_TWENTY_FOUR, (3, 3, 6, 1, 2, 8, 1, 1, 4, 7, 5, 5, 4, 4, 2, 5, 7, 7, 8, 2, 8, 3, 6, 6)),
    "d10": (_TWENTY, _TEN),
    "d00": (_TWENTY, tuple(10 * n for n in _TEN)),
    "d12": (_TWENTY_FOUR, 2 * tuple(range(1, 13))),
    "d20": (_TWENTY, tuple(range(1, 21))),
}


def face(direction: Direction, shell: Shell) -> str | None:
    """The number printed on the side nearest to the direction; None if no die at rest reports such a direction."""
    if not SHORTEST**2 <= sum(n * n for n in direction) <= LONGEST**2:
        return None
    directions, printed = SHELLS[shell]
    distances = [sum((a - b) ** 2 for a, b in zip(direction, each, strict=True)) for each in directions]
    return str(printed[distances.index(min(distances))])


def decode(data: bytes, info: DieInfo) -> DieMessage | None:
    match data[:1], len(data):
        case b"R", 1:
            return Moving()
        case b"S", 4:
            found = face(unpack("bbb", data[1:]), info.shell or "d6")
            return AtRest(found) if found else Askew()
    match data[:2], len(data):
        case ((b"TS" | b"FS"), 5):
            return Askew()
        case b"MS", 5:
            return Moved()
    match data[:3], len(data):
        case b"Bat", 4 if data[3] <= 100:
            return Battery(data[3])
        case b"Col", 4 if data[3] < len(TINTS):
            return DieInfo(tint=TINTS[data[3]])
    return Chatter() if data.startswith((b"Tap", b"DTap", b"Char")) else None


def blink(rgb: Rgb, times: int) -> bytes:
    """The message that blinks both lamps, 0.2 s on and 0.2 s off."""
    return bytes((0x10, times, 20, 20, *rgb, 1, 0))


GODICE = Make(
    name="godice",
    prefix="GoDice",
    service="none",  # its message service is not its own
    notify=("6e400003-b5a3-f393-e0a9-e50e24dcca9e",),
    write=("6e400002-b5a3-f393-e0a9-e50e24dcca9e",),
    knows_shell=False,
    hello=(b"\x17",),  # which colour are you?
    battery=b"\x03",
    decode=decode,
    blink=blink,
)
