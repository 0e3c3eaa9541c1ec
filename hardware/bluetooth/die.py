"""Bluetooth dice: their messages, owners and makes. No I/O."""

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
    number: int  # for people: 1, 2, 3 ...
    name: str = ""  # given by people
    make: MakeName
    shell: Shell = "d6"
    tint: str = "none"  # its colour in the game; "none" = any
    owner: str = ""  # the player whose rolls it makes; "" = everyone
    sides: tuple[tuple[str, ...], ...] = ()  # by game die: the faces for its numbers from 1 on

    @property
    def device(self) -> str:
        """The die's name in signals."""
        return f"die:{self.number}"


class DieInfo(Struct, frozen=True):
    """A die's own description; "" and 0 = unknown."""

    shell: Shell | Literal[""] = ""
    built_s: int = 0  # of its firmware, seconds since 1970
    tint: str = ""  # of its dots

    def merged(self, before: DieInfo) -> DieInfo:
        """This description, completed by an earlier one."""
        return DieInfo(self.shell or before.shell, self.built_s or before.built_s, self.tint or before.tint)


# ---- messages of a die --------------------------------------------------------------------------------
class Moving(Struct, frozen=True):
    """The die is in a hand, or rolls."""


class AtRest(Struct, frozen=True):
    """The die was rolled, and this face is on top."""

    face: str


class Askew(Struct, frozen=True):
    """The die was rolled, and its face is unreadable."""


class Moved(Struct, frozen=True):
    """The die lies still, and was not rolled."""


class Battery(Struct, frozen=True):
    percent: int


class Chatter(Struct, frozen=True):
    """A known message of no interest."""


DieMessage = Moving | AtRest | Askew | Moved | Battery | DieInfo | Chatter


class Make(Struct, frozen=True, kw_only=True):
    """Dice of one maker: their discovery and protocol."""

    name: MakeName
    prefix: str  # of their advertised names
    service: str  # or advertised service
    notify: tuple[str, ...]  # characteristics; the first existing one counts
    write: tuple[str, ...]
    knows_shell: bool  # the die reports its own shell
    hello: tuple[bytes, ...]  # the first messages to a die, which ask for its DieInfo
    battery: bytes  # asks for the battery's level
    decode: Callable[[bytes, DieInfo], DieMessage | None]  # None = unknown message
    blink: Callable[[Rgb, int], bytes]  # colour, times
