"""Read hardware.toml, or explain in one sentence what is wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion import toml_file
from companion.errors import Damaged, Trouble
from companion.toml_file import At, FileMistake
from hardware.config import (
    TABLES,
    ButtonConfig,
    Contact,
    EncoderConfig,
    Hardware,
    KeyConfig,
    LampConfig,
    ReaderConfig,
)

PINS = ("pin", "a", "b", "push", "red", "green", "blue")  # every key that names a pin, of any table
COLOURS = ("red", "green", "blue")
FIXED_UP = (2, 3)  # pins with a resistor to 3V3 on the board itself

Row = tuple[At, object]  # one table of the file, and its place there


def load_hardware(file: Path) -> Hardware:
    """The hardware that the file describes; none if there is no such file. Raises Trouble."""
    try:
        return load(file)
    except Damaged as damaged:
        raise Trouble("hardware-config", detail=str(damaged), what=damaged.say) from damaged


def load(file: Path) -> Hardware:
    """The hardware of the file. Raises Damaged with the first mistake: half of the buttons would be worse than none."""
    return (
        toml_file.require_valid(toml_file.read(file, Hardware, "config-value", check)) if file.exists() else Hardware()
    )


def parse(text: str, file: str) -> Hardware:
    """The hardware that the text describes; `file` is the name used in sentences. Raises Damaged."""
    return toml_file.require_valid(toml_file.parse(text.encode(), file, Hardware, "config-value", check))


def check(hardware: Hardware) -> Iterator[FileMistake]:
    """The mistakes that the schema cannot find, because they concern several values or the wiring."""
    rows: list[Row] = [
        ((table, n), row) for field, table in TABLES.items() for n, row in enumerate(getattr(hardware, field))
    ]
    for at, row in rows:
        yield from _row_mistakes(at, row)
    yield from _pins_used_twice(rows)
    yield from _twins(rows)


# ---- mistakes within one table ------------------------------------------------------------------------------
def _row_mistakes(at: At, row: object) -> Iterator[FileMistake]:
    match row:
        case Contact():
            yield from _contact(at, row)
        case LampConfig():
            colours = [colour for colour in COLOURS if getattr(row, colour) is not None]
            if (row.pin is None) == (not colours):
                yield FileMistake((*at, "pin"), "config-lamp")
            if 0 < len(colours) < len(COLOURS):
                yield FileMistake((*at, next(c for c in COLOURS if c not in colours)), "config-lamp-colours")
        case ReaderConfig(port="", usb=""):
            yield FileMistake((*at, "port"), "config-reader")
    if isinstance(row, ButtonConfig) and (row.pull == "none") != (row.active is not None):
        yield FileMistake((*at, "active"), "config-active")
    if isinstance(row, ButtonConfig | EncoderConfig) and row.pull != "up":
        for _, pin in _pins(row):
            if pin in FIXED_UP:
                yield FileMistake((*at, "pull"), "config-fixed-pull", {"pin": pin})


def _contact(at: At, contact: Contact) -> Iterator[FileMistake]:
    if (contact.seat is None) == (contact.shared is None):
        yield FileMistake((*at, "shared" if contact.shared else "seat"), "config-whose")
    if contact.shared is not None:
        for key in ("second", "double_ms"):
            if getattr(contact, key):
                yield FileMistake((*at, key), "config-shared-has-one-meaning")


# ---- mistakes between two tables ----------------------------------------------------------------------------
def _pins(row: object) -> Iterator[tuple[str, int]]:
    """Each key of the table that names a pin, with the pin."""
    for key in PINS:
        pin = getattr(row, key, None)
        if pin is not None:
            yield key, pin


def _pins_used_twice(rows: list[Row]) -> Iterator[FileMistake]:
    used = dict[int, At]()
    for at, row in rows:
        for key, pin in _pins(row):
            if pin in used:
                yield FileMistake((*at, key), "config-pin-used", {"pin": pin, "other": used[pin]})
            used[pin] = (*at, key)


def _twins(rows: list[Row]) -> Iterator[FileMistake]:
    """Two buttons, encoders or lamps of one seat; two keys or readers of one name."""
    known = dict[tuple[object, ...], At]()
    for at, row in rows:
        key, own = _identity(row)
        twin = (type(row), *own)
        if key and twin in known:
            yield FileMistake((*at, key), "config-twin", {"other": known[twin]})
        known[twin] = (*at, key)


def _identity(row: object) -> tuple[str, tuple[object, ...]]:
    """The values that must be unique among tables of a kind, and their key; "" if several may be alike."""
    match row:
        case ButtonConfig():
            return "shared" if row.shared else "seat", (row.meaning, row.second)
        case KeyConfig():
            return "key", (row.key,)
        case EncoderConfig() | LampConfig():
            return "seat", (row.seat,)
        case ReaderConfig():
            return "name", (row.name,)
        case _:
            return "", ()
