"""The GPIO pins of this machine, and all inputs on them as one device."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from hardware.gesture import Alarm, Later, later
from hardware.signal import Found, Lost, Put, Reason

AGAIN_MS = 30_000  # retry of missing pins; no wake-ups if there are none


class PinTrouble(Exception):
    """The reason why one pin or all cannot be used: one English sentence; `pin` and `by` belong to "pin-busy"."""

    def __init__(self, reason: Reason, detail: str, pin: int | None = None, by: str = "") -> None:
        """`by` is the name of the program that holds the line; "" = unnamed."""
        super().__init__(detail)
        self.reason, self.pin, self.by = reason, pin, by


def loss(device: str, reason: Reason, error: Exception) -> Lost:
    """The Lost signal for an error; `reason` if the error has none of its own."""
    if isinstance(error, PinTrouble):
        return Lost(device=device, reason=error.reason, detail=str(error), pin=error.pin, by=error.by)
    return Lost(device=device, reason=reason, detail=f"{type(error).__name__}: {error}")


class PinUser(Protocol):
    """A user of one or more pins."""

    @property
    def name(self) -> str: ...

    def open(self, factory: Any, put: Put) -> None:
        """Take the pins from gpiozero's factory and start reporting. Raises if they are not available."""

    def close(self) -> None:
        """Release the pins; report nothing more."""


def gpio_pins() -> Any:
    """gpiozero's pin factory for this Raspberry Pi. Raises if there are no pins, or this user may not use them. The
    factory is ours, since gpiozero's own search silently falls back to other drivers."""
    from hardware.gpio import GpioFactory  # its library needs 64-bit Linux

    return GpioFactory()


def pins_of_others(gpios: Iterable[int]) -> dict[int, str]:
    """The pins in use by other programs, with their names ("" = unnamed). Raises PinTrouble as `gpio_pins` does."""
    from hardware.gpio_chip import other_holders

    return other_holders(gpios)


class Inputs:
    """All buttons and knobs as one device: a broken one does not stop the others. A missing part is reported as lost
    once, and as found when a retry succeeds."""

    name = "buttons"

    def __init__(self, parts: Sequence[PinUser], pins: Callable[[], Any] = gpio_pins, later: Later = later) -> None:
        """`pins` gives gpiozero's pin factory or raises."""
        self._parts, self._pins, self._later = parts, pins, later
        self._factory: Any = None
        self._missing_parts: list[PinUser] = []
        self._lost_devices: set[str] = set()
        self._alarm: Alarm | None = None
        self._put: Put = lambda signal: None
        self._lock = threading.Lock()  # retries have a thread of their own

    def start(self, put: Put) -> None:
        self._put = put
        self._missing_parts = list(self._parts)
        self._lost_devices = set()
        self._try()

    def stop(self) -> None:
        """Release all pins."""
        with self._lock:
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
            for part in self._parts:
                if part not in self._missing_parts:
                    part.close()
            self._missing_parts = []
            if self._factory is not None:
                self._factory.close()
                self._factory = None

    def _try(self) -> None:
        """Open the missing parts, and schedule a retry for those that fail."""
        with self._lock:
            if self._missing_parts and self._open_factory():
                self._missing_parts = [part for part in self._missing_parts if not self._open(part)]
            self._alarm = self._later(AGAIN_MS, self._try) if self._missing_parts else None

    def _open_factory(self) -> bool:
        if self._factory is None:
            try:
                self._factory = self._pins()
            except Exception as error:  # whatever a driver raises: the game goes on
                self._lose(loss(self.name, "no-pins", error))
                return False
            self._find(self.name)
        return True

    def _open(self, part: PinUser) -> bool:
        try:
            part.open(self._factory, self._put)
        except Exception as error:
            part.close()
            self._lose(loss(part.name, "pin", error))
            return False
        self._find(part.name)
        return True

    def _lose(self, what: Lost) -> None:
        if what.device not in self._lost_devices:
            self._lost_devices.add(what.device)
            self._put(what)

    def _find(self, device: str) -> None:
        if device in self._lost_devices:
            self._lost_devices.discard(device)
            self._put(Found(device=device))
