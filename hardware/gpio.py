"""gpiozero's pins on the kernel's GPIO lines (libgpiod): all gpiozero devices work on them.

The kernel watches the lines, time-stamps every edge and debounces on request; nothing here polls a pin. Lines in use
carry our name, and are released when their device is closed.
"""

from __future__ import annotations

import errno
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

from gpiod import Chip, EdgeEvent, LineRequest, LineSettings
from gpiod.line import Bias, Direction, Edge, Value
from gpiozero import PinFixedPull
from gpiozero.pins.pi import PiFactory, PiPin

from hardware.edges import Edges
from hardware.gpio_chip import BOARDS, CONSUMER, holder, open_chip
from hardware.pins import PinTrouble
from hardware.waves import SECOND_NS, Waves

BUFFER_EVENTS = 64  # the kernel's queue for one line: a bad contact's bounces
BIAS = {"floating": Bias.DISABLED, "up": Bias.PULL_UP, "down": Bias.PULL_DOWN}


class GpioFactory(PiFactory):  # type: ignore[misc]
    """The pins of this Raspberry Pi. Raises PinTrouble if there are none, or this user may not use them."""

    def __init__(self, open_chip: Callable[[], Chip] = open_chip) -> None:
        super().__init__()
        self.pin_class = GpioPin
        self.edges, self.waves = Edges(), Waves()
        self._chip_lock = threading.Lock()
        self._chip = open_chip()

    def close(self) -> None:
        """Release all lines and end the threads."""
        super().close()
        self.edges.close()
        self.waves.close()
        with self._chip_lock:
            self._chip.close()

    def request(self, gpio: int, settings: LineSettings) -> LineRequest:
        """The line, exclusively. Raises PinTrouble if another program holds it."""
        with self._chip_lock:
            try:
                return self._chip.request_lines({gpio: settings}, CONSUMER, BUFFER_EVENTS)
            except OSError as error:
                if error.errno != errno.EBUSY:
                    raise
                by = holder(self._chip, gpio) or ""
                detail = f"GPIO {gpio} is in use by {by or 'another program'}"
                raise PinTrouble("pin-busy", detail, gpio, by) from error

    @staticmethod
    def ticks() -> float:
        """Monotonic seconds, on the clock of the kernel's edge time stamps."""
        return time.monotonic()

    @staticmethod
    def ticks_diff(later: float, earlier: float) -> float:
        return later - earlier

    def _get_revision(self) -> int:
        return BOARDS[self._chip.get_info().label]


class GpioPin(PiPin):  # type: ignore[misc]
    """One line, requested from the kernel only when it gets a function. gpiozero's own devices set it, so their
    arguments are not checked."""

    def __init__(self, factory: GpioFactory, info: Any) -> None:
        super().__init__(factory, info)
        self._request: LineRequest | None = None
        self._lock = threading.RLock()  # lamps blink on a thread of their own
        self._reset()

    def _reset(self) -> None:
        self._function = "input"
        self._pull: str = self.info.pull or "floating"
        self._bounce_s: float | None = None
        self._is_watched = False
        self._level = 0.0  # of an output: 0 = low, 1 = high, and between
        self._hz: float | None = None

    def close(self) -> None:
        """Release the line as an input without a pull: some kernels leave an output as it was, and a lamp lit."""
        self.when_changed = None
        with self._lock:
            request, self._request = self._request, None
            self.factory.waves.hush(self._number)
            self._reset()
            if request is not None:
                with suppress(OSError):
                    request.reconfigure_lines({self._number: LineSettings(direction=Direction.INPUT)})
                request.release()

    # ---- settings for the kernel ----------------------------------------------------------------------
    def _apply(self) -> LineRequest:
        """Request the line with the current settings, or reconfigure it."""
        settings = self._settings()
        if self._request is None:
            self._request = self.factory.request(self._number, settings)
        else:
            self._request.reconfigure_lines({self._number: settings})
        return self._request

    def _settings(self) -> LineSettings:
        if self._function == "output":
            return LineSettings(direction=Direction.OUTPUT, output_value=_value(self._level >= 0.5))
        return LineSettings(
            direction=Direction.INPUT,
            bias=BIAS[self._pull],
            edge_detection=Edge.BOTH if self._is_watched else Edge.NONE,
            debounce_period=timedelta(seconds=self._bounce_s or 0),
        )

    def _write(self, high: bool) -> None:
        request = self._request  # a wave may write during close
        if request is not None:
            request.set_value(self._number, _value(high))

    # ---- function and level ---------------------------------------------------------------------------
    def _get_function(self) -> str:
        return self._function

    def _set_function(self, value: str) -> None:
        self.when_changed = None
        with self._lock:
            self.factory.waves.hush(self._number)
            self._function, self._level, self._hz = value, 0.0, None
            self._apply()

    def output_with_state(self, state: float) -> None:
        """Make the pin an output with this level from the start."""
        with self._lock:
            self._function, self._level = "output", float(state)
            self._apply()

    def _get_state(self) -> float:
        with self._lock:
            if self._function == "output":
                return self._level
            request = self._request or self._apply()
            return float(request.get_value(self._number) is Value.ACTIVE)

    def _set_state(self, value: float) -> None:
        with self._lock:
            self._level = float(value)
            self._show()

    def _show(self) -> None:
        """Write the level to the line, as a wave if between low and high."""
        if self._hz is not None and 0 < self._level < 1:
            self.factory.waves.play(self._number, self._hz, self._level, self._write)
        else:
            self.factory.waves.hush(self._number)
            self._write(self._level >= 0.5)

    def _get_frequency(self) -> float | None:
        return self._hz

    def _set_frequency(self, value: float | None) -> None:
        with self._lock:
            if not value:
                self._level = 0.0  # after a tone no current may flow through the buzzer
            self._hz = value or None
            if self._function == "output":
                self._show()

    # ---- inputs ---------------------------------------------------------------------------------------
    def _get_pull(self) -> str:
        return self._pull

    def _set_pull(self, value: str) -> None:
        if self.info.pull not in (value, ""):
            raise PinFixedPull(f"{self!r} has a physical pull-{self.info.pull} resistor")
        with self._lock:
            self._pull = value
            self._apply()

    def _get_bounce(self) -> float | None:
        return self._bounce_s

    def _set_bounce(self, value: float | None) -> None:
        """Set the kernel's debounce time in seconds: a level is reported after being stable for so long."""
        with self._lock:
            changes, self._bounce_s = (value or None) != self._bounce_s, value or None
            if changes and self._function == "input":
                self._apply()

    def _get_edges(self) -> str:
        return "both"

    def _set_edges(self, value: str) -> None:
        """Do nothing: gpiozero's devices want both."""

    def _enable_event_detect(self) -> None:
        with self._lock:
            self._is_watched = True
            try:
                self.factory.edges.watch(self._apply(), self._hear)
            except OSError:
                self._is_watched = False
                raise

    def _disable_event_detect(self) -> None:
        with self._lock:
            self._is_watched = False
            if self._request is not None:
                self.factory.edges.leave(self._request)
                with suppress(OSError):
                    self._apply()

    def _hear(self, event: EdgeEvent) -> None:
        """Pass an edge to gpiozero with its own time, on the thread of all lines."""
        listener = self._when_changed  # closing a device clears it at any time
        call = None if listener is None else listener()
        if call is not None:
            call(event.timestamp_ns / SECOND_NS, int(event.event_type is EdgeEvent.Type.RISING_EDGE))


def _value(high: bool) -> Value:
    return Value.ACTIVE if high else Value.INACTIVE
