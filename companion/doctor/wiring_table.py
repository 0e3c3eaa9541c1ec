"""The wiring as text: a table of parts and pins, and a list of parts to buy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hardware.config import Hardware
from hardware.header import pin_of
from hardware.signal import Shared
from hardware.wiring import Circuit, circuits, free_gpios, parts
from rules.kit.types import Say

HEAD = (
    "wiring-table-head-what",
    "wiring-table-head-pin",
    "wiring-table-head-gpio",
    "wiring-table-head-wire",
    "wiring-table-head-to",
)

Speak = Callable[[Say], str]
Row = tuple[str, ...]


def title(circuit: Circuit) -> Say:
    """A part's title: "Seat 2: second button"."""
    part = "second-button" if circuit.second else circuit.part
    said = say("wiring-circuit", whose=owner_name(circuit.whose), part=say("wiring-part", part=part))
    return say("wiring-held", circuit=said, ms=circuit.hold_ms) if circuit.hold_ms else said


def owner_name(of: int | Shared | None) -> Say:
    """A part's owner: a seat, the name of a shared part, or the table."""
    if isinstance(of, int):
        return say("seat-number", n=of + 1)
    return say("wiring-whose", whose=of or "table")


def ohms(value: int) -> str:
    """A resistor's value as printed: "330 Ω", "10 kΩ"."""
    return f"{value // 1000} kΩ" if value % 1000 == 0 else f"{value} Ω"


def plugged_devices(hardware: Hardware) -> tuple[Say, ...]:
    """The devices that are plugged in instead of wired."""
    readers = tuple(say("wiring-reader", name=reader.name) for reader in hardware.readers)
    keypad = (say("wiring-keypad", n=len(hardware.keys)),) if hardware.keys else ()
    return (*readers, *keypad, *((say("wiring-speaker"),) if hardware.sound else ()))


def wiring_lines(hardware: Hardware, speak: Speak) -> tuple[str, ...]:
    """The whole wiring as lines: the table, plugged devices, parts to buy, free pins."""
    made = circuits(hardware)
    head = tuple(speak(say(key)) for key in HEAD)
    rows = [row for circuit in made for row in _rows(circuit, speak)]
    table = _aligned([head, *rows]) if rows else (speak(say("wiring-none")),)
    bought = [f"{n:3} × {speak(_buy(name))}" for name, n in parts(hardware).items()]
    free = ", ".join(f"GPIO{gpio} ({pin_of(gpio)})" for gpio in free_gpios(hardware))
    return (
        *table, "", *(speak(each) for each in plugged_devices(hardware)), "",
        f"{speak(say('wiring-parts'))}:", *bought, "",
        speak(say("wiring-free", gpios=free)), speak(say("wiring-note-five")),
    )  # fmt: skip


def _rows(circuit: Circuit, speak: Speak) -> Iterator[Row]:
    what = speak(title(circuit))
    for leg in circuit.legs:
        to = say("wiring-rail", rail=leg.to)
        to = say("wiring-via", to=to, ohms=ohms(leg.ohms)) if leg.ohms else to
        if leg.gpio is None:
            yield f"  {speak(say('wiring-branch'))}", "", "", "", speak(to)
            continue
        name = f", {speak(say('wiring-leg', name=leg.name))}" if leg.name else ""
        colour = speak(say("wiring-colour", colour=leg.colour))
        yield f"{what}{name}", str(pin_of(leg.gpio)), str(leg.gpio), colour, speak(to)


def _aligned(rows: list[Row]) -> tuple[str, ...]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return tuple("  ".join(cell.ljust(width) for cell, width in zip(r, widths, strict=True)).rstrip() for r in rows)


def _buy(part: str) -> Say:
    kind, _, value = part.partition("-")
    if kind == "resistor":
        return say("wiring-buy-resistor", ohms=ohms(int(value)))
    return say("wiring-buy", part=part)


def say(key: str, **args: str | int | Say) -> Say:
    return Say(key=key, args=dict(args))
