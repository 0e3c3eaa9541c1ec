"""Simulated GPIO lines in Python, driven and read by tests.

`deploy/try-image` uses the kernel's simulated lines.
"""

from __future__ import annotations

import errno
import os
import time
from collections import deque
from typing import Any

import gpiod
from gpiod import Chip, ChipInfo, EdgeEvent, LineInfo, LineSettings
from gpiod.line import Bias, Clock, Direction, Drive, Edge, Value

from hardware.gpio_chip import open_chip

LABEL = "pinctrl-bcm2711"
LINES = 54
FALLING, RISING = EdgeEvent.Type.FALLING_EDGE, EdgeEvent.Type.RISING_EDGE


class Line:
    """A line: its level and its owner."""

    def __init__(self) -> None:
        self.is_high = self.told_high = False
        self.request: Request | None = None


class Request:
    """A stand-in for libgpiod's line request, with a pollable file descriptor."""

    def __init__(self, gpio: int, line: Line, settings: LineSettings, consumer: str, most: int) -> None:
        self.gpio, self.line, self.consumer, self.settings = gpio, line, consumer, settings
        self.events: deque[EdgeEvent] = deque(maxlen=most)
        self.fd, self._bell = os.pipe()
        self.is_gone = False
        self._seqno = 0
        self.reconfigure_lines({gpio: settings})

    @property
    def offsets(self) -> list[int]:
        return [self.gpio]

    def reconfigure_lines(self, config: dict[int, LineSettings]) -> None:
        self.settings = settings = config[self.gpio]
        if settings.direction is Direction.OUTPUT:
            self.line.is_high = settings.output_value is Value.ACTIVE
        elif settings.bias is not Bias.DISABLED and settings.bias is not Bias.AS_IS:
            self.line.is_high = settings.bias is Bias.PULL_UP
        self.line.told_high = self.line.is_high

    def get_value(self, gpio: int) -> Value:
        return Value.ACTIVE if self.line.told_high else Value.INACTIVE

    def set_value(self, gpio: int, value: Value) -> None:
        assert self.settings.direction is Direction.OUTPUT
        self.line.is_high = self.line.told_high = value is Value.ACTIVE

    def tell(self, high: bool, ago_ms: int = 0) -> None:
        """Report an edge after debouncing."""
        self.line.told_high = high
        if self.settings.edge_detection not in (Edge.BOTH, Edge.RISING if high else Edge.FALLING):
            return
        self._seqno += 1
        kind: Any = (RISING if high else FALLING).value
        at_ns = time.monotonic_ns() - ago_ms * 1_000_000
        self.events.append(EdgeEvent(kind, at_ns, self.gpio, self._seqno, self._seqno))
        os.write(self._bell, b"!")

    def read_edge_events(self) -> list[EdgeEvent]:
        if self.is_gone:
            raise OSError(errno.ENODEV, "No such device")
        os.read(self.fd, 4096)  # BlockingIOError without an event, as on a real line
        events = list(self.events)
        self.events.clear()
        return events

    def release(self) -> None:
        self.line.request = None
        os.close(self.fd)
        os.close(self._bell)


class SimulatedChip:
    """A stand-in for libgpiod's chip."""

    def __init__(self, label: str, lines: list[Line]) -> None:
        self.label, self.lines = label, lines
        self.is_open = True

    def __enter__(self) -> SimulatedChip:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self.is_open = False

    def get_info(self) -> ChipInfo:
        return ChipInfo("gpiochip0", self.label, len(self.lines))

    def get_line_info(self, gpio: int) -> LineInfo:
        request = self.lines[gpio].request
        consumer = "" if request is None else request.consumer
        kinds: tuple[Any, ...] = (Direction.INPUT.value, Bias.UNKNOWN.value, Drive.PUSH_PULL.value, Edge.NONE.value)
        direction, bias, drive, edge = kinds
        clock: Any = Clock.MONOTONIC.value
        return LineInfo(gpio, "", request is not None, consumer, direction, False, bias, drive, edge, clock, False, 0)

    def request_lines(
        self, config: dict[int, LineSettings], consumer: str | None = None, event_buffer_size: int = 16
    ) -> Request:
        ((gpio, settings),) = config.items()
        line = self.lines[gpio]
        if line.request is not None:
            raise OSError(errno.EBUSY, "Device or resource busy")
        line.request = Request(gpio, line, settings, consumer or "?", event_buffer_size)
        return line.request


class Lines:
    """The test's side of a simulated chip's lines."""

    def __init__(self) -> None:
        self.lines = [Line() for _ in range(LINES)]
        self.ago_ms = 0  # age of the next edges, unread until now

    def open_chip(self) -> Chip:
        chip: Any = SimulatedChip(LABEL, self.lines)
        return open_chip(["/dev/gpiochip0"], lambda path: chip)

    def drive(self, gpio: int, high: bool) -> None:
        """Drive an input to a level."""
        line = self.lines[gpio]
        was_high, line.is_high = line.is_high, high
        if line.request is None:
            line.told_high = high
        elif was_high != high and not line.request.settings.debounce_period:
            line.request.tell(high, self.ago_ms)

    def be_quiet(self) -> None:
        """Let the longest debounce time pass."""
        for line in self.lines:
            if line.request is not None and line.is_high != line.told_high:
                line.request.tell(line.is_high)

    def is_high(self, gpio: int) -> bool:
        return self.lines[gpio].is_high


def take(chip: gpiod.Chip, gpio: int, consumer: str) -> gpiod.LineRequest:
    """Take a line as another program does; "" = without a name."""
    return chip.request_lines({gpio: LineSettings(direction=Direction.INPUT)}, consumer or None)
