"""A die that speaks Bluetooth: what it may say, whose it is, and what there is to know of its make. No I/O."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

MakeName = Literal["godice", "pixels"]
Shell = Literal["d4", "d6", "d8", "d10", "d00", "d12", "d20"]
Rgb = tuple[int, int, int]  # 0..255 each


class KnownDie(Struct, frozen=True, kw_only=True):
    """A die that may roll at this table."""

    address: str  # "AA:BB:CC:DD:EE:FF"
    number: int  # as which people know it: 1, 2, 3 ...
    name: str = ""  # what else they call it
    make: MakeName
    shell: Shell = "d6"
    tint: str = "none"  # for which colour of the game it stands; "none" = for no certain one
    owner: str = ""  # whose rolls it makes; "" = everybody's
    sides: tuple[tuple[str, ...], ...] = ()  # of dice of games: what its numbers from 1 on stand for there

    @property
    def device(self) -> str:
        """What it reports as."""
        return f"die:{self.number}"


class DieInfo(Struct, frozen=True):
    """What a die says of itself; "" and 0 = it has not said that."""

    shell: Shell | Literal[""] = ""
    built_s: int = 0  # of its firmware, seconds since 1970
    tint: str = ""  # of its dots

    def merged(self, before: DieInfo) -> DieInfo:
        """That, and what was known before."""
        return DieInfo(self.shell or before.shell, self.built_s or before.built_s, self.tint or before.tint)


# ---- what a die says ----------------------------------------------------------------------------------
class Moving(Struct, frozen=True):
    """It is in a hand, or rolls."""


class AtRest(Struct, frozen=True):
    """It was rolled, and this lies on top."""

    face: str


class Askew(Struct, frozen=True):
    """It was rolled, and nobody can say what lies on top."""


class Moved(Struct, frozen=True):
    """It lies still, and was not rolled."""


class Battery(Struct, frozen=True):
    percent: int


class Chatter(Struct, frozen=True):
    """Understood, and of no interest."""


DieMessage = Moving | AtRest | Askew | Moved | Battery | DieInfo | Chatter


class Make(Struct, frozen=True, kw_only=True):
    """Dice of one maker: how they are found, and what the bytes mean."""

    name: MakeName
    prefix: str  # of the names under which they advertise
    service: str  # or that they advertise
    notify: tuple[str, ...]  # characteristics, the first one that is there
    write: tuple[str, ...]
    knows_shell: bool  # it says itself which die it is
    hello: tuple[bytes, ...]  # is sent once it listens: who it is
    battery: bytes  # asks for that
    decode: Callable[[bytes, DieInfo], DieMessage | None]  # None = no message that is known
    blink: Callable[[Rgb, int], bytes]  # in that colour, so often
