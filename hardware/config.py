"""hardware.toml as values. Every mistake in it is one sentence that names the file, the line and the key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from hardware.signal import Shared
from hardware.toml_lines import Place, places

Pin = Annotated[int, Meta(ge=2, le=27)]  # BCM number; 0 and 1 belong to the ID chip of an add-on board
Ms = Annotated[int, Meta(ge=0, le=10_000)]
Word = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{1,24}$")]
Usb = Annotated[str, Meta(pattern=r"^([0-9a-f]{4}:[0-9a-f]{4})?$")]


class BadConfig(ValueError):
    """hardware.toml cannot be used. `mistake` is the key of a sentence (companion/text), `about` its arguments."""

    def __init__(self, mistake: str, file: str, line: int = 0, key: str = "", **args: str | int) -> None:
        """`line` counts from 1; 0 = the file as a whole. `key` is what is wrong on that line; "" = all of it."""
        super().__init__(f"{file}:{line} {key}: {mistake} {args}")
        self.mistake, self.file, self.line, self.key, self.about = mistake, file, line, key, args


class Contact(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is pressed: `seat` counts the chairs from 1 as people do, `shared` is for the whole table."""

    seat: Annotated[int, Meta(ge=1, le=10)] | None = None
    shared: Shared | None = None
    second: bool = False  # the seat's second button
    hold_ms: Ms = 0  # held so long it is a hold; 0 = it is only pressed, and counts at the first touch
    double_ms: Ms = 0  # pressed again within that time it is a double press; 0 = never, so a press need not wait

    @property
    def must_hold(self) -> bool:
        """A shared button has one meaning: with a hold time it counts when it was held, not by leaning on it."""
        return self.shared is not None and self.hold_ms > 0

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
    settle_ms: Ms = 0  # how long it must stay down before it counts: for a long wire that catches disturbances


class KeyConfig(Contact, frozen=True, kw_only=True):
    """One key of a keyboard or USB key pad, by its evdev name."""

    key: Annotated[str, Meta(pattern=r"^KEY_[A-Z0-9]{1,20}$")]


class EncoderConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rotary encoder for amounts; pushed it is a press of its seat, or of "next" where it serves everybody."""

    a: Pin
    b: Pin
    push: Pin | None = None
    seat: Annotated[int, Meta(ge=1, le=10)] | None = None  # None = it serves whoever is asked
    pull: Literal["up", "down", "none"] = "up"
    steps: Literal[1, 2, 4] = 4  # edges from one detent to the next


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
    tonal: bool = True  # a passive one that plays tones; an active one only knows on and off
    active: Literal["high", "low"] = "high"


class SoundConfig(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sounds on the machine's own audio."""

    device: str = ""  # ALSA's name; "" = the default one


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


MANY: dict[str, tuple[str, type[Struct]]] = {  # [[table]] -> its field of Hardware, and what each one is
    "button": ("buttons", ButtonConfig),
    "key": ("keys", KeyConfig),
    "encoder": ("encoders", EncoderConfig),
    "lamp": ("lamps", LampConfig),
    "buzzer": ("buzzers", BuzzerConfig),
    "dice_reader": ("readers", ReaderConfig),
}
ONE: dict[str, tuple[str, type[Struct]]] = {"sound": ("sound", SoundConfig)}  # [table], at most once
PINS = ("pin", "a", "b", "push", "red", "green", "blue")  # every key that names a pin, of any table
COLOURS = ("red", "green", "blue")
FIXED_UP = (2, 3)  # pins with a resistor to 3V3 on the board itself


class Written(Struct, frozen=True, kw_only=True):
    """One table of the file as a value, and where it stands."""

    what: Any  # one of the kinds in MANY and ONE
    place: Place
    file: str

    def wrong(self, mistake: str, key: str, **args: str | int) -> BadConfig:
        """The mistake, with the line of that key."""
        return BadConfig(mistake, self.file, self.place.line_of(key), key, **args)


def load(path: Path) -> Hardware:
    """The hardware that the file describes; none if there is no such file. Raises BadConfig."""
    try:
        return parse(path.read_bytes().decode(), path.name)
    except FileNotFoundError:
        return Hardware()
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig("config-unreadable", path.name, error=str(error)) from error


