"""The schema of hardware.toml: the devices wired to this companion."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hardware.signal import Shared

Pin = Annotated[int, Meta(ge=2, le=27)]  # BCM number; 0 and 1 belong to the ID chip of an add-on board
Ms = Annotated[int, Meta(ge=0, le=10_000)]
Word = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{1,24}$")]
Usb = Annotated[str, Meta(pattern=r"^([0-9a-f]{4}:[0-9a-f]{4})?$")]


class Contact(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A button or key: `seat` counts from 1 as people do, `shared` is for the whole table."""

    seat: Annotated[int, Meta(ge=1, le=10)] | None = None
    shared: Shared | None = None
    second: bool = False  # the seat's second button
    hold_ms: Ms = 0  # the time of a hold; 0 = no holds, so a press counts at the first touch
    double_ms: Ms = 0  # the time for a double press; 0 = none, so a press need not wait

    @property
    def must_hold(self) -> bool:
        """Whether a press counts only after the hold time: a shared button has one meaning, and leaning on it must not
        count."""
        return self.shared is not None and self.hold_ms > 0

    @property
    def meaning(self) -> int | Shared:
        """The seat, 0.., or the name of the shared button."""
        if self.shared is not None:
            return self.shared
        assert self.seat is not None
        return self.seat - 1


class ButtonConfig(Contact, frozen=True, kw_only=True):
    """One push button on a pin."""

    pin: Pin
    pull: Literal["up", "down", "none"] = "up"  # "up": the button connects the pin to ground
    active: Literal["low", "high"] | None = None  # the level of a pressed button; only with pull = "none"
    debounce_ms: Ms = 30
    settle_ms: Ms = 0  # the contact must be stable so long: for a long wire with interference

    @property
    def device(self) -> str:
        """The device's name: "button:0", "button:0:second", "button:undo"."""
        return f"button:{self.meaning}{':second' if self.second else ''}"


class KeyConfig(Contact, frozen=True, kw_only=True):
    """One key of a keyboard or USB key pad, by its evdev name."""

    key: Annotated[str, Meta(pattern=r"^KEY_[A-Z0-9]{1,20}$")]


class EncoderConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rotary encoder for amounts; its push is a press of its seat, or of "next" if it serves everyone."""

    a: Pin
    b: Pin
    push: Pin | None = None
    seat: Annotated[int, Meta(ge=1, le=10)] | None = None  # None = it serves the seat in turn
    pull: Literal["up", "down", "none"] = "up"
    steps: Literal[1, 2, 4] = 4  # edges from one detent to the next

    @property
    def owner(self) -> str:
        """The owner in its devices' names: "encoder:0", "push:table"."""
        return "table" if self.seat is None else str(self.seat - 1)


class LampConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One lamp: an LED on `pin`, or an RGB LED on `red`, `green` and `blue`."""

    seat: Annotated[int, Meta(ge=1, le=10)] | None = None  # None = the table's own
    pin: Pin | None = None
    red: Pin | None = None
    green: Pin | None = None
    blue: Pin | None = None
    active: Literal["high", "low"] = "high"  # "low": lit while the pin is low


class BuzzerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pin: Pin
    tonal: bool = True  # passive, for tones; an active one is only on or off
    active: Literal["high", "low"] = "high"


class SoundConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sounds on the machine's own audio."""

    device: str = ""  # ALSA's name; "" = the default one

    @property
    def aplay(self) -> tuple[str, ...]:
        """The command that plays the file appended to it; "-" plays stdin."""
        return ("aplay", "--quiet", *(("--device", self.device) if self.device else ()))


class ReaderConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One dice reader on a serial port, found by path, by USB ids or by both."""

    name: Word = "dice"
    port: str = ""  # a path, with * for parts that change
    usb: Usb = ""  # "vvvv:pppp": vendor and product in hexadecimal
    id: str = ""  # the reader's own id, to tell two of a kind apart; "" = any
    baud: Annotated[int, Meta(ge=1200, le=1_000_000)] = 115_200


TABLES = {
    "buttons": "button",
    "keys": "key",
    "encoders": "encoder",
    "lamps": "lamp",
    "buzzers": "buzzer",
    "readers": "dice_reader",
}  # the [[table]] of each kind


class Hardware(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename=TABLES):
    """All hardware of this companion."""

    buttons: tuple[ButtonConfig, ...] = ()
    keys: tuple[KeyConfig, ...] = ()
    encoders: tuple[EncoderConfig, ...] = ()
    lamps: tuple[LampConfig, ...] = ()
    buzzers: tuple[BuzzerConfig, ...] = ()
    readers: tuple[ReaderConfig, ...] = ()
    sound: SoundConfig | None = None  # None = the machine's audio stays silent
