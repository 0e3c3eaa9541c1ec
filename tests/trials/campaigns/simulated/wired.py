"""What hangs on the box's wires: contacts that bounce, a knob, and a dice reader on a line that loses and garbles.

The drivers are the real ones as far as they have no thread of their own: Button and Knob on gpiozero's mock pins, Host
and Ledger for the reader. Their time is the loop's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from hardware.buttons import Button
from hardware.config import ButtonConfig, EncoderConfig
from hardware.dice_host import Host, RollLedger
from hardware.rotary import CIRCLE, Knob
from hardware.signal import Put, RolledDie
from hardware.simulated_reader import SimulatedReader
from hardware.simulator import KNOB, SEAT_PINS, SECOND_PINS, SHARED_PINS, MockPins
from tests.trials.campaigns.virtual import VirtualLoop

DEBOUNCE_MS, HOLD_MS, DOUBLE_MS = 30, 600, 300
BOUNCES = 4
LATE_S = 0.02  # a line's own delay, at most
DEVICE = "serial:dice"


class Panel:
    """Buttons of five seats with two each, three shared ones, and a knob; it outlives the core."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._place = 0
        self._pins: Any = None
        self._parts: list[Button | Knob] = []
        self.pressed = 0

    def start(self, put: Put) -> None:
        """A core has started: its drivers take the pins."""
        self._pins = MockPins()
        self._parts = [Button(name, config, self._loop.now_ms, self._later) for name, config in _buttons()]
        self._parts.append(Knob("encoder:table", EncoderConfig(a=KNOB.a, b=KNOB.b), self._loop.now_ms))
        for part in self._parts:
            part.open(self._pins, put)
        for pin, closed in zip((KNOB.a, KNOB.b), CIRCLE[self._place], strict=True):
            self._contact(pin, closed)

    def stop(self) -> None:
        """The core has gone, and its drivers with it."""
        for part in self._parts:
            part.close()
        self._parts = []
        if self._pins:
            self._pins.close()
            self._pins = None

    def _later(self, ms: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        return self._loop.call_later(ms / 1000, call)

    def press(self, rng: Random) -> None:
        """Somebody presses, holds or double presses some button, and its contact bounces."""
        pin = rng.choice((*SEAT_PINS, *SEAT_PINS, *SECOND_PINS, *SHARED_PINS.values()))
        how = rng.choice(("press", "press", "press", "hold", "double"))
        self.pressed += 1
        strokes = {"press": (80,), "hold": (900,), "double": (80, 80)}[how]
        at_ms = 0
        for down_ms in strokes:
            self._edges(pin, True, at_ms, rng)
            self._edges(pin, False, at_ms + down_ms, rng)
            at_ms += down_ms + 90

    def turn(self, detents: int) -> None:
        """The knob, clockwise where positive."""
        for _ in range(abs(detents) * KNOB.steps):
            self._place = (self._place + (1 if detents > 0 else -1)) % len(CIRCLE)
            for pin, closed in zip((KNOB.a, KNOB.b), CIRCLE[self._place], strict=True):
                self._contact(pin, closed)

    def _edges(self, pin: int, down: bool, at_ms: int, rng: Random) -> None:
        """A worn contact closes and opens a few times before it stays."""
        for i in range(2 * rng.randrange(BOUNCES) + 1):
            state = down if i % 2 == 0 else not down
            self._loop.call_later((at_ms + i) / 1000, self._contact, pin, state)

    def _contact(self, number: int, closed: bool) -> None:
        if self._pins:
            pin = self._pins.pin(number)
            (pin.drive_low if closed else pin.drive_high)()


def _buttons() -> list[tuple[str, ButtonConfig]]:
    """All of them; holding and double pressing means something on the first button of a seat."""
    found = []
    for seat in range(len(SEAT_PINS)):
        first = ButtonConfig(pin=SEAT_PINS[seat], seat=seat + 1, debounce_ms=DEBOUNCE_MS, hold_ms=HOLD_MS,
                             double_ms=DOUBLE_MS)  # fmt: skip
        second = ButtonConfig(pin=SECOND_PINS[seat], seat=seat + 1, second=True, debounce_ms=DEBOUNCE_MS)
        found += [(f"button:{seat}", first), (f"button:{seat}:second", second)]
    shared = [(f"button:{name}", ButtonConfig(pin=pin, shared=name)) for name, pin in SHARED_PINS.items()]
    return [*found, *shared]


class Tray:
    """A dice reader, and the line between it and the box."""

    def __init__(self, loop: VirtualLoop, rng: Random) -> None:
        self._loop, self._rng = loop, rng
        self._reader = SimulatedReader("TRAY1", "7F3A")
        self._host: Host | None = None
        self._put: Put = lambda signal: None
        self._plugged, self._noise = True, 0.0
        self._life = 0  # of the line: what was under way when it was cut never comes
        self._alarm: asyncio.TimerHandle | None = None
        self.thrown: list[tuple[RolledDie, ...]] = []

    @property
    def wanted(self) -> tuple[str, ...]:
        return self._reader.wanted

    # ---- what people do -----------------------------------------------------------------------------------
    def roll(self, dice: tuple[RolledDie, ...]) -> None:
        """Dice come to rest in it."""
        self.thrown.append(dice)
        self._up(self._reader.roll(dice, self._loop.now_ms()))
        self._wake()

    def garble(self, share: float) -> None:
        """From now on so many of the line's pieces are lost, cut, doubled or have a bit flipped."""
        self._noise = share

    def unplug(self) -> None:
        """Pull the cable."""
        if self._plugged:
            self._plugged = False
            self._life += 1
            if self._host:
                self._host.closed(self._loop.now_ms())

    def plug(self) -> None:
        """Put the cable in."""
        if not self._plugged:
            self._plugged = True
            self._open()

    # ---- the box's side -------------------------------------------------------------------------------------
    def start(self, put: Put) -> None:
        """A core has started: its driver opens the port."""
        self._host, self._put = Host(DEVICE, RollLedger()), put
        if self._plugged:
            self._open()

    def stop(self) -> None:
        """The core has gone."""
        self._host = None
        self._life += 1
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def want(self, tints: tuple[str, ...]) -> None:
        """The core waits for these dice."""
        if self._host:
            self._down(self._host.want(tints, self._loop.now_ms()))
            self._wake()

    def _open(self) -> None:
        self._life += 1
        if self._host:
            self._down(self._host.opened(self._loop.now_ms()))
        self._up(self._reader.woken(self._loop.now_ms()))
        self._wake()

    def _up(self, data: bytes) -> None:
        self._send(data, self._at_host)

    def _down(self, data: bytes) -> None:
        self._send(data, self._at_reader)

    def _send(self, data: bytes, arrive: Callable[[int, bytes], None]) -> None:
        data = self._spoilt(data)
        if data and self._plugged:
            self._loop.call_later(LATE_S, arrive, self._life, data)

    def _spoilt(self, data: bytes) -> bytes:
        if not data or self._rng.random() >= self._noise:
            return data
        at = self._rng.randrange(len(data))
        flipped = bytes([data[at] ^ 1 << self._rng.randrange(8)])
        return self._rng.choice((b"", data[:at], data + data, data[:at] + flipped + data[at + 1 :]))

    def _at_host(self, life: int, data: bytes) -> None:
        if life != self._life or not self._host:
            return
        step = self._host.feed(data, self._loop.now_ms())
        for signal in step.signals:
            self._put(signal)
        self._down(step.send)
        self._wake()

    def _at_reader(self, life: int, data: bytes) -> None:
        if life == self._life:
            self._up(self._reader.feed(data, self._loop.now_ms()))
            self._wake()

    def _wake(self) -> None:
        """Both ends repeat what was not answered, as long as there is something to wait for."""
        if self._alarm is None:
            self._alarm = self._loop.call_later(0.25, self._due)

    def _due(self) -> None:
        self._alarm = None
        now_ms = self._loop.now_ms()
        if not self._plugged or self._host is None:
            return
        up, down = self._reader.due(now_ms), self._host.due(now_ms)
        self._up(up)
        self._down(down)
        if self._reader.wanted or self._host.rest_ms(now_ms) is not None or up:
            self._wake()