def parse(text: str, file: str) -> Hardware:
    """The hardware that the text describes; `file` is the name used in sentences. Raises BadConfig."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        raise BadConfig("config-not-toml", file, int(at[1]) if at else len(text.splitlines())) from error
    except (RecursionError, ValueError) as error:  # brackets in brackets, a number that fills a page
        raise BadConfig("config-not-toml", file) from error
    written = tuple(_written(tables, places(text), file))
    for each in written:
        _check(each)
    _refuse_pins_used_twice(written)
    _refuse_twins(written)
    fields: dict[str, Any] = {field: _all(written, kind) for field, kind in MANY.values()}
    return Hardware(**fields, sound=next(iter(_all(written, SoundConfig)), None))


def _all(written: tuple[Written, ...], kind: type[Struct]) -> tuple[Any, ...]:
    return tuple(each.what for each in written if type(each.what) is kind)


# ---- tables -----------------------------------------------------------------------------------------
def _written(tables: dict[str, Any], where: tuple[Place, ...], file: str) -> Iterator[Written]:
    for name, value in tables.items():
        mine = [place for place in where if place.table == name]
        line = mine[0].line if mine else where[0].line_of(name)
        if name not in MANY and name not in ONE:
            known = ", ".join([*(f"[[{table}]]" for table in MANY), *(f"[{table}]" for table in ONE)])
            raise BadConfig("config-no-table", file, line, name, tables=known)
        is_list = isinstance(value, list) and all(isinstance(row, dict) for row in value)
        if name in MANY and not (is_list and len(value) == len(mine)):
            raise BadConfig("config-double-brackets", file, line, name)
        if name in ONE and not (isinstance(value, dict) and len(mine) == 1):
            raise BadConfig("config-single-brackets", file, line, name)
        kind = (MANY | ONE)[name][1]
        for row, place in zip(value if name in MANY else [value], mine, strict=True):
            yield Written(what=_value(row, kind, place, file), place=place, file=file)


def _value(row: dict[str, Any], kind: type[Struct], place: Place, file: str) -> Any:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at ")
        key = path.strip("`$.") or next(iter(re.findall(r"field `(\w+)`", what)), "")
        mistake = "config-value"
        if "unknown field" in what:
            mistake = "config-unknown-key"
        elif "missing required" in what:
            mistake = "config-missing"
        raise BadConfig(mistake, file, place.line_of(key), key, of=key) from error


# ---- what one table may not say ---------------------------------------------------------------------
def _check(each: Written) -> None:
    match each.what:
        case Contact():
            _check_contact(each, each.what)
        case LampConfig() as lamp:
            colours = [colour for colour in COLOURS if getattr(lamp, colour) is not None]
            if (lamp.pin is None) == (not colours):
                raise each.wrong("config-lamp", "pin")
            if 0 < len(colours) < len(COLOURS):
                raise each.wrong("config-lamp-colours", next(c for c in COLOURS if c not in colours))
        case ReaderConfig(port="", usb=""):
            raise each.wrong("config-reader", "port")
    if isinstance(each.what, ButtonConfig) and (each.what.pull == "none") != (each.what.active is not None):
        raise each.wrong("config-active", "active")
    if isinstance(each.what, ButtonConfig | EncoderConfig) and each.what.pull != "up":
        for key, pin in _pins(each):
            if pin in FIXED_UP:
                raise each.wrong("config-fixed-pull", "pull" if "pull" in each.place.keys else key, pin=pin)


def _check_contact(each: Written, contact: Contact) -> None:
    if (contact.seat is None) == (contact.shared is None):
        raise each.wrong("config-whose", "shared" if contact.shared else "seat")
    if contact.shared is not None:
        for key in ("second", "double_ms"):
            if getattr(contact, key):
                raise each.wrong("config-shared-has-one-meaning", key)


# ---- what two tables may not both say ---------------------------------------------------------------
def _pins(each: Written) -> Iterator[tuple[str, int]]:
    """Each key of the table that names a pin, with the pin."""
    for key in PINS:
        pin = getattr(each.what, key, None)
        if pin is not None:
            yield key, pin


def _refuse_pins_used_twice(written: tuple[Written, ...]) -> None:
    lines: dict[int, int] = {}
    for each in sorted(written, key=lambda each: each.place.line):
        for key, pin in _pins(each):
            if pin in lines:
                raise each.wrong("config-pin-used", key, pin=pin, other=lines[pin])
            lines[pin] = each.place.line_of(key)


def _refuse_twins(written: tuple[Written, ...]) -> None:
    """Two buttons, encoders or lamps of one seat; two keys or readers of one name."""
    lines: dict[tuple[Any, ...], int] = {}
    for each in written:
        key, own = _identity(each.what)
        if not key:
            continue
        twin = (type(each.what), *own)
        if twin in lines:
            raise each.wrong("config-twin", key, other=lines[twin])
        lines[twin] = each.place.line_of(key)


def _identity(what: Any) -> tuple[str, tuple[Any, ...]]:
    """What there may be only one of, and the key that says it; "" where there may be several."""
    match what:
        case ButtonConfig():
            return "shared" if what.shared else "seat", (what.what, what.second)
        case KeyConfig():
            return "key", (what.key,)
        case EncoderConfig() | LampConfig():
            return "seat", (what.seat,)
        case ReaderConfig():
            return "name", (what.name,)
        case _:
            return "", ()
