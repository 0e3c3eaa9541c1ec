"""Push buttons on GPIO pins: debouncing on top of gpiozero's edges.

The kernel can wait until a pin is quiet (`settle_ms`), but that delays every press. Counting a press at its first
touch, without its bounces, is done here, by the kernel's time stamps.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from gpiozero import DigitalInputDevice

from hardware.config import ButtonConfig
from hardware.gesture import Alarm, ButtonGesture, Later, later
from hardware.signal import Put


class Button:
    """One button: edges in, signals out.

    An edge counts if the pin was quiet for `debounce_ms` before it, so a press counts at its first touch and its
    bounces never do. After bounces the pin is read once more when quiet. With `settle_ms` the kernel reports an edge
    only after the pin has been quiet for that long.
    """

    def __init__(self, name: str, config: ButtonConfig, now_ms: Callable[[], int], later: Later = later) -> None:
        """`now_ms` is a monotonic clock."""
        self.name = name
        self._config, self._now_ms, self._later = config, now_ms, later
        self._last_edge_ms: int | None = None
        self._alarm: Alarm | None = None
        self._pin: Any = None
        self._finger: ButtonGesture | None = None
        self._lock = threading.Lock()

    def open(self, factory: Any, put: Put) -> None:
        config = self._config
        self._pin = input_pin(config.pin, config.pull, config.active, factory, config.settle_ms)
        self._finger = ButtonGesture(self.name, self._config, self._now_ms, self._later, put)
        self._finger.begin(self._pin.is_active)
        self._pin.when_activated = lambda: self._on_edge(True)
        self._pin.when_deactivated = lambda: self._on_edge(False)

    def close(self) -> None:
        """Release the pin."""
        if self._pin is not None:
            self._pin.close()
        with self._lock:
            if self._alarm is not None:
                self._alarm.cancel()
            if self._finger is not None:
                self._finger.close()
            self._pin = self._finger = self._alarm = self._last_edge_ms = None

    def _on_edge(self, down: bool) -> None:
        with self._lock:
            if self._finger is None:
                return
            at_ms, last_ms = self._now_ms() - age_ms(self._pin), self._last_edge_ms
            self._last_edge_ms = at_ms
            if last_ms is None or at_ms - last_ms >= self._config.debounce_ms:
                self._finger.move(not down, at_ms)  # the level while quiet, if `_look` is still to come
                self._finger.move(down, at_ms)
            elif self._alarm is None:
                self._alarm = self._later(self._config.debounce_ms, self._look)

    def _look(self) -> None:
        """Read the pin, if it has become quiet."""
        with self._lock:
            self._alarm = None
            if self._finger is None or self._last_edge_ms is None:
                return
            now_ms = self._now_ms()
            left_ms = self._last_edge_ms + self._config.debounce_ms - now_ms
            if left_ms > 0:
                self._alarm = self._later(left_ms, self._look)
            else:
                self._finger.move(self._pin.is_active, now_ms)


def age_ms(pin: Any) -> int:
    """The age of gpiozero's current edge, which a busy machine handles late."""
    since_s = pin.inactive_time if pin.active_time is None else pin.active_time
    return max(0, int(since_s * 1000))


def input_pin(pin: int, pull: str, active: str | None, factory: Any, settle_ms: int = 0) -> Any:
    """An input pin with that pull; `active` is set only without one. Edges are reported after the pin has been quiet
    for `settle_ms`."""
    return DigitalInputDevice(
        pin,
        pull_up={"up": True, "down": False, "none": None}[pull],
        active_state=None if active is None else active == "high",
        bounce_time=settle_ms / 1000 or None,
        pin_factory=factory,
    )
