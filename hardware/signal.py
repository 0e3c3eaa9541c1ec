"""Signals: the devices' reports as values for the core's queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from msgspec import Struct

Shared = Literal["undo", "pause", "next", "repeat"]
Gesture = Literal["press", "hold", "double"]
Reason = Literal[
    "no-pins",  # this machine has no GPIO of a Raspberry Pi, or lacks the software for it
    "pins-denied",  # this user may not use the pins
    "pin",  # one pin cannot be used
    "pin-busy",  # another program, or a driver, holds the line
    "stuck",  # a button is down at the start, or for too long
    "no-port",  # no serial port looks like the reader
    "port",  # the port cannot be opened
    "taken",  # another program has it open
    "denied",  # this user may not open it
    "unplugged",
    "silent",  # the port is open, but no valid frame comes
    "other-reader",  # a reader with another id answers
    "other-protocol",
    "twin",  # another connected reader has the same id and epoch
    "lamp",  # one lamp or all cannot be used
    "sound",  # sounds cannot be played
    "voice",  # texts cannot be read aloud
    "no-radio",  # this machine has no Bluetooth, or lacks the software for it
    "radio-off",  # Bluetooth is switched off (rfkill)
    "out-of-reach",  # a die
]


class RolledDie(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tint: str  # a colour in lower case; "none" = the reader cannot tell
    face: str  # "4", "red": the face on top


class Pressed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="pressed"):
    """A press of a seat's button or key (0.. clockwise), or of a shared one."""

    device: str  # "button:0", "button:undo", "key:KEY_KP1"
    button: int | Shared
    at_ms: int  # monotonic
    how: Gesture = "press"
    second: bool = False  # the seat's second button


class Turned(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="turned"):
    """A turn of a rotary encoder."""

    device: str  # "encoder:0", "encoder:table"
    seat: int | None  # None = it serves the seat in turn
    steps: int  # detents, clockwise positive
    at_ms: int  # monotonic


class Rolled(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="rolled"):
    """A roll of dice at rest. Each roll comes exactly once, in the order of rolling."""

    device: str  # "serial:NAME", "die:NUMBER"
    dice: tuple[RolledDie, ...]
    frame: int  # the reader's number of the roll
    raw: str = ""  # the received line, for the game's record
    at_ms: int  # monotonic, when it arrived


class Lost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lost"):
    """The loss of a device, reported once until it is found again. Everything else goes on."""

    device: str
    reason: Reason
    detail: str = ""  # the system's error, for the log
    pin: int | None = None  # "pin-busy": the GPIO
    by: str = ""  # "pin-busy": the holder; "" = unknown


class Found(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="found"):
    """The arrival of a device, for the first time or again."""

    device: str


class DieSaid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="die"):
    """A report about a die that is neither a roll nor a loss."""

    device: str  # "die:NUMBER"; "bluetooth" = an unknown die
    what: Literal[
        "askew",  # the die is cocked and unreadable
        "missed",  # the die was out of reach during its roll
        "low",  # its battery is low
        "met",  # the die was rolled while a new one was looked for
        "news",  # its battery or signal has changed, or the search has ended
    ]
    at_ms: int  # monotonic


Signal = Pressed | Turned | Rolled | Lost | Found | DieSaid
Put = Callable[[Signal], None]  # safe to call from any thread


class Device(Protocol):
    """A reporting device. Between start and stop it calls `put` from a thread of its own."""

    def start(self, put: Put) -> None: ...

    def stop(self) -> None: ...
