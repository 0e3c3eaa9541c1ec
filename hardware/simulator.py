"""The simulator for `--simulate`: buttons, knob, lamps and dice reader behind the real drivers.

The pins are gpiozero's mock pins, the reader is a program at the other end of a pseudo-terminal.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from queue import SimpleQueue

from gpiozero.pins.mock import MockFactory, MockPWMPin
from msgspec import Struct

from hardware.bell import Bell
from hardware.config import (
    ButtonConfig,
    BuzzerConfig,
    EncoderConfig,
    Hardware,
    LampConfig,
    ReaderConfig,
    SoundConfig,
)
from hardware.gesture import Later, later
from hardware.rig import Rig
from hardware.rotary import CIRCLE
from hardware.signal import Gesture, Put, RolledDie, Shared
from hardware.simulated_reader import Cable, SimulatedReader

TICK_S = 0.02
SEAT_PINS = (17, 27, 22, 23, 24)  # as in docs/wiring.svg
SECOND_PINS = (4, 14, 15, 18, 20)
LAMP_PINS = (12, 21, 19, 8, 7)
SHARED_PINS: dict[Shared, int] = {"undo": 5, "pause": 6, "next": 13}
KNOB = EncoderConfig(a=16, b=26, push=25)
TABLE_LAMP = LampConfig(red=9, green=10, blue=11)
BUZZER = BuzzerConfig(pin=3)
PUSHED_MS = 60


class Times(Struct, frozen=True, kw_only=True):
    """The times of every seat's button. All 0: every gesture counts at once."""

    debounce_ms: int = 0
    hold_ms: int = 0
    double_ms: int = 0


INSTANT = Times()
USUAL = Times(debounce_ms=30, hold_ms=600, double_ms=300)


class MockPins(MockFactory):  # type: ignore[misc]
    """gpiozero's mock pins with edges of age zero, so that tests alone decide the time."""

    def __init__(self) -> None:
        super().__init__(pin_class=MockPWMPin)

    @staticmethod
    def ticks_diff(later: float, earlier: float) -> float:
        return 0.0


