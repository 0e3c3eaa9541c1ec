"""Buttons and a dice reader that are not there, for `--simulate`: everything goes through the real drivers.

The pins are gpiozero's mock pins, the reader is a program at the other end of a pseudo-terminal.
"""

from __future__ import annotations

import os
import select
import tempfile
import threading
import tty
from collections.abc import Callable, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue

from gpiozero.pins.mock import MockFactory
from msgspec import Struct

from hardware.config import ButtonConfig, Hardware, ReaderConfig
from hardware.rig import Rig
from hardware.signal import Put, RolledDie, Shared
from hardware.simulated_reader import SimulatedReader

TICK_S = 0.02
TINTS = ("red", "blue", "yellow", "green", "purple", "white", "black", "orange", "pink", "none")
SEAT_PINS = (17, 27, 22, 23, 24)  # as in docs/wiring.svg
SHARED_PINS: dict[Shared, int] = {"undo": 5, "pause": 6, "next": 13}


class Described(Struct, frozen=True, kw_only=True):
    """What there is to press and to roll."""

    seats: tuple[int, ...]
    shared: tuple[Shared, ...]
    tints: tuple[str, ...]  # colours of dice that the reader knows
    wanted: tuple[str, ...]  # the dice that the core waits for, one colour a die
    lamp: bool
    plugged: bool


class Cable:
    """A pseudo-terminal as a USB cable: plugged in, `path` is a serial port; unplugged, there is nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ends: tuple[int, int] | None = None  # ours, the host's

    @property
    def plugged(self) -> bool:
        """Whether there is a port just now."""
        return self._ends is not None

    def plug(self) -> None:
        """Let the port appear; nothing where it is there already."""
        if self._ends is not None:
            return
        ours, hosts = self._ends = os.openpty()
        tty.setraw(hosts)  # or the terminal would echo until a driver opens it
        os.set_blocking(ours, False)
        self.path.symlink_to(os.ttyname(hosts))

    def unplug(self) -> None:
        """Let the port vanish under whoever has it open."""
        if self._ends is None:
            return
        self.path.unlink()
        for end in self._ends:
            os.close(end)
        self._ends = None

    def read(self, most_s: float) -> bytes:
        """What the host has sent, after waiting for it at most so long."""
        ours = [self._ends[0]] if self._ends else []
        ready, _, _ = select.select(ours, [], [], most_s)
        return os.read(ready[0], 4096) if ready else b""

    def write(self, data: bytes) -> None:
        """Send to the host; what nobody reads is lost when the line is full, as on a real one."""
        if self._ends is None or not data:
            return
        try:
            os.write(self._ends[0], data)
        except BlockingIOError:
            return


class Simulator:
    """Five seat buttons, three shared ones and a dice reader, to be pressed and rolled by a program.

    `rig` holds the real drivers: start and stop this instead of it.
    """

    def __init__(self, now_ms: Callable[[], int]) -> None:
        """`now_ms` is a monotonic clock."""
        self._now_ms = now_ms
        self._pins = MockFactory()
        self._folder = tempfile.TemporaryDirectory(prefix="companion-simulator-")
        self._cable = Cable(Path(self._folder.name) / "dice")
        self._reader = SimulatedReader("SIMULATED", f"{os.getpid()}-{now_ms()}"[-24:])
        self._todo: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="simulated-reader", daemon=True)
        self.hardware = _hardware(str(self._cable.path))
        self.rig = Rig(self.hardware, now_ms, lambda: self._pins)

    def start(self, put: Put) -> None:
        """Plug the reader in and start the drivers."""
        self._plug()
        self._thread.start()
        self.rig.start(put)

    def stop(self) -> None:
        """Stop the drivers and take everything away."""
        self.rig.stop()
        self._stop.set()
        self._thread.join()
        self._cable.unplug()
        self._folder.cleanup()

    def press(self, seat: int) -> None:
        """Press a seat's button; KeyError if the seat has none."""
        self._press(seat)

    def press_shared(self, name: Shared) -> None:
        """Press a button of the whole table."""
        self._press(name)

    def roll(self, dice: Iterable[RolledDie]) -> None:
        """Let dice come to rest in the reader's tray."""
        rolled = tuple(dice)
        self._todo.put(lambda: self._cable.write(self._reader.roll(rolled, self._now_ms())))

    def unplug(self) -> None:
        """Pull the reader's cable."""
        self._todo.put(self._cable.unplug)

    def replug(self) -> None:
        """Plug the reader's cable in."""
        self._todo.put(self._plug)

    def noise(self, data: bytes) -> None:
        """Let these bytes come over the reader's line."""
        self._todo.put(lambda: self._cable.write(data))

    def describe(self) -> Described:
        """What there is to press and to roll, as it is now."""
        buttons = [button.what for button in self.hardware.buttons]
        return Described(
            seats=tuple(what for what in buttons if isinstance(what, int)),
            shared=tuple(SHARED_PINS),
            tints=TINTS,
            wanted=self._reader.wanted,
            lamp=self._reader.lamp,
            plugged=self._cable.plugged,
        )

    def _press(self, what: int | Shared) -> None:
        number = {button.what: button.pin for button in self.hardware.buttons}[what]
        pin = self._pins.pin(number)
        pin.drive_low()
        pin.drive_high()

    def _plug(self) -> None:
        if not self._cable.plugged:
            self._cable.plug()
            self._cable.write(self._reader.woken(self._now_ms()))

    def _run(self) -> None:
        while not self._stop.is_set():
            data = self._cable.read(TICK_S)
            now_ms = self._now_ms()
            self._cable.write(self._reader.feed(data, now_ms) + self._reader.due(now_ms))
            self._do()

    def _do(self) -> None:
        try:
            while True:
                self._todo.get_nowait()()
        except Empty:
            return


def _hardware(port: str) -> Hardware:
    seats = (ButtonConfig(pin=pin, seat=i) for i, pin in enumerate(SEAT_PINS, start=1))
    shared = (ButtonConfig(pin=pin, shared=name) for name, pin in SHARED_PINS.items())
    return Hardware(buttons=(*seats, *shared), readers=(ReaderConfig(port=port),))
