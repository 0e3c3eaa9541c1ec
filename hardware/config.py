"""hardware.toml as values. Every mistake in it is one sentence that names the file, the table and the key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from hardware.signal import Shared

T = TypeVar("T", bound=Struct)

Pin = Annotated[int, Meta(ge=2, le=27)]  # BCM number; 0 and 1 belong to the ID chip of an add-on board
Ms = Annotated[int, Meta(ge=0, le=10_000)]
Word = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{1,24}$")]
Usb = Annotated[str, Meta(pattern=r"^([0-9a-f]{4}:[0-9a-f]{4})?$")]

FIXED_UP = (2, 3)  # pins with a resistor to 3V3 on the board itself


class BadConfig(ValueError):
    """hardware.toml cannot be used; the message is one sentence for people."""


class Contact(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is pressed: `seat` counts the chairs from 1 as people do, `shared` is for the whole table."""

    seat: Annotated[int, Meta(ge=1, le=9)] | None = None
    shared: Shared | None = None
    second: bool = False  # the seat's second button
    hold_ms: Ms = 0  # held so long it is a hold; 0 = it is only pressed, and counts at the first touch
    double_ms: Ms = 0  # pressed again within that time it is a double press; 0 = never, so a press need not wait
    must_hold: bool = False  # only a hold counts, as a press: for what should not happen by leaning on it

    @property
    def what(self) -> int | Shared:
        """What it stands for: a seat 0.. or the name of a shared button."""
        if self.shared is not None:
            return self.shared
        assert self.seat is not None
        return self.seat - 1


class ButtonConfig(Contact, frozen=True, kw_only=True):
    """One push button on a pin."""

    pin: Pin
    pull: Literal["up", "down", "none"] = "up"  # "up": the button connects the pin to ground
    active: Literal["low", "high"] | None = None  # the level of a pressed button; only said with pull = "none"
    debounce_ms: Ms = 30


class KeyConfig(Contact, frozen=True, kw_only=True):
    """One key of a keyboard or USB key pad, by its evdev name."""

    key: Annotated[str, Meta(pattern=r"^KEY_[A-Z0-9]{1,20}$")]


class EncoderConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rotary encoder for amounts; its push button is an ordinary [[button]]."""

    a: Pin
    b: Pin
    seat: Annotated[int, Meta(ge=1, le=9)] | None = None  # None = it serves whoever is asked
    pull: Literal["up", "down", "none"] = "up"
    steps: Literal[1, 2, 4] = 4  # edges from one detent to the next


class LampConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One lamp: an LED on `pin`, or an RGB LED on `red`, `green` and `blue`."""

    seat: Annotated[int, Meta(ge=1, le=9)] | None = None  # None = the table's own
    pin: Pin | None = None
    red: Pin | None = None
    green: Pin | None = None
    blue: Pin | None = None
    active: Literal["high", "low"] = "high"  # "low": lit while the pin is low


class BuzzerConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pin: Pin
    tonal: bool = True  # a passive one that plays tones; an active one only knows on and off
    active: Literal["high", "low"] = "high"


class SoundConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sounds on the machine's own audio."""

    device: str = ""  # ALSA's name; "" = the usual one


class ReaderConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One dice reader on a serial port, found by path, by USB ids or by both."""

    name: Word = "dice"
    port: str = ""  # a path, with * for parts that change
    usb: Usb = ""  # "vvvv:pppp": vendor and product in hexadecimal
    id: str = ""  # the reader's own id, to tell two of a kind apart; "" = any
    baud: Annotated[int, Meta(ge=1200, le=1_000_000)] = 115_200


class Hardware(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that is wired to this companion."""

    buttons: tuple[ButtonConfig, ...] = ()
    keys: tuple[KeyConfig, ...] = ()
    encoders: tuple[EncoderConfig, ...] = ()
    lamps: tuple[LampConfig, ...] = ()
    buzzers: tuple[BuzzerConfig, ...] = ()
    readers: tuple[ReaderConfig, ...] = ()
    sound: SoundConfig | None = None  # None = the machine's audio stays silent


def load(path: Path) -> Hardware:
    """The hardware that the file describes; none if there is no such file. Raises BadConfig."""
    try:
        return parse(path.read_bytes().decode(), path.name)
    except FileNotFoundError:
        return Hardware()
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig(f"{path.name}: cannot be read: {error}") from error


def parse(text: str, file: str) -> Hardware:
    """The hardware that the text describes; `file` is the name used in sentences. Raises BadConfig."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadConfig(f"{file}: not TOML: {error}") from error
    for key in tables.keys() - {"button", "dice_reader"}:
        raise BadConfig(f"{file}: there is no table {key}; it can hold [[button]] and [[dice_reader]]")
    found = Hardware(
        buttons=_rows(tables, file, "button", ButtonConfig), readers=_rows(tables, file, "dice_reader", ReaderConfig)
    )
    _check_buttons(found.buttons, file)
    _check_readers(found.readers, file)
    return found


def _rows(tables: dict[str, Any], file: str, table: str, kind: type[T]) -> tuple[T, ...]:
    rows = tables.get(table, [])
    if not isinstance(rows, list):
        raise BadConfig(f"{file}, {table}: write [[{table}]], in double brackets, before each one")
    return tuple(_row(row, f"{file}, {table} {i}", kind) for i, row in enumerate(rows, start=1))


def _row(row: Any, where: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at ")
        key = path.strip("`$.") or next(iter(re.findall(r"field `(\w+)`", what)), "")
        raise BadConfig(f"{where}, {key}: {_plain(what)}" if key else f"{where}: {_plain(what)}") from error


def _plain(what: str) -> str:
    if "unknown field" in what:
        return "there is no such key"
    if "missing required" in what:
        return "is missing"
    return what[0].lower() + what[1:]


def _check_buttons(buttons: Sequence[ButtonConfig], file: str) -> None:
    for i, button in enumerate(buttons, start=1):
        where = f"{file}, button {i}"
        if (button.seat is None) == (button.shared is None):
            raise BadConfig(f'{where}, seat: say either seat = 1, 2, ... or shared = "undo", "pause" or "next"')
        if (button.pull == "none") != (button.active is not None):
            raise BadConfig(f'{where}, active: belongs to pull = "none" and only to it, as "low" or "high"')
        if button.pin in FIXED_UP and button.pull != "up":
            raise BadConfig(f'{where}, pull: pin {button.pin} is pulled up on the board, so only "up" works there')
    _refuse_twins((b.pin for b in buttons), f"{file}, button", "pin")
    _refuse_twins((b.what for b in buttons), f"{file}, button", "seat or shared")


def _check_readers(readers: Sequence[ReaderConfig], file: str) -> None:
    for i, reader in enumerate(readers, start=1):
        if not reader.port and not reader.usb:
            raise BadConfig(f"{file}, dice_reader {i}, port: say where it is, with port or usb or both")
    _refuse_twins((r.name for r in readers), f"{file}, dice_reader", "name")


def _refuse_twins(values: Iterable[int | str], where: str, key: str) -> None:
    first: dict[int | str, int] = {}
    for i, value in enumerate(values, start=1):
        if value in first:
            raise BadConfig(f"{where} {i}, {key}: is the same as that of number {first[value]}")
        first[value] = i
