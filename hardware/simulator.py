"""The simulator for `--simulate`: buttons, knob and lamps behind the real drivers, on gpiozero's mock pins; and a dice
reader that reports as the real one's driver does.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Sequence

from gpiozero.pins.mock import MockFactory, MockPWMPin
from msgspec import Struct
from msgspec.structs import replace

from hardware.config import (
    ButtonConfig,
    BuzzerConfig,
    EncoderConfig,
    Hardware,
    LampConfig,
    ReaderConfig,
    SoundConfig,
)
from hardware.dice_protocol import Roll, encode
from hardware.gesture import Later, later
from hardware.rig import Rig
from hardware.rotary import CIRCLE
from hardware.signal import Found, Gesture, Lost, Put, Rolled, RolledDie, Shared

READER = "serial:dice"
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

    `rig` holds the real drivers with the lamps' state: start and stop the simulator instead of it.
    """

    seats, shared = range(len(SEAT_PINS)), tuple(SHARED_PINS)  # the available buttons

    def __init__(self, now_ms: Callable[[], int], times: Times = INSTANT, later: Later = later) -> None:
        """`now_ms` is a monotonic clock; `later` is the timer for held buttons."""
        self._now_ms, self._times, self._later = now_ms, times, later
        self._pins = MockPins()
        self._put: Put = lambda signal: None
        self._rolls = 0
        self._knob = 0  # its place in CIRCLE
        self.is_plugged = True  # the dice reader's cable
        self.gesture: Gesture = "press"  # of the next touch on a panel's button
        self.tray: tuple[str, ...] | None = None  # the dice laid out on the panel; None = the wanted ones
        self.hardware = _hardware(times)
        self.rig = Rig(replace(self.hardware, readers=()), now_ms, lambda: self._pins)

    def start(self, put: Put) -> None:
        self._put = put
        self.rig.start(put)
        put(Found(device=READER))

    def stop(self) -> None:
        self.rig.stop()

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
        """Roll dice in the reader's tray; nobody hears an unplugged one."""
        if self.is_plugged:
            self._rolls += 1
            rolled = Roll(epoch="SIMULATED", number=self._rolls, at_rest=True, dice=tuple(dice))
            raw, at_ms = encode(rolled).decode().strip(), self._now_ms()
            self._put(Rolled(device=READER, dice=rolled.dice, frame=self._rolls, raw=raw, at_ms=at_ms))

    def unplug(self) -> None:
        self.is_plugged = False
        self._put(Lost(device=READER, reason="unplugged"))

    def replug(self) -> None:
        self.is_plugged = True
        self._put(Found(device=READER))


def _hardware(times: Times) -> Hardware:
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
        readers=(ReaderConfig(),),
        sound=SoundConfig() if shutil.which("aplay") else None,
    )
