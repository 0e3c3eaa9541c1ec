"""What devices report: values for the core's queue, whatever the device is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

Shared = Literal["undo", "pause", "next", "repeat"]
Gesture = Literal["press", "hold", "double"]
Reason = Literal[
    "no-pins",  # this machine has no GPIO of a Raspberry Pi, or not what it takes to use it
    "pins-denied",  # this user may not use the pins
    "old-kernel",  # which has no line events
    "pin",  # one pin cannot be used
    "pin-busy",  # another program, or a driver, has that line
    "stuck",  # a button that is down at the start, or longer than anybody holds it
    "no-port",  # no serial port looks like the reader
    "port",  # the port is there and cannot be opened
    "taken",  # another program has it open
    "denied",  # this user may not open it
    "unplugged",
    "silent",  # the port is open, and nothing readable comes
    "other-reader",  # somebody answers, but with another id
    "other-protocol",
    "twin",  # a reader that is here already says the same id and epoch
    "lamp",  # one lamp cannot be used, or none can
    "sound",  # nothing can be heard
    "voice",  # nothing can be read aloud
    "no-radio",  # this machine has no Bluetooth, or not what it takes to use it
    "radio-off",  # Bluetooth is switched off (rfkill)
    "out-of-reach",  # a die
    "flood",  # a die says more than any die does, and is not heard for a while
]


class RolledDie(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tint: str  # a colour in lower case; "none" = the reader cannot tell
    face: str  # "4", "red": what lies on top


class Pressed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="pressed"):
    """A button or key was pressed: that of a seat (0.. clockwise), or one for the whole table."""

    device: str  # "button:0", "button:undo", "key:KEY_KP1"
    button: int | Shared
    at_ms: int  # monotonic
    how: Gesture = "press"
    second: bool = False  # the seat's second button


class Turned(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="turned"):
    """A rotary encoder was turned."""

    device: str  # "encoder:0", "encoder:table"
    seat: int | None  # whose; None = it serves whoever is asked
    steps: int  # detents, clockwise positive
    at_ms: int  # monotonic


class Rolled(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="rolled"):
    """Dice came to rest. Each roll comes exactly once, in the order in which they were rolled."""

    device: str  # "serial:NAME", "die:NUMBER"
    dice: tuple[RolledDie, ...]
    frame: int  # the reader's own number of it
    raw: str = ""  # the line as it came, for the game's record
    at_ms: int  # monotonic, when it arrived


class Lost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lost"):
    """A device cannot be used; said once, until it is found again. Everything else goes on."""

    device: str
    reason: Reason
    detail: str = ""  # for the log: what the system said
    pin: int | None = None  # "pin-busy": the GPIO
    by: str = ""  # "pin-busy": who has it; "" = nobody knows


class Found(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="found"):
    """A device is there, for the first time or again."""

    device: str


class DieSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="die"):
    """Something about a die that is neither a roll nor a loss."""

    device: str  # "die:NUMBER"; "bluetooth" = a die that nobody knows
    what: Literal[
        "askew",  # it lies so that nobody can read it
        "missed",  # it was out of reach while it was rolled
        "low",  # its battery is
        "met",  # it was rolled while one was looked for
        "news",  # its battery or its signal is another; none is looked for any more
    ]
    at_ms: int  # monotonic


Signal = Pressed | Turned | Rolled | Lost | Found | DieSaid
Put = Callable[[Signal], None]  # safe to call from any thread


class Device(Protocol):
    """Something that reports. Between start and stop it calls `put` from a thread of its own."""

    def start(self, put: Put) -> None: ...

    def stop(self) -> None: ...
