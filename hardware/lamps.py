"""Lamps on GPIO pins: single LEDs and RGB LEDs. They know no seats.

A blinking lamp has a thread of gpiozero's. The others cost nothing until their next change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gpiozero import LED, RGBLED

from hardware.config import LampConfig
from hardware.output import LED_RGB, OFF, TABLE, Light, Lights
from hardware.pins import gpio_pins, loss
from hardware.signal import Put

BLINK_S = 0.4  # on, and again off
DIM = 0.2  # of the full light
WARM_WHITE = (255, 180, 100)  # the default colour


def led_colour(tint: str) -> tuple[float, ...]:
    """The colour for gpiozero, 0..1 each."""
    return tuple(part / 255 for part in LED_RGB.get(tint, WARM_WHITE))


class SingleLamp:
    """One LED, on or off without PWM; dim is off."""

    def __init__(self, config: LampConfig, factory: Any) -> None:
        self._led = LED(config.pin, active_high=config.active == "high", pin_factory=factory)
        self.close = self._led.close

    def show(self, light: Light) -> None:
        match light.how:
            case "lit":
                self._led.on()
            case "blink":
                self._led.blink(BLINK_S, BLINK_S)
            case "dim" | "off":
                self._led.off()


class ColourLamp:
    def __init__(self, config: LampConfig, factory: Any) -> None:
        active_high = config.active == "high"
        self._led = RGBLED(config.red, config.green, config.blue, active_high=active_high, pin_factory=factory)
        self.close = self._led.close

    def show(self, light: Light) -> None:
        colour = led_colour(light.tint)
        match light.how:
            case "lit":
                self._led.value = colour
            case "dim":
                self._led.value = tuple(part * DIM for part in colour)
            case "blink":
                self._led.blink(BLINK_S, BLINK_S, on_color=colour)
            case "off":
                self._led.off()


Lamp = SingleLamp | ColourLamp


class Lamps:
    """All lamps of the table as one device: a broken one does not stop the others."""

    def __init__(self, lamps: Sequence[LampConfig], pins: Callable[[], Any] = gpio_pins) -> None:
        """`pins` gives gpiozero's pin factory or raises."""
        self._configs, self._pins = lamps, pins
        self._lamps: dict[int, Lamp] = {}
        self._factory: Any = None
        self._put: Put = lambda signal: None
        self.lights: dict[int, Light] = {}  # the working lamps' lights

    def start(self, put: Put) -> None:
        """Take every pin, all lamps off. Each lamp that fails is reported as lost."""
        self._put = put
        try:
            self._factory = self._pins()
        except Exception as error:  # whatever a driver raises: the game goes on
            self._lose("all", error)
            return
        for config in self._configs:
            seat = TABLE if config.seat is None else config.seat - 1
            try:
                self._lamps[seat] = _lamp(config, self._factory)
            except Exception as error:
                self._lose(_name(seat), error)
        self.lights = dict.fromkeys(self._lamps, OFF)

    def stop(self) -> None:
        """Switch all lamps off and release their pins."""
        lamps, self._lamps, self.lights = self._lamps, {}, {}
        for lamp in lamps.values():
            lamp.close()
        if self._factory is not None:
            self._factory.close()
            self._factory = None

    def show(self, lights: Lights) -> None:
        """Set every lamp, off by default. Never raises."""
        for seat, lamp in tuple(self._lamps.items()):
            light = lights.get(seat, OFF)
            if light == self.lights[seat]:
                continue  # or a blinking lamp would start again with every move
            self.lights[seat] = light
            try:
                lamp.show(light)
            except Exception as error:
                self._lamps.pop(seat)
                self.lights.pop(seat)
                self._lose(_name(seat), error)

    def _lose(self, which: str, error: Exception) -> None:
        self._put(loss(f"lamp:{which}", "lamp", error))


def _lamp(config: LampConfig, factory: Any) -> Lamp:
    return ColourLamp(config, factory) if config.pin is None else SingleLamp(config, factory)


def _name(seat: int) -> str:
    """The seat as in hardware.toml, which counts from 1."""
    return "table" if seat == TABLE else str(seat + 1)
