"""The GPIO pins of this machine, and everything that reports from them as one device."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from hardware.gesture import Alarm, Later, later
from hardware.signal import Found, Lost, Put, Reason

AGAIN_MS = 30_000  # what could not be had is tried again; with everything at hand nothing ever wakes up for it


class PinTrouble(Exception):
    """Why a pin, or all of them, cannot be used: one English sentence; `pin` and `by` are for the reason "pin-busy"."""

    def __init__(self, reason: Reason, detail: str, pin: int | None = None, by: str = "") -> None:
        """`by` is the name under which another program has the line; "" = it gave none."""
        super().__init__(detail)
        self.reason, self.pin, self.by = reason, pin, by


def loss(device: str, reason: Reason, error: Exception) -> Lost:
    """What to report when that went wrong; `reason` where the error has none of its own."""
    if isinstance(error, PinTrouble):
        return Lost(device=device, reason=error.reason, detail=str(error), pin=error.pin, by=error.by)
    return Lost(device=device, reason=reason, detail=f"{type(error).__name__}: {error}")


class PinUser(Protocol):
    """Something on one or more pins."""

    @property
    def name(self) -> str: ...

    def open(self, factory: Any, put: Put) -> None:
        """Take the pins from gpiozero's factory and report from now on. Raises where they cannot be had."""

    def close(self) -> None:
        """Let the pins go; report nothing more."""


def gpio_pins() -> Any:
    """gpiozero's pins of this Raspberry Pi. Raises where there are none or where they may not be used.

    Ours are named, not searched for: gpiozero's own search falls back to other drivers without saying so.
    """
    from hardware.gpio import GpioFactory  # its library is there on 64-bit Linux only

    return GpioFactory()


def pins_of_others(gpios: Iterable[int]) -> dict[int, str]:
    """Those of the pins that another program has, and its name ("" = none). Raises PinTrouble, as `gpio_pins` does."""
    from hardware.gpio_chip import other_holders

    return other_holders(gpios)


class Inputs:
    """All buttons and knobs, as one device: one that cannot be used does not stop the others.

    What cannot be had is reported as lost once, and as found when it can be had after all.
    """

    name = "buttons"

    def __init__(self, parts: Sequence[PinUser], pins: Callable[[], Any] = gpio_pins, later: Later = later) -> None:
        """`pins` gives gpiozero's pin factory or raises."""
        self._parts, self._pins, self._later = parts, pins, later
        self._factory: Any = None
        self._missing_parts: list[PinUser] = []
        self._lost_devices: set[str] = set()
        self._alarm: Alarm | None = None
        self._put: Put = lambda signal: None
        self._lock = threading.Lock()  # another try comes on a thread of its own

    def start(self, put: Put) -> None:
        """Take every pin."""
        self._put = put
        self._missing_parts = list(self._parts)
        self._lost_devices = set()
        self._try()

    def stop(self) -> None:
        """Let all pins go."""
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
        """Take what is missing, and come back later for what cannot be had."""
        with self._lock:
            if self._missing_parts and self._open_factory():
                self._missing_parts = [part for part in self._missing_parts if not self._open(part)]
            self._alarm = self._later(AGAIN_MS, self._try) if self._missing_parts else None

    def _open_factory(self) -> bool:
        if self._factory is None:
            try:
                self._factory = self._pins()
            except Exception as error:  # whatever a driver comes up with: the game goes on
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
