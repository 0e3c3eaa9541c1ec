"""The wiring of hardware.toml: every part's legs, with their resistors. Words and picture are the companion's.

A leg begins at a pin and ends at ground or at 3V3. Lamps get resistors that keep each lamp, and all together, within
the pins' limits.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from hardware.config import ButtonConfig, BuzzerConfig, EncoderConfig, Hardware, LampConfig
from hardware.header import GPIOS
from hardware.signal import Shared

SUPPLY_MV = 3_300
LEG_UA = 5_000  # bright enough for a lamp
PEAK_UA = 8_000  # the most from one pin
ALL_LAMPS_UA = 40_000  # of the 50 mA that all pins of a Pi may give together
LEAST_LAMP_MV = {"lamp": 1_800, "red": 1_800, "green": 2_800, "blue": 2_800}  # least forward voltage of an LED
E12 = (100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820)
PULL_OHMS = 10_000
BASE_OHMS = 1_000

Part = Literal["button", "encoder", "lamp", "rgb-cathode", "rgb-anode", "piezo", "buzzer", "buzzer-module"]
Rail = Literal["ground", "plus"]
Colour = Literal["black", "red", "yellow", "orange", "white", "green", "blue", "purple", "grey"]


class Leg(Struct, frozen=True, kw_only=True):
    """A leg from a pin, through a resistor and a part, to a rail. Without a pin it is a branch of the leg before it."""

    name: str = ""  # "A", "red": if a part has several
    gpio: int | None = None
    colour: Colour = "black"  # of the wire to the pin
    ohms: int = 0  # 0 = no resistor
    to: Rail = "ground"


class Circuit(Struct, frozen=True, kw_only=True):
    """One part with its legs."""

    part: Part
    whose: int | Shared | None  # a seat 0.., a shared button, or None = the table
    legs: tuple[Leg, ...]
    second: bool = False
    hold_ms: int = 0

    @property
    def gpios(self) -> tuple[int, ...]:
        return tuple(leg.gpio for leg in self.legs if leg.gpio is not None)


def circuits(hardware: Hardware) -> tuple[Circuit, ...]:
    """All circuits on pins, in the order of the file."""
    leg_ua = _leg_ua(hardware)
    return (
        *map(_button, hardware.buttons),
        *map(_encoder, hardware.encoders),
        *(_lamp(lamp, leg_ua) for lamp in hardware.lamps),
        *map(_buzzer, hardware.buzzers),
    )


def free_gpios(hardware: Hardware) -> tuple[int, ...]:
    """The unused pins."""
    used = {gpio for circuit in circuits(hardware) for gpio in circuit.gpios}
    return tuple(gpio for gpio in GPIOS if gpio not in used)


def resistor(drop_mv: int, most_ua: int) -> int:
    """The smallest E12 value that limits the current to `most_ua`."""
    least = drop_mv * 1_000 / most_ua
    scale = 1
    while True:
        for value in E12:
            if value * scale >= least:
                return value * scale
        scale *= 10


def parts(hardware: Hardware) -> dict[str, int]:
    """The shopping list: a part's name -> its number; resistors as "resistor-330"."""
    made = circuits(hardware)
    count: Counter[str] = Counter(circuit.part for circuit in made)
    count.update(f"resistor-{leg.ohms}" for circuit in made for leg in circuit.legs if leg.ohms)
    count.update("transistor" for circuit in made if circuit.part == "buzzer")
    count.update("diode" for circuit in made if circuit.part == "buzzer")
    count.update(
        {"reader": len(hardware.readers), "keypad": bool(hardware.keys), "speaker": hardware.sound is not None}
    )
    return {name: n for name, n in count.items() if n}


# ---- one part each ----------------------------------------------------------------------------------
def _button(config: ButtonConfig) -> Circuit:
    low = config.pull == "up" or config.active == "low"
    leg = Leg(gpio=config.pin, colour="orange" if config.second else "yellow", to=_rail(low))
    legs = (leg, _own_pull(low)) if config.pull == "none" else (leg,)
    return Circuit(part="button", whose=config.meaning, legs=legs, second=config.second, hold_ms=config.hold_ms)


def _encoder(config: EncoderConfig) -> Circuit:
    low, own = config.pull != "down", config.pull == "none"
    a = Leg(name="A", gpio=config.a, colour="green", to=_rail(low))
    b = Leg(name="B", gpio=config.b, colour="blue", to=_rail(low))
    push = Leg(name="push", gpio=config.push, colour="yellow", to=_rail(low))
    contacts = (a, b) if config.push is None else (a, b, push)
    legs = tuple(leg for contact in contacts for leg in ((contact, _own_pull(low)) if own else (contact,)))
    return Circuit(part="encoder", whose=_seat(config.seat), legs=legs)


def _lamp(config: LampConfig, leg_ua: int) -> Circuit:
    high = config.active == "high"
    if config.pin is not None:
        legs: tuple[Leg, ...] = (_lamp_leg("lamp", config.pin, "white", leg_ua, high),)
        return Circuit(part="lamp", whose=_seat(config.seat), legs=legs)
    assert config.red is not None
    assert config.green is not None
    assert config.blue is not None
    legs = (
        _lamp_leg("red", config.red, "orange", leg_ua, high),  # red wires mean 3V3
        _lamp_leg("green", config.green, "green", leg_ua, high),
        _lamp_leg("blue", config.blue, "blue", leg_ua, high),
    )
    return Circuit(part="rgb-cathode" if high else "rgb-anode", whose=_seat(config.seat), legs=legs)


def _lamp_leg(name: str, gpio: int, colour: Colour, leg_ua: int, high: bool) -> Leg:
    ohms = resistor(SUPPLY_MV - LEAST_LAMP_MV[name], leg_ua)
    return Leg(name="" if name == "lamp" else name, gpio=gpio, colour=colour, ohms=ohms, to=_rail(high))


def _buzzer(config: BuzzerConfig) -> Circuit:
    """A buzzer's circuit: a piezo disc goes straight to its pin; an active buzzer draws too much and gets a
    transistor."""
    if config.tonal:
        ohms = resistor(SUPPLY_MV, PEAK_UA)
        leg = Leg(gpio=config.pin, colour="purple", ohms=ohms, to=_rail(config.active == "high"))
        return Circuit(part="piezo", whose=None, legs=(leg,))
    if config.active == "low":  # a ready-made board with a transistor of its own
        pin = Leg(gpio=config.pin, colour="purple")
        return Circuit(part="buzzer-module", whose=None, legs=(pin, Leg(to="plus")))
    pin = Leg(gpio=config.pin, colour="purple", ohms=BASE_OHMS)
    return Circuit(part="buzzer", whose=None, legs=(pin, Leg(to="plus")))


def _own_pull(low: bool) -> Leg:
    """An external pull resistor, to the other rail than the contact."""
    return Leg(ohms=PULL_OHMS, to=_rail(not low))


def _rail(ground: bool) -> Rail:
    return "ground" if ground else "plus"


def _seat(chair: int | None) -> int | None:
    return None if chair is None else chair - 1


def _leg_ua(hardware: Hardware) -> int:
    """The current of each lamp's leg, so that the total stays within the limit."""
    legs = sum(1 if lamp.pin is not None else 3 for lamp in hardware.lamps)
    return min(LEG_UA, ALL_LAMPS_UA // legs) if legs else LEG_UA
