"""The reader of all Bluetooth dice of one table: a thread with an event loop, which speaks the signals of every device.

The thread is there while dice are kept or one is being met. Until then nothing of Bluetooth is imported.
"""

from __future__ import annotations

import asyncio
import importlib.util
import threading
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from hardware.bluetooth.die import KnownDie
from hardware.signal import DieSaid, Lost, Put

if TYPE_CHECKING:  # it imports bleak
    from hardware.bluetooth.radio import Radio


def is_installed() -> bool:
    """Whether this companion has what Bluetooth needs: the extra `bluetooth`."""
    return importlib.util.find_spec("bleak") is not None


LOW = 15  # percent: from here on it is said


class DieState(Struct, frozen=True, kw_only=True):
    """What a die that is connected has said."""

    battery: int | None  # percent; None = it has not said yet
    rssi: int  # dBm, when it was found
    last: str  # what lay on top; "" = it has not rolled yet

    @property
    def is_low(self) -> bool:
        """Whether it has to be charged."""
        return self.battery is not None and self.battery <= LOW


class Reach:
    """What the table and the radio know of each other: each value is replaced as a whole, so any thread may read it."""

    def __init__(self) -> None:
        self.dice: tuple[KnownDie, ...] = ()
        self.is_meeting = False
        self.met_die: KnownDie | None = None  # the one that was rolled meanwhile, without a number yet
        self.wanted_tints: tuple[str, ...] = ()
        self.states: dict[str, DieState] = {}  # by address

    @property
    def is_looking(self) -> bool:
        """Whether a die that nobody knows may be the one."""
        return self.is_meeting and self.met_die is None

    def find_die(self, address: str) -> KnownDie | None:
        """The die of that address, if it may roll here."""
        return next((die for die in self.dice if die.address == address), None)

    def has_missing(self, here: Collection[str]) -> bool:
        """Whether there is a die to be looked for."""
        return self.is_looking or any(die.address not in here for die in self.dice)


class BluetoothDice:
    """A device. Reports Rolled, Found, Lost and DieSaid; everything here may be called from any thread."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self.reach = Reach()
        self._now_ms = now_ms
        self._put: Put | None = None  # since it was started
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._radio: Radio | None = None
        self._work: asyncio.Task[None] | None = None

    def start(self, put: Put) -> None:
        """Look for the dice from now on."""
        self._put = put
        self._start_if_needed()

    def stop(self) -> None:
        """Let all dice go."""
        self._put = None
        self._call(lambda radio: self._work.cancel() if self._work else None)
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def keep(self, dice: Iterable[KnownDie]) -> None:
        """These dice may roll here, and no others."""
        self.reach.dice = tuple(dice)
        self._start_if_needed()
        self._call(lambda radio: radio.update_dice())

    def meet(self, on: bool) -> None:
        """Listen to dice that nobody knows, until one is rolled; or no more."""
        self.reach.is_meeting, self.reach.met_die = on, None
        self._start_if_needed()
        if self._put and not on:
            self._put(DieSaid(device="Bluetooth", what="news", at_ms=self._now_ms()))
        self._call(lambda radio: radio.update_dice())

    def want(self, tints: Iterable[str]) -> None:
        """These dice are to be rolled now, one colour a die."""
        self.reach.wanted_tints = wanted = tuple(tints)
        self._call(lambda radio: radio.want(wanted))

    def blink(self, device: str, tint: str, times: int) -> None:
        """Let that die be seen, by its device or its address."""
        self._call(lambda radio: radio.blink(device, tint, times))

    # ---- the thread ---------------------------------------------------------------------------------------
    def _start_if_needed(self) -> None:
        if self._put and self._thread is None and (self.reach.dice or self.reach.is_meeting):
            self._thread = threading.Thread(target=self._run, args=(self._put,), name="bluetooth", daemon=True)
            self._thread.start()

    def _run(self, put: Put) -> None:
        try:
            asyncio.run(self._main(put))
        except Exception as error:  # also what bleak does where it is half installed
            put(Lost(device="Bluetooth", reason="no-radio", detail=repr(error)))

    async def _main(self, put: Put) -> None:
        from hardware.bluetooth.radio import Radio

        radio = Radio(self.reach, put, self._now_ms)
        self._work = asyncio.create_task(radio.run())
        with self._lock:
            self._radio, self._loop = radio, asyncio.get_running_loop()
        if self._put is None:  # stopped meanwhile
            self._work.cancel()
        try:
            await asyncio.gather(self._work, return_exceptions=True)
        finally:
            with self._lock:
                self._radio = self._loop = None

    def _call(self, what: Callable[[Radio], object]) -> None:
        """Have the radio do that on its own loop; without one there is nothing to tell."""
        with self._lock:
            if self._loop is not None and self._radio is not None:
                self._loop.call_soon_threadsafe(what, self._radio)
