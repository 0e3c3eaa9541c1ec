"""Rotary encoders on two GPIO pins: their four states in a circle become steps from detent to detent.

Bounces alternate between two states and cancel out; a missed edge does no harm, as long as the others show the
direction.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from hardware.buttons import age_ms, input_pin
from hardware.config import EncoderConfig
from hardware.signal import Put, Turned

CIRCLE = ((False, False), (True, False), (True, True), (False, True))  # (a, b) closed, clockwise from a detent


class Turn(Struct, frozen=True, kw_only=True):
    """A knob's position: its place in CIRCLE, and the edges since the last detent."""

    place: int = 0
    edges: int = 0


def turned(turn: Turn, a: bool, b: bool, steps: int) -> tuple[Turn, int]:
    """The knob after its contacts changed, and -1, 0 or 1 detents. `steps` edges lead from one detent to the next."""
    place = CIRCLE.index((a, b))
    edges = turn.edges + {0: 0, 1: 1, 2: 0, 3: -1}[(place - turn.place) % 4]  # 2: a missed edge, in either direction
    if place % steps:
        return Turn(place=place, edges=edges), 0
    detents = 0 if 2 * abs(edges) < steps else 1 if edges > 0 else -1
    return Turn(place=place), detents


class Knob:
    """One encoder: edges in, detents out."""

    def __init__(self, name: str, config: EncoderConfig, now_ms: Callable[[], int]) -> None:
        """`now_ms` is a monotonic clock."""
        self.name = name
        self._config, self._now_ms = config, now_ms
        self._pins: list[Any] = []
        self._put: Put = lambda signal: None
        self._contacts = [False, False]  # a and b
        self._turn = Turn()
        self._lock = threading.Lock()

    def open(self, factory: Any, put: Put) -> None:
        active = "low" if self._config.pull == "none" else None
        for number in (self._config.a, self._config.b):
            self._pins.append(input_pin(number, self._config.pull, active, factory))
        self._put = put
        self._contacts = [pin.is_active for pin in self._pins]
        self._turn = Turn(place=CIRCLE.index((self._contacts[0], self._contacts[1])))
        for contact, pin in enumerate(self._pins):
            pin.when_activated = lambda i=contact: self._on_edge(i, True)
            pin.when_deactivated = lambda i=contact: self._on_edge(i, False)

    def close(self) -> None:
        """Release the pins."""
        for pin in self._pins:
            pin.close()
        self._pins = []

    def _on_edge(self, contact: int, closed: bool) -> None:
        with self._lock:
            if not self._pins:
                return
            at_ms = self._now_ms() - age_ms(self._pins[contact])
            self._contacts[contact] = closed
            self._turn, detents = turned(self._turn, self._contacts[0], self._contacts[1], self._config.steps)
        if detents:
            seat = None if self._config.seat is None else self._config.seat - 1
            self._put(Turned(device=self.name, seat=seat, steps=detents, at_ms=at_ms))
