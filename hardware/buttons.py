"""Push buttons on GPIO pins. gpiozero watches the pins; what counts as one press is decided here.

gpiozero calls back on a thread of its own, and its mock pins know no bounce time: so debouncing is ours, with the time
passed in.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from gpiozero import DigitalInputDevice

from hardware.config import ButtonConfig
from hardware.gesture import Alarm, Finger, Later, later
from hardware.signal import Put


class Button:
    """One button: edges in, signals out.

    An edge counts if the pin was quiet for `debounce_ms` before it, so a press counts at its first touch and its
    bounces do not, however long they go on. After bounces the pin is looked at once more when it has become quiet.
    With `settle_ms` nothing counts before that look.
    """

    def __init__(self, name: str, config: ButtonConfig, now_ms: Callable[[], int], later: Later = later) -> None:
        """`now_ms` is a monotonic clock."""
        self.name = name
        self._config, self._now_ms, self._later = config, now_ms, later
        self._quiet_ms = config.settle_ms or config.debounce_ms
        self._last_edge_ms: int | None = None
        self._alarm: Alarm | None = None
        self._pin: Any = None
        self._finger: Finger | None = None
        self._lock = threading.Lock()

    def open(self, factory: Any, put: Put) -> None:
        """Watch the pin."""
        self._pin = input_pin(self._config.pin, self._config.pull, self._config.active, factory)
        self._finger = Finger(self.name, self._config, self._now_ms, self._later, put)
        self._finger.begin(self._pin.is_active)
        self._pin.when_activated = lambda: self._edge(True)
        self._pin.when_deactivated = lambda: self._edge(False)

    def close(self) -> None:
        """Let the pin go."""
        if self._pin is not None:
            self._pin.close()
        with self._lock:
            if self._alarm is not None:
                self._alarm.cancel()
            if self._finger is not None:
                self._finger.close()
            self._pin = self._finger = self._alarm = self._last_edge_ms = None

    def _edge(self, down: bool) -> None:
        with self._lock:
            if self._finger is None:
                return
            now_ms, last_ms = self._now_ms(), self._last_edge_ms
            self._last_edge_ms = now_ms
            was_quiet = last_ms is None or now_ms - last_ms >= self._config.debounce_ms
            if was_quiet and not self._config.settle_ms:
                self._finger.move(not down)  # as it was while it was quiet: the look may not have come yet
                self._finger.move(down)
            elif self._alarm is None:
                self._alarm = self._later(self._quiet_ms, self._look)

    def _look(self) -> None:
        """The pin should have become quiet: now it is as it stays."""
        with self._lock:
            self._alarm = None
            if self._finger is None or self._last_edge_ms is None:
                return
            left_ms = self._last_edge_ms + self._quiet_ms - self._now_ms()
            if left_ms > 0:
                self._alarm = self._later(left_ms, self._look)
            else:
                self._finger.move(self._pin.is_active)


def input_pin(pin: int, pull: str, active: str | None, factory: Any) -> Any:
    """A pin to be watched, with that resistor; `active` is only said where there is none."""
    return DigitalInputDevice(
        pin,
        pull_up={"up": True, "down": False, "none": None}[pull],
        active_state=None if active is None else active == "high",
        pin_factory=factory,
    )
