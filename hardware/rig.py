"""All hardware of one companion: started, stopped and told what is wanted in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hardware.buttons import Buttons, gpio_pins
from hardware.config import Hardware
from hardware.dice_reader import DiceReader
from hardware.signal import Device, Put


class Rig:
    """Every configured device. Itself a device: one that cannot be used does not stop the others."""

    name = "hardware"

    def __init__(self, hardware: Hardware, now_ms: Callable[[], int], pins: Callable[[], Any] = gpio_pins) -> None:
        """`now_ms` is a monotonic clock; `pins` gives gpiozero's pin factory or raises."""
        self._readers = tuple(DiceReader(reader, now_ms) for reader in hardware.readers)
        buttons = (Buttons(hardware.buttons, now_ms, pins),) if hardware.buttons else ()
        self._devices: tuple[Device, ...] = (*buttons, *self._readers)

    def start(self, put: Put) -> None:
        """Start every device; `put` may be called from any thread until `stop` returns."""
        for device in self._devices:
            device.start(put)

    def stop(self) -> None:
        """Stop every device."""
        for device in self._devices:
            device.stop()

    def want(self, tints: Iterable[str]) -> None:
        """Tell every dice reader which dice are to be rolled now, one colour a die."""
        wanted = tuple(tints)
        for reader in self._readers:
            reader.want(wanted)