class Simulator:
    """Five seats with two buttons and a lamp each, three shared buttons, a knob, a lamp and a buzzer of the table, and
    a dice reader, for programs to press, turn and roll.

    `rig` holds the real drivers with the lamps' state: start and stop the simulator instead of it. `reader` is the dice
    reader at the other end of the `cable`, with the host's last requests.
    """

    seats, shared = range(len(SEAT_PINS)), tuple(SHARED_PINS)  # the available buttons

    def __init__(self, now_ms: Callable[[], int], times: Times = INSTANT, later: Later = later) -> None:
        """`now_ms` is a monotonic clock; `later` is the timer for held buttons."""
        self._now_ms, self._times, self._later = now_ms, times, later
        self._pins = MockPins()
        self._folder = tempfile.TemporaryDirectory(prefix="companion-simulator-")
        self.cable = Cable(Path(self._folder.name) / "dice")
        self.reader = SimulatedReader("SIMULATED", f"{os.getpid()}-{now_ms()}"[-24:])
        self._todo: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._bell = Bell()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="simulated-reader", daemon=True)
        self._knob = 0  # its place in CIRCLE
        self.gesture: Gesture = "press"  # of the next touch on a panel's button
        self.tray: tuple[str, ...] | None = None  # the dice laid out on the panel; None = the wanted ones
        self.hardware = _hardware(str(self.cable.path), times)
        self.rig = Rig(self.hardware, now_ms, lambda: self._pins)

    def start(self, put: Put) -> None:
        """Plug the reader in and start the drivers."""
        self._plug()
        self._bell_file = self._bell.set_up()
        self._thread.start()
        self.rig.start(put)

    def stop(self) -> None:
        """Stop the drivers and remove the cable."""
        self.rig.stop()
        self._stop.set()
        self._bell.ring()
        self._thread.join()
        self._bell.put_away()
        self.cable.unplug()
        self._folder.cleanup()

    # ---- buttons and the knob -------------------------------------------------------------------------
    def press(self, what: int | Shared, how: Gesture = "press", second: bool = False) -> None:
        """Press, hold or double press a button. Raises KeyError without such a button."""
        pins = {(button.meaning, button.second): button.pin for button in self.hardware.buttons}
        self._move(pins[what, second], self._strokes(how))

    def turn(self, detents: int) -> None:
        """Turn the knob by so many detents, clockwise if positive."""
        for _ in range(abs(detents) * KNOB.steps):
            self._knob = (self._knob + (1 if detents > 0 else -1)) % len(CIRCLE)
            for pin, closed in zip((KNOB.a, KNOB.b), CIRCLE[self._knob], strict=True):
                self._move_contact(pin, closed)

    def push(self) -> None:
        assert KNOB.push is not None
        self._move(KNOB.push, ((True, PUSHED_MS), (False, 0)))

    def _strokes(self, how: Gesture) -> Sequence[tuple[bool, int]]:
        """(closed, duration), one after the other."""
        short_ms = 2 * self._times.debounce_ms
        match how:
            case "hold":
                return ((True, self._times.hold_ms + 2 * short_ms), (False, short_ms))
            case "double":
                return ((True, short_ms), (False, short_ms), (True, short_ms), (False, short_ms))
            case "press":
                return ((True, short_ms), (False, short_ms))

    def _move(self, pin: int, strokes: Sequence[tuple[bool, int]]) -> None:
        for i, (closed, ms) in enumerate(strokes, start=1):
            self._move_contact(pin, closed)
            if ms and strokes[i:]:
                self._later(ms, lambda rest=strokes[i:]: self._move(pin, rest))  # type: ignore[misc]
                return

    def _move_contact(self, number: int, closed: bool) -> None:
        """Move a contact to ground: a closed one is low."""
        pin = self._pins.pin(number)
        if closed:
            pin.drive_low()
        else:
            pin.drive_high()

    # ---- the dice reader --------------------------------------------------------------------------------
    def roll(self, dice: Iterable[RolledDie]) -> None:
        """Roll dice in the reader's tray."""
        rolled = tuple(dice)
        self._run_soon(lambda: self.cable.write(self.reader.roll(rolled, self._now_ms())))

    def unplug(self) -> None:
        self._run_soon(self.cable.unplug)

    def replug(self) -> None:
        self._run_soon(self._plug)

    def _plug(self) -> None:
        if not self.cable.is_plugged:
            self.cable.plug()
            self.cable.write(self.reader.wake_up(self._now_ms()))

    def _run_soon(self, call: Callable[[], None]) -> None:
        """Run the call on the reader's thread at once."""
        self._todo.put(call)
        self._bell.ring()

    def _run(self) -> None:
        while not self._stop.is_set():
            data = self.cable.read(TICK_S, self._bell_file)
            self._bell.clear()
            now_ms = self._now_ms()
            self.cable.write(self.reader.feed(data, now_ms) + self.reader.tick(now_ms))
            while not self._todo.empty():
                self._todo.get()()


def _hardware(port: str, times: Times) -> Hardware:
    def button(seat: int, pin: int, second: bool) -> ButtonConfig:
        return ButtonConfig(pin=pin, seat=seat, second=second, debounce_ms=times.debounce_ms, hold_ms=times.hold_ms,
                            double_ms=times.double_ms)  # fmt: skip

    return Hardware(
        buttons=(
            *(button(seat, pin, False) for seat, pin in enumerate(SEAT_PINS, start=1)),
            *(button(seat, pin, True) for seat, pin in enumerate(SECOND_PINS, start=1)),
            *(ButtonConfig(pin=pin, shared=name, debounce_ms=times.debounce_ms) for name, pin in SHARED_PINS.items()),
        ),
        encoders=(KNOB,),
        lamps=(*(LampConfig(seat=seat, pin=pin) for seat, pin in enumerate(LAMP_PINS, start=1)), TABLE_LAMP),
        buzzers=(BUZZER,),
        readers=(ReaderConfig(port=port),),
        sound=SoundConfig() if shutil.which("aplay") else None,
    )
