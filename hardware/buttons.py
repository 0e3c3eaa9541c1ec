"""Push buttons on GPIO pins. gpiozero watches the pins; what counts as one press is decided here.

gpiozero calls back on a thread of its own, and its mock pins know no bounce time: so debouncing and holding are ours,
with the time passed in.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from gpiozero import DigitalInputDevice

from hardware.config import ButtonConfig
from hardware.signal import Lost, Pressed, Put

NAME = "buttons"


class Alarm(Protocol):
    def cancel(self) -> None: ...


Later = Callable[[int, Callable[[], None]], Alarm]  # call that after so many milliseconds


def gpio_pins() -> Any:
    """gpiozero's pins of this Raspberry Pi. Raises where there are none or where they may not be used.

    lgpio is named, not searched for: it is the one driver that works on every Pi, and gpiozero's own search falls back
    to others without saying so.
    """
    from gpiozero.pins.lgpio import LGPIOFactory  # only a Pi has the library

    return LGPIOFactory()


def later(ms: int, call: Callable[[], None]) -> Alarm:
    """Call that after `ms` milliseconds, on a thread of its own."""
    timer = threading.Timer(ms / 1000, call)
    timer.daemon = True
    timer.start()
    return timer


class Buttons:
    """All buttons of the table, as one device: one that cannot be used does not stop the others."""

    def __init__(
        self,
        buttons: Sequence[ButtonConfig],
        now_ms: Callable[[], int],
        pins: Callable[[], Any] = gpio_pins,
        later: Later = later,
    ) -> None:
        """`pins` gives gpiozero's pin factory or raises; `now_ms` is a monotonic clock."""
        self.name = NAME
        self._buttons, self._now_ms, self._pins, self._later = buttons, now_ms, pins, later
        self._contacts: list[Contact] = []
        self._factory: Any = None

    def start(self, put: Put) -> None:
        """Watch every pin. Each that cannot be watched is reported as lost."""
        try:
            self._factory = self._pins()
        except Exception as error:  # lgpio's own error is a bare Exception
            put(Lost(device=self.name, reason="no-pins", detail=_told(error)))
            return
        for button in self._buttons:
            name = f"button:{button.what}"
            try:
                self._contacts.append(Contact(name, button, self._factory, self._now_ms, self._later, put))
            except Exception as error:
                put(Lost(device=name, reason="pin", detail=_told(error)))

    def stop(self) -> None:
        """Let all pins go."""
        for contact in self._contacts:
            contact.close()
        self._contacts = []
        if self._factory is not None:
            self._factory.close()
            self._factory = None


class Contact:
    """One button: edges in, presses out.

    An edge counts only if the pin was quiet for `debounce_ms` before it, so a press counts at its first touch and its
    bounces do not, however long they go on. With `hold_ms` it counts when it has been held that long.
    """

    def __init__(
        self,
        name: str,
        config: ButtonConfig,
        factory: Any,
        now_ms: Callable[[], int],
        later: Later,
        put: Put,
    ) -> None:
        self._name, self._config, self._now_ms, self._later, self._put = name, config, now_ms, later, put
        self._last_edge_ms: int | None = None
        self._alarm: Alarm | None = None
        self._pin = DigitalInputDevice(
            config.pin,
            pull_up={"up": True, "down": False, "none": None}[config.pull],
            active_state=None if config.active is None else config.active == "high",
            pin_factory=factory,
        )
        self._pin.when_activated = lambda: self._edge(True)
        self._pin.when_deactivated = lambda: self._edge(False)

    def close(self) -> None:
        """Let the pin go."""
        self._drop_alarm()
        self._pin.close()

    def _edge(self, down: bool) -> None:
        at_ms, last_ms = self._now_ms(), self._last_edge_ms
        self._last_edge_ms = at_ms
        if last_ms is not None and at_ms - last_ms < self._config.debounce_ms:
            return
        self._drop_alarm()
        if not down:
            return
        if self._config.hold_ms:
            self._alarm = self._later(self._config.hold_ms, self._held)
        else:
            self._report(at_ms)

    def _held(self) -> None:
        if self._pin.is_active:
            self._report(self._now_ms())

    def _report(self, at_ms: int) -> None:
        self._put(Pressed(device=self._name, button=self._config.what, at_ms=at_ms))

    def _drop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
